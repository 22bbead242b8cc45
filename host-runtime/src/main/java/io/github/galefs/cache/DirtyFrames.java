package io.github.galefs.cache;

import java.util.Arrays;

/**
 * The dirty ranges of each frame, and for each file the list of its dirty frames, doubly linked through frame numbers.
 *
 * <p>A frame has two ranges, each from the first to the last byte: what was written, and what was granted for writing
 * since. A work-group writes after its grant, or never if it is abandoned; so what was granted becomes written only
 * when the grants are known to have ended. Bytes between two writes are written back with them.
 */
final class DirtyFrames {
    static final int NONE = -1;

    private final FrameRanges written;
    private final FrameRanges granted;

    /** Number of grants that the granted range of each frame is of. */
    private final int[] grantCounts;

    private final int[] next;
    private final int[] previous;

    DirtyFrames(final int frameCount) {
        written = new FrameRanges(frameCount);
        granted = new FrameRanges(frameCount);
        grantCounts = new int[frameCount];
        next = new int[frameCount];
        previous = new int[frameCount];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
    }

    boolean isDirty(final int frame) {
        return !written.isEmpty(frame) || !granted.isEmpty(frame);
    }

    FrameRanges written() {
        return written;
    }

    /** Returns the number of grants that are not known to have ended. */
    int grantCount(final int frame) {
        return grantCounts[frame];
    }

    int next(final int frame) {
        return next[frame];
    }

    /** Adds the range of a grant, which must not be empty. */
    void onGranted(final CachedFile file, final int frame, final int from, final int to) {
        if (!isDirty(frame)) {
            link(file, frame);
        }
        granted.add(frame, from, to);
        grantCounts[frame]++;
    }

    /**
     * Updates what was written.
     *
     * @param writers number of grants for writing that are outstanding. If some of several have ended, it is not known
     *                which, so that what all of them cover may be written.
     */
    void onWriters(final int frame, final int writers) {
        if (writers < grantCounts[frame]) {
            written.add(frame, granted.begin(frame), granted.end(frame));
        }
        if (writers == 0) {
            granted.clear(frame);
            grantCounts[frame] = 0;
        }
    }

    /** Records that what was granted will not be written. */
    void onAbandoned(final CachedFile file, final int frame) {
        granted.clear(frame);
        grantCounts[frame] = 0;
        unlinkIfClean(file, frame);
    }

    /** Records that what was written has been written back. */
    void onWrittenBack(final CachedFile file, final int frame) {
        written.clear(frame);
        unlinkIfClean(file, frame);
    }

    /** Makes a frame clean. */
    void discard(final CachedFile file, final int frame) {
        written.clear(frame);
        onAbandoned(file, frame);
    }

    private void link(final CachedFile file, final int frame) {
        next[frame] = file.firstDirty;
        previous[frame] = NONE;
        if (file.firstDirty != NONE) {
            previous[file.firstDirty] = frame;
        }
        file.firstDirty = frame;
    }

    private void unlinkIfClean(final CachedFile file, final int frame) {
        if (isDirty(frame)) {
            return;
        }
        if (previous[frame] == NONE) {
            file.firstDirty = next[frame];
        } else {
            next[previous[frame]] = next[frame];
        }
        if (next[frame] != NONE) {
            previous[next[frame]] = previous[frame];
        }
        next[frame] = NONE;
        previous[frame] = NONE;
    }
}
