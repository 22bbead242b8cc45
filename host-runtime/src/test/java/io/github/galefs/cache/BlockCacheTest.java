package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.page.PageTable;
import io.github.galefs.request.Request;
import java.lang.foreign.ValueLayout;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The cache with a service whose calls complete when the test says so, in any order. */
@Timeout(30)
class BlockCacheTest {
    private static final int BLOCK_SIZE = 4096;

    private final HazardWord hazard = new HazardWord();
    private CacheRig rig = new CacheRig(1, hazard);

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldKeepABlockThatAKernelFindsAfterTheFirstCheckOfItsHazardWord() {
        rig.readAndRelease(0);
        hazard.afterCheck = check -> {
            if (check == 1) {
                assertEquals(0, lookUp());
            }
        };
        rig.request(1, 1);
        rig.work();
        assertNull(rig.outcome(1));
        PageTable.unprotect(rig.region(), CacheRig.HAZARD);
        assertEquals(0, lookUp());
    }

    @Test
    void shouldHideABlockBeforeTheLastCheckOfItsHazardWord() {
        rig.readAndRelease(0);
        hazard.afterCheck = check -> {
            if (check > 1) {
                assertEquals(PageTable.NOT_RESIDENT, lookUp());
            }
        };
        rig.request(1, 1);
        assertEquals(2, hazard.checks);
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
    }

    @Test
    void shouldFetchABlockOnceForAllThatWantIt() {
        reopen(4);
        for (int group = 0; group < 5; group++) {
            rig.request(group, 7);
        }
        rig.complete();
        assertEquals(List.of("read 7"), rig.calls());
        for (int group = 0; group < 5; group++) {
            assertEquals("frame 0", rig.outcome(group));
        }
    }

    @Test
    void shouldPassAnErrorToAllThatWantTheBlockAndFetchItAgainLater() {
        reopen(4);
        rig.request(0, 7);
        rig.request(1, 7);
        rig.fail(new FileServiceException(PosixError.EIO, "the disk"));
        assertEquals("EIO", rig.outcome(0));
        assertEquals("EIO", rig.outcome(1));
        rig.request(2, 7);
        rig.complete();
        assertTrue(rig.outcome(2).startsWith("frame"), rig.outcome(2));
    }

    @Test
    void shouldFetchNeighboursByOneCallWhenTheirFramesAreNeighbours() {
        reopen(8);
        rig.request(0, 3);
        rig.request(1, 4);
        rig.request(2, 5);
        rig.request(3, 7);
        rig.complete();
        assertEquals(List.of("read 3 to 5", "read 7"), rig.calls());
    }

