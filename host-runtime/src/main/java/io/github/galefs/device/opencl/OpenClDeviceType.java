package io.github.galefs.device.opencl;

/** Kinds of OpenCL devices, as far as it matters here. */
public enum OpenClDeviceType {
    /** A graphics processor. */
    GPU,

    /** The processors that the host itself runs on; its memory is the host's. */
    CPU,

    /** Anything else. */
    OTHER
}
