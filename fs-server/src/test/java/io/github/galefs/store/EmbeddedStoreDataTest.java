package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class EmbeddedStoreDataTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private long handle;

    @BeforeEach
    void createStore() throws IOException {
        store = EmbeddedStore.create(context().blockSize(BLOCK));
        handle = store.open("file", NEW);
    }

    @AfterEach
    void closeStore() throws IOException {
        store.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 100_000})
    void shouldReadBackTheBytesWritten(final int length) throws IOException {
        final byte[] bytes = pattern(length, 1);
        Bytes.write(store, handle, 0, bytes);

        assertEquals(length, store.status(handle).size());
        assertEquals(length, store.status(handle).allocated());
        assertArrayEquals(bytes, Bytes.read(store, handle, 0, length + 10));
    }

    @Test
    void shouldKeepFilesAndDirectoriesWhenOpenedAgain() throws IOException {
        final byte[] bytes = pattern(5 * BLOCK + 17, 2);
        Bytes.write(store, handle, 0, bytes);
        store.makeDirectory("directory");
        final var before = store.stat("file");
        reopen();

        assertEquals(before, store.stat("file"));
        assertTrue(store.stat("directory").directory());
        assertArrayEquals(bytes, Bytes.readAll(store, "file"));
    }

    @Test
    void shouldReadAcrossBlocksAndStopAtTheEndOfTheFile() throws IOException {
        final byte[] bytes = pattern(2 * BLOCK + 100, 3);
        Bytes.write(store, handle, 0, bytes);

        assertArrayEquals(Arrays.copyOfRange(bytes, BLOCK - 10, BLOCK + 10), Bytes.read(store, handle, BLOCK - 10, 20));
        assertEquals(50, Bytes.read(store, handle, 2 * BLOCK + 50, 1000).length);
        assertEquals(0, Bytes.read(store, handle, bytes.length, 1).length);
        assertEquals(0, Bytes.read(store, handle, Long.MAX_VALUE, 1).length);
        assertEquals(0, Bytes.read(store, handle, 0, 0).length);
    }

    @Test
    void shouldReadZerosFromAHoleAndAllocateNothingForIt() throws IOException {
        final long end = 1L << 40;
        Bytes.write(store, handle, end, new byte[] {7});

        assertEquals(end + 1, store.status(handle).size());
        assertEquals(1, store.status(handle).allocated());
        assertArrayEquals(new byte[3 * BLOCK], Bytes.read(store, handle, end / 2, 3 * BLOCK));
        assertArrayEquals(new byte[] {0, 7}, Bytes.read(store, handle, end - 1, 10));
    }

    @Test
    void shouldFillTheGapWithZerosWhenWritingPastTheEnd() throws IOException {
        Bytes.write(store, handle, 0, pattern(100, 4));
        Bytes.write(store, handle, 200, new byte[] {9});

        final byte[] wanted = Arrays.copyOf(pattern(100, 4), 201);
        wanted[200] = 9;
        assertArrayEquals(wanted, Bytes.read(store, handle, 0, 1000));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK - 3, 3 * BLOCK - 1})
    void shouldReplaceOnlyTheBytesOverwritten(final int offset) throws IOException {
        final byte[] wanted = pattern(3 * BLOCK, 5);
        Bytes.write(store, handle, 0, wanted);
        final byte[] patch = pattern(BLOCK + 5, 6);
        Bytes.write(store, handle, offset, patch);

        final byte[] grown = Arrays.copyOf(wanted, Math.max(wanted.length, offset + patch.length));
        System.arraycopy(patch, 0, grown, offset, patch.length);
        assertArrayEquals(grown, Bytes.read(store, handle, 0, 10 * BLOCK));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 9})
    void shouldReadZerosWhenAFileWasTruncatedAndGrewAgain(final int cut) throws IOException {
        final byte[] bytes = pattern(3 * BLOCK, 7);
        Bytes.write(store, handle, 0, bytes);
        store.truncate(handle, cut);
        assertEquals(cut, store.status(handle).allocated());
        store.truncate(handle, 3 * BLOCK);

        final byte[] wanted = Arrays.copyOf(Arrays.copyOf(bytes, cut), 3 * BLOCK);
        assertArrayEquals(wanted, Bytes.read(store, handle, 0, 3 * BLOCK));
        reopen();
        assertArrayEquals(wanted, Bytes.readAll(store, "file"));
    }

    /** The block table has leaves of 64 blocks. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63 * BLOCK, 64 * BLOCK, 64 * BLOCK + 1, 128 * BLOCK, 130 * BLOCK - 1})
    void shouldTruncateAFileOfManyBlocksAtAnySize(final int size) throws IOException {
        final byte[] bytes = pattern(130 * BLOCK, 3);
        Bytes.write(store, handle, 0, bytes);
        store.truncate(handle, size);
        store.truncate(handle, bytes.length);
        assertArrayEquals(Arrays.copyOf(Arrays.copyOf(bytes, size), bytes.length), Bytes.readAll(store, "file"));
    }

    @Test
    void shouldNotRestoreTruncatedBytesWhenTheRestOfTheBlockIsWritten() throws IOException {
        Bytes.write(store, handle, 0, pattern(BLOCK, 8));
        store.truncate(handle, 10);
        Bytes.write(store, handle, 100, new byte[] {1});

        final byte[] wanted = Arrays.copyOf(pattern(10, 8), 101);
        wanted[100] = 1;
        assertArrayEquals(wanted, Bytes.read(store, handle, 0, BLOCK));
    }

    @Test
    void shouldIncrementTheVersionOnceForEachChange() throws IOException {
        assertEquals(0, store.status(handle).version());
        assertEquals(1, Bytes.write(store, handle, 0, pattern(10 * BLOCK, 9)));
        assertEquals(1, Bytes.write(store, handle, 5, new byte[0]));
        assertEquals(2, store.truncate(handle, 5));
        assertEquals(2, store.truncate(handle, 5));
        store.open("file", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE));
        assertEquals(3, store.status(handle).version());
        store.open("file", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE));
        assertEquals(3, store.status(handle).version());
    }

    @Test
    void shouldAppendAtTheEndOfTheFile() throws IOException {
        assertEquals(new Appended(0, 1), Bytes.append(store, handle, pattern(BLOCK + 1, 1)));
        assertEquals(new Appended(BLOCK + 1, 2), Bytes.append(store, handle, pattern(10, 2)));
        store.truncate(handle, 3 * BLOCK);
        assertEquals(new Appended(3 * BLOCK, 4), Bytes.append(store, handle, pattern(3 * BLOCK, 3)));
        assertEquals(new Appended(6 * BLOCK, 4), Bytes.append(store, handle, new byte[0]));
        assertArrayEquals(pattern(10, 2), Bytes.read(store, handle, BLOCK + 1, 10));
        assertArrayEquals(pattern(3 * BLOCK, 3), Bytes.read(store, handle, 3 * BLOCK, 4 * BLOCK));

        final long readable = store.open("file", READ);
        assertRefused(PosixError.EBADF, () -> Bytes.append(store, readable, new byte[1]));
        final byte[] tooMany = new byte[FileService.MAX_APPEND_LENGTH + 1];
        assertRefused(PosixError.EINVAL, () -> Bytes.append(store, handle, tooMany));
        assertRefused(PosixError.EINVAL, () -> store.append(handle, MemorySegment.NULL, 0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> store.append(handle, MemorySegment.NULL, 0, 1));
        store.truncate(handle, Long.MAX_VALUE);
        assertRefused(PosixError.EFBIG, () -> Bytes.append(store, handle, new byte[1]));
    }

    @Test
    void shouldFailWithEfbigWhenAFileWouldExceedTheLargestSize() throws IOException {
        store.truncate(handle, Long.MAX_VALUE);
        Bytes.write(store, handle, Long.MAX_VALUE - 2, new byte[] {1, 2});
        assertArrayEquals(new byte[] {0, 1, 2}, Bytes.read(store, handle, Long.MAX_VALUE - 3, 100));

        assertRefused(PosixError.EFBIG, () -> Bytes.write(store, handle, Long.MAX_VALUE - 2, new byte[3]));
    }

    @Test
    void shouldRefuseInvalidHandlesAndArguments() throws IOException {
        final long readable = store.open("file", READ);
        final long writable = store.open("file", EnumSet.of(FileOpenOption.WRITE));
        final MemorySegment memory = Arena.ofAuto().allocate(10);

        assertRefused(PosixError.EBADF, () -> store.write(readable, 0, memory, 0, 1));
        assertRefused(PosixError.EBADF, () -> store.truncate(readable, 0));
        assertRefused(PosixError.EBADF, () -> store.read(writable, 0, memory, 0, 1));
        assertRefused(PosixError.EBADF, () -> store.read(99, 0, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> store.read(readable, -1, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> store.write(writable, 0, memory, 0, -1));
        assertRefused(PosixError.EINVAL, () -> store.truncate(writable, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> store.read(readable, 0, memory, 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> store.write(writable, 0, memory, 5, 6));
        store.close(readable);
        assertRefused(PosixError.EBADF, () -> store.close(readable));
        assertRefused(PosixError.EBADF, () -> store.sync(readable));
        assertEquals(0, store.status(handle).version());
    }

    @Test
    void shouldChangeNothingWhenTheSourceOfAWriteCannotBeRead() throws IOException {
        Bytes.write(store, handle, 0, pattern(BLOCK, 10));
        final Arena arena = Arena.ofConfined();
        final MemorySegment gone = arena.allocate(BLOCK);
        arena.close();
        for (int i = 0; i < 3; i++) {
            assertThrows(IllegalStateException.class, () -> store.write(handle, 0, gone, 0, BLOCK));
        }
        Bytes.write(store, handle, BLOCK, pattern(BLOCK, 11));
        reopen();

        final byte[] bytes = Bytes.readAll(store, "file");
        assertArrayEquals(pattern(BLOCK, 10), Arrays.copyOf(bytes, BLOCK));
        assertArrayEquals(pattern(BLOCK, 11), Arrays.copyOfRange(bytes, BLOCK, 2 * BLOCK));
    }

    @Test
    void shouldKeepAllDataWhenTheDataLogRollsManyTimes() throws IOException {
        final byte[] bytes = pattern(8 * 1024 * 1024, 12);
        Bytes.write(store, handle, 0, bytes);
        store.sync(handle);
        assertArrayEquals(bytes, Bytes.read(store, handle, 0, bytes.length));
        reopen();

        assertArrayEquals(bytes, Bytes.readAll(store, "file"));
        assertTrue(segments("data") >= 8, "segments of data: " + segments("data"));
    }

    @Test
    void shouldKeepAllRecordsWhenTheMetaLogRolls() throws IOException {
        for (int i = 0; i < 50_000; i++) {
            store.truncate(handle, i + 1);
        }
        reopen();

        assertEquals(50_000, store.stat("file").size());
        assertTrue(lastSegment("meta") >= 3, "last segment of meta: " + lastSegment("meta"));
    }

    @Test
    void shouldWriteAndReadWhenTheThreadIsInterrupted() throws IOException {
        final byte[] bytes = pattern(4 * 1024 * 1024, 13);
        Thread.currentThread().interrupt();
        try {
            Bytes.write(store, handle, 0, bytes);
        } finally {
            assertTrue(Thread.interrupted());
        }

        assertArrayEquals(bytes, Bytes.read(store, handle, 0, bytes.length));
    }

    @Test
    void shouldSyncAgainWhenASyncWasInterrupted() throws IOException {
        Bytes.write(store, handle, 0, pattern(BLOCK, 14));
        Thread.currentThread().interrupt();
        assertRefused(PosixError.EINTR, () -> store.sync(handle));
        assertTrue(Thread.interrupted());

        store.sync(handle);
    }

    @Test
    void shouldServeManyThreadsAtOnce() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            final var jobs = IntStream.range(0, 40)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        final byte[] bytes = pattern(3 * BLOCK + i, i);
                        Bytes.create(store, "file" + i, bytes);
                        assertArrayEquals(bytes, Bytes.readAll(store, "file" + i));
                        return null;
                    }))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
        assertEquals(41, store.list("/").size());
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory.resolve("store")).segmentSize(1024 * 1024);
    }

    private void reopen() throws IOException {
        store.close();
        store = EmbeddedStore.open(context());
    }

    /** Returns the number of the last segment: a checkpoint may have removed those before. */
    private int lastSegment(final String log) {
        return Arrays.stream(directory.resolve("store").resolve(log).toFile().list((_, name) -> name.endsWith(".cq4")))
                .mapToInt(name -> Integer.parseInt(name.substring(name.indexOf('-') + 1, name.indexOf('S'))))
                .max()
                .orElseThrow();
    }

    private int segments(final String log) {
        return directory.resolve("store").resolve(log).toFile().list((parent, name) -> name.endsWith(".cq4")).length;
    }
}
