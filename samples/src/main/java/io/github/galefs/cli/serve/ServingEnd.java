package io.github.galefs.cli.serve;

import io.github.galefs.cli.output.CommandException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.ErrorHandler;

/**
 * The end of a server or a mount: by a signal, by the interrupt of the command, or by an error in the server or its
 * store. Safe for use by several threads.
 */
final class ServingEnd implements ErrorHandler {
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    /** Ends the server because of an error. Allocates nothing: a lack of memory may be the error. */
    @Override
    public void onError(final Throwable error) {
        failure.compareAndSet(null, error);
        ended.countDown();
    }

    /** Ends the server or the mount in order. */
    void end() {
        ended.countDown();
    }

    /** Waits for the end. */
    void await() {
        try {
            ended.await();
        } catch (final InterruptedException _) {
            // The status stays cleared: the close that follows must not be cut short by it.
        }
    }

    /** Throws the error that has ended the server, if one has. */
    void requireOrder() throws CommandException {
        final Throwable error = failure.get();
        if (error != null) {
            throw new CommandException(
                    "the server has failed and was closed: " + error + "; start it again, with more memory if that was"
                            + " too little (-Xmx in GALEFS_JAVA_OPTS)",
                    error);
        }
    }
}
