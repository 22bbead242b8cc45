package io.github.galefs.server;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.ErrorHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits for the first error of a thread that the server cannot do without, and then runs an action on a thread of its
 * own. The thread exists from the beginning, and reporting an error allocates nothing: a lack of memory or of threads
 * may be that error. Safe for use by several threads.
 */
final class FailureWatch implements ErrorHandler, AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(FailureWatch.class);

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final ErrorHandler action;

    /** @param action runs once, with the first error, unless this is closed before. */
    FailureWatch(final ErrorHandler action) {
        this.action = action;
        Thread.ofPlatform().name("galefs-server-watch").daemon().start(this::await);
    }

    /** Reports an error; never throws. */
    @Override
    public void onError(final Throwable error) {
        if (failure.compareAndSet(null, error)) {
            ended.countDown();
        }
    }

    /** The first error; null while there is none. */
    Throwable failure() {
        return failure.get();
    }

    @Override
    public void close() {
        ended.countDown();
    }

    private void await() {
        try {
            ended.await();
        } catch (final InterruptedException _) {
            // No other code has this thread to interrupt it.
            return;
        }
        final Throwable first = failure.get();
        if (first == null) {
            return;
        }
        try {
            LOGGER.error("a thread of the server failed, so the server closes", first);
        } catch (final Throwable _) {
            // Without memory even this may fail; the action is more important.
        }
        action.onError(first);
    }
}
