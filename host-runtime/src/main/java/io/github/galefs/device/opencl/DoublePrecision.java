package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.util.regex.Pattern;

/**
 * Adapts programs to devices without {@code double}, and refuses those that use it. All other kernels run there: the
 * head of every program declares {@code double}, and most programs make no use of it.
 */
final class DoublePrecision {
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^(#pragma OPENCL EXTENSION cl_khr_fp64 .*|typedef double \\w+ gale_double;)\\R");

    private static final Pattern USE = Pattern.compile("\\b(gale_)?double\\b");

    private DoublePrecision() {}

    /**
     * Returns a program in the form that a device can build.
     *
     * @throws KernelFailedException the program uses what the device has not; with the remedy.
     */
    static String adapt(final OpenClDeviceInfo info, final String kernelName, final String program) {
        if (info.features().doublePrecision()) {
            return program;
        }
        final String adapted = DECLARATION.matcher(program).replaceAll("");
        if (USE.matcher(adapted).find()) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " uses double, and " + info.fullName()
                            + " has no double precision; use float there, or another device" + remedy(info),
                    null);
        }
        return adapted;
    }

    /** Returns what the vendor's driver offers instead, as the end of a sentence; or an empty string. */
    private static String remedy(final OpenClDeviceInfo info) {
        return info.vendor().startsWith("Intel")
                ? "; Intel's driver emulates it with OverrideDefaultFP64Settings=1 and IGC_EnableDPEmulation=1 in the"
                        + " environment"
                : "";
    }
}
