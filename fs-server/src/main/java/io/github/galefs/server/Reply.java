package io.github.galefs.server;

import java.util.List;

/** A reply to a client: an encoded message, and a payload of bytes of a file. */
final class Reply {
    private final byte[] message;
    private final List<PayloadFragment> payload;
    private final MemoryCharge charge;

    /**
     * A reply that is sent once.
     *
     * @param message with its header; not modified any more.
     * @param payload in the order in which it is sent; owned by the reply.
     * @param charge  for the memory of the message and the list; owned by the reply.
     */
    Reply(final byte[] message, final List<PayloadFragment> payload, final MemoryCharge charge) {
        this.message = message;
        this.payload = payload;
        this.charge = charge;
    }

    /** A short reply without a payload; may be sent any number of times. */
    Reply(final byte[] message) {
        this(message, List.of(), MemoryCharge.NONE);
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

    /** Charge for the reply's memory, its payload's buffers excepted. */
    MemoryCharge charge() {
        return charge;
    }

    /** Releases the memory of a reply that is not sent. */
    void release() {
        payload.forEach(PayloadFragment::release);
        charge.release();
    }
}
