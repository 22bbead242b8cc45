package io.github.galefs.kernel;

/** The conditions of a work-group's work-items as bits; see {@link WorkGroup#ballot}. */
final class GroupBallot {
    private static final int WORDS = 2;
    private static final int WORD_SHIFT = 5;
    private static final int WORD_MASK = (1 << WORD_SHIFT) - 1;

    private GroupBallot() {}

    static long of(final boolean condition) {
        GroupLimit.checkLocalSize(Long.SIZE);
        // A group of one work-item has as many elements as there are words, too.
        final int[] words = GroupScratch.ints(WORDS);
        final int id = WorkItem.localId();
        // An earlier operation used the same memory.
        WorkItem.localBarrier();
        if (id == 0) {
            words[0] = 0;
            words[1] = 0;
        }
        WorkItem.localBarrier();
        if (condition && id < Long.SIZE) {
            DeviceAtomics.getAndBitwiseOr(words, id >> WORD_SHIFT, 1 << (id & WORD_MASK));
        }
        WorkItem.localBarrier();
        return (long) words[1] << Integer.SIZE | Integer.toUnsignedLong(words[0]);
    }
}
