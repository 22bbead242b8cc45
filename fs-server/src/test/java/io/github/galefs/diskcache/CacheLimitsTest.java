package io.github.galefs.diskcache;

import static io.github.galefs.diskcache.CachedOrigin.BLOCK;
import static io.github.galefs.diskcache.CachedOrigin.PIECE;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.log.DiskUsage;
import io.github.galefs.store.log.FreeSpace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a disk cache keeps when it has too little space. */
@Timeout(60)
class CacheLimitsTest {
    private static final int BIG_PIECE = 1 << 20;
    private static final int CAPACITY = (int) DiskCacheContext.MIN_CAPACITY;
    private static final int SIZE = CAPACITY / 2;

    @TempDir
    private Path directory;

    @Test
    void shouldEvictTheFileThatWasClosedFirst() throws IOException {
        try (CachedOrigin cached = open(context -> context)) {
            for (final String name : new String[] {"a", "b", "c"}) {
                Bytes.create(cached.store(), name, pattern(SIZE, name.charAt(0)));
            }
            Bytes.readAll(cached.files(), "a");
            Bytes.readAll(cached.files(), "b");
            Bytes.readAll(cached.files(), "a");
            Bytes.readAll(cached.files(), "c");
            assertEquals(SIZE, cached.files().statistics().evictedBytes());
            assertEquals(2 * SIZE, cached.files().statistics().cachedBytes());
            assertArrayEquals(pattern(SIZE, 'a'), Bytes.readAll(cached.files(), "a"));
            cached.reopen(context -> context.pieceLength(BIG_PIECE));

            assertArrayEquals(pattern(SIZE, 'b'), Bytes.readAll(cached.files(), "b"));
            assertEquals(SIZE, cached.files().statistics().evictedBytes());
            assertArrayEquals(pattern(SIZE, 'a'), Bytes.readAll(cached.files(), "a"));
            assertEquals(SIZE, cached.origin().bytesRead());
        }
    }

    @Test
    void shouldReadPastTheCacheWhatFindsNoSpaceBesideOpenFiles() throws IOException {
        try (CachedOrigin cached = open(context -> context)) {
            Bytes.create(cached.store(), "a", pattern(SIZE + BIG_PIECE, 1));
            Bytes.create(cached.store(), "b", pattern(SIZE, 2));
            final long open = cached.files().open("a", READ);
            Bytes.read(cached.files(), open, 0, SIZE + BIG_PIECE);
            assertArrayEquals(pattern(SIZE, 2), Bytes.readAll(cached.files(), "b"));
            assertArrayEquals(pattern(SIZE, 2), Bytes.readAll(cached.files(), "b"));

            assertEquals(0, cached.files().statistics().evictedBytes());
            assertEquals(CAPACITY, cached.files().statistics().cachedBytes());
            assertEquals(2, cached.files().statistics().passedReads());
            assertEquals(SIZE + BIG_PIECE + SIZE + BIG_PIECE, cached.origin().bytesRead());
            assertArrayEquals(pattern(SIZE + BIG_PIECE, 1), Bytes.read(cached.files(), open, 0, SIZE + BIG_PIECE));
            assertEquals(2, cached.files().statistics().passedReads());
        }
    }

    @Test
    void shouldKeepNoMoreFilesThanItMay() throws IOException {
        try (CachedOrigin cached = new CachedOrigin(directory, context -> context.maxFiles(2))) {
            for (final String name : new String[] {"a", "b", "c"}) {
                Bytes.create(cached.store(), name, pattern(100, 1));
                Bytes.readAll(cached.files(), name);
            }
            assertEquals(2, cached.files().statistics().cachedFiles());
            assertEquals(100, cached.files().statistics().evictedBytes());
            cached.reopen(context -> context.maxFiles(1));
            assertEquals(1, cached.files().statistics().cachedFiles());
            Bytes.readAll(cached.files(), "c");
            assertEquals(0, cached.origin().reads());
        }
    }

