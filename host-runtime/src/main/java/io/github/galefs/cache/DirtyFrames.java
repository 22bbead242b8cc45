package io.github.galefs.cache;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The dirty range of each frame, and for each file the list of its dirty frames, doubly linked through frame numbers.
 *
 * <p>Each frame has one range, from the first to the last byte written. Bytes between two writes are written back with
 * them.
 *
 * <p>A range is marked when a frame is granted, before the work-group writes. The range of a frame is unwritten until
 * a grant for writing it is known to have ended: if the work-group is abandoned, nothing was written.
 */
final class DirtyFrames {
    static final int NONE = -1;

    private final int[] begin;
    private final int[] end;
    private final int[] next;
    private final int[] previous;
    private final BitSet unwritten = new BitSet();

    DirtyFrames(final int frameCount) {
        begin = new int[frameCount];
        end = new int[frameCount];
        next = new int[frameCount];
        previous = new int[frameCount];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
    }

    boolean isDirty(final int frame) {
        return end[frame] != 0;
    }

    int begin(final int frame) {
        return begin[frame];
    }

    int end(final int frame) {
        return end[frame];
    }

    int next(final int frame) {
        return next[frame];
    }

    /** Adds a range, which must not be empty. */
    void mark(final CachedFile file, final int frame, final int from, final int to) {
        if (isDirty(frame)) {
            begin[frame] = Math.min(begin[frame], from);
            end[frame] = Math.max(end[frame], to);
            return;
        }
        begin[frame] = from;
        end[frame] = to;
        unwritten.set(frame);
        next[frame] = file.firstDirty;
        previous[frame] = NONE;
        if (file.firstDirty != NONE) {
            previous[file.firstDirty] = frame;
        }
        file.firstDirty = frame;
    }

    /** Returns whether no grant for writing to a dirty frame is known to have ended. */
    boolean isUnwritten(final int frame) {
        return unwritten.get(frame);
    }

    /** Records that a grant for writing to a dirty frame has ended. */
    void onWritten(final int frame) {
        unwritten.clear(frame);
    }

    void clean(final CachedFile file, final int frame) {
        begin[frame] = 0;
        end[frame] = 0;
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
