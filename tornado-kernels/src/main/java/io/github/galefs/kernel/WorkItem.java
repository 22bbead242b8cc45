package io.github.galefs.kernel;

/**
 * A work-item's place in its launch: work-items 0 to {@code localSize() - 1} form a work-group, and a launch has {@code
 * groupCount()} work-groups, in one dimension.
 *
 * <p>To be called from a kernel only; elsewhere each method throws {@link IllegalStateException}. {@link #barrier()}
 * and {@link #broadcast(long)} must be reached by every work-item of the group or by none, as in OpenCL C.
 *
 * @see <a href="https://registry.khronos.org/OpenCL/specs/3.0-unified/html/OpenCL_C.html#work-item-functions">OpenCL C,
 *     work-item functions</a>
 */
public final class WorkItem {
    private static final ScopedValue<WorkItemContext> CONTEXT = ScopedValue.newInstance();

    private WorkItem() {}

    /**
     * Runs a kernel's body as one work-item, on the calling thread. For devices.
     *
     * @param context the work-item's place.
     * @param body    what it runs.
     */
    public static void run(final WorkItemContext context, final Runnable body) {
        ScopedValue.where(CONTEXT, context).run(body);
    }

    /**
     * Index of this work-item in the launch.
     *
     * @return {@code groupId() * localSize() + localId()}.
     */
    public static int globalId() {
        return context().globalId();
    }

    /**
     * Index of this work-item in its work-group.
     *
     * @return from 0 to {@code localSize() - 1}.
     */
    public static int localId() {
        return context().localId();
    }

    /**
     * Index of this work-item's group.
     *
     * @return from 0 to {@code groupCount() - 1}.
     */
    public static int groupId() {
        return context().groupId();
    }

    /**
     * Work-items in each work-group.
     *
     * @return at least 1.
     */
    public static int localSize() {
        return context().localSize();
    }

    /**
     * Work-groups in the launch.
     *
     * @return at least 1.
     */
    public static int groupCount() {
        return context().groupCount();
    }

    /** Waits until every work-item of the group is here; what each wrote before, all of them see after. */
    public static void barrier() {
        context().barrier();
    }

    /**
     * Hands the value of the group's leader, the work-item with local id 0, to all of the group. Is a barrier, too.
     *
     * @param value the value; only the leader's counts.
     * @return the leader's value.
     */
    public static long broadcast(final long value) {
        return context().broadcast(value);
    }

    /**
     * To be called in a loop that waits for the host, so that a device which shares its processor with the host lets it
     * go first.
     *
     * @param polls how often the loop has looked so far.
     */
    public static void relax(final long polls) {
        context().relax(polls);
    }

    private static WorkItemContext context() {
        return CONTEXT.orElseThrow(() ->
                new IllegalStateException("WorkItem was used outside a kernel: start the method by GaleFs.launch"));
    }
}
