package io.github.galefs.files;

import io.github.galefs.cache.FrameProtection;
import io.github.galefs.lane.Lanes;
import java.util.BitSet;

/** Frames that the hazard words of a launch's lanes name. */
public final class LaneProtection implements FrameProtection {
    private final Lanes lanes;
    private final int frameCount;

    /**
     * Creates a protection.
     *
     * @param lanes      of the session.
     * @param frameCount number of frames.
     */
    public LaneProtection(final Lanes lanes, final int frameCount) {
        this.lanes = lanes;
        this.frameCount = frameCount;
    }

    @Override
    public void addProtected(final BitSet frames) {
        lanes.addProtected(frames, frameCount);
    }

    @Override
    public void addMapped(final BitSet frames) {
        lanes.addMapped(frames, frameCount);
    }
}
