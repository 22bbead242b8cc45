package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.KernelNeed;
import java.util.Set;

/** Refuses kernels that use {@code double} on devices that have none. */
final class DoublePrecision {
    private DoublePrecision() {}

    /**
     * Checks that a device has what a kernel needs.
     *
     * @throws KernelFailedException it has not; with the remedy.
     */
    static void check(final OpenClDeviceInfo info, final String kernelName, final Set<KernelNeed> needs) {
        if (needs.contains(KernelNeed.DOUBLE) && !info.features().doublePrecision()) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " uses double, and " + info.fullName()
                            + " has no double precision; use float there, or another device" + remedy(info),
                    null);
        }
    }

    /** Returns what the vendor's driver offers instead, as the end of a sentence; or an empty string. */
    private static String remedy(final OpenClDeviceInfo info) {
        return info.vendor().startsWith("Intel")
                ? "; Intel's driver emulates it with OverrideDefaultFP64Settings=1 and IGC_EnableDPEmulation=1 in the"
                        + " environment"
                : "";
    }
}
