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

    /** Dirty frames, those first that have been dirty for the longest. */
    private final FrameList byAge;

    private int dirtyCount;

    DirtyFrames(final int frameCount) {
        written = new ByteRanges(frameCount);
        next = new int[frameCount];
        previous = new int[frameCount];
        linked = new boolean[frameCount];
        byAge = new FrameList(frameCount);
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
    }

    /** Returns the number of frames with ranges. */
    int dirtyCount() {
        return dirtyCount;
    }

    /** Returns the frame that has been dirty for the longest, of at least one. */
    int oldest() {
        return byAge.first();
    }

    /** Returns the frame that became dirty after another one, or {@link FrameTable#NONE}. */
    int nextYounger(final int frame) {
        return byAge.next(frame);
    }

    /** Makes a dirty frame count as the one that became dirty last. */
    void makeYoungest(final int frame) {
        byAge.remove(frame);
        byAge.add(frame);
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
            byAge.add(frame);
        }
        written.add(frame, from, to);
    }

    void clearRanges(final int frame) {
        if (!written.isEmpty(frame)) {
            dirtyCount--;
            byAge.remove(frame);
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
