package io.github.galefs.device;

import java.time.Duration;

/** Something that runs kernels. Safe for use by several threads, one launch at a time. */
public interface Device extends AutoCloseable {
    /**
     * How the device is called on the command line.
     *
     * @return such as {@code jvm}.
     */
    String name();

    /**
     * What the device is.
     *
     * @return one line for people.
     */
    String description();

    /**
     * Extent that suits the device for work that can be cut at will: enough to use all of it, and no more.
     *
     * @return the grid.
     */
    Grid preferredGrid();

    /**
     * Takes memory that a running kernel shares with the host.
     *
     * @param byteSize bytes, at least 1.
     * @return the memory, its bytes undefined.
     * @throws OutOfMemoryError when there is not so much; the message says how much was asked for.
     */
    SharedMemory allocateShared(long byteSize);

    /**
     * How many looks a kernel's wait for the host takes to last about so long.
     *
     * @param time to wait.
     * @return number of looks, at least 1.
     */
    long pollsFor(Duration time);

    /**
     * Runs a kernel and waits for its end. When a work-item fails, or the calling thread is interrupted, the launch is
     * stopped: the stop signal is given, and work-items that wait are let go.
     *
     * @param call   the kernel and its arrays. What the kernel wrote to them is there when this returns.
     * @param memory the kernel's first parameter.
     * @param grid   extent of the launch.
     * @param stop   frees work-items that wait for the host.
     * @throws KernelFailedException when a work-item threw; with its id and the cause.
     * @throws InterruptedException  when the calling thread was interrupted.
     */
    void launch(KernelCall call, SharedMemory memory, Grid grid, StopSignal stop)
            throws KernelFailedException, InterruptedException;

    @Override
    void close();
}
