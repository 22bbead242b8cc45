package io.github.galefs.device;

/**
 * Runs kernels. A device is a {@link LiveDevice} or a {@link RoundDevice}, by the form in which its kernels wait for
 * the host. Thread-safe.
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
     * Returns the kind of hardware.
     *
     * @return the kind; {@link DeviceKind#OTHER} if the device does not state it.
     */
    default DeviceKind kind() {
        return DeviceKind.OTHER;
    }

    /**
     * Returns the form in which kernels wait for the host.
     *
     * @return the form.
     */
    WaitForm waitForm();

    /**
     * Returns the smallest grid that uses the whole device, for work that can be divided arbitrarily.
     *
     * @return the grid.
     */
    Grid preferredGrid();

    /**
     * Returns a grid of few, large work-groups, for kernels whose work-groups each cost something: they open files,
     * hold buffers, or scan the same data.
     *
     * @return one work-group for each compute unit, or the preferred grid of a processor.
     */
    default Grid coarseGrid() {
        return preferredGrid();
    }

    /**
     * Allocates a copy of an array that stays on the device from launch to launch, and copies the array there.
     *
     * @param array of any primitive type but {@code boolean}.
     * @param <A>   type of the array.
     * @return the array on the device, to be closed by the caller.
     * @throws IllegalArgumentException the array is of another type, or has a copy on the device already.
     * @throws OutOfMemoryError         the device does not allow so much in one allocation, or has not so much free;
     *     with the numbers.
     */
    <A> DeviceArray<A> allocateArray(A array);

    /** Closes the device. No launch may be running. */
    @Override
    void close();
}
