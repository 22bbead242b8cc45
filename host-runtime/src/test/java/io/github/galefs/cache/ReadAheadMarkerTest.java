package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.galefs.kernel.page.PageTable;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Blocks that are fetched ahead, the first of which is hidden from kernels until it is asked for. */
@Timeout(30)
class ReadAheadMarkerTest {
    private static final int FRAMES = 8;

    private CacheRig rig;

    @BeforeEach
    void open() {
        rig = new CacheRig(FRAMES, FrameProtection.NONE);
    }

    @AfterEach
    void close() {
        rig.close();
    }

    @Test
    void shouldShowAllBlocksButTheFirstUntilThatIsAskedFor() {
        rig.cache().ahead().fetchBehindMarker(rig.file(), 3, 3);
        rig.complete();
        assertEquals(PageTable.NOT_RESIDENT, lookUp(3));
        assertEquals(1, lookUp(4));
        assertEquals(2, lookUp(5));
        rig.request(0, 3);
        assertEquals("frame 0", rig.outcome(0));
        assertEquals(0, lookUp(3));
        assertEquals(List.of("read 3 to 5"), rig.calls());
    }

    @Test
    void shouldShowTheFirstBlockWhenSomebodyWaitsForItAlready() {
        rig.cache().ahead().fetchBehindMarker(rig.file(), 3, 3);
        rig.request(0, 3);
        assertNull(rig.outcome(0));
        rig.complete();
        assertEquals("frame 0", rig.outcome(0));
        assertEquals(0, lookUp(3));
    }

    @Test
    void shouldTellHowManyBlocksAreOnTheirWayWhenThereAreTooFewFrames() {
        assertEquals(FRAMES / 2, rig.cache().ahead().fetchBehindMarker(rig.file(), 0, FRAMES));
    }

    @Test
    void shouldHideNoBlockThatIsCached() {
        rig.readAndRelease(3);
        rig.cache().ahead().fetchBehindMarker(rig.file(), 3, 3);
        rig.complete();
        assertEquals(0, lookUp(3));
    }

    @Test
    void shouldShowABlockThatHasTheFrameOfAHiddenOneThatWasEvicted() {
        rig.cache().ahead().fetchBehindMarker(rig.file(), 100, 1);
        rig.complete();
        for (int block = 0; block < FRAMES; block++) {
            rig.readAndRelease(block);
        }
        for (int block = FRAMES - 1; block >= 0; block--) {
            if (lookUp(block) == 0) {
                return;
            }
        }
        throw new AssertionError("frame 0 has no block that is shown");
    }

    private int lookUp(final long block) {
        final int frame = PageTable.protect(rig.region(), CacheRig.HAZARD, CacheRig.FILE, block);
        PageTable.unprotect(rig.region(), CacheRig.HAZARD);
        return frame;
    }
}
