package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;

/**
 * Refuses kernels whose suspended form a driver cannot compile. A suspended kernel continues by a jump into its loops.
 * NVIDIA's compiler accepts that beside barriers; PoCL 3.1 aborts the process. There, only work-groups without barriers
 * are accepted: those of one work-item, and those whose work-items run in turn, as in all code that our compiler makes.
 */
final class SuspensionLimit {
    private SuspensionLimit() {}

    /**
     * Checks that the device can compile a kernel in a form.
     *
     * @throws KernelFailedException it cannot; with the remedy.
     */
    static void check(
            final OpenClDeviceInfo info, final String kernelName, final GroupForm groupForm, final WaitForm waitForm) {
        if (waitForm == WaitForm.SUSPENDED && groupForm.kind() == GroupForm.Kind.OF_THE_DEVICE && info.isPocl()) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " cannot suspend in work-groups of several work-items on device "
                            + info.deviceName() + " (" + info.name()
                            + "): PoCL cannot compile that; use a local size of 1, or --wait live",
                    null);
        }
    }
}
