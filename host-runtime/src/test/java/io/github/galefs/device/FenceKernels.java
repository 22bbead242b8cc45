package io.github.galefs.device;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Kernels that test the order of accesses of two work-groups that run at the same time. */
final class FenceKernels {
    /** Bytes between words, so that each has its own cache line. */
    private static final long STRIDE = 256;

    /** Words by which each group tells which round it has begun; then those that it stores in the round. */
    private static final long ROUND_OFFSET = 2 * STRIDE;

    private FenceKernels() {}

    /**
     * In each round, each of two groups stores to its word, fences, and loads the word of the other. At least one must
     * see the store of the other. The groups wait for each other for a bounded time only.
     *
     * @param fs    the file system; not used.
     * @param args  [0] rounds, [1] most polls of a wait.
     * @param words of both groups; zeros.
     * @param seen  receives for each group and round 1, or 2 if the load saw the other's store; 0 after a wait that was
     *     too long.
     */
    static void storeThenLoad(final long[] fs, final int[] args, final long[] words, final int[] seen) {
        final int group = WorkItem.groupId();
        final long mine = group * STRIDE;
        final long other = (1 - group) * STRIDE;
        int round = 1;
        while (round <= args[0]) {
            DeviceMemory.putLongVolatile(words, ROUND_OFFSET + mine, round);
            int polls = 0;
            while (polls < args[1] && DeviceMemory.getLongVolatile(words, ROUND_OFFSET + other) < round) {
                polls++;
            }
            DeviceMemory.putLongVolatile(words, mine, round);
            DeviceMemory.fence();
            final long found = DeviceMemory.getLongVolatile(words, other);
            if (polls < args[1]) {
                seen[group * args[0] + round - 1] = found >= round ? 2 : 1;
                round++;
            } else {
                round = args[0] + 1;
            }
        }
    }
}
