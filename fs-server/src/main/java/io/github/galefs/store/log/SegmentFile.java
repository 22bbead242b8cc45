package io.github.galefs.store.log;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.SystemErrors;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A segment's file that is written by system calls, which no interrupt ends: a FileChannel would be closed by one.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/pwrite.2.html">pwrite(2)</a>
 */
final class SegmentFile implements AutoCloseable {
    private static final int O_WRONLY = 1;
    private static final int O_CLOEXEC = 0x80000;
    private static final int EINTR = 4;
    private static final int ENOSPC = 28;
    private static final int EDQUOT = 122;

    private static final MemoryLayout ERROR_LAYOUT = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO = ERROR_LAYOUT.varHandle(MemoryLayout.PathElement.groupElement("errno"));
    private static final MethodHandle OPEN = handle(
            "open",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    private static final MethodHandle CLOSE =
            handle("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    private static final MethodHandle SET_LENGTH = handle(
            "ftruncate", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));
    private static final MethodHandle WRITE = handle(
            "pwrite",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_INT,
                    ValueLayout.ADDRESS,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG));

    private final Path path;
    private final int fd;

    private SegmentFile(final Path path, final int fd) {
        this.path = path;
        this.fd = fd;
    }

    /** Returns whether the system has the calls, with the numbers of errors that are known here. */
    static boolean isSupported() {
        return System.getProperty("os.name").equals("Linux")
                && OPEN != null
                && CLOSE != null
                && SET_LENGTH != null
                && WRITE != null;
    }

    /**
     * Opens an existing file for writing.
     *
     * @param path of the file.
     * @return the file, to be closed by the caller.
     * @throws FileServiceException EIO.
     */
    static SegmentFile open(final Path path) throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment name = arena.allocateFrom(path.toString());
            final long fd = call(path, "open", error -> (int) OPEN.invokeExact(error, name, O_WRONLY | O_CLOEXEC));
            return new SegmentFile(path, (int) fd);
        }
    }

    /** Sets the length of the file. */
    void setLength(final long length) throws FileServiceException {
        call(path, "extend", error -> (int) SET_LENGTH.invokeExact(error, fd, length));
    }

    /**
     * Writes bytes.
     *
     * @param bytes  memory outside the heap.
     * @param offset offset in the file.
     * @throws FileServiceException ENOSPC, EIO; some of the bytes may be written.
     */
    void write(final MemorySegment bytes, final long offset) throws FileServiceException {
        long done = 0;
        while (done < bytes.byteSize()) {
            final long from = done;
            final MemorySegment rest = bytes.asSlice(from);
            done += call(path, "write to", error ->
                    (long) WRITE.invokeExact(error, fd, rest, rest.byteSize(), offset + from));
        }
    }

    @Override
    public void close() {
        try (Arena arena = Arena.ofConfined()) {
            // Once: the descriptor is free also after an error. A force reports what was not written.
            final int _ = (int) CLOSE.invokeExact(arena.allocate(ERROR_LAYOUT), fd);
        } catch (final RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @FunctionalInterface
    private interface Call {
        long invoke(MemorySegment error) throws Throwable;
    }

    /** Makes a call, again if a signal has ended it; returns its result. */
    private static long call(final Path path, final String what, final Call call) throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment error = arena.allocate(ERROR_LAYOUT);
            long result = call.invoke(error);
            while (result < 0 && (int) ERRNO.get(error, 0L) == EINTR) {
                result = call.invoke(error);
            }
            if (result < 0) {
                throw failure(path, what, (int) ERRNO.get(error, 0L));
            }
            return result;
        } catch (final FileServiceException | RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new FileServiceException(PosixError.EIO, "cannot " + what + " " + path, new IllegalStateException(e));
        }
    }

    private static FileServiceException failure(final Path path, final String what, final int number) {
        return number == ENOSPC || number == EDQUOT
                ? new FileServiceException(PosixError.ENOSPC, "cannot " + what + " " + path + ": disk full")
                : new FileServiceException(
                        PosixError.EIO,
                        "cannot " + what + " " + HeldDirectory.name(path) + ": " + SystemErrors.describe(number));
    }

    private static MethodHandle handle(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker.Option[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = Linker.Option.captureCallState("errno");
        return CLibrary.find(name, descriptor, all);
    }
}
