package io.github.galefs.place;

import java.util.Arrays;

/**
 * How much kernels read each block of a file lately: a sum of units of {@code PageTableDescriptor}, which is halved
 * from time to time. Used by one thread at a time.
 */
final class PlaceHeat {
    /** Bound of a sum, far above all that are compared. */
    private static final int MAX = 1 << 30;

    private final int[] counters;
    private final boolean[] isKnown;
    private final int[] heat;
    private long halvedAt;

    /** Creates sums of which nothing is known. */
    PlaceHeat(final int blockCount, final long now) {
        counters = new int[blockCount];
        isKnown = new boolean[blockCount];
        heat = new int[blockCount];
        Arrays.fill(heat, Places.NOT_PLACED);
        halvedAt = now;
    }

    /** Takes the counter of a block. The first one tells nothing: the place has been another file's before. */
    void update(final int block, final int counter) {
        if (isKnown[block]) {
            final long units = Integer.toUnsignedLong(counter - counters[block]);
            heat[block] = (int) Math.min(MAX, Math.max(0, heat[block]) + units);
        }
        isKnown[block] = true;
        counters[block] = counter;
    }

    /** Sets the sum of a block to 0. */
    void forget(final int block) {
        heat[block] = 0;
    }

    /** Returns the sum of a block, or {@link Places#NOT_PLACED} as long as nothing is known. */
    int of(final int block) {
        return heat[block];
    }

    /** Halves all sums as often as is due. */
    void age(final long now, final long halfLifeNanos) {
        final long halvings = (now - halvedAt) / halfLifeNanos;
        if (halvings > 0) {
            halvedAt += halvings * halfLifeNanos;
            final int shift = (int) Math.min(Integer.SIZE - 1, halvings);
            for (int block = 0; block < heat.length; block++) {
                heat[block] >>= shift;
            }
        }
    }
}
