package io.github.galefs.hadoop;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Waits for conditions; the time limit of a test ends the wait. */
public final class Await {
    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    private Await() {}

    /** A condition that a call of a cluster may tell. */
    public interface Condition {
        boolean holds() throws IOException;
    }

    public static void until(final Condition condition) throws IOException {
        while (!condition.holds()) {
            LockSupport.parkNanos(POLL_NANOS);
            if (Thread.currentThread().isInterrupted()) {
                throw new IllegalStateException("the time limit has passed before the condition held");
            }
        }
    }
}
