package io.github.galefs.device;

/** The rounds of one launch on a {@link RoundDevice}. Used by one thread at a time. */
public interface KernelRounds extends AutoCloseable {
    /**
     * Returns whether the kernel ever waits for the host. If not, its one round runs all work-groups of the grid, with
     * neither entries nor records.
     *
     * @return whether the kernel has waits.
     */
    boolean suspends();

    /**
     * Returns the number of work-groups that may be in rounds at the same time: contexts have room for them.
     *
     * @return at least 1, at most the limit that was asked for.
     */
    int slotCount();

    /**
     * Runs one round and waits for its end, uninterruptibly: sends the region's updates, runs the kernel, and reads
     * the records into the region's mirror.
     *
     * @param groupCount work-groups in the round; their entries, from the first, are in the region's mirror.
     * @throws KernelFailedException OpenCL reported an error; with the kernel's name.
     */
    void run(int groupCount);

    /** Copies the arrays that the kernel may have written back, after the last round. */
    void copyOut();

    /** Releases arrays and contexts. No round may be running. */
    @Override
    void close();
}
