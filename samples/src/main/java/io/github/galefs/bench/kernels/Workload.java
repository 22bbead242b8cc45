package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;

/** A computation over files, by a kernel and by plain Java, with equal results. */
sealed interface Workload permits SumWorkload, PatternWorkload, DotWorkload {
    /** Returns whether each work-group has a small buffer: the many groups of a GPU read enough at a time. */
    static boolean hasSmallBuffers(final Grid grid) {
        return grid.localSize() >= 32;
    }

    /** Returns the name for the results. */
    String name();

    /**
     * Creates the files.
     *
     * @param byteLength of all files together, a multiple of 8.
     */
    void put(TemporaryStore store, int byteLength) throws FileServiceException;

    /** Returns a kernel that is ready to run. */
    DeviceRun onDevice(GaleFs galeFs, Grid grid);

    /** Computes the result by plain Java. */
    double inJava(PlainReader reader) throws FileServiceException;
}
