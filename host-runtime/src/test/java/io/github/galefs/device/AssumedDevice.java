package io.github.galefs.device;

import io.github.galefs.device.opencl.OpenClDevices;
import org.junit.jupiter.api.Assumptions;

/** Devices that a machine may lack. */
public final class AssumedDevice {
    private AssumedDevice() {}

    /** Skips the test when there is no device of that name. */
    public static void assume(final String name) {
        Assumptions.assumeFalse(
                name.equals("opencl") && OpenClDevices.list().isEmpty(),
                "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
    }
}
