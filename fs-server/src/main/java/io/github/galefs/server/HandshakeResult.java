package io.github.galefs.server;

import io.github.galefs.wire.Protocol;

/**
 * Outcome of a handshake.
 *
 * @param session  of the client, attached to its connection; null if the client is refused.
 * @param replaced the connection that was attached to the session before and must be closed; null if there is none.
 * @param reply    to the client's Hello, welcoming or refusing it.
 * @param version  of the wire schema that the client was built with.
 */
record HandshakeResult(Session session, Connection replaced, Reply reply, int version) {
    /** Longest Hello in bytes. Bounds the memory of a peer that has not passed the handshake. */
    static final int MAX_MESSAGE_LENGTH = Protocol.MAX_TOKEN_LENGTH + 128;
}
