package io.github.galefs.bench.graph;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.graph.Targets;

/** Breadth-first search without files: the host has gathered the targets. Device code. */
final class BatchKernels {
    /** Work-items of a group that take turns; in smaller groups, each has neighbouring targets. */
    private static final int MIN_SHARING_GROUP = 32;

    private BatchKernels() {}

    /**
     * Reaches the targets of a batch in the device's region.
     *
     * @param region  a region of the device with the targets.
     * @param begin   byte offset of the batch's first target.
     * @param count   targets in the batch.
     * @param level   of the targets that were not reached before, from 1 to 127.
     * @param visited as of {@link Targets#reachStrips}.
     * @param levels  as of {@code reachStrips}.
     */
    static void reachRegion(
            final long[] region,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        reachAll(region, begin, count, level, visited, levels);
    }

    /**
     * As {@link #reachRegion}, of a batch in memory.
     *
     * @param fs      the file system; not used.
     * @param memory  has the targets.
     * @param begin   as of {@code reachRegion}.
     * @param count   as of {@code reachRegion}.
     * @param level   as of {@code reachRegion}.
     * @param visited as of {@code reachRegion}.
     * @param levels  as of {@code reachRegion}.
     */
    static void reachMemory(
            final long[] fs,
            final long[] memory,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        reachAll(memory, begin, count, level, visited, levels);
    }

    private static void reachAll(
            final long[] memory,
            final long begin,
            final int count,
            final int level,
            final int[] visited,
            final byte[] levels) {
        final int items = WorkItem.groupCount() * WorkItem.localSize();
        final int item = WorkItem.globalId();
        if (WorkItem.localSize() < MIN_SHARING_GROUP) {
            final int[] fresh = new int[Targets.STRIP];
            final int from = (int) ((long) count * item / items);
            final int to = (int) ((long) count * (item + 1) / items);
            Targets.reachStrips(memory, begin, from, to, level, visited, levels, fresh);
        } else {
            for (int i = item; i < count; i += items) {
                Targets.reach(memory, begin, i, level, visited, levels);
            }
        }
    }
}
