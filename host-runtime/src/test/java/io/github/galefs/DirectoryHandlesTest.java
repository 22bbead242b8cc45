package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.galefs.device.Grid;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How many handles of a directory the files of kernels have. */
@Timeout(30)
class DirectoryHandlesTest {
    @TempDir
    private Path directory;

    /** A file keeps a handle for reading and another for writing until its last fd is closed. */
    @Test
    void shouldOpenAsManyFilesAsAreAllowedWhenAFileHasTwoHandles() throws Exception {
        Files.createFile(directory.resolve("file"));
        Files.createFile(directory.resolve("other"));
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .device("jvm")
                .directory(directory)
                .maxOpenFiles(2)
                .cacheSize(1 << 20))) {
            final int[] out = new int[4];
            galeFs.launch(DirectoryHandlesTest::openWithTwoHandles, new Grid(1, 1), out);
            assertArrayEquals(new int[] {3, 4, 0, 3}, out);
        }
    }

    static void openWithTwoHandles(final long[] fs, final int[] out) {
        out[0] = gopen(fs, "file", O_RDONLY);
        out[1] = gopen(fs, "file", O_WRONLY);
        out[2] = gclose(fs, out[0]);
        out[3] = gopen(fs, "other", O_RDONLY);
    }
}
