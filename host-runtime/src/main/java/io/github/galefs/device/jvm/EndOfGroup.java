package io.github.galefs.device.jvm;

import io.github.galefs.device.KernelFailedException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the work-items that have come to the end of the kernel. When some are there while others wait at a barrier,
 * the kernel is wrong: on other devices it would hang or worse.
 */
final class EndOfGroup {
    private final int localSize;
    private final AtomicInteger arrived = new AtomicInteger();

    EndOfGroup(final int localSize) {
        this.localSize = localSize;
    }

    void arrive() {
        arrived.incrementAndGet();
    }

    boolean isReachedByAll() {
        return arrived.get() == localSize;
    }

    boolean isReachedBySome() {
        return arrived.get() > 0;
    }

    void clear() {
        arrived.set(0);
    }

    KernelFailedException divergence(final int group) {
        final int ended = arrived.get();
        return new KernelFailedException(
                "barrier in work-group " + group + ": " + ended + " of " + localSize
                        + " work-items ended the kernel while " + (localSize - ended)
                        + " wait at a barrier; a barrier must be reached by all or by none",
                null);
    }
}
