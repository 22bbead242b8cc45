package io.github.galefs.client;

import java.io.IOException;
import java.util.concurrent.locks.Condition;

/**
 * The reply to a request that was sent. Its owner is the thread that sent the request. Guarded by the lock of its
 * connection.
 */
final class PendingReply {
    private final long requestId;
    private final PayloadSink sink;
    private final Condition changed;
    private byte[] message;
    private ReplyFrame delivered;
    private boolean waiting;
    private IOException failure;
    private boolean done;

    /**
     * Creates a reply that has not arrived.
     *
     * @param requestId id of the request.
     * @param sink      takes the payload of the reply; null if the reply has none.
     * @param changed   a condition of the connection's lock, of this reply alone.
     */
    PendingReply(final long requestId, final PayloadSink sink, final Condition changed) {
        this.requestId = requestId;
        this.sink = sink;
        this.changed = changed;
    }

    long requestId() {
        return requestId;
    }

    PayloadSink sink() {
        return sink;
    }

    /** Returns the condition that is signalled when this is done or delivered, or its owner becomes the receiver. */
    Condition changed() {
        return changed;
    }

    /** Returns whether the owner waits for {@link #changed()}. */
    boolean isWaiting() {
        return waiting;
    }

    void waiting(final boolean isWaiting) {
        waiting = isWaiting;
    }

    boolean isDone() {
        return done;
    }

    /** Completes this with a message; null if the sink has taken it. */
    void succeed(final byte[] newMessage) {
        message = newMessage;
        done = true;
        changed.signal();
    }

    /** Completes this with a failure, unless it is done. */
    void fail(final IOException newFailure) {
        if (!done) {
            failure = newFailure;
            done = true;
            changed.signal();
        }
    }

    /** Gives the owner a whole frame that another thread has received. */
    void deliver(final ReplyFrame frame) {
        delivered = frame;
        changed.signal();
    }

    /** Returns and removes the delivered frame; null if there is none. */
    ReplyFrame takeDelivered() {
        final ReplyFrame frame = delivered;
        delivered = null;
        return frame;
    }

    boolean isDelivered() {
        return delivered != null;
    }

    /** Returns the message of a reply that is done, or throws its failure. */
    byte[] message() throws IOException {
        if (failure != null) {
            throw failure;
        }
        return message;
    }
}
