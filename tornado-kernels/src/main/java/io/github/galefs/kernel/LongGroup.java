package io.github.galefs.kernel;

/** Reductions and scans of {@code long} over a work-group; see {@link WorkGroup}. */
final class LongGroup {
    private LongGroup() {}

    /** Combines pairs of neighbours, then pairs of these, and so on. */
    static long reduce(final int operation, final long value) {
        final long[] values = GroupScratch.longs(1);
        final int id = WorkItem.localId();
        final int size = WorkItem.localSize();
        // An earlier operation used the same memory.
        WorkItem.localBarrier();
        values[id] = value;
        WorkItem.localBarrier();
        for (int distance = 1; distance < size; distance <<= 1) {
            if ((id & (2 * distance - 1)) == 0 && id + distance < size) {
                values[id] = combine(operation, values[id], values[id + distance]);
            }
            WorkItem.localBarrier();
        }
        return values[0];
    }

    static long scanInclusive(final int operation, final long value) {
        final long[] values = GroupScratch.longs(2);
        return values[scan(operation, value, values)];
    }

    static long scanExclusive(final int operation, final long value) {
        final long[] values = GroupScratch.longs(2);
        final int own = scan(operation, value, values);
        return WorkItem.localId() == 0 ? identity(operation) : values[own - 1];
    }

    /**
     * Combines each value with that of the work-item at a distance of 1, then of 2, 4, and so on. The halves of the
     * array have the values before and after a step.
     *
     * @return index of this work-item's result; that of the work-item before it precedes it.
     */
    private static int scan(final int operation, final long value, final long[] values) {
        final int id = WorkItem.localId();
        final int size = WorkItem.localSize();
        // An earlier operation used the same memory.
        WorkItem.localBarrier();
        values[id] = value;
        WorkItem.localBarrier();
        int half = 0;
        for (int distance = 1; distance < size; distance <<= 1) {
            long sum = values[half + id];
            if (id >= distance) {
                sum = combine(operation, values[half + id - distance], sum);
            }
            half = size - half;
            values[half + id] = sum;
            WorkItem.localBarrier();
        }
        return half + id;
    }

    private static long combine(final int operation, final long x, final long y) {
        return operation == GroupOperation.ADD
                ? x + y
                : operation == GroupOperation.MIN ? Math.min(x, y) : Math.max(x, y);
    }

    private static long identity(final int operation) {
        return operation == GroupOperation.ADD ? 0 : operation == GroupOperation.MIN ? Long.MAX_VALUE : Long.MIN_VALUE;
    }
}
