package io.github.galefs.device.gpu;

/** Refuses work-groups that are too large. */
public final class LocalSizeLimit {
    private LocalSizeLimit() {}

    /**
     * Checks work-groups against the limit of a device.
     *
     * @param info       of the device.
     * @param kernelName for the message.
     * @param localSize  work-items of a group.
     * @throws IllegalArgumentException the groups are too large for any kernel; with the numbers.
     */
    static void check(final GpuInfo info, final String kernelName, final int localSize) {
        if (localSize > info.maxWorkGroupSize()) {
            throw new IllegalArgumentException(refusal(info, kernelName, localSize) + " is " + info.maxWorkGroupSize());
        }
    }

    /**
     * Checks work-groups against the limit of a kernel.
     *
     * @param info       of the device.
     * @param kernelName for the message.
     * @param localSize  work-items of a group.
     * @param limit      of the kernel on the device.
     * @throws IllegalArgumentException the groups are too large; with the numbers.
     */
    public static void check(final GpuInfo info, final String kernelName, final int localSize, final long limit) {
        if (localSize > limit) {
            throw new IllegalArgumentException(refusal(info, kernelName, localSize) + " for this kernel is " + limit);
        }
    }

    private static String refusal(final GpuInfo info, final String kernelName, final int localSize) {
        return "cannot launch kernel " + kernelName + " with work-groups of " + localSize + " work-items: the limit of "
                + info.fullName();
    }
}
