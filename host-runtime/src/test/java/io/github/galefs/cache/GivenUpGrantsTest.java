package io.github.galefs.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Grants of work-groups that have stopped waiting before the reply: they use none, and release none. */
@Timeout(value = 10, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class GivenUpGrantsTest {
    private static final int FRAMES = 2;

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
    void shouldUseAFrameAgainWhoseGrantForReadingWasGivenUp() {
        rig.grantReading(0, 1);
        rig.grantReading(1, 2);
        rig.request(2, 3);
        rig.work();
        rig.giveUp(0);
        rig.complete();
        assertEquals("frame 0", rig.outcome(2));
    }

    @Test
    void shouldServeABlockFromTheServiceWhenAGrantForWritingItWasGivenUp() {
        rig.grantWriting(0, 1, 0, 16);
        rig.giveUp(0);
        rig.cache().collectReleases(rig.file());
        rig.calls();
        rig.request(1, 1);
        rig.complete();
        assertEquals("[read 1]", rig.calls().toString());
        assertEquals("frame 1", rig.outcome(1));
    }

    /** The look at what was released, for room for one more range, makes the block leave the frame. */
    @Test
    void shouldNotGrantAFrameWhoseBlockHasLeftItBecauseAllItsWritersHaveGivenUp() {
        for (int group = 0; group < ByteRanges.MAX_RANGES; group++) {
            rig.grantWriting(group, 1, 0, 16);
        }
        for (int group = 0; group < ByteRanges.MAX_RANGES; group++) {
            rig.giveUp(group);
        }
        final int writer = ByteRanges.MAX_RANGES;
        assertFalse(rig.isGrantedForWriting(writer, 1, 32, 48));
        rig.complete();
        rig.request(writer + 1, 1);
        rig.complete();
        assertEquals(rig.outcome(writer), rig.outcome(writer + 1));
        rig.release(writer);
        rig.complete();
    }
}
