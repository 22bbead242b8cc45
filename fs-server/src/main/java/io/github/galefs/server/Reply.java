package io.github.galefs.server;

import java.util.List;

/** A reply to a client: an encoded message, and a payload of bytes of a file. */
final class Reply {
    private final byte[] message;
    private final List<PayloadFragment> payload;

    /**
     * A reply with a payload, which it owns.
     *
     * @param message with its header; not modified any more.
     * @param payload in the order in which it is sent.
     */
    Reply(final byte[] message, final List<PayloadFragment> payload) {
        this.message = message;
        this.payload = payload;
    }

    /** A reply without a payload; may be sent any number of times. */
    Reply(final byte[] message) {
        this(message, List.of());
    }

    byte[] message() {
        return message;
    }

    List<PayloadFragment> payload() {
        return payload;
    }

    /** Bytes of the payload. */
    int payloadLength() {
        int length = 0;
        for (final PayloadFragment fragment : payload) {
            length += fragment.length();
        }
        return length;
    }

    /** Releases the payload of a reply that is not sent. */
    void release() {
        payload.forEach(PayloadFragment::release);
    }
}
