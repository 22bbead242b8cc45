package io.github.galefs.server;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.concurrent.NanoClock;

/** A clock that stands still until a test advances it. Safe for use by several threads. */
public final class ManualClock implements NanoClock {
    private final AtomicLong nanos = new AtomicLong();

    @Override
    public long nanoTime() {
        return nanos.get();
    }

    /** Advances the time. */
    public void advance(final Duration duration) {
        nanos.addAndGet(duration.toNanos());
    }
}
