package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Waits for what other threads do. */
public final class Await {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final long POLL_MILLIS = 2;

    /** Polls without a change after which a value counts as stable. */
    private static final int STABLE_POLLS = 25;

    private Await() {}

    /** Polls a value until it has not changed for 50 ms. */
    public static void untilStable(final String expectation, final Callable<Integer> value) throws Exception {
        final int[] last = {-1, 0};
        until(expectation, () -> {
            final int next = value.call();
            last[1] = next == last[0] ? last[1] + 1 : 0;
            last[0] = next;
            return last[1] >= STABLE_POLLS;
        });
    }

    /**
     * Polls a condition until it holds.
     *
     * @param expectation what a failure reports.
     * @param condition   to hold within a minute, also on a busy machine.
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
