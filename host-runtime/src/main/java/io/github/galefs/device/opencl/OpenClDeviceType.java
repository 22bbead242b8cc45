package io.github.galefs.device.opencl;

/** Types of OpenCL devices, in order of preference. */
public enum OpenClDeviceType {
    /** A graphics processor. */
    GPU,

    /** The host's own processors, which share the host's memory. */
    CPU,

    /** Any other type. */
    OTHER
}
