package io.github.galefs.cache;

import java.util.Arrays;

/**
 * The ranges of each frame that were written and are not written back; and for each file the list of its frames that
 * are dirty, granted for writing or being written back, doubly linked through frame numbers.
 */
final class DirtyFrames {
    private static final int NONE = FrameTable.NONE;

    private final ByteRanges written;
    private final int[] next;
    private final int[] previous;
    private final boolean[] linked;
    private int dirtyCount;

    DirtyFrames(final int frameCount) {
        written = new ByteRanges(frameCount);
        next = new int[frameCount];
        previous = new int[frameCount];
        linked = new boolean[frameCount];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
    }

    /** Returns the number of frames with ranges. */
    int dirtyCount() {
        return dirtyCount;
    }

    boolean isDirty(final int frame) {
        return !written.isEmpty(frame);
    }

    ByteRanges ranges() {
        return written;
    }

    int next(final int frame) {
        return next[frame];
    }

    void addRange(final int frame, final int from, final int to) {
        if (written.isEmpty(frame)) {
            dirtyCount++;
        }
        written.add(frame, from, to);
    }

    void clearRanges(final int frame) {
        if (!written.isEmpty(frame)) {
            dirtyCount--;
            written.clear(frame);
        }
    }

    void link(final CachedFile file, final int frame) {
        if (linked[frame]) {
            return;
        }
        linked[frame] = true;
        next[frame] = file.firstDirty;
        previous[frame] = NONE;
        if (file.firstDirty != NONE) {
            previous[file.firstDirty] = frame;
        }
        file.firstDirty = frame;
    }

    void unlink(final CachedFile file, final int frame) {
        if (!linked[frame]) {
            return;
        }
        linked[frame] = false;
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
