package io.github.galefs.device.gpu;

import io.github.galefs.device.KernelFailedException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Queue of rounds, which run one after another. Records the running launch, as a round may not end. Thread-safe.
 */
final class RoundQueue {
    private static final Logger LOGGER = LoggerFactory.getLogger(RoundQueue.class);

    private final GpuQueue queue;

    /** Regions and the device, which close once: as many as these. */
    private final List<Runnable> deferred = new ArrayList<>();

    private volatile GpuRounds running;

    /** Whether the round of {@link #running} has ended, and what waited for that is being freed. */
    private volatile boolean ended;

    RoundQueue(final GpuContext context) {
        this.queue = context.queue();
    }

    GpuQueue commands() {
        return queue;
    }

    /** Returns whether a round is running. */
    boolean isBusy() {
        return running != null;
    }

    /** Fails while a round is running, because it still uses its memory and the queue. */
    void checkIdle() {
        final GpuRounds unfinished = running;
        if (unfinished != null) {
            final GpuInfo info = queue.context().info();
            throw new KernelFailedException(
                    "cannot launch on device " + info.deviceName() + ": kernel " + unfinished.kernelName()
                            + " of an earlier launch did not stop and is still running",
                    null);
        }
    }

    /** Returns whether a round is running that uses a region. */
    boolean isUsing(final GpuRegion region) {
        final GpuRounds unfinished = running;
        return unfinished != null && !ended && unfinished.region() == region;
    }

    /** Records that a round of a launch begins. */
    synchronized void begin(final GpuRounds launch) {
        running = launch;
        ended = false;
    }

    /** Records that the round has ended, and frees what waits for that. No other round begins before. */
    void end() {
        ended = true;
        for (Runnable action = nextDeferred(); action != null; action = nextDeferred()) {
            runLate(action);
        }
    }

    /**
     * Runs an action at once if no round is running; or else when the round has ended, on its thread, after the actions
     * that were passed earlier.
     */
    void whenIdle(final Runnable action) {
        if (!defers(action)) {
            action.run();
        }
    }

    private synchronized boolean defers(final Runnable action) {
        if (running == null) {
            return false;
        }
        deferred.add(action);
        return true;
    }

    /** Takes the first action that waits; null if none does, and the queue is idle from then on. */
    private synchronized Runnable nextDeferred() {
        if (deferred.isEmpty()) {
            running = null;
            return null;
        }
        return deferred.removeFirst();
    }

    /** Nobody waits for the action any more who could handle its failure. */
    private static void runLate(final Runnable action) {
        try {
            action.run();
        } catch (final RuntimeException | Error e) {
            LOGGER.error("cannot free memory of a kernel that ended late", e);
        }
    }
}
