package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.util.regex.Pattern;

/**
 * Refuses kernels that PoCL cannot build in reasonable time. PoCL duplicates the code after each conditional barrier.
 * With many barriers in a kernel, its build takes minutes, unbounded memory, or crashes the process, and cannot be
 * interrupted.
 */
final class BarrierLimit {
    /**
     * PoCL 3.1 takes 12 s to build a kernel with 23 barriers and 90 s for another with 33; for one with 43, its build
     * did not end.
     */
    private static final int MAX_BARRIERS = 32;

    private static final Pattern BARRIER = Pattern.compile("\\b(barrier|GALEFS_BROADCAST)\\(");

    private BarrierLimit() {}

    /**
     * Checks that a program can be built in reasonable time.
     *
     * @throws KernelFailedException it cannot; with the remedy.
     */
    static void check(
            final OpenClDeviceInfo info, final String kernelName, final String program, final GroupKind groupKind) {
        if (groupKind == GroupKind.ONE_ITEM || !info.isPocl()) {
            return;
        }
        final long barriers = BARRIER.matcher(program).results().count();
        if (barriers > MAX_BARRIERS) {
            throw new KernelFailedException(
                    "cannot build kernel " + kernelName + " with PoCL: it has " + barriers + " barriers, and with more"
                            + " than " + MAX_BARRIERS + " the build for work-groups of several work-items takes"
                            + " minutes; use a local size of 1, or device jvm",
                    null);
        }
    }
}
