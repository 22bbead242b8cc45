package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Mappings, which may last for any time: when they are granted a frame, wait for one, or are refused. */
@Timeout(30)
class MappedFramesTest {
    /** Frames of a cache whose batches have several. */
    private static final int MANY = 32;

    /** Frames that are evicted at once in a cache of so many. */
    private static final int MANY_BATCH = MANY / 8;

    private final HazardWords hazards = new HazardWords();
    private CacheRig rig;

    @BeforeEach
    void open() {
        rig = new CacheRig(2, hazards);
    }

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldRefuseTheMappingThatWouldFillTheCache() {
        reopen(3);
        rig.readAndRelease(20);
        grantMapping(1, 10);
        grantMapping(2, 11);
        rig.map(3, 12);
        assertEquals("ENOMEM", rig.outcome(3));
        assertEquals(3, rig.misses(), "a refused mapping fetches nothing");
        assertEquals(0, rig.evictions(), "a refused mapping evicts nothing");
    }

    @Test
    void shouldRefuseToMapTheLastFrameAlsoWhenItHasTheBlock() {
        rig.readAndRelease(10);
        grantMapping(1, 11);
        rig.map(2, 10);
        assertEquals("ENOMEM", rig.outcome(2));
    }

    @Test
    void shouldMapAgainWhenAMappingHasEnded() {
        grantMapping(1, 10);
        rig.map(2, 11);
        assertEquals("ENOMEM", rig.outcome(2));
        rig.release(1);
        grantMapping(2, 11);
    }

    /** Live, the host learns of an unmap by the word in the lane alone. */
    @Test
    void shouldSeeThatAMappingWasReleasedWithoutAnotherRequest() {
        grantMapping(1, 10);
        rig.publishRelease(1);
        grantMapping(2, 11);
    }

    @Test
    void shouldGrantManyMappingsOfOneBlock() {
        grantMapping(1, 10);
        grantMapping(2, 10);
        grantMapping(3, 10);
    }

    @Test
    void shouldMapTheOnlyFrameAndRefuseAnotherBlock() {
        reopen(1);
        grantMapping(1, 10);
        grantMapping(2, 10);
        rig.map(3, 11);
        assertEquals("ENOMEM", rig.outcome(3));
        rig.release(1);
        rig.map(3, 11);
        assertEquals("ENOMEM", rig.outcome(3));
        rig.release(2);
        grantMapping(3, 11);
    }

    @Test
    void shouldLeaveAFrameForReadsAndWrites() {
        grantMapping(1, 10);
        for (int block = 20; block < 30; block++) {
            rig.readAndRelease(block);
        }
        rig.cache().release(rig.grantWriting(2, 30, 0, 16));
        rig.request(3, 31);
        rig.complete();
        rig.complete();
        assertEquals("frame 1", rig.outcome(3));
    }

    @Test
    void shouldCountMappingsThatWereBegunWithoutARequest() {
        rig.readAndRelease(10);
        hazards.mapped.set(0);
        rig.map(1, 11);
        assertEquals("ENOMEM", rig.outcome(1));
        hazards.mapped.clear();
        grantMapping(1, 11);
    }

    @Test
    void shouldCountMappingsThatAreOnTheirWay() {
        rig.map(1, 10);
        rig.map(2, 11);
        rig.complete();
        assertEquals("frame 0", rig.outcome(1));
        assertEquals("ENOMEM", rig.outcome(2));
    }

    @Test
    void shouldCountMappingsOfBlocksThatLieInMemoryOfTheService() {
        rig.serveInPlace();
        grantMapping(1, 10);
        rig.map(2, 11);
        assertEquals("ENOMEM", rig.outcome(2));
    }

    @Test
    void shouldWaitForAFrameThatIsBeingRead() {
        reopen(1);
        rig.grantReading(1, 10);
        rig.map(2, 11);
        rig.work();
        assertNull(rig.outcome(2));
        rig.release(1);
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldWaitForAFrameThatAHazardWordProtects() {
        reopen(1);
        rig.readAndRelease(10);
        hazards.isProtected.set(0);
        rig.map(2, 11);
        rig.work();
        assertNull(rig.outcome(2));
        hazards.isProtected.clear();
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldWaitForAFrameThatIsBeingFilled() {
        reopen(1);
        rig.request(1, 10);
        rig.map(2, 11);
        rig.complete();
        assertNull(rig.outcome(2));
        rig.release(1);
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldWaitForAFrameThatIsDirty() {
        reopen(1);
        rig.cache().release(rig.grantWriting(1, 10, 0, 16));
        rig.map(2, 11);
        rig.work();
        assertNull(rig.outcome(2));
        rig.complete();
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldRefuseAMappingThatWaitsWhenOthersMapTheCacheMeanwhile() {
        reopen(1);
        rig.grantReading(1, 10);
        rig.request(2, 11);
        rig.map(3, 12);
        rig.request(4, 13);
        rig.work();
        assertNull(rig.outcome(3));
        rig.release(1);
        hazards.mapped.set(0);
        hazards.isProtected.set(0);
        rig.work();
        assertEquals("ENOMEM", rig.outcome(3));
        assertNull(rig.outcome(2), "a read waits for the end of the mapping");
        assertNull(rig.outcome(4), "a read waits for the end of the mapping");
        hazards.mapped.clear();
        hazards.isProtected.clear();
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
        rig.release(2);
        rig.complete();
        assertEquals("frame 0", rig.outcome(4));
    }

    /** The look takes a time for each work-group, as the search for frames to evict does. */
    @Test
    void shouldLookForMappingsNoMoreThanOnceForEachBatchOfEvictions() {
        reopen(MANY);
        for (int block = 0; block < 4 * MANY; block++) {
            grantMapping(1, block);
            rig.release(1);
        }
        assertTrue(hazards.looks <= 4 * MANY / MANY_BATCH, hazards.looks + " looks");
    }

    @Test
    void shouldEvictNothingForARefusedMappingAlsoWhereABatchHasSeveralFrames() {
        reopen(MANY);
        for (int group = 1; group < MANY; group++) {
            grantMapping(group, group);
        }
        rig.readAndRelease(100);
        rig.map(MANY, 101);
        assertEquals("ENOMEM", rig.outcome(MANY));
        assertEquals(0, rig.evictions());
    }

    private void grantMapping(final int group, final long block) {
        rig.map(group, block);
        rig.complete();
        assertEquals("frame", rig.outcome(group).split(" ", -1)[0]);
    }

    private void reopen(final int frameCount) {
        rig.close();
        rig = new CacheRig(frameCount, hazards);
    }

    /** Frames that work-groups use without a request. */
    private static final class HazardWords implements FrameProtection {
        private final BitSet isProtected = new BitSet();
        private final BitSet mapped = new BitSet();
        private int looks;

        @Override
        public void addProtected(final BitSet frames) {
            frames.or(isProtected);
        }

        @Override
        public void addMapped(final BitSet frames) {
            looks++;
            frames.or(mapped);
        }
    }
}
