package io.github.galefs.store.log;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.SystemErrors;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Preallocates disk space for bytes of a segment before they are written through a map, and releases what was not used.
 * Without preallocation, a full disk would raise a signal in the writer.
 *
 * <p>Neither changes a file's size. Both do nothing on a file system that does not support them; then the check of the
 * free space is the only protection.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/fallocate.2.html">fallocate(2)</a>
 */
final class SegmentSpace {
    private static final int KEEP_SIZE = 1;
    private static final int PUNCH_HOLE = 2;
    private static final int O_RDWR = 2;
    private static final int O_CLOEXEC = 0x80000;
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
    private static final MethodHandle FALLOCATE = handle(
            "fallocate",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG));

    private SegmentSpace() {}

    /**
     * Preallocates a range of a file that exists.
     *
     * @param file   the file.
     * @param offset offset of the range, in bytes.
     * @param length length of the range, in bytes.
     * @return false if the disk is full or the quota used up.
     * @throws IOException if the file cannot be opened.
     */
    static boolean preallocate(final Path file, final long offset, final long length) throws IOException {
        final int error = fallocate(file, O_RDWR | O_CLOEXEC, KEEP_SIZE, offset, length);
        return error != ENOSPC && error != EDQUOT;
    }

    /**
     * Releases the disk space of a range of a file. Its bytes are zeros from then on.
     *
     * @param file   the file.
     * @param offset offset of the range, in bytes.
     * @param length length of the range, in bytes.
     * @throws IOException if the file cannot be opened.
     */
    static void release(final Path file, final long offset, final long length) throws IOException {
        fallocate(file, O_RDWR | O_CLOEXEC, PUNCH_HOLE | KEEP_SIZE, offset, length);
    }

    /** Calls {@code fallocate}; returns its error number, or 0. */
    private static int fallocate(final Path file, final int flags, final int mode, final long offset, final long length)
            throws IOException {
        if (OPEN == null || CLOSE == null || FALLOCATE == null) {
            return 0;
        }
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment error = arena.allocate(ERROR_LAYOUT);
            final int fd = (int) OPEN.invokeExact(error, arena.allocateFrom(file.toString()), flags);
            if (fd < 0) {
                final int number = (int) ERRNO.get(error, 0L);
                if (number == ENOSPC || number == EDQUOT) {
                    return number;
                }
                throw new FileSystemException(HeldDirectory.name(file).toString(), null, SystemErrors.describe(number));
            }
            try {
                final int result = (int) FALLOCATE.invokeExact(error, fd, mode, offset, length);
                return result == 0 ? 0 : (int) ERRNO.get(error, 0L);
            } finally {
                final int _ = (int) CLOSE.invokeExact(error, fd);
            }
        } catch (final IOException | RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("cannot preallocate or release space of " + file, e);
        }
    }

    private static MethodHandle handle(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker.Option[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = Linker.Option.captureCallState("errno");
        return CLibrary.find(name, descriptor, all);
    }
}
