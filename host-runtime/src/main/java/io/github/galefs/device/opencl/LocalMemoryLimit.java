package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.LocalBytes;

/** Refuses kernels whose arrays do not fit into the local memory of a device. */
final class LocalMemoryLimit {
    /** Bytes for the broadcasts of a group. */
    private static final int BROADCAST_BYTES = 16;

    private LocalMemoryLimit() {}

    /**
     * Checks that a group's arrays fit into the local memory of a device.
     *
     * @throws KernelFailedException they do not; with the numbers.
     */
    static void check(
            final OpenClDeviceInfo info, final String kernelName, final LocalBytes bytes, final int localSize) {
        final long needed = bytes.all(localSize);
        final long limit = info.features().localMemorySize() - BROADCAST_BYTES;
        if (needed > limit) {
            throw new KernelFailedException(
                    "kernel " + kernelName + " needs " + needed + " bytes of local memory in work-groups of "
                            + localSize
                            + " work-items, and " + info.fullName() + " has " + limit
                            + "; use shorter arrays of LocalMemory or a smaller local size",
                    null);
        }
    }
}
