package io.github.galefs.client;

import java.io.IOException;
import java.util.concurrent.locks.Condition;

/** A request that was sent, and its reply. Guarded by its connection's lock. */
final class Exchange {
    private final long id;
    private final PayloadSink sink;
    private final Condition changed;
    private byte[] reply;
    private ReplyFrame delivered;
    private boolean waiting;
    private IOException failure;
    private boolean done;

    /** @param sink takes the bytes behind the reply, if there can be any; else null. */
    Exchange(final long id, final PayloadSink sink, final Condition changed) {
        this.id = id;
        this.sink = sink;
        this.changed = changed;
    }

    long id() {
        return id;
    }

    PayloadSink sink() {
        return sink;
    }

    /** Signalled when the reply is there, or it is this exchange's turn to receive. */
    Condition changed() {
        return changed;
    }

    /** Whether its thread waits for {@link #changed()}. */
    boolean isWaiting() {
        return waiting;
    }

    void waiting(final boolean isWaiting) {
        waiting = isWaiting;
    }

    boolean isDone() {
        return done;
    }

    void succeed(final byte[] newReply) {
        reply = newReply;
        done = true;
        changed.signal();
    }

    void fail(final IOException newFailure) {
        if (!done) {
            failure = newFailure;
            done = true;
            changed.signal();
        }
    }

    /** Gives the owner a whole frame that another has received. */
    void deliver(final ReplyFrame frame) {
        delivered = frame;
        changed.signal();
    }

    /** A frame that was delivered, once; null if there is none. */
    ReplyFrame takeDelivered() {
        final ReplyFrame frame = delivered;
        delivered = null;
        return frame;
    }

    boolean isDelivered() {
        return delivered != null;
    }

    byte[] result() throws IOException {
        if (failure != null) {
            throw failure;
        }
        return reply;
    }
}
