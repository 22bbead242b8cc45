package io.github.galefs.server;

/** A request that was taken on, until it is answered. Used by one thread at a time. */
final class Call {
    private final Connection connection;
    private final Session session;
    private final Request request;
    private final ServerRequestEvent event = new ServerRequestEvent();

    /** Begins now. */
    Call(final Connection connection, final Session session, final Request request) {
        this.connection = connection;
        this.session = session;
        this.request = request;
        event.begin();
    }

    Connection connection() {
        return connection;
    }

    Session session() {
        return session;
    }

    Request request() {
        return request;
    }

    /** Ends it, and gives back what the request holds on to. */
    void end(final Reply reply) {
        event.end();
        if (event.shouldCommit()) {
            event.operation = request.operation().name();
            event.peer = connection.peer();
            event.bytes = (long) request.payloadLength() + reply.payloadLength();
            event.commit();
        }
        request.release();
    }
}
