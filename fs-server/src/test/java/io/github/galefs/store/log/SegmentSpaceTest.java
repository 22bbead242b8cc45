package io.github.galefs.store.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SegmentSpaceTest {
    private static final int LENGTH = 1024 * 1024;

    @TempDir
    private Path directory;

    @Test
    void shouldAllocateSpaceWithoutAChangeOfTheSize() throws IOException {
        final Path file = Files.createFile(directory.resolve("file"));
        assertTrue(SegmentSpace.preallocate(file, 0, LENGTH));
        assertEquals(0, Files.size(file));
        assumeTrue(DiskUsage.ofFile(file) > 0, "the file system does not preallocate");
        assertEquals(LENGTH, DiskUsage.ofFile(file));
    }

    @Test
    void shouldReleaseSpaceWithoutAChangeOfTheSize() throws IOException {
        final Path file = directory.resolve("file");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(LENGTH);
        }
        assertTrue(SegmentSpace.preallocate(file, 0, LENGTH));
        assumeTrue(DiskUsage.ofFile(file) > 0, "the file system does not preallocate");
        SegmentSpace.release(file, LENGTH / 2, 2L * LENGTH);
        assertEquals(LENGTH / 2, DiskUsage.ofFile(file));
        assertEquals(LENGTH, Files.size(file));
    }

    @Test
    void shouldKeepTheBytesBeforeTheReleasedRange() throws IOException {
        final Path file = directory.resolve("file");
        final byte[] bytes = new byte[8192];
        bytes[4095] = 1;
        Files.write(file, bytes);
        assertTrue(SegmentSpace.preallocate(file, 0, LENGTH));
        SegmentSpace.release(file, 4096, LENGTH);
        assertArrayEquals(bytes, Files.readAllBytes(file));
    }

    @Test
    void shouldRefuseAFileThatCannotBeOpened() {
        final Path missing = directory.resolve("missing").resolve("file");
        final IOException refusal = assertThrows(IOException.class, () -> SegmentSpace.preallocate(missing, 0, LENGTH));
        assertEquals(missing + ": No such file or directory", refusal.getMessage());
    }
}
