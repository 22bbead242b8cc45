package io.github.galefs.client;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/** A whole reply in memory. Used by one thread at a time. */
final class ReplyFrame {
    private final byte[] message;
    private final byte[] payload;

    /**
     * Wraps a reply.
     *
     * @param message its message; must not change.
     * @param payload its payload; must not change.
     */
    ReplyFrame(final byte[] message, final byte[] payload) {
        this.message = message;
        this.payload = payload;
    }

    byte[] message() {
        return message;
    }

    int payloadLength() {
        return payload.length;
    }

    /** Returns a source of the payload, from its first byte. */
    PayloadSource source() {
        final ByteBuffer rest = ByteBuffer.wrap(payload);
        return (destination, check) -> {
            final int length = (int) destination.byteSize();
            check.accept(rest.slice(rest.position(), length));
            MemorySegment.copy(MemorySegment.ofArray(payload), rest.position(), destination, 0, length);
            rest.position(rest.position() + length);
        };
    }
}
