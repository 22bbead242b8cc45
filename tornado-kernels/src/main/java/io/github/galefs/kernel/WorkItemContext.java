package io.github.galefs.kernel;

/**
 * A work-item's place in its launch, as the JVM device provides it to {@link WorkItem}. One object serves one work-item
 * on one thread.
 */
public interface WorkItemContext {
    /**
     * Index of the work-item in the launch.
     *
     * @return {@code groupId() * localSize() + localId()}.
     */
    int globalId();

    /**
     * Index of the work-item in its work-group.
     *
     * @return from 0 to {@code localSize() - 1}.
     */
    int localId();

    /**
     * Index of the work-group in the launch.
     *
     * @return from 0 to {@code groupCount() - 1}.
     */
    int groupId();

    /**
     * Work-items in each work-group.
     *
     * @return at least 1.
     */
    int localSize();

    /**
     * Work-groups in the launch.
     *
     * @return at least 1.
     */
    int groupCount();

    /** Waits for the other work-items of the group. Throws when the launch has been stopped. */
    void barrier();

    /**
     * Hands the leader's value to every work-item of the group; also a barrier.
     *
     * @param value counts in the work-item with local id 0 only.
     * @return the leader's value.
     */
    long broadcast(long value);

    /**
     * Called in a loop that waits for the host.
     *
     * @param polls how often the loop has looked so far.
     */
    void relax(long polls);
}