    /** Dead bytes of evicted files lie in the store until it is compacted. */
    @Test
    void shouldBoundTheDiskSpaceOfItsStore() throws IOException {
        try (CachedOrigin cached = open(context -> context)) {
            for (int i = 0; i < 6; i++) {
                final long handle = cached.store().open("file", Bytes.NEW);
                Bytes.write(cached.store(), handle, 0, pattern(CAPACITY / 2, i));
                cached.store().close(handle);
                assertArrayEquals(pattern(CAPACITY / 2, i), Bytes.readAll(cached.files(), "file"));
                final Path store = cached.directory().resolve(CacheDirectory.STORE);
                final long used =
                        DiskUsage.ofFilesIn(store.resolve("data")) + DiskUsage.ofFilesIn(store.resolve("meta"));
                assertTrue(used <= CAPACITY / 2 * 3 + (16 << 20), "bytes: " + used);
            }
            assertEquals(0, cached.files().statistics().passedReads());
        }
    }

    @Test
    void shouldReadPastTheCacheAndWarnOnceWhileTheDiskIsFull() throws IOException {
        final AtomicLong free = new AtomicLong(Long.MAX_VALUE);
        final ByteArrayOutputStream log = new ByteArrayOutputStream();
        final PrintStream console = System.err;
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        try (CachedOrigin cached = open(context -> context.freeSpace((FreeSpace) free::get))) {
            Bytes.create(cached.store(), "a", pattern(SIZE, 1));
            Bytes.create(cached.store(), "b", pattern(SIZE, 2));
            free.set(0);
            assertArrayEquals(pattern(SIZE, 1), Bytes.readAll(cached.files(), "a"));
            assertArrayEquals(pattern(SIZE, 2), Bytes.readAll(cached.files(), "b"));
            assertArrayEquals(pattern(SIZE, 1), Bytes.readAll(cached.files(), "a"));
            assertTrue(cached.origin().bytesRead() > 2 * SIZE);
            free.set(Long.MAX_VALUE);
            Bytes.readAll(cached.files(), "a");
            assertEquals(SIZE, cached.files().statistics().cachedBytes());
        } finally {
            System.setErr(console);
        }
        assertEquals(
                1,
                log.toString(StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> line.contains("cannot keep what is read"))
                        .count());
    }

    /** A short read that fetched a piece in vain each time would read the origin many times over. */
    @Test
    void shouldFetchNoMoreInVainAfterTheFirstFailure() throws IOException {
        final AtomicLong free = new AtomicLong(Long.MAX_VALUE);
        try (CachedOrigin cached = open(context -> context.freeSpace((FreeSpace) free::get))) {
            Bytes.create(cached.store(), "a", pattern(SIZE, 1));
            final long handle = cached.files().open("a", EnumSet.of(FileOpenOption.READ));
            Bytes.read(cached.files(), handle, 0, BLOCK);
            free.set(0);
            for (int offset = 0; offset < SIZE; offset += BLOCK) {
                Bytes.read(cached.files(), handle, offset, BLOCK);
            }
            final long kept = cached.files().statistics().cachedBytes();
            assertTrue(
                    cached.origin().bytesRead() <= SIZE + 2 * BIG_PIECE,
                    () -> cached.origin().bytesRead() + " of " + SIZE + ", kept " + kept);
        }
    }

    @Test
    void shouldRefuseSettingsOutOfTheirRanges() {
        assertRefused("origin", new DiskCacheContext().identity("i").directory(directory));
        assertRefused("directory", new DiskCacheContext().identity("i"));
        assertRefused("pieceLength", CachedOrigin.context(directory).pieceLength(BLOCK / 2));
        assertRefused("powers of two", CachedOrigin.context(directory).pieceLength(PIECE + BLOCK));
        assertRefused("capacity", CachedOrigin.context(directory).capacity(CAPACITY - 1));
        assertRefused("capacity", CachedOrigin.context(directory).pieceLength(16 << 20));
        assertRefused("blockSize", CachedOrigin.context(directory).blockSize(2048));
        assertRefused("maxFiles", CachedOrigin.context(directory).maxFiles(0));
        assertRefused("fetches", CachedOrigin.context(directory).fetches(65));
        assertRefused("readAhead", CachedOrigin.context(directory).readAhead(-1));
        assertRefused("identity", CachedOrigin.context(directory).identity(""));
    }

    private static void assertRefused(final String reason, final DiskCacheContext context) {
        if (!reason.equals("origin")) {
            context.origin(new WatchedOrigin(null));
        }
        final String message =
                assertThrows(IllegalArgumentException.class, context::conclude).getMessage();
        assertTrue(message.contains(reason), message);
    }

    private CachedOrigin open(final UnaryOperator<DiskCacheContext> settings) throws IOException {
        return new CachedOrigin(directory, context -> settings.apply(context.pieceLength(BIG_PIECE)));
    }
}
