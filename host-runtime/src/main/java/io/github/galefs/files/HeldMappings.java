package io.github.galefs.files;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.NanoClock;

/** Mappings that wait for a frame, in the order of their requests. Single-threaded. */
final class HeldMappings {
    /** Most time that counts between two looks: a process that was stopped was so with all its threads. */
    private static final long MAX_STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final NanoClock clock;
    private final RequestQueue queue = new RequestQueue();

    /** Requests that come before those of the queue. */
    private final RequestQueue first = new RequestQueue();

    private long maxWaitNanos;
    private long waitedNanos;
    private long lookedAt;

    HeldMappings(final NanoClock clock) {
        this.clock = clock;
    }

    /** Sets the longest wait without a mapping that begins; 0, as at first, to hold none. */
    void maxWait(final Duration wait) {
        maxWaitNanos = wait.toNanos();
    }

    boolean isAllowed() {
        return maxWaitNanos > 0;
    }

    boolean isEmpty() {
        return queue.isEmpty() && first.isEmpty();
    }

    void add(final Request request) {
        if (isEmpty()) {
            restartWait();
        }
        queue.add(request);
    }

    /** Adds a request that has waited elsewhere, before those that were added. */
    void addEarlier(final Request request) {
        if (isEmpty()) {
            restartWait();
        }
        first.add(request);
    }

    /** Makes the request that {@link #poll} has returned the first again. */
    void putBack(final Request request) {
        first.add(request);
    }

    Request poll() {
        if (!first.isEmpty()) {
            first.addAll(queue);
            queue.addAll(first);
        }
        return queue.poll();
    }

    /** A mapping has begun. */
    void restartWait() {
        waitedNanos = 0;
        lookedAt = clock.nanoTime();
    }

    /**
     * Returns whether the requests have waited for too long. To be called often while they wait.
     *
     * @param isBusy whether blocks are on their way, so that the time does not count.
     */
    boolean isOverdue(final boolean isBusy) {
        final long now = clock.nanoTime();
        if (!isBusy) {
            waitedNanos += Math.min(now - lookedAt, MAX_STEP_NANOS);
        }
        lookedAt = now;
        return waitedNanos > maxWaitNanos;
    }

    void clear() {
        queue.clear();
        first.clear();
    }
}
