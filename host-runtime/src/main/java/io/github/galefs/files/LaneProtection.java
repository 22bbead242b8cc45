package io.github.galefs.files;

import io.github.galefs.cache.FrameProtection;
import io.github.galefs.lane.Lanes;
import java.util.BitSet;

/** Frames that the hazard words of a launch's lanes name. */
public final class LaneProtection implements FrameProtection {
    private final Lanes lanes;

    /**
     * Creates a protection.
     *
     * @param lanes of the session.
     */
    public LaneProtection(final Lanes lanes) {
        this.lanes = lanes;
    }

    @Override
    public void addProtected(final BitSet frames) {
        final int count = lanes.activeCount();
        for (int i = 0; i < count; i++) {
            final int hazard = lanes.lane(i).hazard();
            if (hazard > 0) {
                frames.set(hazard - 1);
            }
        }
    }
}
