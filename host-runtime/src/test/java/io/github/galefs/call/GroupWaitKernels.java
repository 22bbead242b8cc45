package io.github.galefs.call;

import static io.github.galefs.call.WaitKernels.ask;
import static io.github.galefs.call.WaitKernels.put;
import static io.github.galefs.call.WaitKernels.seed;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Kernels whose work-items share memory across waits for the host; with the parameters of {@link WaitKernels}. */
final class GroupWaitKernels {
    private GroupWaitKernels() {}

    /** Elements of two arrays change between waits in nested loops, each read by another work-item. */
    static void localArrays(final long[] fs, final long[] args, final long[] out) {
        final long[] longs = LocalMemory.longsPerWorkItem(1);
        final int[] ints = LocalMemory.ints(257);
        final int own = WorkItem.localId();
        final int next = (own + 1) % WorkItem.localSize();
        longs[own] = seed(args) * (own + 1);
        ints[own + 1] = own;
        WorkItem.localBarrier();
        for (int k = 0; k < args[0]; k++) {
            final long first = ask(fs, longs[0] + k);
            WorkItem.localBarrier();
            for (int m = 0; m < (first & 3); m++) {
                final long theirs = longs[next];
                WorkItem.localBarrier();
                longs[own] = theirs * 31 + ask(fs, first + m) + ints[own + 1];
                WorkItem.localBarrier();
            }
            ints[next + 1] += (int) first + own;
            WorkItem.localBarrier();
        }
        put(out, 0, longs[own]);
        put(out, 1, ints[own + 1]);
    }

    /** Waits in both branches, one of which ends the kernel, with an array that only the other uses afterwards. */
    static void localArraysInBranches(final long[] fs, final long[] args, final long[] out) {
        final int[] kept = LocalMemory.intsPerWorkItem(2);
        final int own = WorkItem.localId();
        final int size = WorkItem.localSize();
        kept[own] = own * 7 + 1;
        kept[size + own] = WorkItem.groupId();
        WorkItem.localBarrier();
        final long answer = ask(fs, seed(args));
        if ((answer & 1) == 0) {
            final long second = ask(fs, answer + 1);
            put(out, 0, second + kept[size - 1 - own]);
            WorkItem.barrier();
            if ((second & 2) == 0) {
                kept[own] = (int) second;
                WorkItem.barrier();
                put(out, 1, ask(fs, second) + kept[(own + 3) % size] + kept[size + own]);
            }
        } else {
            put(out, 2, ask(fs, answer + 2));
            return;
        }
        put(out, 3, ask(fs, answer + 3));
    }

    /** Sums and scans before, between and after waits. */
    static void groupOperations(final long[] fs, final long[] args, final long[] out) {
        final int own = WorkItem.localId();
        long mine = seed(args) + own;
        float total = 0;
        for (int k = 0; k < args[0]; k++) {
            final long sum = WorkGroup.reduceAdd(mine);
            final long answer = ask(fs, sum + k);
            mine = mine * 5 + answer + WorkGroup.scanExclusiveAdd(mine);
            if (WorkGroup.any((mine & 7) == 3)) {
                mine ^= ask(fs, WorkGroup.reduceMax(mine));
                total += WorkGroup.reduceAdd((mine & 1023) * 0.1f);
            }
        }
        put(out, 0, mine);
        put(out, 1, Float.floatToRawIntBits(total));
    }

    /** A histogram of the group that grows from answer to answer. */
    static void localAtomics(final long[] fs, final long[] args, final long[] out) {
        final int[] counts = LocalMemory.ints(8);
        final int own = WorkItem.localId();
        for (int k = own; k < counts.length; k += WorkItem.localSize()) {
            counts[k] = 0;
        }
        WorkItem.localBarrier();
        for (int k = 0; k < args[0]; k++) {
            final long answer = ask(fs, seed(args) + k);
            DeviceAtomics.getAndAdd(counts, (int) (answer + own) & 7, own + 1);
        }
        WorkItem.localBarrier();
        for (int k = 0; k < 4; k++) {
            put(out, k, counts[(own + k) & 7]);
        }
    }

    /** Indices in all dimensions, before a wait and after it. */
    static void dimensions(final long[] fs, final long[] args, final long[] out) {
        long before = 0;
        for (int dimension = 0; dimension < 3; dimension++) {
            before = before * 100 + WorkItem.globalId(dimension);
        }
        final long answer = ask(fs, seed(args));
        final int width = WorkItem.groupCount(0) * WorkItem.localSize(0);
        put(out, 0, before + answer);
        put(out, 1, WorkItem.globalId(1) * (long) width + WorkItem.globalId(0));
        put(out, 2, WorkItem.groupId(0) * 10_000L + WorkItem.groupId(1) * 100L + WorkItem.groupId(2));
        put(out, 3, WorkItem.localId(0) * 10_000L + WorkItem.localId(1) * 100L + WorkItem.localId(2));
        put(out, 4, WorkItem.localSize(0) * 10_000L + WorkItem.localSize(1) * 100L + WorkItem.localSize(2));
        put(out, 5, WorkItem.groupCount(0) * 10_000L + WorkItem.groupCount(1) * 100L + WorkItem.groupCount(2));
    }
}
