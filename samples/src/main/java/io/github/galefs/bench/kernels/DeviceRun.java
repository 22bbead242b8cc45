package io.github.galefs.bench.kernels;

import org.agrona.CloseHelper;

/**
 * A kernel that is ready to run.
 *
 * @param kernel launches the kernel.
 * @param memory of its work-groups on the device; or null.
 */
record DeviceRun(Launch kernel, AutoCloseable memory) implements AutoCloseable {
    /** Launches a kernel. */
    @FunctionalInterface
    interface Launch {
        /** Returns what the kernel leaves. */
        Workload.Outcome run() throws InterruptedException;
    }

    @Override
    public void close() {
        CloseHelper.close(memory);
    }
}
