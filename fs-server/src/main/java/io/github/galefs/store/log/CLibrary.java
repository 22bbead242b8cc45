package io.github.galefs.store.log;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;

/** Finds the system calls that Java does not have. */
final class CLibrary {
    private static final Linker LINKER = Linker.nativeLinker();

    private CLibrary() {}

    /**
     * Looks for a function.
     *
     * @param name       of the function.
     * @param descriptor that its manual gives.
     * @param options    of the call.
     * @return to call it by; null if the library does not have it.
     */
    @SuppressWarnings("restricted") // As safe as the descriptor is right.
    static MethodHandle find(final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        return LINKER.defaultLookup()
                .find(name)
                .map(address -> LINKER.downcallHandle(address, descriptor, options))
                .orElse(null);
    }
}
