package io.github.galefs;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks from time to time, between launches, whether the file service wants memory back: a session may be idle for any
 * time, and the blocks that it keeps occupy disk space. The thread exists from the first launch on that leaves such
 * blocks behind. Thread-safe.
 */
final class IdleLooks implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(IdleLooks.class);

    /** Time from one look to the next: within this, writers to a full disk get their space. */
    private static final long PERIOD_MILLIS = 200;

    private final BooleanSupplier look;

    /** Null until there is something to look for. Guarded by this. */
    private ScheduledExecutorService executor;

    /** Whether a look is to come. Guarded by this. */
    private boolean scheduled;

    /** Guarded by this. */
    private boolean closed;

    /** @param look gives memory back; returns whether there must be another look. */
    IdleLooks(final BooleanSupplier look) {
        this.look = look;
    }

    /** Begins with looks, unless they have begun. */
    synchronized void begin() {
        if (closed || scheduled) {
            return;
        }
        if (executor == null) {
            executor = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("galefs-idle-session").daemon().factory());
        }
        final var _ = executor.schedule(this::run, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
        scheduled = true;
    }

    /** Ends the looks, after the one in progress. */
    @Override
    public synchronized void close() {
        closed = true;
        if (executor != null) {
            executor.shutdownNow();
        }
    }

    private void run() {
        synchronized (this) {
            scheduled = false;
        }
        try {
            if (look.getAsBoolean()) {
                begin();
            }
        } catch (final Throwable e) {
            // The next launch begins again.
            LOGGER.warn("an idle session could not give memory of the file service back", e);
        }
    }
}
