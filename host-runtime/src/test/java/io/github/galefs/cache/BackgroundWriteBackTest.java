package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A cache of 16 frames and one worker, in which 4 may be dirty; write-backs go on until 2 are. */
@Timeout(30)
class BackgroundWriteBackTest {
    private final CacheRig rig = new CacheRig(16, FrameProtection.NONE);

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldWriteNothingBackWhileNoMoreThanAQuarterOfTheFramesIsDirty() {
        write(0, 2, 4, 6);
        assertEquals(List.of(), completeAll());
    }

    @Test
    void shouldWriteBackInAscendingOrderUntilAnEighthOfTheFramesIsDirty() {
        write(8, 2, 6, 0, 4);
        assertEquals(List.of("write 2: 10 to 20", "write 6: 10 to 20", "write 8: 10 to 20"), completeAll());
    }

    @Test
    void shouldGoOnWithTheFramesThatHaveBeenDirtyForTheLongest() {
        write(8, 2, 6, 0, 4);
        completeAll();
        write(14, 12, 10);
        assertEquals(List.of("write 0: 10 to 20", "write 4: 10 to 20", "write 14: 10 to 20"), completeAll());
    }

    @Test
    void shouldWriteNeighboursBackTogether() {
        write(4, 3, 2, 9, 1);
        rig.complete();
        assertEquals(
                List.of("write 1: 10 to 20", "write 2: 10 to 20", "write 3: 10 to 20", "write 4: 10 to 20"),
                rig.calls());
        assertEquals(List.of(), completeAll());
    }

    /** They would be dirty again at once; and what is being written now is written back when it is there. */
    @Test
    void shouldPassOverABlockThatAWorkGroupIsWritingTo() {
        write(0, 2, 4, 6);
        rig.grantWriting(1, 0, 30, 40);
        write(8);
        assertEquals(List.of("write 2: 10 to 20", "write 4: 10 to 20", "write 6: 10 to 20"), completeAll());
        rig.release(1);
        rig.cache().writeBack(rig.file(), () -> {});
        assertEquals(List.of("write 0: 10 to 20", "write 0: 30 to 40", "write 8: 10 to 20"), completeAll());
    }

    @Test
    void shouldPassOverANeighbourThatAWorkGroupIsWritingTo() {
        write(0, 2, 4, 1);
        rig.grantWriting(1, 1, 30, 40);
        write(8);
        assertEquals(List.of("write 0: 10 to 20", "write 2: 10 to 20", "write 4: 10 to 20"), completeAll());
    }

    @Test
    void shouldWriteABlockBackThatAWorkGroupHasReleasedWithoutAnotherRequest() {
        write(0, 2, 4, 6);
        rig.grantWriting(1, 0, 30, 40);
        rig.publishRelease(1);
        write(8);
        assertEquals(
                List.of("write 0: 10 to 20", "write 0: 30 to 40", "write 2: 10 to 20", "write 4: 10 to 20"),
                completeAll());
    }

    @Test
    void shouldKeepWhatIsWrittenToABlockDuringItsWriteBack() {
        write(0, 2, 4, 6, 8);
        rig.work();
        rig.cache().release(rig.grantWriting(1, 0, 15, 25));
        completeAll();
        rig.cache().writeBack(rig.file(), () -> {});
        assertTrue(completeAll().contains("write 0: 15 to 25"));
    }

    /** Its frame is dirty again after each write-back. */
    @Test
    void shouldNotWriteABlockBackAgainWhenItIsRewrittenAndFewOthersAreDirty() {
        write(0, 2, 4, 6, 8);
        completeAll();
        for (int i = 0; i < 100; i++) {
            write(0);
            assertEquals(List.of(), completeAll());
        }
    }

    @Test
    void shouldStartOneWriteBackAtATimeWhenFetchesNeedTheWorkers() {
        write(0, 2, 4, 6);
        rig.readAndRelease(8);
        rig.request(1, 100);
        rig.request(2, 102);
        rig.work();
        rig.cache().release(rig.grantWriting(0, 8, 10, 20));
        rig.calls();
        rig.complete();
        assertEquals(List.of("read 100", "read 102", "write 0: 10 to 20"), rig.calls());
    }

    @Test
    void shouldCountAFailureInTheFileAndNotServeTheBlockAnyMore() {
        write(0, 2, 4, 6, 8);
        rig.fail(new FileServiceException(PosixError.ENOSPC, "the disk"));
        assertEquals(1, rig.file().errorCount());
        rig.calls();
        rig.request(1, 0);
        rig.complete();
        assertTrue(rig.calls().contains("read 0"));
    }

    @Test
    void shouldLoseNothingWhenWriteBacksEndInAnyOrderWhileBlocksAreWrittenAgain() {
        for (int i = 0; i < 300; i++) {
            write(i * 7 % 15);
            if (i % 3 == 0) {
                rig.complete();
            }
        }
        final List<Boolean> ends = new ArrayList<>();
        rig.cache().writeBack(rig.file(), () -> ends.add(true));
        completeAll();
        assertEquals(List.of(true), ends);
        assertEquals(0, rig.file().errorCount());
        write(0, 2, 4, 6, 8);
        assertEquals(3, completeAll().size());
    }

    /** Writes 10 bytes to each block. The blocks are dirty together: the cache works only when all are. */
    private void write(final long... blocks) {
        for (final long block : blocks) {
            rig.readAndRelease(block);
        }
        for (final long block : blocks) {
            rig.cache().release(rig.grantWriting(0, block, 10, 20));
        }
        rig.calls();
    }

    /** Returns the calls of the service in their order; those of each turn are sorted. */
    private List<String> completeAll() {
        final List<String> calls = new ArrayList<>();
        for (int turn = 0; turn < 20; turn++) {
            rig.complete();
            calls.addAll(rig.calls());
        }
        return calls;
    }
}
