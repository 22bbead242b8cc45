package io.github.galefs.store.log;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Disk space that files occupy. Segments are sparse, so their size is not their disk space.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/statx.2.html">statx(2), whose layout is the same on all
 *     architectures</a>
 */
public final class DiskUsage {
    private static final int AT_FDCWD = -100;
    private static final int STATX_BLOCKS = 0x400;
    private static final long STATX_LENGTH = 256;
    private static final long STX_BLOCKS_OFFSET = 48;
    private static final long STX_BLOCK_LENGTH = 512;

    /** Null where the C library has no {@code statx}. */
    private static final MethodHandle STATX = CLibrary.find(
            "statx",
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.ADDRESS,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.ADDRESS));

    private DiskUsage() {}

    /**
     * Returns the disk space of the files in a directory, without those of its subdirectories.
     *
     * @param directory the directory.
     * @return allocated bytes; the sum of the sizes on a system without {@code statx}.
     * @throws IOException if the directory cannot be read.
     */
    public static long ofFilesIn(final Path directory) throws IOException {
        long bytes = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, Files::isRegularFile)) {
            for (final Path file : files) {
                bytes += ofFile(file);
            }
        }
        return bytes;
    }

    /**
     * Returns the disk space of a file.
     *
     * @param file the file.
     * @return allocated bytes; the size on a system without {@code statx}; 0 if the file does not exist.
     * @throws IOException if the space cannot be queried.
     */
    public static long ofFile(final Path file) throws IOException {
        if (STATX != null) {
            try (Arena arena = Arena.ofConfined()) {
                final MemorySegment status = arena.allocate(STATX_LENGTH, Long.BYTES);
                final MemorySegment path = arena.allocateFrom(file.toString());
                if ((int) STATX.invokeExact(AT_FDCWD, path, 0, STATX_BLOCKS, status) == 0) {
                    return status.get(ValueLayout.JAVA_LONG, STX_BLOCKS_OFFSET) * STX_BLOCK_LENGTH;
                }
            } catch (final Throwable e) {
                throw new IOException("cannot query the disk space of " + file, e);
            }
        }
        try {
            return Files.size(file);
        } catch (final NoSuchFileException _) {
            return 0;
        }
    }
}
