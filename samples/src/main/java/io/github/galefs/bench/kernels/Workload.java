package io.github.galefs.bench.kernels;

import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.KernelErrors;

/** A computation over files, by a kernel and by plain Java, with equal results. */
sealed interface Workload
        permits DotWorkload,
                KmerWorkload,
                MandelbrotWorkload,
                MatrixWorkload,
                NearestWorkload,
                PatternWorkload,
                SumWorkload {
    /** Returns whether a grid is one for a GPU, with large work-groups. */
    static boolean isForGpu(final Grid grid) {
        return grid.localSize() >= 32;
    }

    /** Returns the bytes of files that are read once: more than the caches of most processors. */
    static int streamedBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> 400_000_000;
            case QUICK -> 2_000_000;
        };
    }

    /** Returns the name for the results. */
    String name();

    /** Returns the bytes of all files together. */
    int byteLength();

    /** Creates the files that the computation reads. */
    void put(TemporaryStore store) throws FileServiceException;

    /** Returns a kernel that is ready to run. */
    DeviceRun onDevice(GaleFs galeFs, Grid grid);

    /** Computes by plain Java on all processors. */
    Outcome inJava(PlainFiles files) throws FileServiceException;

    /** Refuses what a kernel has left that noted an error. */
    static void check(final int[] error) throws BenchException {
        if (error[0] != 0) {
            throw new BenchException("a kernel failed: " + KernelErrors.describe(error[0]));
        }
    }

    /** What a computation has left in memory or in a file. */
    @FunctionalInterface
    interface Outcome {
        /** Returns a number that differs if a result does. Not timed. */
        double value() throws BenchException, FileServiceException;
    }
}