    @Test
    void shouldMakeARequestWaitWhenEachFrameIsGrantedUntilOneIsReleased() {
        reopen(2);
        final Request first = rig.grantReading(0, 0);
        rig.grantReading(1, 1);
        rig.request(2, 2);
        rig.work();
        assertNull(rig.outcome(2));
        rig.cache().release(first);
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldWriteADirtyBlockBackBeforeItsFrameIsUsedAgain() {
        final Request writer = rig.grantWriting(0, 0, 10, 20);
        rig.cache().release(writer);
        rig.calls();
        rig.request(1, 1);
        rig.complete();
        assertEquals(List.of("write 0: 10 to 20"), rig.calls());
        assertNull(rig.outcome(1));
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
    }

    @Test
    void shouldWriteBackOnlyWhatWasWritten() {
        reopen(2);
        rig.cache().release(rig.grantWriting(0, 0, 10, 20));
        rig.cache().release(rig.grantWriting(0, 0, 40, 50));
        final Request unfinished = rig.grantWriting(1, 0, 60, 70);
        final boolean[] done = new boolean[1];
        rig.calls();
        rig.cache().writeBack(rig.file(), () -> done[0] = true);
        rig.work();
        assertFalse(done[0]);
        rig.complete();
        assertEquals(List.of("write 0: 10 to 20", "write 0: 40 to 50"), rig.calls());
        assertTrue(done[0]);
        rig.cache().abandon(unfinished);
        rig.complete();
        assertEquals(List.of(), rig.calls());
    }

    @Test
    void shouldNotServeABlockAnyMoreWhoseWriteWasAbandoned() {
        reopen(2);
        rig.cache().abandon(rig.grantWriting(0, 0, 10, 20));
        rig.request(1, 0);
        rig.complete();
        assertEquals("frame 1", rig.outcome(1));
    }

    @Test
    void shouldCountALossAndForgetTheBytesWhenAWriteBackFails() {
        reopen(2);
        rig.cache().release(rig.grantWriting(0, 0, 10, 20));
        final boolean[] done = new boolean[1];
        rig.cache().writeBack(rig.file(), () -> done[0] = true);
        rig.fail(new FileServiceException(PosixError.ENOSPC, "the disk"));
        assertTrue(done[0]);
        assertEquals(1, rig.file().errorCount());
        assertFalse(rig.file().isCurrent(rig.file().version()));
        rig.calls();
        rig.request(1, 0);
        rig.complete();
        assertEquals(List.of("read 0"), rig.calls());
    }

    /** What is written while a write-back is in progress is written back by the next one. */
    @Test
    void shouldWaitForTheSecondWriteBackOfABlockThatWasWrittenDuringTheFirst() {
        reopen(2);
        rig.cache().release(rig.grantWriting(0, 0, 10, 20));
        final boolean[] done = new boolean[2];
        rig.cache().writeBack(rig.file(), () -> done[0] = true);
        rig.work();
        rig.cache().release(rig.grantWriting(0, 0, 15, 25));
        rig.cache().writeBack(rig.file(), () -> done[1] = true);
        rig.complete();
        assertTrue(done[0]);
        assertFalse(done[1]);
        rig.complete();
        assertTrue(done[1]);
    }

    /** A barrier must not take the end of an earlier write-back for that of the bytes that it waits for. */
    @Test
    void shouldWaitForWhatWasWrittenDuringAWriteBackThatTookTheBlockAlong() {
        reopen(8);
        final Request first = rig.grantWriting(0, 0, 10, 20);
        final Request second = rig.grantWriting(1, 1, 10, 20);
        final boolean[] done = new boolean[2];
        rig.cache().release(first);
        rig.cache().writeBack(rig.file(), () -> done[0] = true);
        rig.cache().release(second);
        rig.work();
        rig.cache().release(rig.grantWriting(2, 1, 30, 40));
        rig.cache().writeBack(rig.file(), () -> done[1] = true);
        rig.calls();
        rig.complete();
        assertTrue(done[0]);
        assertFalse(done[1]);
        assertEquals(List.of("write 0: 10 to 20", "write 1: 10 to 20"), rig.calls());
        rig.complete();
        assertTrue(done[1]);
        assertEquals(List.of("write 1: 30 to 40"), rig.calls());
    }

    @Test
    void shouldMakeAWriterWaitWhenABlockHasTooManyDirtyRanges() {
        reopen(2);
        addRanges(0);
        assertFalse(rig.isGrantedForWriting(1, 0, 2000, 2001));
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
    }

    @Test
    void shouldKeepTheFrameOfAWriterThatItsFileHolds() {
        reopen(1);
        rig.readAndRelease(0);
        rig.file().holdWriters(true);
        assertFalse(rig.isGrantedForWriting(0, 0, 10, 20));
        rig.request(1, 1);
        rig.complete();
        assertNull(rig.outcome(0));
        assertNull(rig.outcome(1));
        rig.file().holdWriters(false);
        rig.work();
        assertEquals("frame 0", rig.outcome(0));
    }

    @Test
    void shouldGiveAHeldWriterTheBlockOfTheNewVersionWhenTheFileWasInvalidatedMeanwhile() {
        reopen(2);
        rig.readAndRelease(0);
        rig.file().holdWriters(true);
        assertFalse(rig.isGrantedForWriting(0, 0, 10, 20));
        rig.file().invalidate(CacheRig.FILE + 1, 7);
        rig.file().holdWriters(false);
        rig.complete();
        assertEquals("frame 1", rig.outcome(0));
    }

    /** Others would not find what is written to a block of the old version. */
    @Test
    void shouldGiveAWriterTheBlockOfTheNewVersionWhenTheFileWasInvalidatedDuringTheFetch() {
        reopen(2);
        assertFalse(rig.isGrantedForWriting(0, 0, 10, 20));
        rig.work();
        rig.file().invalidate(CacheRig.FILE + 1, 7);
        rig.complete();
        rig.complete();
        assertEquals("frame 1", rig.outcome(0));
    }

    @Test
    void shouldCountABlockThatAWriterWaitedForAsOneHit() {
        reopen(1);
        rig.readAndRelease(0);
        rig.file().holdWriters(true);
        assertFalse(rig.isGrantedForWriting(0, 0, 10, 20));
        rig.work();
        rig.work();
        rig.file().holdWriters(false);
        rig.work();
        assertEquals("frame 0", rig.outcome(0));
        assertEquals(1, rig.hits());
    }

    @Test
    void shouldFailOnlyTheBlockThatCannotBeReadWhenItTravelsWithOthers() {
        reopen(8);
        rig.failBlock(4);
        rig.request(0, 3);
        rig.request(1, 4);
        rig.request(2, 5);
        rig.cache().ahead().fetch(rig.file(), 6, 1);
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(0));
        assertEquals("EIO", rig.outcome(1));
        assertEquals("frame 2", rig.outcome(2));
        assertEquals(List.of("read 3", "read 3 to 6", "read 4", "read 5"), rig.calls());
    }

