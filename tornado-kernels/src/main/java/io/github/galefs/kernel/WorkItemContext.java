package io.github.galefs.kernel;

import java.util.function.IntFunction;

/**
 * Indices and synchronization of one work-item, as the JVM device provides them to {@link WorkItem}. An instance is
 * confined to the work-item's thread.
 */
public interface WorkItemContext {
    /**
     * Returns the index of the work-item in the launch.
     *
     * @return {@code groupId() * localSize() + localId()}, from 0.
     */
    int globalId();

    /**
     * Returns the index of the work-item in its work-group.
     *
     * @return from 0 to {@code localSize() - 1}.
     */
    int localId();

    /**
     * Returns the index of the work-group in the launch.
     *
     * @return from 0 to {@code groupCount() - 1}.
     */
    int groupId();

    /**
     * Returns the number of work-items in each work-group.
     *
     * @return at least 1.
     */
    int localSize();

    /**
     * Returns the number of work-groups in the launch.
     *
     * @return at least 1.
     */
    int groupCount();

    /**
     * Returns the number of work-items in each work-group, in a dimension.
     *
     * @param dimension from 0 to 2; otherwise throws {@link IllegalArgumentException}.
     * @return at least 1.
     */
    int localSize(int dimension);

    /**
     * Returns the number of work-groups in the launch, in a dimension.
     *
     * @param dimension from 0 to 2; otherwise throws {@link IllegalArgumentException}.
     * @return at least 1.
     */
    int groupCount(int dimension);

    /**
     * Returns an array of the work-group: the same for all its work-items that make as many calls before this one.
     * Throws an unchecked exception if the array is of another length or type than that of another work-item.
     *
     * @param type       class of the array.
     * @param allocation creates an array of a length.
     * @param length     number of elements, at least 1.
     * @param <A>        type of the array.
     * @return the group's array.
     */
    <A> A localArray(Class<A> type, IntFunction<A> allocation, int length);

    /**
     * Begins a collective call, whose arguments all work-items of the group must pass. The next barrier throws if they
     * differ.
     *
     * @param call   number of the call, see {@link SameArguments}.
     * @param first  first argument that is a number.
     * @param second second argument, or 0.
     * @param third  third argument, or 0.
     * @param fourth fourth argument, or 0.
     * @param memory array, region or text, compared by identity unless it is text; or null.
     */
    void beginCall(int call, long first, long second, long third, long fourth, Object memory);

    /** Waits for the other work-items of the group. Throws an unchecked exception if the launch has been stopped. */
    void barrier();

    /**
     * Returns the leader's value in every work-item of the group; also a barrier.
     *
     * @param value the value to broadcast; ignored in all work-items but the one with local id 0.
     * @return the leader's value.
     */
    long broadcast(long value);

    /**
     * Called in each iteration of a loop that waits for the host.
     *
     * @param polls number of iterations so far, from 0.
     */
    void relax(long polls);
}
