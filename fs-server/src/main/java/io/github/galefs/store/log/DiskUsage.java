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
 * Bytes that files take on their disk. Segments are sparse, so it is not their size that counts.
 *
 * @see <a href="https://man7.org/linux/man-pages/man2/statx.2.html">statx(2), whose layout is one for all machines</a>
 */
public final class DiskUsage {
    private static final int AT_FDCWD = -100;
    private static final int STATX_BLOCKS = 0x400;
    private static final long STATX_LENGTH = 256;
    private static final long STX_BLOCKS_OFFSET = 48;
    private static final long BYTES_OF_A_BLOCK = 512;

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
     * Bytes that the files of a directory take, without those of directories in it.
     *
     * @param directory to look at.
     * @return bytes, as the disk counts them; the sum of sizes where it does not tell.
     * @throws IOException when the directory cannot be read.
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
     * Bytes that a file takes.
     *
     * @param file to look at.
     * @return bytes, as the disk counts them; its size where it does not tell; 0 if it does not exist.
     * @throws IOException when it cannot be found out.
     */
    public static long ofFile(final Path file) throws IOException {
        if (STATX != null) {
            try (Arena arena = Arena.ofConfined()) {
                final MemorySegment status = arena.allocate(STATX_LENGTH, Long.BYTES);
                final MemorySegment path = arena.allocateFrom(file.toString());
                if ((int) STATX.invokeExact(AT_FDCWD, path, 0, STATX_BLOCKS, status) == 0) {
                    return status.get(ValueLayout.JAVA_LONG, STX_BLOCKS_OFFSET) * BYTES_OF_A_BLOCK;
                }
            } catch (final Throwable e) {
                throw new IOException("cannot find out what " + file + " takes on the disk", e);
            }
        }
        try {
            return Files.size(file);
        } catch (final NoSuchFileException _) {
            return 0;
        }
    }
}
