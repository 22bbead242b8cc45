package io.github.galefs;

import io.github.galefs.device.opencl.OpenClDevices;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/** Skips a property if no OpenCL device exists. */
public final class SkippedWithoutOpenCl implements SkipExecutionHook {
    /** For the property-test library. */
    public SkippedWithoutOpenCl() {}

    @Override
    public SkipResult shouldBeSkipped(final LifecycleContext context) {
        return OpenClDevices.list().isEmpty()
                ? SkipResult.skip("no OpenCL device found: on Debian, install pocl-opencl-icd")
                : SkipResult.doNotSkip();
    }
}
