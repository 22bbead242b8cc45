package io.github.galefs.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;

/** Functions of the C library that set {@code errno}. */
final class CLibrary {
    static final int ENOENT = 2;
    static final int EINTR = 4;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MemoryLayout STATE = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO = STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

    @SuppressWarnings("restricted") // The descriptor is that of the manual page.
    private static final MethodHandle CLOSE = LINKER.downcallHandle(
            LINKER.defaultLookup().findOrThrow("close"),
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

    /** Memory for {@code errno} of calls that move data, which then allocate nothing. */
    private static final ThreadLocal<MemorySegment> STATES =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

    private CLibrary() {}

    /** A call of a function, with memory for its {@code errno} and its arguments. */
    @FunctionalInterface
    interface Call {
        int invoke(MemorySegment state, Arena arena) throws Throwable;
    }

    /** A call of a function that returns a {@code long}, with memory for its {@code errno}. */
    @FunctionalInterface
    interface LongCall {
        long invoke(MemorySegment state) throws Throwable;
    }

    /**
     * Looks up a function.
     *
     * @param name       name of the function.
     * @param descriptor its signature, as in its manual page.
     * @param options    options of the call.
     * @return a handle that takes the memory for {@code errno} as its first argument.
     */
    @SuppressWarnings("restricted") // Safe if the descriptor matches the function.
    static MethodHandle find(final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker.Option[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = Linker.Option.captureCallState("errno");
        return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), descriptor, all);
    }

    /**
     * Makes a call, again as long as a signal interrupts it. Not for {@code close}: Linux has freed the descriptor
     * then.
     *
     * @return what the function returns, if it is not negative; or else the negative {@code errno}.
     */
    static int call(final Call call) {
        int result = callOnce(call);
        while (result == -EINTR) {
            result = callOnce(call);
        }
        return result;
    }

    /**
     * Makes a call.
     *
     * @return what the function returns, if it is not negative; or else the negative {@code errno}.
     */
    static int callOnce(final Call call) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment state = arena.allocate(STATE);
            final int result = call.invoke(state, arena);
            return result < 0 ? -(int) ERRNO.get(state, 0L) : result;
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("a call of the C library has thrown an exception", e);
        }
    }

    /**
     * Makes a call, again as long as a signal interrupts it.
     *
     * @return what the function returns, if it is not negative; or else the negative {@code errno}.
     */
    static long callLong(final LongCall call) {
        final MemorySegment state = STATES.get();
        long result;
        do {
            result = callOnce(call, state);
        } while (result == -EINTR);
        return result;
    }

    private static long callOnce(final LongCall call, final MemorySegment state) {
        try {
            final long result = call.invoke(state);
            return result < 0 ? -(int) ERRNO.get(state, 0L) : result;
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("a call of the C library has thrown an exception", e);
        }
    }

    /**
     * Closes a descriptor. Allocates nothing: the descriptors of a failed call are closed when memory is exhausted.
     * Linux frees the descriptor also where {@code close} fails.
     */
    static void close(final int descriptor) {
        try {
            final int _ = (int) CLOSE.invokeExact(descriptor);
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new AssertionError("a call of the C library has thrown an exception", e);
        }
    }

    /** Returns the exception for an error of a call on a file, with the reason in the system's words. */
    static FileSystemException failure(final Path file, final int errno) {
        return errno == ENOENT
                ? new NoSuchFileException(file.toString())
                : new FileSystemException(file.toString(), null, SystemErrors.describe(errno));
    }
}
