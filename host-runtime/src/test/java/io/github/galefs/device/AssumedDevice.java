package io.github.galefs.device;

import io.github.galefs.device.opencl.OpenClDevices;
import org.junit.jupiter.api.Assumptions;

/** Assumptions about devices of the machine. */
public final class AssumedDevice {
    private AssumedDevice() {}

    /** Skips the test if no device of a name exists. */
    public static void assume(final String name) {
        Assumptions.assumeFalse(
                name.equals("opencl") && OpenClDevices.list().isEmpty(),
                "no OpenCL device found: on Debian, install pocl-opencl-icd");
    }
}
