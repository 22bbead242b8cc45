package io.github.galefs.log;

import java.util.function.BooleanSupplier;

/**
 * Messages of a session's kernels, one launch after another. Used by one thread at a time: the one that serves the
 * kernel's requests, then the one that ends the launch.
 */
public interface KernelMessages {
    /** Begins a launch, which has all records for its messages. No kernel may be running. */
    void beginLaunch();

    /**
     * Passes new messages on. Does not wait for the sink.
     *
     * @return number of messages, 0 if there was none.
     */
    int poll();

    /**
     * Passes the remaining messages on, and the number of those that were dropped, and waits until the sink has taken
     * all. If the sink takes none for {@link MessageDelivery#SINK_TIMEOUT}, the others are lost; also if it has not
     * taken all within {@link MessageDelivery#STOPPED_TIMEOUT} after the launch was stopped.
     *
     * @param isStopped says whether the launch was stopped, which it may be during the wait. An interrupt of the
     *                  calling thread, which is deferred, counts as well.
     */
    void endLaunch(BooleanSupplier isStopped);
}
