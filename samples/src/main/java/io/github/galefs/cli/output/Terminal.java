package io.github.galefs.cli.output;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/** Asks the C library what the standard streams are; {@link java.io.Console} covers terminals of two of them only. */
final class Terminal {
    private static final int STANDARD_OUTPUT = 1;
    private static final int STANDARD_ERROR = 2;

    /** Of {@code struct pollfd}: int fd, short events, short revents. */
    private static final int POLL_SIZE = 8;

    private static final int POLL_RETURNED_EVENTS = 6;
    private static final int POLLERR = 0x8;
    private static final int POLLHUP = 0x10;

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

    /**
     * Returns whether standard output is a pipe whose reader has closed it; false on a platform without {@code poll}.
     * The message of the failed write cannot tell: it is in the language of the locale.
     */
    @SuppressWarnings("restricted")
    static boolean hasOutputLostItsReader() {
        final Linker linker = Linker.nativeLinker();
        final Optional<MemorySegment> function = linker.defaultLookup().find("poll");
        if (function.isEmpty()) {
            return false;
        }
        final MethodHandle poll = linker.downcallHandle(
                function.get(),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment entry = arena.allocate(POLL_SIZE, Integer.BYTES);
            entry.set(ValueLayout.JAVA_INT, 0, STANDARD_OUTPUT);
            final int ready = (int) poll.invokeExact(entry, 1L, 0);
            return ready == 1 && (entry.get(ValueLayout.JAVA_SHORT, POLL_RETURNED_EVENTS) & (POLLERR | POLLHUP)) != 0;
        } catch (final Throwable e) {
            throw new IllegalStateException("poll(" + STANDARD_OUTPUT + ") failed", e);
        }
    }
}
