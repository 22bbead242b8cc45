package io.github.galefs.bench.batch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;

/** A kernel that works on a batch, in either form of a device. */
public interface BatchKernel {
    /**
     * Launches the kernel on a device that shares memory with the host, and waits for its end.
     *
     * @param session of the device.
     * @param grid    of the launch.
     * @param memory  a parameter of the kernel.
     * @param begin   offset of the batch in the memory, in bytes.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    void launch(GaleFs session, Grid grid, long[] memory, long begin) throws InterruptedException;

    /**
     * Returns the kernel's call on a device with memory of its own, a region of which is the first parameter.
     *
     * @param begin offset of the batch in the region, in bytes.
     * @return the kernel and its other arguments.
     */
    KernelCall call(long begin);
}
