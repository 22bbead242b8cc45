package io.github.galefs.server;

/** An accepted request that has no reply yet. Used by one thread at a time. */
final class PendingRequest {
    private final Connection connection;
    private final Session session;
    private final long id;
    private final Request request;
    private final MemoryCharge charge;
    private final ServerRequestEvent event = new ServerRequestEvent();

    /**
     * Starts the request's time.
     *
     * @param charge for the memory of the request, its payload excepted; owned by this.
     */
    PendingRequest(
            final Connection connection,
            final Session session,
            final long id,
            final Request request,
            final MemoryCharge charge) {
        this.connection = connection;
        this.session = session;
        this.id = id;
        this.request = request;
        this.charge = charge;
        event.begin();
    }

    /** The connection that received the request. */
    Connection connection() {
        return connection;
    }

    Session session() {
        return session;
    }

    /** Id of the request in its session. */
    long id() {
        return id;
    }

    Request request() {
        return request;
    }

    /** Ends the request's time, records its event and releases its payload. */
    void end(final Reply reply) {
        event.end();
        if (event.shouldCommit()) {
            event.operation = request.operation();
            event.peer = connection.peer();
            event.bytes = (long) request.payloadLength() + reply.payloadLength();
            event.commit();
        }
        release();
    }

    /** Releases the memory of the request, which has ended or is not executed. */
    void release() {
        request.release();
        charge.release();
    }
}
