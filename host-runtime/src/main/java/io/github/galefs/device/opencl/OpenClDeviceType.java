package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceKind;

/** Types of OpenCL devices, in order of preference. */
public enum OpenClDeviceType {
    /** A graphics processor. */
    GPU(DeviceKind.GPU),

    /** The host's own processors, which share the host's memory. */
    CPU(DeviceKind.CPU),

    /** Any other type. */
    OTHER(DeviceKind.OTHER);

    private final DeviceKind kind;

    OpenClDeviceType(final DeviceKind kind) {
        this.kind = kind;
    }

    /**
     * Returns the kind of hardware.
     *
     * @return the kind.
     */
    public DeviceKind kind() {
        return kind;
    }
}
