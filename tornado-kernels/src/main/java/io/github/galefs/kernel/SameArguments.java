package io.github.galefs.kernel;

/**
 * Checks that all work-items of a group pass the same arguments to a collective call; for the implementation of such
 * calls, not for kernels. The JVM device compares the arguments at the group's next barrier, and so does a kernel that
 * is compiled with checks. Any other compiled kernel has nothing in its place.
 */
public final class SameArguments {
    /** Number of {@code gopen} of a literal path. */
    public static final int OPEN_LITERAL = 1;

    /** Number of {@code gopen} of a path in memory. */
    public static final int OPEN = 2;

    /** Number of {@code gclose}. */
    public static final int CLOSE = 3;

    /** Number of {@code gfstat}. */
    public static final int STATUS = 4;

    /** Number of {@code gread}. */
    public static final int READ = 5;

    /** Number of {@code greadEach}. */
    public static final int READ_EACH = 6;

    /** Number of {@code gwrite}. */
    public static final int WRITE = 7;

    /** Number of {@code gmap}. */
    public static final int MAP = 8;

    /** Number of {@code gunmap}. */
    public static final int UNMAP = 9;

    /** Number of {@code GroupCopy.copy}, which has no barrier: it is compared at the next one. */
    public static final int COPY = 10;

    private SameArguments() {}

    /**
     * Checks the arguments of a call without memory, before the first barrier of the call.
     *
     * @param call   number of the call, a constant.
     * @param first  first argument of the call that is a number.
     * @param second second argument, or 0.
     * @param third  third argument, or 0.
     */
    public static void check(final int call, final long first, final long second, final long third) {
        WorkItem.context().beginCall(call, first, second, third, 0, null);
    }

    /**
     * Checks the arguments of a call with memory, before the first barrier of the call.
     *
     * @param call   number of the call, a constant.
     * @param first  first argument of the call that is a number.
     * @param second second argument, or 0.
     * @param third  third argument, or 0.
     * @param fourth fourth argument, or 0.
     * @param memory array or region; on the JVM device also the text of a path.
     */
    public static void checkWithMemory(
            final int call,
            final long first,
            final long second,
            final long third,
            final long fourth,
            final Object memory) {
        WorkItem.context().beginCall(call, first, second, third, fourth, memory);
    }
}
