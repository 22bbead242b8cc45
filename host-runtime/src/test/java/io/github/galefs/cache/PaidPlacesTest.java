package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
        int requests = 0;
        while (rig.windows() == 0) {
            rig.readAndRelease(requests++ % BLOCKS);
        }
        assertTrue(requests >= 10, () -> "placed after few requests");
        final long misses = rig.misses();
        rig.readAndRelease(0);
        assertEquals(misses, rig.misses());
    }

    /** A kernel may compute for any time between two reads. */
    @Test
    void shouldNotCountTheTimeInWhichNobodyWaits() throws Exception {
        begin(10 * ROUND_NANOS);
        for (int block = 0; block < 3; block++) {
            rig.readAndRelease(block);
            Thread.sleep(2);
        }
        // Each of them is looked up twice: when it comes, and when its block has come.
        assertEquals(0, rig.windows());
    }

    @Test
    void shouldPlaceTheFileAtItsNextOpenWhenAllWasWaitedForBefore() {
        begin(ROUND_NANOS);
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
        final CachedFile other = new CachedFile(rig.file().number() + 1, 0);
        other.setHandles(rig.file().handleForReading(), rig.file().handleForReading());
        rig.cache().onOpened(other, SIZE);
        rig.setNanosToAdmit(TOO_LONG_NANOS);
        rig.complete();
        rig.cache().onClosed(other);
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        rig.readAndRelease(3);
        assertEquals(1, rig.misses());
    }

    private void begin(final long nanosToAdmit) {
        rig.setNanosToAdmit(nanosToAdmit);
        rig.serveInPlace();
        rig.cache().beginLaunch();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
    }
}
