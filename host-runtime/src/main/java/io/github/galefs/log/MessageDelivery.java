package io.github.galefs.log;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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
     * Passes on how many messages were dropped, if any, and waits until the sink has all, or takes none for a time.
     * Defers interrupts.
     *
     * @param dropped  number of messages that were dropped.
     * @param capacity messages that a launch has room for.
     */
    void end(final int dropped, final int capacity) {
        if (dropped > 0) {
            executor()
                    .execute(() -> pass(dropped + " more messages of this launch were dropped: it has room for "
                            + capacity + " (GaleFsContext.maxKernelMessages)"));
        }
        if (executor != null) {
            executor.shutdown();
            awaitSink();
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

    private void awaitSink() {
        boolean interrupted = false;
        long taken = executor.getCompletedTaskCount();
        long begin = System.nanoTime();
        boolean waiting = true;
        while (waiting) {
            try {
                waiting = !executor.awaitTermination(
                        SINK_TIMEOUT.toNanos() - (System.nanoTime() - begin), TimeUnit.NANOSECONDS);
            } catch (final InterruptedException e) {
                interrupted = true;
            }
            if (waiting && executor.getCompletedTaskCount() != taken) {
                taken = executor.getCompletedTaskCount();
                begin = System.nanoTime();
            } else if (waiting && System.nanoTime() - begin >= SINK_TIMEOUT.toNanos()) {
                waiting = false;
                LOGGER.error(
                        "the sink of kernel messages has taken none for {} s: {} messages are lost",
                        SINK_TIMEOUT.toSeconds(),
                        executor.shutdownNow().size() + 1);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
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
