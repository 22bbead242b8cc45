package io.github.galefs.client;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * End of the time that a call may take. Waiting within it continues when the thread is interrupted: once a request was
 * sent, only its reply shows what the server has done. The interrupt is restored on {@link #close}. Used by one thread.
 */
final class Deadline implements AutoCloseable {
    private final long end;
    private boolean interrupted = Thread.interrupted();

    Deadline(final Duration time) {
        end = System.nanoTime() + time.toNanos();
    }

    /** Returns the nanoseconds left; 0 or less when the deadline has passed. */
    long remainingNanos() {
        return end - System.nanoTime();
    }

    boolean hasPassed() {
        return remainingNanos() <= 0;
    }

    /** Returns the milliseconds left, at least 1: a selector takes 0 for no limit. */
    long remainingMillis() {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(remainingNanos()));
    }

    /** Clears the thread's interrupt and records it: an interrupted thread cannot wait. */
    void clearInterrupt() {
        interrupted |= Thread.interrupted();
    }

    /** Records an interrupt that was reported by an {@link InterruptedException}, which has cleared it. */
    void recordInterrupt() {
        interrupted = true;
    }

    /** Restores the interrupt of the thread, if there was one. */
    @Override
    public void close() {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
