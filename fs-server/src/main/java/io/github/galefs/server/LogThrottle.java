package io.github.galefs.server;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.agrona.concurrent.NanoClock;

/**
 * Writes at most one line per second and cause, so that no peer can fill the log. The next line of a cause has the
 * number of lines that were left out. Safe for use by several threads.
 */
final class LogThrottle {
    private static final long INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final NanoClock clock;

    /** Not modified after the constructor. */
    private final Map<LogCause, Line> lines = new EnumMap<>(LogCause.class);

    /** The lines of one cause. */
    private static final class Line {
        private final AtomicLong next;
        private final AtomicLong omitted = new AtomicLong();

        Line(final long now) {
            next = new AtomicLong(now);
        }
    }

    LogThrottle(final NanoClock clock) {
        this.clock = clock;
        final long now = clock.nanoTime();
        for (final LogCause cause : LogCause.values()) {
            lines.put(cause, new Line(now));
        }
    }

    /**
     * Writes or counts a line.
     *
     * @param log   writes a line, such as a method of a logger.
     * @param cause of the line.
     * @param text  the line; has the peer's address if it is about a connection.
     */
    void write(final Consumer<String> log, final LogCause cause, final String text) {
        final Line line = lines.get(cause);
        final long next = line.next.get();
        final long now = clock.nanoTime();
        if (now - next < 0 || !line.next.compareAndSet(next, now + INTERVAL_NANOS)) {
            line.omitted.incrementAndGet();
            return;
        }
        final long count = line.omitted.getAndSet(0);
        log.accept(count == 0 ? text : text + " (and " + count + " such lines that were left out)");
    }
}
