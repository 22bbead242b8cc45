package io.github.galefs.directory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads past the page cache. */
@Timeout(60)
class DirectReadsTest {
    private static final int LENGTH = (2 << 20) + 12_345;

    @TempDir
    private Path directory;

    /** A file system in memory has nothing but its pages. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/dev/shm"})
    void shouldReadEachRangeIntoAnyMemory(final String elsewhere) throws Exception {
        final Path place = elsewhere.isEmpty() ? directory : Files.createTempDirectory(Path.of(elsewhere), "galefs");
        final Path file = place.resolve("f");
        final byte[] bytes = write(file);
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        try (FileService files = open(place);
                Arena arena = Arena.ofConfined()) {
            final long handle = files.open("f", EnumSet.of(FileOpenOption.READ));
            final MemorySegment memory = arena.allocate(LENGTH + 8192, 4096);
            for (int i = 0; i < 200; i++) {
                final int unit = random.nextBoolean() ? 4096 : 1;
                final int offset = random.nextInt(LENGTH + 5000) / unit * unit;
                final int length = random.nextInt(i < 20 ? LENGTH : 70_000) / unit * unit;
                final int at = random.nextInt(4096) / unit * unit;
                final MemorySegment target =
                        random.nextInt(3) == 0 ? MemorySegment.ofArray(new byte[length]) : memory.asSlice(at, length);
                final int count = files.read(handle, offset, target, 0, length);
                final String range = length + " bytes at " + offset + ", seed " + seed;
                assertEquals(Math.clamp(LENGTH - offset, 0, length), count, range);
                assertArrayEquals(
                        Arrays.copyOfRange(bytes, Math.min(offset, LENGTH), Math.min(offset, LENGTH) + count),
                        target.asSlice(0, count).toArray(ValueLayout.JAVA_BYTE),
                        range);
            }
        } finally {
            Files.delete(file);
            if (!elsewhere.isEmpty()) {
                Files.delete(place);
            }
        }
    }

    @Test
    void shouldLeaveNothingInThePageCache() throws Exception {
        final Path file = directory.resolve("f");
        write(file);
        run("dd", "if=" + file, "iflag=nocache", "count=0", "status=none");
        readAll(open(directory));
        assertFalse(isInCache(file));
        readAll(DirectoryFileService.open(new DirectoryContext().directory(directory)));
        assertTrue(isInCache(file));
    }

    @Test
    void shouldSeeWhatOthersAndItselfHaveWritten() throws Exception {
        final Path file = directory.resolve("f");
        write(file);
        try (FileService files = open(directory)) {
            final long reader = files.open("f", EnumSet.of(FileOpenOption.READ));
            final long writer = files.open("f", EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE));
            final MemorySegment word = MemorySegment.ofArray("word".getBytes(StandardCharsets.UTF_8));
            files.write(writer, 4094, word, 0, 4);
            final byte[] read = new byte[4];
            files.read(reader, 4094, MemorySegment.ofArray(read), 0, 4);
            assertEquals("word", new String(read, StandardCharsets.UTF_8));
            files.read(writer, 4094, MemorySegment.ofArray(read), 0, 4);
            assertEquals("word", new String(read, StandardCharsets.UTF_8));
            files.truncate(writer, 4096);
            assertEquals(2, files.read(reader, 4094, MemorySegment.ofArray(read), 0, 4));
        }
    }

    @Test
    void shouldReadForManyThreadsAtATime() throws Exception {
        final byte[] bytes = write(directory.resolve("f"));
        try (FileService files = open(directory)) {
            final long handle = files.open("f", EnumSet.of(FileOpenOption.READ));
            final List<Thread> threads = IntStream.range(0, 100)
                    .mapToObj(i -> Thread.ofVirtual().unstarted(() -> {
                        final byte[] part = new byte[5000];
                        try {
                            files.read(handle, i * 5000L, MemorySegment.ofArray(part), 0, part.length);
                        } catch (final Exception e) {
                            throw new AssertionError(e);
                        }
                        assertArrayEquals(Arrays.copyOfRange(bytes, i * 5000, (i + 1) * 5000), part);
                    }))
                    .toList();
            final List<Throwable> failures = new CopyOnWriteArrayList<>();
            threads.forEach(thread -> thread.setUncaughtExceptionHandler((_, e) -> failures.add(e)));
            threads.forEach(Thread::start);
            for (final Thread thread : threads) {
                thread.join();
            }
            assertEquals(List.of(), failures);
        }
    }

    @Test
    void shouldRefuseFilesThatAreToBeReadInPlace() {
        final DirectoryContext both =
                new DirectoryContext().directory(directory).readsPastCache(true).filesAreFixed(true);
        assertThrows(IllegalArgumentException.class, both::conclude);
    }

    private static byte[] write(final Path file) throws Exception {
        final byte[] bytes = new byte[LENGTH];
        new SplittableRandom(1).nextBytes(bytes);
        Files.write(file, bytes);
        run("sync", file.toString());
        return bytes;
    }

    private static FileService open(final Path place) throws Exception {
        return DirectoryFileService.open(new DirectoryContext().directory(place).readsPastCache(true));
    }

    private static void readAll(final FileService opened) throws Exception {
        try (FileService files = opened) {
            final long handle = files.open("f", EnumSet.of(FileOpenOption.READ));
            assertEquals(LENGTH, files.read(handle, 0, MemorySegment.ofArray(new byte[LENGTH]), 0, LENGTH));
        }
    }

    private static boolean isInCache(final Path file) throws Exception {
        try (FileChannel channel = FileChannel.open(file)) {
            return channel.map(FileChannel.MapMode.READ_ONLY, 0, LENGTH).isLoaded();
        }
    }

    private static void run(final String... command) throws Exception {
        final Process process =
                new ProcessBuilder(command).redirectErrorStream(true).start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
    }
}
