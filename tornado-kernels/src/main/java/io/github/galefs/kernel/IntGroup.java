package io.github.galefs.kernel;

/** Reductions and scans of {@code int} over a work-group; see {@link WorkGroup}. */
final class IntGroup {
    private IntGroup() {}

    /** Combines pairs of neighbours, then pairs of these, and so on. */
    static int reduce(final int operation, final int value) {
        final int[] values = GroupScratch.ints(1);
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

    static int scanInclusive(final int operation, final int value) {
        final int[] values = GroupScratch.ints(2);
        return values[scan(operation, value, values)];
    }

    static int scanExclusive(final int operation, final int value) {
        final int[] values = GroupScratch.ints(2);
        final int own = scan(operation, value, values);
        return WorkItem.localId() == 0 ? identity(operation) : values[own - 1];
    }

    /**
     * Combines each value with that of the work-item at a distance of 1, then of 2, 4, and so on. The halves of the
     * array have the values before and after a step.
     *
     * @return index of this work-item's result; that of the work-item before it precedes it.
     */
    private static int scan(final int operation, final int value, final int[] values) {
        final int id = WorkItem.localId();
        final int size = WorkItem.localSize();
        // An earlier operation used the same memory.
        WorkItem.localBarrier();
        values[id] = value;
        WorkItem.localBarrier();
        int half = 0;
        for (int distance = 1; distance < size; distance <<= 1) {
            int sum = values[half + id];
            if (id >= distance) {
                sum = combine(operation, values[half + id - distance], sum);
            }
            half = size - half;
            values[half + id] = sum;
            WorkItem.localBarrier();
        }
        return half + id;
    }

    private static int combine(final int operation, final int x, final int y) {
        return operation == GroupOperation.ADD
                ? x + y
                : operation == GroupOperation.MIN ? Math.min(x, y) : Math.max(x, y);
    }

    private static int identity(final int operation) {
        return operation == GroupOperation.ADD
                ? 0
                : operation == GroupOperation.MIN ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }
}
