package io.github.galefs.device;

import java.time.Duration;

/** Runs kernels, one launch at a time. Thread-safe. */
public interface Device extends AutoCloseable {
    /**
     * Returns the name of the device on the command line.
     *
     * @return a name such as {@code jvm}.
     */
    String name();

    /**
     * Returns a description of the device.
     *
     * @return one line of text.
     */
    String description();

    /**
     * Returns the smallest grid that uses the whole device, for work that can be divided arbitrarily.
     *
     * @return the grid.
     */
    Grid preferredGrid();

    /**
     * Allocates memory that a running kernel shares with the host.
     *
     * @param byteSize bytes, at least 1.
     * @return the memory, its bytes undefined; to be closed by the caller.
     * @throws OutOfMemoryError not enough memory is free; the message contains the number of bytes.
     */
    SharedMemory allocateShared(long byteSize);

    /**
     * Returns the number of polls in which a kernel waits for the host for about a given time.
     *
     * @param time to wait.
     * @return number of polls, at least 1.
     */
    long pollsFor(Duration time);

    /**
     * Runs a kernel and waits for its end. Stops the launch when a work-item fails or the calling thread is
     * interrupted: sends the stop signal, and releases work-items that wait.
     *
     * @param call   the kernel and its arrays, which have the kernel's results when this returns.
     * @param memory the kernel's first parameter.
     * @param grid   number and size of work-groups.
     * @param stop   releases work-items that wait for the host.
     * @throws KernelFailedException a work-item threw an exception; with its id and the cause.
     * @throws InterruptedException  the calling thread was interrupted.
     */
    void launch(KernelCall call, SharedMemory memory, Grid grid, StopSignal stop)
            throws KernelFailedException, InterruptedException;

    /** Closes the device. No launch may be running. */
    @Override
    void close();
}
