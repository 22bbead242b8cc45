package io.github.galefs.cli.output;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/** Asks the C library whether a stream is a terminal; {@link java.io.Console} covers standard input and output only. */
final class Terminal {
    private static final int STANDARD_ERROR = 2;

    private Terminal() {}

    /** Returns whether standard error is a terminal; false on a platform without {@code isatty}. */
    @SuppressWarnings("restricted")
    static boolean isStandardError() {
        final Linker linker = Linker.nativeLinker();
        final Optional<MemorySegment> function = linker.defaultLookup().find("isatty");
        if (function.isEmpty()) {
            return false;
        }
        final MethodHandle isatty = linker.downcallHandle(
                function.get(), FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
        try {
            return (int) isatty.invokeExact(STANDARD_ERROR) == 1;
        } catch (final Throwable e) {
            throw new IllegalStateException("isatty(" + STANDARD_ERROR + ") failed", e);
        }
    }
}
