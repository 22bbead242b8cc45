package io.github.galefs;

import io.github.galefs.kernel.WorkItem;

/** Kernels with one violation each, for an index or a value that is passed. */
final class CheckedKernels {
    private CheckedKernels() {}

    static void loadsInt(final long[] fs, final int[] data, final int[] results, final int index) {
        results[WorkItem.globalId()] = data[index] + 1;
    }

    static void storesInt(final long[] fs, final int[] data, final int[] results, final int index) {
        data[index] = 77;
        results[WorkItem.globalId()] = 1;
    }
}
