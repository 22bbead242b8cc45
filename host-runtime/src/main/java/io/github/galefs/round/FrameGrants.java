package io.github.galefs.round;

import io.github.galefs.cache.FrameGuard;
import java.util.Arrays;

/**
 * Frames that replies have granted: each is in use until the round that carries the reply has ended. A work-group that
 * finds a block in the page table uses its frame within one round; the host evicts only between rounds, so nothing is
 * protected apart from grants. Used by one thread at a time.
 */
public final class FrameGrants implements FrameGuard {
    private final int[] holders;
    private final int[] writers;
    private int grantedCount;

    /**
     * Creates a guard of frames that are not granted.
     *
     * @param frameCount number of frames.
     */
    public FrameGrants(final int frameCount) {
        holders = new int[frameCount];
        writers = new int[frameCount];
    }

    @Override
    public boolean isGranted(final int frame) {
        return holders[frame] > 0;
    }

    @Override
    public int writerCount(final int frame) {
        return writers[frame];
    }

    @Override
    public boolean areAllGranted() {
        return grantedCount > 0 && grantedCount == holders.length;
    }

    @Override
    public boolean isProtected(final int frame) {
        return false;
    }

    void grantForReading(final int frame) {
        if (holders[frame]++ == 0) {
            grantedCount++;
        }
    }

    void grantForWriting(final int frame) {
        grantForReading(frame);
        writers[frame]++;
    }

    void releaseReader(final int frame) {
        if (--holders[frame] == 0) {
            grantedCount--;
        }
    }

    void releaseWriter(final int frame) {
        releaseReader(frame);
        writers[frame]--;
    }

    /** Ends all grants, when no work-group is left to use a frame. */
    void reset() {
        Arrays.fill(holders, 0);
        Arrays.fill(writers, 0);
        grantedCount = 0;
    }
}
