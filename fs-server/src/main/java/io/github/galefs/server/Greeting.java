package io.github.galefs.server;

import io.github.galefs.wire.Protocol;

/**
 * What comes of a client's first message.
 *
 * @param session null if the client was refused.
 * @param reply   to be sent in any case.
 */
record Greeting(Session session, Reply reply) {
    /** Longest first message: who has not said who it is gets no more memory. */
    static final int MAX_MESSAGE_LENGTH = Protocol.MAX_TOKEN_LENGTH + 128;
}
