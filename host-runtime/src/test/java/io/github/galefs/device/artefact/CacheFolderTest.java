package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CacheFolderTest {
    private static final Path HOME = Path.of("/home/someone");

    @TempDir
    private Path directory;

    @Test
    void shouldBeInTheUsersCacheFolder() {
        assertEquals(
                Path.of("/caches/galefs"),
                CacheFolder.ofUser(Map.of("XDG_CACHE_HOME", "/caches"), HOME).path());
        for (final Map<String, String> environment :
                List.of(Map.<String, String>of(), Map.of("XDG_CACHE_HOME", ""), Map.of("XDG_CACHE_HOME", "relative"))) {
            assertEquals(
                    HOME.resolve(".cache/galefs"),
                    CacheFolder.ofUser(environment, HOME).path());
        }
    }

    @Test
    void shouldReadTheLatestWriteAndLeaveNoTemporaryFile() throws IOException {
        final CacheFolder folder = new CacheFolder(directory).folder("a").folder("b");
        assertEquals(Optional.empty(), folder.read("file"));
        folder.write("file", new byte[] {1, 2});
        folder.write("file", new byte[] {3});
        assertArrayEquals(new byte[] {3}, folder.read("file").orElseThrow());
        try (Stream<Path> files = Files.list(folder.path())) {
            assertEquals(List.of(folder.path().resolve("file")), files.toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 40, 64, 65, 66, 164})
    void shouldNotReturnATruncatedFile(final int length) throws IOException {
        final CacheFolder folder = new CacheFolder(directory);
        folder.write("file", new byte[100]);
        final Path file = directory.resolve("file");
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), length));
        assertEquals(Optional.empty(), folder.read("file"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 63, 64, 65, 164})
    void shouldNotReturnAModifiedFile(final int offset) throws IOException {
        final CacheFolder folder = new CacheFolder(directory);
        folder.write("file", new byte[100]);
        final Path file = directory.resolve("file");
        final byte[] changed = Files.readAllBytes(file);
        changed[offset] ^= 1;
        Files.write(file, changed);
        assertEquals(Optional.empty(), folder.read("file"));
        folder.write("file", new byte[100]);
        assertArrayEquals(new byte[100], folder.read("file").orElseThrow());
    }

    @Test
    void shouldReturnAnEmptyFile() {
        final CacheFolder folder = new CacheFolder(directory);
        folder.write("file", new byte[0]);
        assertArrayEquals(new byte[0], folder.read("file").orElseThrow());
    }

    @Test
    void shouldCacheNothingWhenTheFolderCannotBeCreated() throws IOException {
        final Path file = Files.writeString(directory.resolve("file"), "in the way");
        final CacheFolder folder = new CacheFolder(file);
        folder.write("name", new byte[] {1});
        assertEquals(Optional.empty(), folder.read("name"));
    }
}
