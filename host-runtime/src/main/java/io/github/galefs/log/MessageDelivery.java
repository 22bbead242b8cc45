package io.github.galefs.log;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Passes the messages of one launch to the sink, one after another, on a thread that starts with the first message. The
 * queue is bounded by the number of records of a launch.
 */
public final class MessageDelivery {
    /** Time for which the end of a launch waits for a sink that takes no message. */
    public static final Duration SINK_TIMEOUT = Duration.ofSeconds(10);

    /** Time for which the end of a launch that was stopped waits for the sink. */
    static final Duration STOPPED_TIMEOUT = Duration.ofMillis(300);

    private static final Duration POLL_PERIOD = Duration.ofMillis(20);

    private static final Logger LOGGER = LoggerFactory.getLogger(MessageDelivery.class);

    private final Consumer<String> sink;
    private ThreadPoolExecutor executor;
    private boolean hasFailed;

    /**
     * Creates a delivery.
     *
     * @param sink receives each message, on one thread.
     */
    MessageDelivery(final Consumer<String> sink) {
        this.sink = sink;
    }

    /**
     * Passes a message on, later.
     *
     * @param record of the message, not changed any more.
     */
    void add(final byte[] record) {
        executor().execute(() -> pass(MessageFormat.format(record)));
    }

    /**
     * Passes on how many messages were dropped, if any, and waits until the sink has all, or takes none for a time, or
     * for a short time after a stop. Defers interrupts, which count as a stop.
     *
     * @param dropped   number of messages that were dropped.
     * @param capacity  messages that a launch has room for.
     * @param isStopped says whether the launch was stopped.
     */
    void end(final int dropped, final int capacity, final BooleanSupplier isStopped) {
        if (dropped > 0) {
            executor()
                    .execute(() -> pass(dropped + " more messages of this launch were dropped: it has room for "
                            + capacity + " (GaleFsContext.maxKernelMessages)"));
        }
        if (executor != null) {
            executor.shutdown();
            awaitSink(isStopped);
        }
    }

    private ThreadPoolExecutor executor() {
        if (executor == null) {
            executor = new ThreadPoolExecutor(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    task -> Thread.ofPlatform()
                            .daemon()
                            .name("galefs-kernel-log")
                            .unstarted(task));
        }
        return executor;
    }

    private void awaitSink(final BooleanSupplier isStopped) {
        boolean interrupted = false;
        boolean stopped = false;
        long taken = 0;
        long begin = System.nanoTime();
        boolean waiting = true;
        while (waiting) {
            try {
                waiting = !executor.awaitTermination(POLL_PERIOD.toNanos(), TimeUnit.NANOSECONDS);
            } catch (final InterruptedException e) {
                interrupted = true;
            }
            if (!stopped && (interrupted || isStopped.getAsBoolean())) {
                stopped = true;
                begin = System.nanoTime();
            } else if (!stopped && executor.getCompletedTaskCount() != taken) {
                taken = executor.getCompletedTaskCount();
                begin = System.nanoTime();
            }
            final Duration patience = stopped ? STOPPED_TIMEOUT : SINK_TIMEOUT;
            if (waiting && System.nanoTime() - begin >= patience.toNanos()) {
                waiting = false;
                giveUp(stopped);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void giveUp(final boolean stopped) {
        final int lost = executor.shutdownNow().size() + 1;
        if (stopped) {
            LOGGER.error(
                    "the launch was stopped, and the sink of kernel messages has not taken all within {} ms:"
                            + " {} messages are lost",
                    STOPPED_TIMEOUT.toMillis(),
                    lost);
        } else {
            LOGGER.error(
                    "the sink of kernel messages has taken none for {} s: {} messages are lost",
                    SINK_TIMEOUT.toSeconds(),
                    lost);
        }
    }

    /** Called by one thread. A failure of the sink must not end the kernel, nor be reported for each message. */
    private void pass(final String message) {
        if (hasFailed) {
            return;
        }
        try {
            sink.accept(message);
        } catch (final RuntimeException | Error e) {
            hasFailed = true;
            LOGGER.error("the sink of kernel messages has failed: the other messages of this launch are lost", e);
        }
    }
}
