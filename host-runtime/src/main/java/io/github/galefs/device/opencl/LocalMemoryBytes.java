package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bytes of local memory that a kernel's arrays take, as its program defines them: a constant, and a number for each
 * work-item of a group.
 */
final class LocalMemoryBytes {
    /** Definition of the arrays' bytes, and of those that all collective operations share. One of each in each form. */
    private static final Pattern DEFINITION =
            Pattern.compile("#define GALEFS_(LOCAL|SCRATCH)_BYTES \\((\\d+) \\+ (\\d+) \\* GALEFS_LOCAL_SIZE\\)");

    private static final String KEPT = "LOCAL";

    /** Bytes for the broadcasts of a group. */
    private static final int BROADCAST_BYTES = 16;

    private LocalMemoryBytes() {}

    /**
     * Returns the bytes of a group's arrays whose elements must be saved while it waits for the host.
     *
     * @param program   program of the kernel.
     * @param localSize work-items of a group.
     * @return bytes, a multiple of 8.
     */
    static long saved(final String program, final int localSize) {
        return largest(program, localSize, true);
    }

    /**
     * Checks that a group's arrays fit into the local memory of a device.
     *
     * @throws KernelFailedException they do not; with the numbers.
     */
    static void check(final OpenClDeviceInfo info, final String kernelName, final String program, final int localSize) {
        final long needed = largest(program, localSize, true) + largest(program, localSize, false);
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

    /** Returns the larger number of the two forms of a kernel, of which a program has the text. */
    private static long largest(final String program, final int localSize, final boolean isKept) {
        long largest = 0;
        final Matcher definition = DEFINITION.matcher(program);
        while (definition.find()) {
            if (definition.group(1).equals(KEPT) == isKept) {
                final long bytes =
                        Long.parseLong(definition.group(2)) + Long.parseLong(definition.group(3)) * localSize;
                largest = Math.max(largest, (bytes + Long.BYTES - 1) / Long.BYTES * Long.BYTES);
            }
        }
        return largest;
    }
}
