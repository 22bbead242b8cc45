package io.github.galefs;

import io.github.galefs.device.opencl.OpenClDevices;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.opentest4j.TestAbortedException;

/** The same on a device that runs compiled kernels. */
@Tag("opencl")
class FileModelOnOpenClTest extends FileModelTest {
    @BeforeContainer
    static void checkThatThereIsADevice() {
        if (OpenClDevices.list().isEmpty()) {
            throw new TestAbortedException("there is no OpenCL device here; on Debian, install pocl-opencl-icd");
        }
    }

    @Override
    String deviceName() {
        return "opencl";
    }
}
