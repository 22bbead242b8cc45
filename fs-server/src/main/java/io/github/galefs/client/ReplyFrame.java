package io.github.galefs.client;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/** A whole reply in memory. Used by one thread at a time. */
final class ReplyFrame {
    private final byte[] message;
    private final byte[] payload;

    /**
     * A reply.
     *
     * @param message what is said; not changed any more.
     * @param payload bytes behind it; not changed any more.
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

    /** Gives the payload's bytes, from the first one on. */
    PayloadSource source() {
        final ByteBuffer rest = ByteBuffer.wrap(payload);
        return (to, check) -> {
            final int length = (int) to.byteSize();
            check.accept(rest.slice(rest.position(), length));
            MemorySegment.copy(MemorySegment.ofArray(payload), rest.position(), to, 0, length);
            rest.position(rest.position() + length);
        };
    }
}
