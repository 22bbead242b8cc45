package io.github.galefs.device.jvm;

import io.github.galefs.device.KernelFailedException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the work-items of a group that have returned from the kernel. If some have returned while others wait at a
 * barrier, the kernel is incorrect: on other devices it would hang or have undefined behaviour.
 */
final class GroupCompletion {
    private final int localSize;
    private final AtomicInteger arrived = new AtomicInteger();

    GroupCompletion(final int localSize) {
        this.localSize = localSize;
    }

    void arrive() {
        arrived.incrementAndGet();
    }

    boolean isComplete() {
        return arrived.get() == localSize;
    }

    boolean hasBegun() {
        return arrived.get() > 0;
    }

    void reset() {
        arrived.set(0);
    }

    /**
     * Returns the failure of a group of which some work-items have returned.
     *
     * @param location line of the kernel at which a work-item waits.
     */
    KernelFailedException divergence(final int group, final String location) {
        final int returned = arrived.get();
        return new KernelFailedException(
                "barrier divergence in work-group " + group + ": " + returned + " of " + localSize
                        + " work-items returned from the kernel while " + (localSize - returned)
                        + " wait at a barrier, at " + location
                        + "; all work-items of a group must reach a barrier, or none",
                null);
    }
}
