package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** No request stays in a queue when a launch has ended, also after an Error: it is used again by the next launch. */
@Timeout(30)
class CancelledRequestsTest {
    private final BitSet mapped = new BitSet();
    private CacheRig rig = new CacheRig(1, new FrameProtection() {
        @Override
        public void addProtected(final BitSet frames) {
            frames.or(mapped);
        }

        @Override
        public void addMapped(final BitSet frames) {
            frames.or(mapped);
        }
    });

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldTakeOutWhoWaitsForABlockThatIsBeingFetched() {
        rig.request(2, 10);
        rig.work();
        cancelAndAskAgain(2);
    }

    @Test
    void shouldTakeOutWhoWaitsForAnyFrame() {
        rig.grantReading(1, 10);
        rig.request(2, 11);
        rig.work();
        cancelAndAskAgain(2);
    }

    @Test
    void shouldTakeOutWhoShouldHaveBeenGrantedABlockAfterOneWhoseGrantHasFailed() {
        rig.request(1, 10);
        rig.request(2, 10);
        rig.failRequest(1);
        assertThrows(OutOfMemoryError.class, rig::complete);
        cancelAndAskAgain(2);
    }

    @Test
    void shouldTakeOutWriterWhoShouldHaveGoneOnAfterOneThatHasFailed() {
        rig.readAndRelease(10);
        rig.file().holdWriters(true);
        rig.isGrantedForWriting(1, 10, 0, 8);
        rig.isGrantedForWriting(2, 10, 8, 16);
        rig.file().holdWriters(false);
        rig.failRequest(1);
        assertThrows(OutOfMemoryError.class, rig::work);
        cancelAndAskAgain(2);
    }

    @Test
    void shouldTakeOutAMappingThatShouldHaveBeenRefusedAfterOneThatHasFailed() {
        rig.grantReading(1, 10);
        rig.map(2, 11);
        rig.map(3, 12);
        rig.release(1);
        mapped.set(0);
        rig.failRequest(2);
        assertThrows(OutOfMemoryError.class, rig::work);
        mapped.clear();
        cancelAndAskAgain(3);
    }

    /** The request is for a block that is not cached, so that it comes into a queue again. */
    private void cancelAndAskAgain(final int group) {
        rig.cache().cancelRequests();
        rig.releaseAll();
        rig.complete();
        assertNull(rig.outcome(group));
        rig.cache().beginLaunch();
        rig.requestAgain(group, 20);
        rig.complete();
        assertEquals("frame 0", rig.outcome(group));
    }
}
