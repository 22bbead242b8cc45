package io.github.galefs.diskcache;

import static io.github.galefs.diskcache.CachedOrigin.BLOCK;
import static io.github.galefs.diskcache.CachedOrigin.PIECE;
import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a disk cache reads from its origin, and which version of a file its readers see. */
@Timeout(60)
class DiskCachedFileServiceTest {
    private static final int LENGTH = 5 * PIECE + 100;

    @TempDir
    private Path directory;

    private CachedOrigin cached;

    @BeforeEach
    void start() throws IOException {
        cached = new CachedOrigin(directory);
        Bytes.create(cached.store(), "file", pattern(LENGTH, 1));
    }

    @AfterEach
    void end() throws IOException {
        cached.close();
    }

    @Test
    void shouldReadNoDataFromTheOriginInASecondRun() throws IOException {
        Bytes.create(cached.store(), "small", pattern(10, 2));
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        assertArrayEquals(pattern(10, 2), Bytes.readAll(cached.files(), "small"));
        assertEquals(LENGTH + 10, cached.origin().bytesRead());
        cached.reopen();

        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "//./file"));
        assertArrayEquals(pattern(10, 2), Bytes.readAll(cached.files(), "small"));
        assertEquals(0, cached.origin().reads());
        final DiskCacheStatistics statistics = cached.files().statistics();
        assertEquals(new DiskCacheStatistics(7, 0, 0, 0, 0, LENGTH + 10, 2), statistics);
    }

    @Test
    void shouldReplaceAFileInOneCallOfTheOriginAndReadItsNewBytes() throws IOException {
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        cached.files().replace("temporary", "file", MemorySegment.ofArray(pattern(LENGTH, 2)), 0, LENGTH);

        assertEquals(1, cached.origin().replacements());
        assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "file"));
        cached.reopen();
        assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "file"));
        assertEquals(LENGTH, cached.origin().bytesRead(), "the version of a written file means its bytes in one run");
    }

    @Test
    void shouldCountZerosOfTheOriginAsPresent() throws IOException {
        final long handle = cached.store().open("zeros", NEW);
        Bytes.write(cached.store(), handle, 0, new byte[PIECE]);
        Bytes.write(cached.store(), handle, 3 * PIECE, new byte[] {1});
        final byte[] wanted = new byte[3 * PIECE + 1];
        wanted[3 * PIECE] = 1;
        assertArrayEquals(wanted, Bytes.readAll(cached.files(), "zeros"));
        cached.reopen();

        assertArrayEquals(wanted, Bytes.readAll(cached.files(), "zeros"));
        assertEquals(0, cached.origin().reads());
    }

    @Test
    void shouldFetchThePiecesThatAReadTouchesAndNoOthers() throws IOException {
        final long handle = cached.files().open("file", READ);
        assertArrayEquals(
                Arrays.copyOfRange(pattern(LENGTH, 1), 3 * PIECE - 5, 3 * PIECE + 5),
                Bytes.read(cached.files(), handle, 3 * PIECE - 5, 10));
        assertEquals(2 * PIECE, cached.origin().bytesRead());
        assertEquals(0, Bytes.read(cached.files(), handle, LENGTH, 10).length);
        assertEquals(0, Bytes.read(cached.files(), handle, Long.MAX_VALUE, 10).length);
        assertEquals(100, Bytes.read(cached.files(), handle, 5 * PIECE, PIECE).length);
        assertEquals(2 * PIECE + 100, cached.files().statistics().fetchedBytes());
    }

    @Test
    void shouldReadIntoSeveralPlaces() throws IOException {
        final long handle = cached.files().open("file", READ);
        final byte[] first = new byte[PIECE];
        final byte[] second = new byte[2 * PIECE];
        final List<MemorySegment> places = List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(second));
        assertEquals(3 * PIECE, cached.files().read(handle, 10, places));
        assertArrayEquals(Arrays.copyOfRange(pattern(LENGTH, 1), 10, 10 + PIECE), first);
        assertArrayEquals(Arrays.copyOfRange(pattern(LENGTH, 1), 10 + PIECE, 10 + 3 * PIECE), second);
        assertEquals(PIECE + 50, cached.files().read(handle, LENGTH - PIECE - 50, places));
        assertRefused(PosixError.EINVAL, () -> cached.files().read(handle, -1, places));
    }

    @Test
    void shouldFetchAPieceOnceWhenManyReadersWaitForIt() throws Exception {
        final int readers = 4;
        final CountDownLatch allRead = new CountDownLatch(readers);
        cached.origin().before(offset -> await(allRead));
        inParallel(readers, () -> {
            final long handle = cached.files().open("file", READ);
            allRead.countDown();
            assertArrayEquals(pattern(PIECE, 1), Bytes.read(cached.files(), handle, 0, PIECE));
            return null;
        });
        assertEquals(1, cached.origin().reads());
    }

    @Test
    void shouldFetchSeveralPiecesOfAReadSimultaneously() throws IOException {
        final CyclicBarrier three = new CyclicBarrier(3);
        cached.origin().before(offset -> await(three));
        final long handle = cached.files().open("file", READ);
        assertArrayEquals(pattern(3 * PIECE, 1), Bytes.read(cached.files(), handle, 0, 3 * PIECE));
        assertEquals(3, cached.origin().reads());
    }

    @Test
    void shouldFetchAheadOfASequentialReaderAndNotFurther() throws Exception {
        cached.reopen(context -> context.readAhead(2));
        final long handle = cached.files().open("file", READ);
        Bytes.read(cached.files(), handle, 0, 10);
        assertEquals(3 * PIECE, cached.files().statistics().cachedBytes());
        Await.until("pieces 1 and 2", () -> cached.origin().reads() == 3);
        Bytes.read(cached.files(), handle, 2 * PIECE, 10);
        assertEquals(5 * PIECE, cached.files().statistics().cachedBytes());
        Await.until("pieces 3 and 4", () -> cached.origin().reads() == 5);
    }

    @Test
    void shouldNotFetchAheadOfAReaderThatJumps() throws IOException {
        cached.reopen(context -> context.readAhead(2));
        final long handle = cached.files().open("file", READ);
        Bytes.read(cached.files(), handle, 3 * PIECE, 10);
        cached.files().close(handle);
        assertEquals(PIECE, cached.files().statistics().cachedBytes());
    }

    @Test
    void shouldFailWithTheErrorOfTheOriginAndKeepNothing() throws IOException {
        cached.origin().before(offset -> {
            throw new FileServiceException(PosixError.ETIMEDOUT, "origin");
        });
        final long handle = cached.files().open("file", READ);
        assertRefused(PosixError.ETIMEDOUT, () -> Bytes.read(cached.files(), handle, 0, 10));
        cached.files().close(handle);
        assertEquals(0, cached.files().statistics().cachedBytes());
        assertEquals(0, cached.files().statistics().cachedFiles());
        cached.origin().before(offset -> {});
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
    }

    /** A piece is longer than what a reader needs of it. */
    @Test
    void shouldReadWhatIsSoundBesideDamageOfTheOrigin() throws IOException {
        cached.origin().after(offset -> {
            if (offset < BLOCK) {
                throw new FileServiceException(PosixError.EIO, "damaged block");
            }
        });
        final long handle = cached.files().open("file", READ);
        assertArrayEquals(
                Arrays.copyOfRange(pattern(LENGTH, 1), BLOCK, BLOCK + 10),
                Bytes.read(cached.files(), handle, BLOCK, 10));
        assertRefused(PosixError.EIO, () -> Bytes.read(cached.files(), handle, 0, 10));
    }

    @Test
    void shouldEndTheWaitOfAnInterruptedReaderAndNotTheFetch() throws Exception {
        final CountDownLatch opened = new CountDownLatch(1);
        cached.origin().before(offset -> await(opened));
        final long handle = cached.files().open("file", READ);
        Thread.currentThread().interrupt();
        assertRefused(PosixError.EINTR, () -> Bytes.read(cached.files(), handle, 0, 10));
        assertTrue(Thread.interrupted());
        opened.countDown();
        Bytes.read(cached.files(), handle, 0, 10);
        assertEquals(1, cached.origin().reads());
    }

    @Test
    void shouldFailReadersThatWaitWhenItIsClosed() throws Exception {
        cached.reopen(context -> context.fetches(1));
        final CountDownLatch isFetching = new CountDownLatch(1);
        final CountDownLatch opened = new CountDownLatch(1);
        cached.origin().before(offset -> {
            isFetching.countDown();
            awaitInterruptibly(opened);
        });
        final long handle = cached.files().open("file", READ);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            final Future<?> fetching = threads.submit(() -> {
                assertRefused(PosixError.EINTR, () -> Bytes.read(cached.files(), handle, 0, 10));
            });
            await(isFetching);
            final Future<?> waiting = threads.submit(() -> {
                assertRefused(PosixError.EBADF, () -> Bytes.read(cached.files(), handle, PIECE, 10));
            });
            Await.until("a queued fetch", () -> cached.files().statistics().misses() == 2);
            cached.files().close();
            waiting.get();
            fetching.get();
        }
        assertRefused(PosixError.EBADF, () -> Bytes.read(cached.files(), handle, 0, 10));
    }

    @Test
    void shouldReadTheVersionOfTheLastOpeningWhenOthersChangeTheFile() throws IOException {
        assertArrayEquals(pattern(LENGTH, 1), Bytes.readAll(cached.files(), "file"));
        Bytes.create(cached.store(), "file", pattern(LENGTH, 2));
        assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "file"));
        assertEquals(1, cached.files().statistics().cachedFiles());
        assertEquals(LENGTH, cached.files().statistics().cachedBytes());
        cached.reopen();
        assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "file"));
        assertEquals(0, cached.origin().reads());
    }

    /** The bytes of one version must never be found under another. */
    @Test
    void shouldKeepNothingThatWasReadDuringAChange() throws IOException {
        final long handle = cached.files().open("file", READ);
        Bytes.create(cached.store(), "file", pattern(LENGTH, 2));
        assertArrayEquals(pattern(10, 2), Bytes.read(cached.files(), handle, 0, 10));
        assertArrayEquals(
                Arrays.copyOfRange(pattern(LENGTH, 2), PIECE, PIECE + 10),
                Bytes.read(cached.files(), handle, PIECE, 10));
        cached.files().close(handle);
        assertEquals(0, cached.files().statistics().cachedBytes());
    }

    @Test
    void shouldReadToTheNewEndWhenAStatusHasShownAChange() throws IOException {
        final long handle = cached.files().open("file", READ);
        Bytes.read(cached.files(), handle, 0, LENGTH);
        Bytes.create(cached.store(), "file", pattern(LENGTH + 50, 2));
        assertArrayEquals(pattern(10, 1), Bytes.read(cached.files(), handle, 0, 10));
        assertEquals(LENGTH + 50, cached.files().status(handle).size());
        assertArrayEquals(pattern(LENGTH + 50, 2), Bytes.read(cached.files(), handle, 0, LENGTH + 50));
    }

    @Test
    void shouldReadAChangeThatAnyCallHasShown() throws IOException {
        final long handle = cached.files().open("file", READ);
        Bytes.read(cached.files(), handle, 0, LENGTH);
        Bytes.create(cached.store(), "file", pattern(LENGTH, 2));
        cached.files().stat("file");
        assertArrayEquals(pattern(10, 2), Bytes.read(cached.files(), handle, 0, 10));

        final long second = cached.files().open("file", READ);
        Bytes.read(cached.files(), second, 0, LENGTH);
        Bytes.create(cached.store(), "file", pattern(LENGTH, 3));
        cached.files().open("file", READ);
        assertArrayEquals(pattern(10, 3), Bytes.read(cached.files(), second, 0, 10));

        final long third = cached.files().open("file", READ);
        Bytes.read(cached.files(), third, 0, LENGTH);
        cached.store().rename("file", "moved");
        Bytes.create(cached.store(), "moved", pattern(LENGTH, 4));
        cached.files().open("moved", READ);
        assertArrayEquals(pattern(10, 4), Bytes.read(cached.files(), third, 0, 10));
    }

    @Test
    void shouldReadOwnWritesAtOnce() throws IOException {
        final long reader = cached.files().open("file", READ);
        Bytes.read(cached.files(), reader, 0, LENGTH);
        final long writer = cached.files().open("./file", NEW);
        Bytes.write(cached.files(), writer, 5, pattern(10, 7));
        assertArrayEquals(pattern(10, 7), Bytes.read(cached.files(), reader, 5, 10));
        assertArrayEquals(pattern(10, 7), Bytes.read(cached.files(), writer, 5, 10));
        final long second = cached.files().open("file", READ);
        Bytes.write(cached.files(), writer, 5, pattern(10, 8));
        assertArrayEquals(pattern(10, 8), Bytes.read(cached.files(), second, 5, 10));
        cached.files().close(reader);
        assertEquals(0, cached.files().statistics().cachedFiles());
    }

    /** An origin that stages writes gives the same version to other bytes in another run, if an upload fails. */
    @Test
    void shouldCacheAFileThatItHasWrittenForThisRunOnly() throws IOException {
        Bytes.create(cached.files(), "own", pattern(PIECE, 3));
        Bytes.readAll(cached.files(), "own");
        Bytes.readAll(cached.files(), "own");
        assertEquals(1, cached.origin().reads());
        cached.reopen();
        assertEquals(0, cached.files().statistics().cachedFiles());
        assertArrayEquals(pattern(PIECE, 3), Bytes.readAll(cached.files(), "own"));
        assertEquals(1, cached.origin().reads());
    }

    @Test
    void shouldReadAnOpenFileWithoutAName() throws IOException {
        final long handle = cached.files().open("file", READ);
        cached.files().unlink("file");
        assertArrayEquals(pattern(LENGTH, 1), Bytes.read(cached.files(), handle, 0, LENGTH));
        Bytes.create(cached.store(), "file", pattern(20, 5));
        assertArrayEquals(pattern(20, 5), Bytes.readAll(cached.files(), "file"));
        assertArrayEquals(pattern(LENGTH, 1), Bytes.read(cached.files(), handle, 0, LENGTH));
    }

    @Test
    void shouldTellOriginsApartByTheirIdentity() throws IOException {
        Bytes.readAll(cached.files(), "file");
        cached.reopen(context -> context.identity("another"));
        Bytes.readAll(cached.files(), "file");
        assertTrue(cached.origin().reads() > 0);
        cached.reopen();
        Bytes.readAll(cached.files(), "file");
        assertEquals(0, cached.origin().reads());
    }

    @Test
    void shouldNotTakeAStoreThatWasMadeAnewForItsPredecessor() throws IOException {
        final long time = cached.store().stat("file").modificationMillis();
        Bytes.readAll(cached.files(), "file");
        try (EmbeddedStore remade = CachedOrigin.newStore(directory.resolve("remade"))) {
            Bytes.create(remade, "file", pattern(LENGTH, 2));
            remade.setModificationTime("file", time);
            assertEquals(cached.store().stat("file"), remade.stat("file"));
            cached.reopen(context -> context.origin(remade));
            assertArrayEquals(pattern(LENGTH, 2), Bytes.readAll(cached.files(), "file"));
            cached.files().close();
        }
    }

    @Test
    void shouldReadPastTheCacheWhenItsServerWasStartedAgainForAnotherStoreWithinAnOpen() throws IOException {
        final long[] fileSystemIds = {7, 7, 8};
        final int[] calls = {0};
        cached.reopen(context -> context.origin(new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return cached.store();
            }

            @Override
            public long fileSystemId() {
                return fileSystemIds[Math.min(calls[0]++, fileSystemIds.length - 1)];
            }

            @Override
            public void close() {
                // The store stays open.
            }
        }));
        Bytes.readAll(cached.files(), "file");
        assertEquals(0, cached.files().statistics().cachedFiles());
    }

    @Test
    void shouldMapOnlyWhatIsCachedAndPresent() throws IOException {
        final long handle = cached.files().open("file", READ);
        assertNull(cached.files().map(handle, 0, BLOCK));
        Bytes.read(cached.files(), handle, 0, 10);
        assertMapped(handle, BLOCK, pattern(LENGTH, 1));
        assertNull(cached.files().map(handle, PIECE, BLOCK));
        assertNull(cached.files().map(handle, BLOCK / 2, BLOCK));
        assertRefused(PosixError.EINVAL, () -> cached.files().map(handle, -1, BLOCK));
        assertRefused(PosixError.EBADF, () -> cached.files().map(99, 0, BLOCK));
        Bytes.create(cached.store(), "file", pattern(LENGTH, 2));
        cached.files().status(handle);
        assertNull(cached.files().map(handle, BLOCK, BLOCK));
    }

    @Test
    void shouldKeepAMappedBlockWhenItsFileIsDropped() throws IOException {
        Bytes.readAll(cached.files(), "file");
        final long handle = cached.files().open("file", READ);
        try (MappedBlock block = cached.files().map(handle, BLOCK, BLOCK)) {
            assertNotNull(block);
            cached.files().close(handle);
            Bytes.create(cached.store(), "file", pattern(LENGTH, 2));
            Bytes.readAll(cached.files(), "file");
            assertArrayEquals(
                    Arrays.copyOfRange(pattern(LENGTH, 1), BLOCK, 2 * BLOCK),
                    block.bytes().toArray(ValueLayout.JAVA_BYTE));
        }
    }

    private void assertMapped(final long handle, final int offset, final byte[] wanted) throws IOException {
        try (MappedBlock block = cached.files().map(handle, offset, BLOCK)) {
            assertNotNull(block);
            assertArrayEquals(
                    Arrays.copyOfRange(wanted, offset, offset + BLOCK),
                    block.bytes().toArray(ValueLayout.JAVA_BYTE));
        }
    }

    private static void inParallel(final int count, final Callable<?> call) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(count)) {
            final List<? extends Future<?>> jobs = IntStream.range(0, count)
                    .mapToObj(i -> threads.submit(call))
                    .toList();
            for (final Future<?> job : jobs) {
                job.get();
            }
        }
    }

    private static void await(final CountDownLatch latch) {
        try {
            assertTrue(latch.await(50, TimeUnit.SECONDS));
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Ends at an interrupt, as the calls of some origins do. */
    private static void awaitInterruptibly(final CountDownLatch latch) throws FileServiceException {
        try {
            assertFalse(latch.await(50, TimeUnit.SECONDS));
        } catch (final InterruptedException e) {
            throw new FileServiceException(PosixError.EINTR, "origin", e);
        }
    }

    private static void await(final CyclicBarrier barrier) {
        try {
            barrier.await(50, TimeUnit.SECONDS);
        } catch (final Exception e) {
            throw new AssertionError(e);
        }
    }
}
