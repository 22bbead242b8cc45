package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceKind;

/** Describes a device of a driver, which need not be open. Immutable. */
public interface GpuInfo {
    /**
     * Returns the name of the device on the command line.
     *
     * @return a name such as {@code opencl:0}.
     */
    String deviceName();

    /**
     * Returns the name that the driver reports.
     *
     * @return the name.
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
     * @return the kind.
     */
    DeviceKind kind();

    /**
     * Returns the number of work-groups that run concurrently.
     *
     * @return at least 1.
     */
    int computeUnits();

    /**
     * Returns the size of the device's memory.
     *
     * @return number of bytes.
     */
    long memorySize();

    /**
     * Returns the limit of one allocation.
     *
     * @return number of bytes.
     */
    long maxAllocation();

    /**
     * Returns the limit of work-items in a work-group.
     *
     * @return at least 1.
     */
    long maxWorkGroupSize();

    /**
     * Returns both names, for messages.
     *
     * @return a text such as {@code device opencl:0 (NVIDIA H200)}.
     */
    default String fullName() {
        return "device " + deviceName() + " (" + name() + ")";
    }
}
