package io.github.galefs.server;

import java.util.List;

/** What a client is answered. */
final class Reply {
    private final byte[] message;
    private final List<Piece> payload;

    /**
     * A reply with bytes of a file.
     *
     * @param message with its header; not changed any more.
     * @param payload bytes behind the message.
     */
    Reply(final byte[] message, final List<Piece> payload) {
        this.message = message;
        this.payload = payload;
    }

    Reply(final byte[] message) {
        this(message, List.of());
    }

    byte[] message() {
        return message;
    }

    List<Piece> payload() {
        return payload;
    }

    int payloadLength() {
        int length = 0;
        for (final Piece piece : payload) {
            length += piece.length();
        }
        return length;
    }

    /** Gives back what it holds on to, when it is not going to be sent. */
    void release() {
        payload.forEach(Piece::release);
    }
}
