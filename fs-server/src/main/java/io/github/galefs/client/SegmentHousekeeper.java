package io.github.galefs.client;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs a task from time to time, on a thread of its own, from the first segment on that is mapped. Thread-safe. */
final class SegmentHousekeeper implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(SegmentHousekeeper.class);

    /** Time from one run to the next. */
    private static final long PERIOD_MILLIS = 200;

    private final Runnable task;

    /** Null until the first segment. Guarded by this. */
    private ScheduledExecutorService executor;

    /** Guarded by this. */
    private boolean closed;

    SegmentHousekeeper(final Runnable task) {
        this.task = task;
    }

    /** Starts the thread, unless it was started or this is closed. */
    synchronized void start() {
        if (executor == null && !closed) {
            executor = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("galefs-client-segments").daemon().factory());
            final var _ =
                    executor.scheduleWithFixedDelay(this::run, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Lets the thread end, after the run in progress. */
    @Override
    public synchronized void close() {
        closed = true;
        if (executor != null) {
            // Also drops the runs to come.
            executor.shutdown();
        }
    }

    private void run() {
        try {
            task.run();
        } catch (final Throwable e) {
            // An exception that left this method would end all further runs.
            LOGGER.warn("segments that are not used could not be unmapped; this will be repeated", e);
        }
    }
}
