package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.kernel.page.PageTable;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Blocks that lie in memory of the file service: when they are copied, and when they are given up. */
@Timeout(30)
class InPlaceFramesTest {
    private static final int FRAMES = 2;
    /** Longer than the time from one look for what the service wants back to the next. */
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private CacheRig rig;

    @BeforeEach
    void open() {
        rig = new CacheRig(FRAMES, FrameProtection.NONE);
        rig.serveInPlace();
    }

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldCopyNoBlockThatIsOnlyRead() {
        rig.readAndRelease(1);
        rig.readAndRelease(2);
        assertEquals(List.of(), rig.calls());
        assertEquals(FRAMES, rig.files().openBlocks());
    }

    @Test
    void shouldCloseABlockWhenItIsEvicted() {
        for (int block = 0; block < 10; block++) {
            rig.readAndRelease(block);
            assertTrue(rig.files().openBlocks() <= FRAMES);
        }
        rig.cache().close();
        assertEquals(0, rig.files().openBlocks());
    }

    @Test
    void shouldCopyABlockForItsWriterWhileAReaderKeepsTheBytesThatItHas() {
        rig.grantReading(0, 1);
        assertFalse(rig.isGrantedForWriting(1, 1, 0, 16));
        rig.complete();
        assertEquals("frame 1", rig.outcome(1));
        assertEquals(List.of("read 1"), rig.calls());
        assertEquals(1, rig.files().openBlocks(), "the reader's");
        rig.request(2, 1);
        assertEquals("frame 1", rig.outcome(2));
    }

    @Test
    void shouldCopyABlockForAWriterThatHasWaitedForItWithAReader() {
        rig.request(0, 1);
        assertFalse(rig.isGrantedForWriting(1, 1, 0, 16));
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(0));
        assertEquals("frame 1", rig.outcome(1));
        assertEquals(List.of("read 1"), rig.calls());
    }

    @Test
    void shouldGiveUpInALaunchWhatTheServiceWantsBackUnlessItIsInUse() {
        rig.grantReading(0, 1);
        rig.readAndRelease(2);
        rig.files().setCurrent(false);
        turn();
        assertEquals(1, rig.files().openBlocks());
        assertEquals(PageTable.NOT_RESIDENT, lookUp(2));
        rig.release(0);
        turn();
        assertEquals(0, rig.files().openBlocks());
    }

    @Test
    void shouldLookForWhatTheServiceWantsBackWhenALaunchBegins() {
        turn();
        rig.readAndRelease(1);
        rig.files().setCurrent(false);
        rig.cache().beginLaunch();
        rig.work();
        assertEquals(0, rig.files().openBlocks());
    }

    /** More blocks than a batch of evictions has. */
    @Test
    void shouldGiveUpAllThatTheServiceWantsBackBetweenLaunches() {
        rig.close();
        rig = new CacheRig(16, FrameProtection.NONE);
        rig.serveInPlace();
        for (int block = 1; block <= 16; block++) {
            rig.readAndRelease(block);
        }
        rig.grantReading(0, 1);
        rig.cache().giveUpOutdated();
        assertEquals(16, rig.files().openBlocks());
        rig.files().setCurrent(false);
        rig.cache().giveUpOutdated();
        assertEquals(1, rig.files().openBlocks(), "what is in use");
        assertTrue(rig.cache().hasBlocksInPlace());
        rig.release(0);
        rig.cache().giveUpOutdated();
        assertEquals(0, rig.files().openBlocks());
        assertFalse(rig.cache().hasBlocksInPlace());
    }

    @Test
    void shouldCloseTheBlocksOfATransferThatFails() {
        rig.close();
        rig = new CacheRig(8, FrameProtection.NONE);
        rig.serveInPlace();
        rig.failBlock(2);
        rig.request(0, 1);
        rig.cache().ahead().fetch(rig.file(), 2, 1);
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(0));
        assertEquals(1, rig.files().openBlocks());
        rig.request(1, 2);
        assertNull(rig.outcome(1));
        rig.complete();
        assertEquals("EIO", rig.outcome(1));
        assertEquals(1, rig.files().openBlocks());
    }

    private void turn() {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < LOOK_NANOS) {
            rig.cache().doWork(rig);
        }
    }

    private int lookUp(final long block) {
        final int frame = PageTable.protect(rig.region(), CacheRig.HAZARD, CacheRig.FILE, block);
        PageTable.unprotect(rig.region(), CacheRig.HAZARD);
        return frame;
    }
}
