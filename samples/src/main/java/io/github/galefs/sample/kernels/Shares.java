package io.github.galefs.sample.kernels;

import io.github.galefs.kernel.WorkItem;

/**
 * Shares of the work-items of a group in the elements of a chunk. A GPU reads fastest if neighbouring work-items read
 * neighbouring elements: their loads become one. A processor reads fastest if each work-item has neighbouring elements:
 * its compiler turns loops with a step of 1 into vectors. Device code.
 */
final class Shares {
    /** Work-items of a group on a GPU, at least. */
    private static final int MIN_GPU_GROUP = 32;

    private Shares() {}

    /** Returns whether work-items take turns: element {@code i} is that of work-item {@code i % localSize}. */
    static boolean areInterleaved() {
        return WorkItem.localSize() >= MIN_GPU_GROUP;
    }

    /** Returns the first element of the work-item's share of neighbouring elements. */
    static int begin(final int count) {
        return (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
    }

    /** Returns the end of the work-item's share of neighbouring elements. */
    static int end(final int count) {
        return (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
    }
}
