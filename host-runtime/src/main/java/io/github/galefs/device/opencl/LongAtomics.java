package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Set;

/** Refuses kernels that use atomic operations on 64-bit integers on devices that have none. */
final class LongAtomics {
    private LongAtomics() {}

    /**
     * Checks that a device has what a kernel needs.
     *
     * @throws KernelFailedException it has not; with the remedy.
     */
    static void check(final OpenClDeviceInfo info, final String kernelName, final Set<KernelNeed> needs) {
        if (needs.contains(KernelNeed.LONG_ATOMICS) && !info.features().longAtomics()) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " uses atomic operations on long or double, and " + info.fullName()
                            + " has none (cl_khr_int64_base_atomics, cl_khr_int64_extended_atomics); use int or float"
                            + " there, or another device",
                    null);
        }
    }
}
