package io.github.galefs.server;

import io.github.galefs.wire.Protocol;

/**
 * Outcome of a handshake.
 *
 * @param session of the client; null if the client is refused.
 * @param reply   to the client's Hello, welcoming or refusing it.
 */
record HandshakeResult(Session session, Reply reply) {
    /** Longest Hello in bytes. Bounds the memory of a peer that has not passed the handshake. */
    static final int MAX_MESSAGE_LENGTH = Protocol.MAX_TOKEN_LENGTH + 128;
}
