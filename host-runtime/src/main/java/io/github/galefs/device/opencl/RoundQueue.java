package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;

/**
 * The queue in which rounds run, one after another. Records which kernel is running, as a round may not end. Thread-safe.
 */
final class RoundQueue {
    private final CommandQueue queue;
    private volatile String running;

    RoundQueue(final OpenClContext context) {
        this.queue = context.queue();
    }

    CommandQueue commands() {
        return queue;
    }

    /** Returns whether a round is running. */
    boolean isBusy() {
        return running != null;
    }

    /** Fails while a round is running, because it still uses its memory and the queue. */
    void checkIdle() {
        final String kernelName = running;
        if (kernelName != null) {
            final OpenClDeviceInfo info = queue.context().info();
            throw new KernelFailedException(
                    "cannot launch on device " + info.deviceName() + ": kernel " + kernelName
                            + " of an earlier launch did not stop and is still running",
                    null);
        }
    }

    /** Records that a round of a kernel begins. */
    void begin(final String kernelName) {
        running = kernelName;
    }

    /** Records that the round has ended. */
    void end() {
        running = null;
    }
}
