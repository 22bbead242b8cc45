package io.github.galefs.cache;

import java.util.Arrays;

/**
 * Ranges of bytes of each frame, exact: bytes between two ranges belong to neither. Ranges that overlap or touch become
 * one. A frame has at most {@link #MAX_RANGES}; memory is taken for frames that have had several.
 */
final class ByteRanges {
    /** Most ranges of a frame. */
    static final int MAX_RANGES = 64;

    private static final int[] EMPTY = {};

    /** Begin and end of each range, in ascending order. */
    private final int[][] bounds;

    private final byte[] counts;

    ByteRanges(final int frameCount) {
        bounds = new int[frameCount][];
        Arrays.fill(bounds, EMPTY);
        counts = new byte[frameCount];
    }

    boolean isEmpty(final int frame) {
        return counts[frame] == 0;
    }

    int count(final int frame) {
        return counts[frame];
    }

    int begin(final int frame, final int range) {
        return bounds[frame][2 * range];
    }

    int end(final int frame, final int range) {
        return bounds[frame][2 * range + 1];
    }

    void clear(final int frame) {
        counts[frame] = 0;
    }

    /**
     * Adds a range that is not empty.
     *
     * @throws IllegalStateException the frame already has {@link #MAX_RANGES}; the caller checks for room
     *     before it grants the frame for writing.
     */
    void add(final int frame, final int from, final int to) {
        final int count = counts[frame];
        int first = 0;
        while (first < count && end(frame, first) < from) {
            first++;
        }
        int last = first;
        while (last < count && begin(frame, last) <= to) {
            last++;
        }
        if (first == last) {
            insert(frame, first, from, to);
        } else {
            replace(frame, first, last, from, to);
        }
    }

    private void insert(final int frame, final int index, final int from, final int to) {
        final int count = counts[frame];
        if (count == MAX_RANGES) {
            throw new IllegalStateException("frame " + frame + " has " + count + " dirty ranges, the limit");
        }
        if (2 * count == bounds[frame].length) {
            bounds[frame] = Arrays.copyOf(bounds[frame], Math.max(2, 4 * count));
        }
        final int[] all = bounds[frame];
        System.arraycopy(all, 2 * index, all, 2 * index + 2, 2 * (count - index));
        all[2 * index] = from;
        all[2 * index + 1] = to;
        counts[frame]++;
    }

    /** Replaces ranges by one that covers them and another one. */
    private void replace(final int frame, final int first, final int last, final int from, final int to) {
        final int[] all = bounds[frame];
        all[2 * first] = Math.min(from, all[2 * first]);
        all[2 * first + 1] = Math.max(to, all[2 * last - 1]);
        System.arraycopy(all, 2 * last, all, 2 * first + 2, 2 * (counts[frame] - last));
        counts[frame] -= (byte) (last - first - 1);
    }
}
