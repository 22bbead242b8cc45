package io.github.galefs.client;

import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * End of the time that a call may take. Waiting within it continues when the thread is interrupted: once a request was
 * sent, only its reply shows what the server has done. An interrupt that comes meanwhile ends the waiting for a
 * connection. The interrupt is restored on {@link #close}. Used by one thread.
 */
final class Deadline implements AutoCloseable {
    private final long nanos;

    /** Time of {@link System#nanoTime()} from which {@link #nanos} count. */
    private final LongSupplier start;

    private final boolean endsByInterrupt;
    private boolean interrupted;

    /** Creates a deadline of a call that may send a request. */
    Deadline(final Duration time) {
        this(time, fixed(System.nanoTime()), false);
        interrupted = Thread.interrupted();
    }

    private Deadline(final Duration time, final LongSupplier start, final boolean endsByInterrupt) {
        nanos = time.toNanos();
        this.start = start;
        this.endsByInterrupt = endsByInterrupt;
    }

    /**
     * Creates a deadline of a call that ends when the server has shown no sign of life for a time.
     *
     * @param time     of silence.
     * @param lastSign returns when the server has last shown one, in the time of {@link System#nanoTime()}.
     */
    static Deadline ofSilence(final Duration time, final LongSupplier lastSign) {
        final long begin = System.nanoTime();
        final Deadline deadline = new Deadline(time, () -> begin + Math.max(0, lastSign.getAsLong() - begin), false);
        deadline.interrupted = Thread.interrupted();
        return deadline;
    }

    private static LongSupplier fixed(final long time) {
        return () -> time;
    }

    /** Creates a deadline for connecting, which changes nothing at the server that an interrupt could leave unknown. */
    static Deadline forConnecting(final Duration time) {
        return new Deadline(time, fixed(System.nanoTime()), true);
    }

    /** Returns the nanoseconds left; 0 or less when the deadline has passed. */
    long remainingNanos() {
        return start.getAsLong() + nanos - System.nanoTime();
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
