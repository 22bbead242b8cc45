package io.github.galefs;

import io.github.galefs.device.opencl.OpenClDevices;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

/** The same on a device that runs compiled kernels. */
@Tag("opencl")
class GaleFsOnOpenClTest extends GaleFsTest {
    @BeforeAll
    static void checkThatThereIsADevice() {
        Assumptions.assumeFalse(
                OpenClDevices.list().isEmpty(), "there is no OpenCL device here; on Debian, install pocl-opencl-icd");
    }

    @Override
    String deviceName() {
        return "opencl";
    }
}
