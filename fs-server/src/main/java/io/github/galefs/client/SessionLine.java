package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.wire.codec.Operation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;

/** A connection, and the session that it belongs to. Safe for use by several threads. */
final class SessionLine implements AutoCloseable {
    /** Numbers of requests, over all lines of one client. */
    static final class RequestIds {
        private final AtomicLong last = new AtomicLong();
        private final ConcurrentSkipListSet<Long> underWay = new ConcurrentSkipListSet<>();

        /** A new id, under way until {@link #end}. */
        synchronized long begin() {
            final long id = last.incrementAndGet();
            underWay.add(id);
            return id;
        }

        synchronized void end(final long id) {
            underWay.remove(id);
        }

        /** The first request that has no reply yet. */
        synchronized long firstUnderWay() {
            return underWay.isEmpty() ? last.get() + 1 : underWay.first();
        }
    }

    private final ServerConnection connection;
    private final ReplyDecoder.Welcome welcome;
    private final RequestIds ids;

    SessionLine(final ServerConnection connection, final ReplyDecoder.Welcome welcome, final RequestIds ids) {
        this.connection = connection;
        this.welcome = welcome;
        this.ids = ids;
    }

    ServerConnection connection() {
        return connection;
    }

    ReplyDecoder.Welcome welcome() {
        return welcome;
    }

    long sessionId() {
        return welcome.ticket().sessionId();
    }

    /** Makes a call whose message is there, under an id that its caller began. */
    byte[] exchange(
            final long id,
            final byte[] request,
            final MemorySegment payload,
            final PayloadSink sink,
            final Deadline deadline)
            throws IOException, FileServiceException {
        return connection.exchange(id, ids.firstUnderWay(), request, payload, sink, deadline);
    }

    /** Makes a call without bytes, under an id of its own, on this line and no other. */
    byte[] ask(final byte[] request, final Deadline deadline) throws IOException, FileServiceException {
        final long id = ids.begin();
        try {
            return exchange(id, request, MemorySegment.NULL, null, deadline);
        } finally {
            ids.end(id);
        }
    }

    /** Tells the server that the session is over. */
    void leave(final Deadline deadline) throws IOException, FileServiceException {
        ask(RequestEncoder.service(Operation.LEAVE), deadline);
    }

    @Override
    public void close() {
        connection.close();
    }
}
