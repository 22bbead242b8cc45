package io.github.galefs.device.artefact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

    @Test
    void shouldDeleteTheFilesThatNobodyHasUsedForTheLongestWhenItIsFull() throws IOException {
        final CacheFolder folder = limited(1200, Duration.ofDays(90));
        for (int i = 0; i < 4; i++) {
            folder.write("file" + i, new byte[200]);
            setLastUse("file" + i, Duration.ofHours(10L - i));
        }
        assertArrayEquals(new byte[200], folder.read("file0").orElseThrow());
        folder.write("file4", new byte[400]);
        assertEquals(List.of("file0", "file3", "file4"), names());
    }

    @Test
    void shouldKeepTheFileThatWasJustWrittenThoughItIsLarger() throws IOException {
        final CacheFolder folder = limited(100, Duration.ofDays(90));
        folder.write("small", new byte[1]);
        folder.write("large", new byte[1000]);
        assertEquals(List.of("large"), names());
        folder.write("small", new byte[1]);
        assertEquals(List.of("small"), names());
    }

    @Test
    void shouldDeleteFilesThatNobodyHasUsedForLongAndWhatOtherProcessesHaveLeft() throws IOException {
        final CacheFolder folder = limited(1 << 20, Duration.ofDays(30));
        for (final String name : List.of("new", "old", "crashed.tmp", "writing.tmp")) {
            folder.write(name, new byte[10]);
        }
        Files.createDirectory(directory.resolve("folder"));
        setLastUse("new", Duration.ofDays(29));
        setLastUse("old", Duration.ofDays(31));
        setLastUse("folder", Duration.ofDays(31));
        setLastUse("crashed.tmp", Duration.ofDays(2));
        folder.write("another", new byte[10]);
        assertEquals(List.of("another", "folder", "new", "writing.tmp"), names());
    }

    /** Threads stand for processes, which share nothing but the files. */
    @Test
    @Timeout(60)
    void shouldReturnWhatWasWrittenOrNothingWhileOthersDelete() throws Exception {
        final List<Callable<Integer>> users = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final int seed = i;
            users.add(() -> useFiles(limited(3000, Duration.ofDays(1)), new SplittableRandom(seed)));
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(users.size())) {
            int found = 0;
            for (final Future<Integer> user : threads.invokeAll(users)) {
                found += user.get();
            }
            assertTrue(found > 0);
        }
        limited(3000, Duration.ofDays(1)).write("last", new byte[1]);
        long bytes = 0;
        for (final String name : names()) {
            bytes += Files.size(directory.resolve(name));
        }
        assertTrue(bytes <= 3000, bytes + " bytes");
    }

    private static int useFiles(final CacheFolder folder, final SplittableRandom random) {
        int found = 0;
        for (int i = 0; i < 300; i++) {
            final int name = random.nextInt(20);
            final byte[] content = new byte[100 + name];
            Arrays.fill(content, (byte) name);
            final Optional<byte[]> read = folder.read("file" + name);
            if (read.isPresent()) {
                assertArrayEquals(content, read.orElseThrow());
                found++;
            } else {
                folder.write("file" + name, content);
            }
        }
        return found;
    }

    @Test
    void shouldTakeItsLimitsFromSystemProperties() {
        assertEquals(new CacheLimits(512L << 20, Duration.ofDays(90)), CacheLimits.ofSystem());
        for (final String wrong : List.of("0", "-1", "many", "2000000000", "")) {
            System.setProperty(CacheLimits.SIZE_PROPERTY, wrong);
            try {
                final String message = assertThrows(IllegalArgumentException.class, CacheLimits::ofSystem)
                        .getMessage();
                assertEquals(
                        "system property galefs.cache.mebibytes is '" + wrong
                                + "': must be a whole number from 1 to 1073741824",
                        message);
                System.setProperty(CacheLimits.SIZE_PROPERTY, "3");
                assertEquals(3L << 20, CacheLimits.ofSystem().bytes());
            } finally {
                System.clearProperty(CacheLimits.SIZE_PROPERTY);
            }
        }
    }

    private CacheFolder limited(final long bytes, final Duration age) {
        return new CacheFolder(directory, new CacheLimits(bytes, age));
    }

    private void setLastUse(final String name, final Duration ago) throws IOException {
        Files.setLastModifiedTime(
                directory.resolve(name), FileTime.from(Instant.now().minus(ago)));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
