package io.github.galefs.files;

import io.github.galefs.cache.FrameGuard;
import io.github.galefs.lane.Lanes;

/** Searches the lanes of the launch for users of a frame. */
public final class LaneFrameGuard implements FrameGuard {
    private final Lanes lanes;

    /**
     * Creates a guard.
     *
     * @param lanes of the session.
     */
    public LaneFrameGuard(final Lanes lanes) {
        this.lanes = lanes;
    }

    @Override
    public boolean isGranted(final int frame) {
        for (int i = 0; i < lanes.activeCount(); i++) {
            if (lanes.lane(i).isGranted(frame)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int writerCount(final int frame) {
        int count = 0;
        for (int i = 0; i < lanes.activeCount(); i++) {
            count += lanes.lane(i).isGrantedForWriting(frame) ? 1 : 0;
        }
        return count;
    }

    @Override
    public boolean isProtected(final int frame) {
        for (int i = 0; i < lanes.activeCount(); i++) {
            if (lanes.lane(i).hazard() == frame + 1) {
                return true;
            }
        }
        return false;
    }
}
