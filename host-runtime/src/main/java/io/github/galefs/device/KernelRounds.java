package io.github.galefs.device;

/** The rounds of one launch on a {@link RoundDevice}. Used by one thread at a time. */
public interface KernelRounds extends AutoCloseable {
    /**
     * Returns the kernel's name, for messages.
     *
     * @return {@code CLASS#METHOD}.
     */
    String kernelName();

    /**
     * Returns whether the kernel has a suspended form. If not, it does nothing with the host, and its one round runs
     * all work-groups of the grid, with neither entries nor records.
     *
     * @return whether work-groups report in records.
     */
    boolean suspends();

    /**
     * Returns the number of work-groups that may be in rounds at the same time: contexts have room for them.
     *
     * @return at least 1, at most the limit that was asked for.
     */
    int slotCount();

    /**
     * Runs one round, as {@link #run(int, RoundCompanion)} does with {@link RoundCompanion#NONE}.
     *
     * @param groupCount work-groups in the round.
     */
    default void run(final int groupCount) {
        run(groupCount, RoundCompanion.NONE);
    }

    /**
     * Runs one round and waits for its end, uninterruptibly: sends the region's updates and the round's entries, runs
     * the kernel, and reads the round's records into the region's mirror; entries and records stay in the mirror where
     * kernels find it. Does not return if the kernel does not end: then the rounds, the region and the device may be
     * closed by another thread, which frees nothing that the kernel uses.
     *
     * @param groupCount work-groups in the round; their entries, from the first, are in the region's mirror, at the
     *                   offsets of its control fields. At most {@link #slotCount()}, if the kernel suspends.
     * @param companion  called while the round runs. What it throws is thrown when the round has ended.
     * @throws KernelFailedException     OpenCL reported an error; with the kernel's name.
     * @throws IllegalArgumentException  the number is out of range.
     * @throws IndexOutOfBoundsException the entries or records lie outside the mirror.
     * @throws IllegalStateException     this is closed.
     */
    void run(int groupCount, RoundCompanion companion);

    /** Copies the arrays that the kernel may have written back, after the last round. */
    void copyOut();

    /**
     * Releases arrays and contexts, and admits the next launch. If a round is still running, it keeps them until that
     * has ended, and later launches are refused as long.
     */
    @Override
    void close();
}
