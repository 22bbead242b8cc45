package io.github.galefs.device.opencl;

/**
 * Kernels whose suspended form was written by hand, beside this class. They run in rounds only, so their Java methods
 * have no body.
 */
final class SuspendingKernels {
    /** Behind the mirror, so that updates do not touch it. */
    static final int STARTED_OFFSET = RoundRig.FRAMES_OFFSET;

    static final int RELEASE_OFFSET = RoundRig.FRAMES_OFFSET + 8;

    private SuspendingKernels() {}

    /**
     * Each work-group waits as often as its element says. The sum of the replies and the number of waits are kept in
     * its context; at the end it stores them. The request's file offset is 1000 times the work-group's number plus the
     * number of waits before.
     */
    static void waits(final long[] fs, final int[] counts, final long[] sums) {}

    /** Reads a word of the region at the offset that the reply gives, and stores it, until the reply is negative. */
    static void words(final long[] fs, final long[] out) {}

    /**
     * Sets the word at {@link #STARTED_OFFSET}, spins until the one at {@link #RELEASE_OFFSET} is set, and stores it.
     */
    static void spins(final long[] fs, final long[] out) {}

    /** Adds 1 to the first element of each array; the device code states another access of each. */
    static void accesses(final long[] fs, final int[] none, final int[] read, final int[] write, final int[] both) {}

    /** Has device code that states a context of 512 MiB for each work-item. */
    static void hoards(final long[] fs) {}
}
