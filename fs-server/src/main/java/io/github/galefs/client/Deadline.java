package io.github.galefs.client;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Until when a call may take. Waiting within it goes on when the thread is interrupted: a call that was sent is worth
 * its reply, which tells what has happened. The interrupt is kept for the caller. Used by one thread.
 */
final class Deadline implements AutoCloseable {
    private final long end;
    private boolean interrupted = Thread.interrupted();

    Deadline(final Duration time) {
        end = System.nanoTime() + time.toNanos();
    }

    /** Nanoseconds left, 0 or less when it has passed. */
    long remainingNanos() {
        return end - System.nanoTime();
    }

    boolean hasPassed() {
        return remainingNanos() <= 0;
    }

    /** As a selector takes it: never 0, which would be for ever. */
    long remainingMillis() {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(remainingNanos()));
    }

    /** Takes an interrupt of this thread off it, if there is one: nothing can be waited for with it. */
    void takeInterrupt() {
        interrupted |= Thread.interrupted();
    }

    /** The thread was interrupted, as an exception has told. */
    void wasInterrupted() {
        interrupted = true;
    }

    boolean isInterrupted() {
        return interrupted;
    }

    /** Gives the thread its interrupt back. */
    @Override
    public void close() {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
