package io.github.galefs.directory;

/** Mixes numbers into one. */
final class Mixing {
    private static final long MULTIPLIER = 0x9e37_79b9_7f4a_7c15L;

    /** So that a version can count on from every result. */
    private static final int UNUSED_BITS = 2;

    private Mixing() {}

    /** Returns a number from 1 to 2<sup>62</sup> that depends on every bit of the words and their order. */
    static long mix(final long... words) {
        long sum = 0;
        for (final long word : words) {
            sum = spread(sum + word + MULTIPLIER);
        }
        return (sum >>> UNUSED_BITS) + 1;
    }

    /** The finaliser of SplitMix64, a bijection. */
    private static long spread(final long word) {
        final long first = (word ^ word >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        final long second = (first ^ first >>> 27) * 0x94d0_49bb_1331_11ebL;
        return second ^ second >>> 31;
    }
}
