package io.github.galefs.store.log;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;

/** Looks up functions of the C library for system calls that Java does not offer. */
final class CLibrary {
    private static final Linker LINKER = Linker.nativeLinker();

    private CLibrary() {}

    /**
     * Looks up a function.
     *
     * @param name       name of the function.
     * @param descriptor its signature, as in its manual page.
     * @param options    options of the call.
     * @return a handle that calls the function; null if the library does not have it.
     */
    @SuppressWarnings("restricted") // Safe if the descriptor matches the function.
    static MethodHandle find(final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        return LINKER.defaultLookup()
                .find(name)
                .map(address -> LINKER.downcallHandle(address, descriptor, options))
                .orElse(null);
    }
}
