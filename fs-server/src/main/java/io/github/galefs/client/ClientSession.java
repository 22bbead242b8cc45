package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * A client's session at its server, over one connection. When a lost connection is replaced, a new instance represents
 * the resumed session, or the new one if the server has dropped it. Safe for use by several threads.
 */
final class ClientSession implements AutoCloseable {
    private final ClientConnection connection;
    private final ReplyDecoder.Welcome welcome;
    private final RequestIds ids;

    ClientSession(final ClientConnection connection, final ReplyDecoder.Welcome welcome, final RequestIds ids) {
        this.connection = connection;
        this.welcome = welcome;
        this.ids = ids;
    }

    ClientConnection connection() {
        return connection;
    }

    /** Returns the server's reply to the handshake. */
    ReplyDecoder.Welcome welcome() {
        return welcome;
    }

    /** Returns the session's id at the server; equal in two instances for one session. */
    long sessionId() {
        return welcome.ticket().sessionId();
    }

    /** Sends a request under an id from {@link RequestIds#begin} and waits for its reply. */
    byte[] exchange(
            final long id,
            final byte[] request,
            final MemorySegment payload,
            final PayloadSink sink,
            final Deadline deadline)
            throws IOException, FileServiceException {
        return connection.exchange(id, ids.lowestInFlight(), request, payload, sink, deadline);
    }

    /** Sends a request without payload under an id of its own, on this connection only, and waits for its reply. */
    byte[] exchange(final byte[] request, final Deadline deadline) throws IOException, FileServiceException {
        final long id = ids.begin();
        try {
            return exchange(id, request, MemorySegment.NULL, null, deadline);
        } finally {
            ids.end(id);
        }
    }

    /** Ends the session at the server. */
    void leave(final Deadline deadline) throws IOException, FileServiceException {
        exchange(RequestEncoder.leave(), deadline);
    }

    /** Closes the connection; the server keeps the session for its lease. */
    @Override
    public void close() {
        connection.close();
    }
}
