package io.github.galefs.device;

/**
 * Runs kernels. A device is a {@link LiveDevice} or a {@link RoundDevice}, by the form in which its kernels wait for the
 * host. Thread-safe.
 */
public sealed interface Device extends AutoCloseable permits LiveDevice, RoundDevice {
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

    /** Closes the device. No launch may be running. */
    @Override
    void close();
}
