package io.github.galefs.cache;

import java.util.Arrays;

/** Frames in the order in which they were added. Each is there at most once, and any can be removed. */
final class FrameList {
    private static final int NONE = FrameTable.NONE;

    private final int[] next;
    private final int[] previous;
    private int first = NONE;
    private int last = NONE;

    FrameList(final int frameCount) {
        next = new int[frameCount];
        previous = new int[frameCount];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
    }

    /** Returns the frame that was added first, or {@link FrameTable#NONE}. */
    int first() {
        return first;
    }

    /** Returns the frame that was added after a frame that is there, or {@link FrameTable#NONE}. */
    int next(final int frame) {
        return next[frame];
    }

    /** Adds a frame that is not there. */
    void add(final int frame) {
        previous[frame] = last;
        if (last == NONE) {
            first = frame;
        } else {
            next[last] = frame;
        }
        last = frame;
    }

    /** Removes a frame that is there. */
    void remove(final int frame) {
        if (previous[frame] == NONE) {
            first = next[frame];
        } else {
            next[previous[frame]] = next[frame];
        }
        if (next[frame] == NONE) {
            last = previous[frame];
        } else {
            previous[next[frame]] = previous[frame];
        }
        next[frame] = NONE;
        previous[frame] = NONE;
    }
}
