package io.github.galefs.cache;

/** A range of bytes of each frame; empty at first. */
final class FrameRanges {
    private final int[] begin;
    private final int[] end;

    FrameRanges(final int frameCount) {
        begin = new int[frameCount];
        end = new int[frameCount];
    }

    boolean isEmpty(final int frame) {
        return end[frame] == 0;
    }

    int begin(final int frame) {
        return begin[frame];
    }

    /** Returns one past the last byte; 0 if the range is empty. */
    int end(final int frame) {
        return end[frame];
    }

    /** Extends the range of a frame to contain another one, and what lies between both. */
    void add(final int frame, final int from, final int to) {
        if (to == 0) {
            return;
        }
        begin[frame] = isEmpty(frame) ? from : Math.min(begin[frame], from);
        end[frame] = Math.max(end[frame], to);
    }

    void clear(final int frame) {
        begin[frame] = 0;
        end[frame] = 0;
    }
}