    @Test
    void shouldShowNobodyABlockOfZerosWhenItsWriterIsHeld() {
        reopen(4);
        assertFalse(rig.isGrantedForWriting(0, 0, 0, BLOCK_SIZE));
        rig.request(1, 0);
        rig.work();
        rig.file().holdWriters(true);
        rig.complete();
        assertEquals(PageTable.NOT_RESIDENT, lookUp());
        assertNull(rig.outcome(1));
        rig.complete();
        assertEquals(List.of("read 0"), rig.calls());
        assertEquals("frame 1", rig.outcome(1));
        rig.file().holdWriters(false);
        rig.work();
        assertEquals("frame 1", rig.outcome(0));
    }

    @Test
    void shouldNotGrantABlockOfZerosToAnotherWriterWhenTheFirstIsRefused() {
        reopen(4);
        assertFalse(rig.isGrantedForWriting(0, 0, 0, BLOCK_SIZE));
        assertFalse(rig.isGrantedForWriting(1, 0, 10, 20));
        rig.refuse(0);
        rig.complete();
        rig.complete();
        assertEquals("refused", rig.outcome(0));
        assertEquals(List.of("read 0"), rig.calls());
        assertEquals("frame 1", rig.outcome(1));
    }

    @Test
    void shouldTakeOneFrameForAWriterOfAWholeBlockThatIsHeld() {
        reopen(4);
        rig.readAndRelease(7);
        rig.file().holdWriters(true);
        assertFalse(rig.isGrantedForWriting(0, 0, 0, BLOCK_SIZE));
        for (int i = 0; i < 20; i++) {
            rig.complete();
        }
        assertEquals(2, rig.misses());
        assertEquals(0, rig.evictions());
    }

    /** The other writer has ended without a further request, so nothing else makes the host look. */
    @Test
    void shouldServeABlockAgainThatWasDroppedWhileItWasWrittenWhenTheWriterHasReleasedIt() {
        reopen(4);
        rig.cache().release(rig.grantWriting(0, 0, 10, 20));
        rig.cache().writeBack(rig.file(), () -> {});
        rig.work();
        rig.grantWriting(1, 0, 30, 40);
        rig.fail(new FileServiceException(PosixError.ENOSPC, "the disk"));
        rig.request(2, 0);
        rig.complete();
        assertNull(rig.outcome(2));
        rig.publishRelease(1);
        rig.complete();
        rig.complete();
        assertEquals("frame 1", rig.outcome(2));
    }

    @Test
    void shouldServeThoseWhoWaitForAFrameBeforeThoseWhoAskLater() {
        reopen(1);
        final Request first = rig.grantReading(0, 0);
        rig.request(1, 1);
        rig.work();
        rig.cache().release(first);
        rig.request(2, 2);
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
        assertNull(rig.outcome(2));
    }

    @Test
    void shouldFetchNothingAheadWhileSomebodyWaitsForAFrame() {
        reopen(2);
        final Request first = rig.grantReading(0, 0);
        rig.grantReading(1, 1);
        rig.request(2, 2);
        rig.work();
        rig.cache().release(first);
        rig.calls();
        rig.cache().ahead().fetch(rig.file(), 3, 1);
        rig.complete();
        assertEquals(List.of("read 2"), rig.calls());
    }

    @Test
    void shouldRestWhileAFrameWithTooManyRangesIsBeingWrittenBack() {
        reopen(2);
        addRanges(0);
        rig.cache().writeBack(rig.file(), () -> {});
        rig.work();
        addRanges(2);
        assertFalse(rig.isGrantedForWriting(1, 0, 2000, 2001));
        rig.work();
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
    }

    private void addRanges(final int first) {
        for (int i = 0; i < ByteRanges.MAX_RANGES; i++) {
            rig.cache().release(rig.grantWriting(0, 0, first + 4 * i, first + 4 * i + 1));
        }
    }

    private void reopen(final int frameCount) {
        rig.close();
        rig = new CacheRig(frameCount, FrameProtection.NONE);
    }

    private int lookUp() {
        return PageTable.protect(rig.region(), CacheRig.HAZARD, CacheRig.FILE, 0);
    }

    /** The hazard word of one work-group; a test runs the work-group's lookup right after the host has read it. */
    private final class HazardWord implements FrameProtection {
        private IntConsumer afterCheck = _ -> {};
        private int checks;

        @Override
        public void addProtected(final BitSet frames) {
            final int word = rig.memory().get(ValueLayout.JAVA_INT, CacheRig.HAZARD);
            if (word > 0) {
                frames.set(word - 1);
            }
            afterCheck.accept(++checks);
        }

        @Override
        public void addMapped(final BitSet frames) {}
    }
}
