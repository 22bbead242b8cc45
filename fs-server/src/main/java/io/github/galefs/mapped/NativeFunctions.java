package io.github.galefs.mapped;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** Looks up functions of the C library. */
final class NativeFunctions {
    /** Layout of what a function of {@link #findWithError} stores its error number in. */
    static final StructLayout ERROR_LAYOUT = Linker.Option.captureStateLayout();

    private static final VarHandle ERRNO = ERROR_LAYOUT.varHandle(MemoryLayout.PathElement.groupElement("errno"));

    private NativeFunctions() {}

    /** Returns a handle that calls a function; null if the library does not have it. */
    @SuppressWarnings("restricted") // Safe if the descriptor matches the function.
    static MethodHandle find(final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find(name)
                .map(address -> linker.downcallHandle(address, descriptor, options))
                .orElse(null);
    }

    /** Returns a handle as {@link #find} does, whose first parameter receives the error number. */
    static MethodHandle findWithError(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker.Option[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = Linker.Option.captureCallState("errno");
        return find(name, descriptor, all);
    }

    /** Returns the number that a function has stored. */
    static int error(final MemorySegment state) {
        return (int) ERRNO.get(state, 0L);
    }
}
