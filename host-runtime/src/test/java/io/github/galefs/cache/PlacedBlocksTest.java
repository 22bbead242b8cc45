package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Blocks in the row of their file, which need no frame. */
@Timeout(10)
class PlacedBlocksTest {
    private static final int FRAMES = 2;
    private static final int BLOCKS = 10;
    private static final long SIZE = BLOCKS * 4096L + 17;

    private CacheRig rig;

    @BeforeEach
    void open() {
        rig = CacheRig.withPlaces(FRAMES);
        rig.serveInPlace();
        rig.cache().beginLaunch();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
    }

    @AfterEach
    void close() {
        rig.cache().close();
        assertEquals(0, rig.files().openBlocks());
        assertEquals(0, rig.windows());
        rig.close();
    }

    @Test
    void shouldReplyWithThePlaceOfABlockAndTakeNoFrame() {
        for (int block = 0; block < BLOCKS; block++) {
            rig.request(block, block);
            assertEquals("frame " + (FRAMES + block), rig.outcome(block));
        }
        assertEquals(List.of(), rig.calls());
    }

    @Test
    void shouldFetchBlocksAndCountOnceWhenTheDeviceRefusesTheirMemory() {
        final CacheRig refused = CacheRig.withPlaces(FRAMES);
        refused.refuseMemory();
        refused.serveInPlace();
        refused.cache().beginLaunch();
        refused.cache().onOpened(refused.file(), SIZE);
        refused.complete();
        refused.request(0, 3);
        refused.complete();
        assertEquals("frame 0", refused.outcome(0));
        assertEquals(1, refused.refusals());
        assertEquals(0, rig.refusals());
        refused.cache().close();
        assertEquals(0, refused.files().openBlocks());
        refused.close();
    }

    @Test
    void shouldKeepBlocksInPlaceAfterTheirFileIsClosed() {
        rig.cache().onClosed(rig.file());
        rig.cache().onOpened(rig.file(), SIZE);
        rig.request(0, 3);
        assertEquals("frame " + (FRAMES + 3), rig.outcome(0));
    }

    @Test
    void shouldGiveUpMemoryOnlyWhenNoWorkGroupHasAReplyThatNamesAPlace() {
        rig.request(0, 5);
        rig.files().setCurrent(false);
        rig.cache().beginLaunch();
        rig.work();
        assertEquals(BLOCKS, rig.files().openBlocks());
        rig.request(1, 6);
        rig.work();
        assertNull(rig.outcome(1));
        rig.release(0);
        rig.complete();
        assertNotNull(rig.outcome(1));
        assertTrue(rig.files().openBlocks() <= FRAMES, "blocks are kept");
    }

    @Test
    void shouldGiveUpTheRowOfAFileWhoseNumberIsNotUsedAnyMore() {
        rig.cache().forget(rig.file());
        rig.work();
        assertEquals(0, rig.files().openBlocks());
        assertEquals(0, rig.cache().row(rig.file()));
    }

    @Test
    void shouldFetchAWrittenBlockAgainAfterItsEviction() {
        rig.grantWriting(0, 4, 0, 16);
        rig.release(0);
        for (int block = 12; block < 20; block++) {
            rig.readAndRelease(block);
        }
        rig.calls();
        rig.request(1, 4);
        rig.complete();
        assertTrue(Integer.parseInt(rig.outcome(1).substring("frame ".length())) < FRAMES, rig.outcome(1));
    }

    @Test
    void shouldKeepAPlaceThatAReplyNamesUntilItsReaderHasEndedWhenOthersWriteToTheBlock() {
        rig.request(0, 4);
        final long place = rig.place(4);
        assertFalse(rig.isGrantedForWriting(1, 4, 0, 16));
        rig.complete();
        assertEquals(place, rig.place(4));
        assertNull(rig.outcome(1));
        rig.release(0);
        rig.complete();
        assertNotNull(rig.outcome(1));
        assertNotEquals(place, rig.place(4));
    }

    @Test
    void shouldFetchABlockThatWasWrittenBeforeItsFileHadARow() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.grantWriting(0, 4, 0, 16);
        rig.release(0);
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        for (int block = 12; block < 20; block++) {
            rig.readAndRelease(block);
        }
        assertEquals(0, rig.place(4));
        assertNotEquals(0, rig.place(5));
    }

    @Test
    void shouldPlaceEachBlockOnceWhenItsFileIsReopenedMeanwhile() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.work();
        rig.cache().onClosed(rig.file());
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        assertEquals(BLOCKS, rig.files().openBlocks());
    }

    @Test
    void shouldCloseBlocksThatAreMappedWhenTheCacheIsClosed() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.work();
        rig.cache().close();
        rig.runCalls();
        assertEquals(0, rig.files().openBlocks());
    }

    /** Their call has ended, and the cache has not taken its end. */
    @Test
    void shouldDismissWindowsOfBlocksThatWereMappedBeforeTheCacheIsClosed() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.work();
        rig.runCalls();
        assertTrue(rig.windows() > 0, "no window was given to the device");
        rig.cache().close();
        assertEquals(0, rig.windows());
    }

    @Test
    void shouldPlaceTheFirstBlocksOfAFileThatHasMoreThanThereArePlaces() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.cache().onOpened(rig.file(), 1000 * 4096L);
        rig.complete();
        assertEquals(CacheRig.PLACE_COUNT, rig.files().openBlocks());
        rig.request(0, CacheRig.PLACE_COUNT - 1);
        assertEquals("frame " + (FRAMES + CacheRig.PLACE_COUNT - 1), rig.outcome(0));
        rig.request(1, CacheRig.PLACE_COUNT);
        rig.complete();
        assertTrue(Integer.parseInt(rig.outcome(1).substring("frame ".length())) < FRAMES, rig.outcome(1));
    }

    @Test
    void shouldKeepAForgottenFilesBlocksInPlaceWhenACallForItEndsWhileAReplyNamesThem() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.files().failBlock(7);
        rig.cache().onOpened(rig.file(), SIZE);
        rig.complete();
        rig.request(0, 5);
        rig.files().failBlock(-1);
        rig.cache().onClosed(rig.file());
        rig.cache().onOpened(rig.file(), SIZE);
        rig.work();
        rig.cache().forget(rig.file());
        rig.complete();
        assertTrue(rig.files().openBlocks() >= BLOCKS - 1, "blocks are given up");
        rig.release(0);
        rig.work();
        assertEquals(0, rig.files().openBlocks());
    }

    @Test
    void shouldPlaceNothingMoreWhenTheLaunchHasEnded() {
        rig.cache().forget(rig.file());
        rig.work();
        rig.cache().onOpened(rig.file(), SIZE);
        rig.work();
        rig.cache().cancelRequests();
        rig.complete();
        assertEquals(0, rig.files().openBlocks());
    }
}
