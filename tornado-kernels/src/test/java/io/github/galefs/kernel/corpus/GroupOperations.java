package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Reductions and scans of a work-group. */
final class GroupOperations {
    private GroupOperations() {}

    @GroupSize({1, 3, 8, 64})
    static void reduceIntegers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = WorkGroup.reduceAdd(ints[i]) * 7 + WorkGroup.reduceMin(ints[i]) * 3 + WorkGroup.reduceMax(ints[i]);
        longOut[i] =
                WorkGroup.reduceAdd(longs[i]) * 7 + WorkGroup.reduceMin(longs[i]) * 3 + WorkGroup.reduceMax(longs[i]);
    }

    @GroupSize({1, 3, 8, 64})
    static void reduceFloats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = WorkGroup.reduceAdd(i * 0.1f) + WorkGroup.reduceMin(floats[i]) * WorkGroup.reduceMax(i * 0.7f);
        doubleOut[i] = WorkGroup.reduceAdd(i * 0.1) + WorkGroup.reduceMin(i * 0.3) * WorkGroup.reduceMax(doubles[i]);
        longOut[i] = Double.doubleToRawLongBits(WorkGroup.reduceAdd(0.1 / (i + 1)));
    }

    @GroupSize({1, 3, 8, 32, 33, 64})
    static void ballots(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long ballots = WorkGroup.ballot(ints[i] > 0);
        out[i] = WorkGroup.scanExclusiveAdd(ints[i] > 0 ? 1 : 0)
                - Long.bitCount(ballots & (1L << WorkItem.localId()) - 1);
        for (int k = 0; k < 3; k++) {
            if (WorkGroup.ballot((longs[i] >> k & 1) != 0) != 0) {
                ballots = ballots * 31 + WorkGroup.ballot(ints[i] == k);
            }
        }
        longOut[i] = ballots;
    }

    @GroupSize({1, 3, 8, 64})
    static void scanInts(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        out[i] = WorkGroup.scanInclusiveAdd(ints[i]) * 3 + WorkGroup.scanExclusiveAdd(ints[i]);
        longOut[i] = (WorkGroup.scanInclusiveMin(ints[i]) * 31L + WorkGroup.scanExclusiveMin(ints[i])) * 31
                + WorkGroup.scanInclusiveMax(ints[i]) * 7L
                + WorkGroup.scanExclusiveMax(ints[i]);
    }

    @GroupSize({1, 3, 8, 64})
    static void scanLongs(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        longOut[i] = WorkGroup.scanInclusiveAdd(longs[i]) * 3 + WorkGroup.scanExclusiveAdd(longs[i]);
        out[i] = Long.hashCode(WorkGroup.scanInclusiveMin(longs[i]) * 31 + WorkGroup.scanExclusiveMin(longs[i]))
                + Long.hashCode(WorkGroup.scanInclusiveMax(longs[i]) * 7 + WorkGroup.scanExclusiveMax(longs[i]));
    }

    @GroupSize({1, 3, 8, 64})
    static void scanFloats(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        floatOut[i] = WorkGroup.scanInclusiveAdd(i * 0.1f) * WorkGroup.scanExclusiveAdd(i * 0.3f);
        doubleOut[i] = WorkGroup.scanInclusiveAdd(i * 0.1) * WorkGroup.scanExclusiveAdd(i * 0.3);
        out[i] = Float.floatToRawIntBits(WorkGroup.scanInclusiveMin(i * -0.5f))
                ^ Float.floatToRawIntBits(WorkGroup.scanExclusiveMin(i * 0.5f))
                ^ Float.floatToRawIntBits(WorkGroup.scanInclusiveMax(i * -0.5f))
                ^ Float.floatToRawIntBits(WorkGroup.scanExclusiveMax(i * 0.5f)) * 3;
        longOut[i] = Double.doubleToRawLongBits(WorkGroup.scanInclusiveMin(i * -0.5))
                ^ Double.doubleToRawLongBits(WorkGroup.scanExclusiveMin(i * 0.5))
                ^ Double.doubleToRawLongBits(WorkGroup.scanInclusiveMax(i * -0.5))
                ^ Double.doubleToRawLongBits(WorkGroup.scanExclusiveMax(i * 0.5)) * 3;
    }

    @GroupSize({1, 3, 8, 64})
    static void conditions(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        int result = WorkGroup.any(ints[i] == 7) ? 1 : 0;
        result |= WorkGroup.all(ints[i] != 7) ? 2 : 0;
        result |= WorkGroup.any(true) ? 4 : 0;
        result |= WorkGroup.all(false) ? 8 : 0;
        out[i] = result * 1000 + WorkGroup.count(ints[i] > 0);
    }

    @GroupSize({1, 3, 8, 64})
    static void inALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        long sum = longs[i];
        int rounds = 0;
        while (WorkGroup.any((sum & 3) != 0) && rounds < 6) {
            sum = sum * 3 + WorkGroup.reduceMax(sum);
            if ((ints[WorkItem.groupId() + rounds & 255] & 1) == 0) {
                sum ^= WorkGroup.scanInclusiveAdd(sum + rounds);
            }
            rounds++;
        }
        longOut[i] = sum;
        out[i] = rounds;
    }

    /** Stores the elements that satisfy a condition without gaps. */
    @GroupSize({1, 8, 64})
    static void compaction(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int begin = WorkItem.groupId() * WorkItem.localSize();
        final boolean isChosen = (ints[i] & 1) != 0;
        final int place = WorkGroup.scanExclusiveAdd(isChosen ? 1 : 0);
        if (isChosen) {
            out[begin + place] = ints[i];
        }
        longOut[i] = WorkGroup.count(isChosen);
    }
}
