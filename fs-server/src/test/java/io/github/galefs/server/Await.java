package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Waits for what other threads do. */
public final class Await {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final long POLL_MILLIS = 2;

    private Await() {}

    /**
     * Polls a condition until it holds.
     *
     * @param expectation what a failure reports.
     * @param condition   to hold within 20 seconds.
     */
    public static void until(final String expectation, final Callable<Boolean> condition) throws Exception {
        until(TIMEOUT, expectation, condition);
    }

    /**
     * Polls a condition until it holds.
     *
     * @param timeout     longest wait.
     * @param expectation what a failure reports.
     * @param condition   to hold within the timeout.
     */
    public static void until(final Duration timeout, final String expectation, final Callable<Boolean> condition)
            throws Exception {
        final long deadline = System.nanoTime() + timeout.toNanos();
        while (!condition.call()) {
            if (System.nanoTime() - deadline > 0) {
                fail("not within " + timeout + ": " + expectation);
            }
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        }
    }
}
