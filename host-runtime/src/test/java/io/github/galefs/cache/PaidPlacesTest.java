package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Files of a device whose driver takes its time to admit memory: they are placed when that has been waited for. */
@Timeout(10)
class PaidPlacesTest {
    private static final int FRAMES = 2;
    private static final int BLOCKS = 10;
    private static final long SIZE = BLOCKS * 4096L;
    private static final long ROUND_NANOS = 50_000;
    private static final long TOO_LONG_NANOS = 60_000_000_000L;

    /** Room for a single window. */
    private static final long WINDOW_BYTES = 16 << 20;

    private final CacheRig rig = CacheRig.withPlaces(FRAMES, WINDOW_BYTES);

    @AfterEach
    void close() {
        rig.cache().close();
        assertEquals(0, rig.files().openBlocks());
        assertEquals(0, rig.windows());
        rig.close();
    }

    @Test
    void shouldFetchBlocksWhenTheFileIsReadOnce() {
        begin(TOO_LONG_NANOS);
        for (int block = 0; block < BLOCKS; block++) {
            rig.readAndRelease(block);
        }
        assertEquals(BLOCKS, rig.misses());
        assertEquals(0, rig.windows());
    }

    @Test
    void shouldPlaceTheFileWhenRequestsHaveWaitedForAsLongAsThatTakes() {
        begin(10 * ROUND_NANOS);
        final long begin = System.nanoTime();
        int requests = 0;
        while (rig.windows() == 0) {
            rig.readAndRelease(requests++ % BLOCKS);
        }
        // The first request counts as a round.
        assertTrue(System.nanoTime() - begin >= 9 * ROUND_NANOS, "placed too early");
        final long misses = rig.misses();
        rig.readAndRelease(0);
        assertEquals(misses, rig.misses());
    }

    /** A service may take its time, and many work-groups may wait for it after a single request each. */
    @Test
    void shouldCountAllTheTimeInWhichBlocksAreOnTheirWay() throws Exception {
        begin(100 * ROUND_NANOS);
        rig.request(0, 0);
        rig.work();
        Thread.sleep(6);
        rig.complete();
        rig.work();
        rig.complete();
        assertEquals(1, rig.windows());
    }

    @Test
    void shouldPlaceTheFileWhenMappingsAreRefusedForThatLong() {
        begin(10 * ROUND_NANOS);
        rig.map(0, 0);
        rig.complete();
        int group = 1;
        while (rig.windows() == 0) {
            rig.map(group++, 5);
            rig.complete();
        }
        rig.release(0);
    }

    /** A kernel may compute for any time between two reads. */
    @Test
    void shouldNotCountTheTimeInWhichNobodyWaits() throws Exception {
        begin(TimeUnit.MILLISECONDS.toNanos(100));
        for (int block = 0; block < 3; block++) {
            rig.readAndRelease(block);
            Thread.sleep(60);
        }
        assertEquals(0, rig.windows());
    }

    @Test
    void shouldPlaceTheFileAtItsNextOpenWhenAllWasWaitedForBefore() throws Exception {
        begin(ROUND_NANOS);
        Thread.sleep(1);
        rig.request(0, 0);
        rig.cache().onClosed(rig.file());
        rig.complete();
        assertEquals(0, rig.windows());
        rig.release(0);
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        assertEquals(1, rig.windows());
    }

    @Test
    void shouldWaitAgainBeforeAFileIsPlacedThatAnotherHasDisplaced() {
        begin(0);
        assertEquals(1, rig.windows());
        rig.cache().onClosed(rig.file());
        final CachedFile other = open(1);
        rig.setNanosToAdmit(TOO_LONG_NANOS);
        rig.complete();
        rig.cache().onClosed(other);
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        rig.readAndRelease(3);
        assertEquals(1, rig.misses());
    }

    @Test
    void shouldKeepWhatWasWaitedForWhenTheFileHasGivenUpNothing() {
        begin(10 * ROUND_NANOS);
        rig.cache().onClosed(rig.file());
        rig.setNanosToAdmit(0);
        final CachedFile paid = open(1);
        rig.cache().onClosed(paid);
        final CachedFile holder = open(2);
        rig.complete();
        rig.cache().onClosed(holder);
        final CachedFile next = open(3);
        rig.setNanosToAdmit(TOO_LONG_NANOS);
        rig.complete();
        rig.cache().onClosed(next);
        rig.cache().onOpened(paid, SIZE);
        rig.complete();
        assertEquals(1, rig.windows());
        assertNotEquals(0, rig.place((int) rig.cache().row(paid)));
    }

    @Test
    void shouldWaitAgainBeforeOutdatedMemoryIsReplaced() {
        begin(0);
        rig.setNanosToAdmit(TOO_LONG_NANOS);
        rig.files().setCurrent(false);
        rig.cache().giveUpOutdated();
        assertEquals(0, rig.windows());
        rig.files().setCurrent(true);
        rig.cache().onClosed(rig.file());
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        assertEquals(0, rig.windows());
    }

    @Test
    void shouldPlaceAnOpenFileAgainWhenItsMemoryWasReplaced() throws Exception {
        begin(0);
        rig.setNanosToAdmit(ROUND_NANOS);
        rig.files().setCurrent(false);
        rig.cache().giveUpOutdated();
        rig.files().setCurrent(true);
        Thread.sleep(1);
        rig.readAndRelease(0);
        rig.complete();
        assertEquals(1, rig.windows());
    }

    /** To check blocks in place takes time in which nobody waits. */
    @Test
    void shouldNotTakeACheckForAFetch() {
        rig.file().onPlacing();
        assertFalse(rig.file().isBeingFetched());
        assertTrue(rig.file().hasTransfers(), "its handle is in use");
        rig.cache().onPlaced(rig.file());
        assertFalse(rig.file().hasTransfers());
    }

    private CachedFile open(final int number) {
        final CachedFile file = new CachedFile(rig.file().number() + number, 0);
        file.setHandles(rig.file().handleForReading(), rig.file().handleForReading());
        rig.cache().onOpened(file, SIZE);
        return file;
    }

    private void begin(final long nanosToAdmit) {
        rig.setNanosToAdmit(nanosToAdmit);
        rig.serveInPlace();
        rig.cache().beginLaunch();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
    }
}
