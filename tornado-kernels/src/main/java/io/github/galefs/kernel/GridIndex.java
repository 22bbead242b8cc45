package io.github.galefs.kernel;

/** Indices in a dimension, from linear ones: dimension 0 varies fastest. */
final class GridIndex {
    private GridIndex() {}

    /**
     * Returns the index of this work-item in its work-group, in a dimension.
     *
     * @param dimension from 0 to 2.
     */
    static int local(final int dimension) {
        final int extent = WorkItem.localSize(dimension);
        return WorkItem.localId() / stride(dimension, WorkItem.localSize(0), WorkItem.localSize(1)) % extent;
    }

    /**
     * Returns the index of this work-item's work-group in the launch, in a dimension.
     *
     * @param dimension from 0 to 2.
     */
    static int group(final int dimension) {
        final int extent = WorkItem.groupCount(dimension);
        return WorkItem.groupId() / stride(dimension, WorkItem.groupCount(0), WorkItem.groupCount(1)) % extent;
    }

    private static int stride(final int dimension, final int extent0, final int extent1) {
        return dimension == 0 ? 1 : dimension == 1 ? extent0 : extent0 * extent1;
    }
}
