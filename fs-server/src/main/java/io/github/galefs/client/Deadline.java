package io.github.galefs.client;

import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * End of the time that a call may take. Waiting within it continues when the thread is interrupted: once a request was
 * sent, only its reply shows what the server has done. An interrupt that comes meanwhile ends the waiting for a
 * connection. The interrupt is restored on {@link #close}. Used by one thread.
 */
final class Deadline implements AutoCloseable {
    private final long end;
    private final boolean endsByInterrupt;
    private boolean interrupted;

    /** Creates a deadline of a call that may send a request. */
    Deadline(final Duration time) {
        this(time, false);
        interrupted = Thread.interrupted();
    }

    private Deadline(final Duration time, final boolean endsByInterrupt) {
        end = System.nanoTime() + time.toNanos();
        this.endsByInterrupt = endsByInterrupt;
    }

    /** Creates a deadline for connecting, which changes nothing at the server that an interrupt could leave unknown. */
    static Deadline forConnecting(final Duration time) {
        return new Deadline(time, true);
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

    /**
     * Clears the thread's interrupt and records it: an interrupted thread cannot wait.
     *
     * @throws ClosedByInterruptException there is one, and it ends the waiting.
     */
    void clearInterrupt() throws ClosedByInterruptException {
        if (Thread.interrupted()) {
            recordInterrupt();
        }
    }

    /**
     * Records an interrupt that was reported by an {@link InterruptedException}, which has cleared it.
     *
     * @throws ClosedByInterruptException it ends the waiting.
     */
    void recordInterrupt() throws ClosedByInterruptException {
        interrupted = true;
        if (endsByInterrupt) {
            throw new ClosedByInterruptException();
        }
    }

    /** Restores the interrupt of the thread, if there was one. */
    @Override
    public void close() {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
