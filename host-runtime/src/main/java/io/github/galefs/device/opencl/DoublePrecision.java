package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.util.regex.Pattern;

/** Refuses kernels that use {@code double} on devices without it. All other kernels run there. */
final class DoublePrecision {
    private static final Pattern USE = Pattern.compile("\\b(gale_)?double\\b");

    private DoublePrecision() {}

    /**
     * Checks that a device has what a program uses.
     *
     * @throws KernelFailedException it has not; with the remedy.
     */
    static void check(final OpenClDeviceInfo info, final String kernelName, final String program) {
        if (!info.features().doublePrecision() && USE.matcher(program).find()) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " uses double, and " + info.fullName()
                            + " has no double precision; use float there, or another device" + remedy(info),
                    null);
        }
    }

    /** Returns what the vendor's driver offers instead, as the end of a sentence; or an empty string. */
    static String remedy(final OpenClDeviceInfo info) {
        return info.vendor().contains("Intel")
                ? "; Intel's driver emulates it with OverrideDefaultFP64Settings=1 and IGC_EnableDPEmulation=1 in the"
                        + " environment"
                : "";
    }
}
