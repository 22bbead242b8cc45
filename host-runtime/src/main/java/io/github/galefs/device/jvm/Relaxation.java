package io.github.galefs.device.jvm;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * How a work-item waits for the host on this device: it shares the processors with the host, so it lets the host go first the more the
 * longer it has waited.
 */
final class Relaxation {
    private static final long SPINS = 100;
    private static final long YIELDS = 1_000;
    private static final long PARK_NANOS = 50_000;

    /** What a park of {@link #PARK_NANOS} takes on Linux, with the timer slack that it adds. */
    private static final long PARKED_NANOS = 2 * PARK_NANOS;

    private Relaxation() {}

    // Thread.yield is meant: on two processors the poller may be what waits for this one.
    @SuppressWarnings("ThreadPriorityCheck")
    static void relax(final long polls) {
        if (polls < SPINS) {
            Thread.onSpinWait();
        } else if (polls < YIELDS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(PARK_NANOS);
        }
    }

    static long pollsFor(final Duration time) {
        return YIELDS + time.toNanos() / PARKED_NANOS;
    }
}
