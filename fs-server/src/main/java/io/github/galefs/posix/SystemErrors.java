package io.github.galefs.posix;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Errors of system calls, in the system's words. */
public final class SystemErrors {
    private static final Linker LINKER = Linker.nativeLinker();

    @SuppressWarnings("restricted") // The string that the function returns ends with a zero.
    private static final MethodHandle STRERROR = LINKER.downcallHandle(
            LINKER.defaultLookup().findOrThrow("strerror"),
            FunctionDescriptor.of(
                    ValueLayout.ADDRESS.withTargetLayout(
                            MemoryLayout.sequenceLayout(Integer.MAX_VALUE, ValueLayout.JAVA_BYTE)),
                    ValueLayout.JAVA_INT));

    private SystemErrors() {}

    /**
     * Describes an error as the JDK's file exceptions do.
     *
     * @param errno number of the error, at least 1.
     * @return the description, in the language of the process.
     */
    public static String describe(final int errno) {
        try {
            return ((MemorySegment) STRERROR.invokeExact(errno)).getString(0);
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("strerror has thrown an exception", e);
        }
    }
}
