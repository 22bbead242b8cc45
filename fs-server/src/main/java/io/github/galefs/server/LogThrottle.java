package io.github.galefs.server;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;
import org.agrona.concurrent.NanoClock;

/**
 * Writes at most one line per second and cause, so that no peer can fill the log. The next line of a cause has the
 * number of lines that were left out. Safe for use by several threads.
 */
final class LogThrottle {
    private static final long INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final NanoClock clock;
    private final AtomicLongArray nextLines = new AtomicLongArray(LogCause.values().length);
    private final AtomicLong[] omitted = new AtomicLong[LogCause.values().length];

    LogThrottle(final NanoClock clock) {
        this.clock = clock;
        final long now = clock.nanoTime();
        for (int i = 0; i < omitted.length; i++) {
            nextLines.set(i, now);
            omitted[i] = new AtomicLong();
        }
    }

    /**
     * Writes or counts a line.
     *
     * @param log   writes a line, such as a method of a logger.
     * @param cause of the line.
     * @param line  begins with the peer's address.
     */
    void write(final Consumer<String> log, final LogCause cause, final String line) {
        final int index = cause.ordinal();
        final long next = nextLines.get(index);
        final long now = clock.nanoTime();
        if (now - next < 0 || !nextLines.compareAndSet(index, next, now + INTERVAL_NANOS)) {
            omitted[index].incrementAndGet();
            return;
        }
        final long count = omitted[index].getAndSet(0);
        log.accept(count == 0 ? line : line + " (and " + count + " such lines that were left out)");
    }
}
