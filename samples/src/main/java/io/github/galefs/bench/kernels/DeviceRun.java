package io.github.galefs.bench.kernels;

/** A kernel that is ready to run, with the memory of its work-groups on the device. */
interface DeviceRun extends AutoCloseable {
    /** Computes the result. */
    double run() throws InterruptedException;

    @Override
    default void close() {}
}
