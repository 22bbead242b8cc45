package io.github.galefs.device.opencl;

import io.github.galefs.device.KernelFailedException;

/**
 * The queue in which rounds run, one after another. Records which launch is running, as a round may not end.
 * Thread-safe.
 */
final class RoundQueue {
    private final CommandQueue queue;
    private volatile OpenClRounds running;

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
        final OpenClRounds unfinished = running;
        if (unfinished != null) {
            final OpenClDeviceInfo info = queue.context().info();
            throw new KernelFailedException(
                    "cannot launch on device " + info.deviceName() + ": kernel " + unfinished.kernelName()
                            + " of an earlier launch did not stop and is still running",
                    null);
        }
    }

    /** Returns whether a round is running that uses a region. */
    boolean isUsing(final OpenClRegion region) {
        final OpenClRounds unfinished = running;
        return unfinished != null && unfinished.region() == region;
    }

    /** Records that a round of a launch begins. */
    void begin(final OpenClRounds launch) {
        running = launch;
    }

    /** Records that the round has ended. */
    void end() {
        running = null;
    }
}
