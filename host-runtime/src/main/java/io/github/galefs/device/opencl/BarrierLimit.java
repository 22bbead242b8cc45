package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.util.regex.Pattern;

/**
 * PoCL copies what follows a barrier that not all ways through a kernel have. With many barriers in a kernel that takes
 * it minutes, memory without end, or the process, and nobody can stop it. So it is not begun.
 */
final class BarrierLimit {
    /**
     * PoCL 3.1 took 12 s to build a kernel with 23 barriers, 90 s for another with 33, and gave no end to one with 43.
     */
    private static final int MAX_BARRIERS = 32;

    private static final Pattern BARRIER = Pattern.compile("\\b(barrier|GALEFS_BROADCAST)\\(");

    private BarrierLimit() {}

    /**
     * Checks that a program can be built in reasonable time.
     *
     * @throws KernelFailedException when it cannot; says what helps.
     */
    static void check(
            final OpenClDeviceInfo info, final String kernelName, final String program, final GroupKind groupKind) {
        if (groupKind == GroupKind.ONE_ITEM || !info.isPocl()) {
            return;
        }
        final long barriers = BARRIER.matcher(program).results().count();
        if (barriers > MAX_BARRIERS) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " has " + barriers + " barriers: PoCL would take minutes to build it for"
                            + " work-groups of more than one work-item, which it does for at most " + MAX_BARRIERS
                            + " barriers; use a local size of 1, or device jvm",
                    null);
        }
    }
}
