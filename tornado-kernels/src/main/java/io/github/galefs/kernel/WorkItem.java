package io.github.galefs.kernel;

/**
 * The calling work-item: its indices in the launch, and synchronization with the other work-items of its work-group.
 *
 * <p>A launch has {@code groupCount()} work-groups of {@code localSize()} work-items each. The work-item with local id
 * 0 is the group's leader.
 *
 * <p>A launch may have up to three dimensions. Methods without a parameter number its groups, and the work-items of a
 * group, in one sequence, in which dimension 0 varies fastest. Methods with the parameter {@code dimension} return the
 * part of one dimension, from 0 to 2. A dimension that a launch does not have has the extent 1 and the index 0. For
 * another number the JVM device throws {@link IllegalArgumentException}; others do so for a kernel with checks.
 *
 * <p>The methods are for kernels; called elsewhere, each throws {@link IllegalStateException}. {@link #barrier()},
 * {@link #localBarrier()} and {@link #broadcast(long)} are collective: every work-item of the group must reach the
 * call, or none, as in OpenCL C.
 *
 * @see <a href="https://registry.khronos.org/OpenCL/specs/3.0-unified/html/OpenCL_C.html#work-item-functions">OpenCL C,
 *     work-item functions</a>
 */
public final class WorkItem {
    private static final ScopedValue<WorkItemContext> CONTEXT = ScopedValue.newInstance();

    private WorkItem() {}

    /**
     * Runs a kernel's body as one work-item, on the calling thread. For devices, not for kernels.
     *
     * @param context indices and synchronization of the work-item.
     * @param body    the kernel's body.
     */
    public static void run(final WorkItemContext context, final Runnable body) {
        ScopedValue.where(CONTEXT, context).run(body);
    }

    /**
     * Returns the index of this work-item in the launch. In a launch of several dimensions, the work-items of a group
     * follow one another.
     *
     * @return {@code groupId() * localSize() + localId()}, from 0.
     */
    public static int globalId() {
        return context().globalId();
    }

    /**
     * Returns the index of this work-item in its work-group.
     *
     * @return from 0 to {@code localSize() - 1}.
     */
    public static int localId() {
        return context().localId();
    }

    /**
     * Returns the index of this work-item's work-group in the launch.
     *
     * @return from 0 to {@code groupCount() - 1}.
     */
    public static int groupId() {
        return context().groupId();
    }

    /**
     * Returns the number of work-items in each work-group.
     *
     * @return at least 1.
     */
    public static int localSize() {
        return context().localSize();
    }

    /**
     * Returns the number of work-groups in the launch.
     *
     * @return at least 1.
     */
    public static int groupCount() {
        return context().groupCount();
    }

    /**
     * Returns the index of this work-item in the launch, in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return {@code groupId(dimension) * localSize(dimension) + localId(dimension)}, from 0.
     */
    public static int globalId(final int dimension) {
        return groupId(dimension) * localSize(dimension) + localId(dimension);
    }

    /**
     * Returns the index of this work-item in its work-group, in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return from 0 to {@code localSize(dimension) - 1}.
     */
    public static int localId(final int dimension) {
        return GridIndex.local(dimension);
    }

    /**
     * Returns the index of this work-item's work-group in the launch, in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return from 0 to {@code groupCount(dimension) - 1}.
     */
    public static int groupId(final int dimension) {
        return GridIndex.group(dimension);
    }

    /**
     * Returns the number of work-items in each work-group, in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return at least 1.
     */
    public static int localSize(final int dimension) {
        return context().localSize(dimension);
    }

    /**
     * Returns the number of work-groups in the launch, in a dimension.
     *
     * @param dimension from 0 to 2.
     * @return at least 1.
     */
    public static int groupCount(final int dimension) {
        return context().groupCount(dimension);
    }

    /**
     * Waits until every work-item of the group has reached the barrier. After it, each of them sees what any of them
     * stored before it. Collective.
     */
    public static void barrier() {
        context().barrier();
    }

    /**
     * Waits until every work-item of the group has reached the barrier, as {@link #barrier()}, but only for {@link
     * LocalMemory}: after it, each work-item sees what any of them stored there before it, and perhaps not what they
     * stored elsewhere. Collective.
     */
    public static void localBarrier() {
        context().barrier();
    }

    /**
     * Returns the leader's value in every work-item of the group. Collective, and also a barrier.
     *
     * @param value the value to broadcast; ignored in all work-items but the leader.
     * @return the leader's value.
     */
    public static long broadcast(final long value) {
        return context().broadcast(value);
    }

    /**
     * Called in each iteration of a loop that waits for the host: on a device that shares processors with the host, it
     * yields the processor to the host.
     *
     * @param polls number of iterations so far, from 0.
     */
    public static void relax(final long polls) {
        context().relax(polls);
    }

    static WorkItemContext context() {
        return CONTEXT.orElseThrow(() ->
                new IllegalStateException("WorkItem was used outside a kernel: start the method by GaleFs.launch"));
    }
}
