package io.github.galefs.store.log;

import java.io.IOException;
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
 * Takes room on the disk for bytes of a segment before they are written through a map, and gives back what was not
 * used. Without it a full disk would show itself to the writer as a signal.
 *
 * <p>Neither changes a file's size. On a file system that cannot do it, nothing happens, and the check of the free space
 * is all there is.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/fallocate.2.html">fallocate(2)</a>
 */
final class SegmentSpace {
    private static final int KEEP_SIZE = 1;
    private static final int PUNCH_HOLE = 2;
    private static final int O_RDWR = 2;
    private static final int O_CREAT = 0x40;
    private static final int O_CLOEXEC = 0x80000;
    private static final int PERMISSIONS = 0b110_100_100;
    private static final int ENOSPC = 28;
    private static final int EDQUOT = 122;

    private static final MemoryLayout ERROR_LAYOUT = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO = ERROR_LAYOUT.varHandle(MemoryLayout.PathElement.groupElement("errno"));
    private static final MethodHandle OPEN = handle(
            "open",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT),
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
     * Takes room for a range of a file, which is made if it does not exist.
     *
     * @param file   to take room for.
     * @param offset of the range, in bytes.
     * @param length of the range, in bytes.
     * @return false if the disk does not have it.
     * @throws IOException when the file cannot be opened.
     */
    static boolean take(final Path file, final long offset, final long length) throws IOException {
        final int error = change(file, O_RDWR | O_CREAT | O_CLOEXEC, KEEP_SIZE, offset, length);
        return error != ENOSPC && error != EDQUOT;
    }

    /**
     * Gives back the room of a range of a file, whose bytes are zeros from then on.
     *
     * @param file   to give back room of.
     * @param offset of the range, in bytes.
     * @param length of the range, in bytes.
     * @throws IOException when the file cannot be opened.
     */
    static void giveBack(final Path file, final long offset, final long length) throws IOException {
        change(file, O_RDWR | O_CLOEXEC, PUNCH_HOLE | KEEP_SIZE, offset, length);
    }

    /** The error of {@code fallocate}, or 0. */
    private static int change(final Path file, final int flags, final int mode, final long offset, final long length)
            throws IOException {
        if (OPEN == null || CLOSE == null || FALLOCATE == null) {
            return 0;
        }
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment error = arena.allocate(ERROR_LAYOUT);
            final int descriptor =
                    (int) OPEN.invokeExact(error, arena.allocateFrom(file.toString()), flags, PERMISSIONS);
            if (descriptor < 0) {
                final int number = (int) ERRNO.get(error, 0L);
                if (number == ENOSPC || number == EDQUOT) {
                    return number;
                }
                throw new IOException("cannot open " + file + ": error " + number);
            }
            try {
                final int result = (int) FALLOCATE.invokeExact(error, descriptor, mode, offset, length);
                return result == 0 ? 0 : (int) ERRNO.get(error, 0L);
            } finally {
                final int _ = (int) CLOSE.invokeExact(error, descriptor);
            }
        } catch (final IOException | RuntimeException | Error e) {
            throw e;
        } catch (final Throwable e) {
            throw new IOException("cannot take room for " + file, e);
        }
    }

    private static MethodHandle handle(
            final String name, final FunctionDescriptor descriptor, final Linker.Option... options) {
        final Linker.Option[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = Linker.Option.captureCallState("errno");
        return CLibrary.find(name, descriptor, all);
    }
}
