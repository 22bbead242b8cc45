package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class SparseInputTest {
    private static final int UNIT = 1 << 20;
    private static final long LENGTH = 1L << 40;

    @TempDir
    private Path folder;

    @Test
    void shouldPassOverHolesByWholeUnits() throws Exception {
        final Path file = sparse(LENGTH, 5L * UNIT + 4096, 9L * UNIT);
        try (SparseInput input = SparseInput.open(file)) {
            assertEquals(5L * UNIT, input.skipHole(UNIT));
            assertEquals(0, input.skipHole(UNIT));
            final byte[] unit = read(input);
            assertEquals('x', unit[4096]);
            assertEquals(3L * UNIT, input.skipHole(UNIT));
            assertEquals('x', read(input)[0]);
            assertEquals(LENGTH - 10L * UNIT, input.skipHole(UNIT));
            assertEquals(0, input.skipHole(UNIT));
            assertEquals(-1, input.read(ByteBuffer.allocate(1)));
        }
    }

    @Test
    void shouldReadTheFileThatItHasOpenedWhenItsNameIsGivenToAnother() throws Exception {
        final Path file = sparse(16L * UNIT, 4L * UNIT);
        try (SparseInput input = SparseInput.open(file)) {
            Files.delete(file);
            Files.write(file, new byte[16 * UNIT]);
            assertEquals(4L * UNIT, input.skipHole(UNIT));
            assertEquals('x', read(input)[0]);
        }
    }

    @Test
    void shouldReadFilesWithoutHolesAsTheyAre() throws Exception {
        final byte[] bytes = new byte[5 * UNIT];
        Arrays.fill(bytes, (byte) 'x');
        final Path file = Files.write(folder.resolve("full"), bytes);
        try (SparseInput input = SparseInput.open(file)) {
            for (int i = 0; i < 5; i++) {
                assertEquals(0, input.skipHole(UNIT));
                assertArrayEquals(Arrays.copyOf(bytes, UNIT), read(input));
            }
            assertEquals(-1, input.read(ByteBuffer.allocate(1)));
        }
        try (SparseInput empty = SparseInput.open(Files.createFile(folder.resolve("empty")))) {
            assertEquals(0, empty.skipHole(UNIT));
            assertEquals(-1, empty.read(ByteBuffer.allocate(1)));
        }
        assertThrows(NoSuchFileException.class, () -> SparseInput.open(folder.resolve("missing")));
    }

    /** The file system of /proc refuses to tell where holes are. */
    @Test
    void shouldFindNoHolesWhereTheFileSystemRefuses() throws Exception {
        try (HoleFinder holes = HoleFinder.open(Path.of("/proc/self/status"))) {
            assertEquals(0, holes.endOfHole(0, 1 << 20));
        }
    }

    /** Each open takes a descriptor of its own, which the JVM does not see. */
    @Test
    void shouldCloseWhatItHasOpened() throws Exception {
        final Path file = sparse(16L * UNIT, 0);
        final long before = descriptors();
        for (int i = 0; i < 100; i++) {
            SparseInput.open(file).close();
        }
        assertTrue(descriptors() < before + 50);
    }

    private static long descriptors() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            return files.count();
        }
    }

    private static byte[] read(final SparseInput input) throws IOException {
        final ByteBuffer buffer = ByteBuffer.allocate(UNIT);
        while (buffer.hasRemaining()) {
            assertTrue(input.read(buffer) > 0);
        }
        return buffer.array();
    }

    private Path sparse(final long length, final long... data) throws IOException {
        final Path path = folder.resolve("sparse");
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            for (final long offset : data) {
                file.seek(offset);
                file.write('x');
            }
            file.setLength(length);
        }
        return path;
    }
}
