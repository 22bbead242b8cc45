package io.github.galefs.client;

import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/**
 * Takes frames off a connection: first the head and message of the next one, then its payload. Used by one thread at a
 * time.
 */
final class ReplyInput {
    /** Bytes behind a message that are held here if need be, rather than received where they are to be in the end. */
    static final int MAX_HELD_PAYLOAD = 64 * 1024;

    /** Bytes that are received before they are checked: they stay in the processor's cache. */
    private static final int CHECKED_AT_ONCE = 256 * 1024;

    /**
     * Bytes that are received together with a head: small replies come many at once, but a large payload's are copied.
     */
    private static final int READ_AHEAD = 64 * 1024;

    private static final int BUFFER_LENGTH =
            FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH + MAX_HELD_PAYLOAD;

    private final ServerChannel channel;

    /** Received bytes, from its position to its limit. */
    private final ByteBuffer received = ByteBuffer.allocateDirect(BUFFER_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN)
            .flip();

    ReplyInput(final ServerChannel channel) {
        this.channel = channel;
    }

    /** Waits until the next frame's message is there. */
    void awaitMessage(final Deadline deadline) throws IOException {
        while (!hasMessage()) {
            fill(deadline);
        }
    }

    /** Receives what is there, without waiting, if the next frame's message is not; whether it is then. */
    boolean pollMessage() throws IOException {
        if (!hasMessage()) {
            makeRoom();
            try {
                channel.receiveNow(received);
            } finally {
                received.flip();
            }
        }
        return hasMessage();
    }

    /** Request id of the next frame, whose message is there. */
    long requestId() {
        return received.getLong(received.position() + FrameDescriptor.REQUEST_ID_OFFSET);
    }

    /** Bytes behind the next frame's message, which is there. */
    int payloadLength() {
        return received.getInt(received.position() + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
    }

    /** Whether all of the next frame has been received; its message is there. */
    boolean hasFrame() {
        return received.remaining() - FrameDescriptor.HEADER_LENGTH - messageLength() >= payloadLength();
    }

    /** Takes the next frame's head and message; its payload must be taken next. */
    byte[] takeMessage() {
        final byte[] message = new byte[messageLength()];
        received.position(received.position() + FrameDescriptor.HEADER_LENGTH);
        received.get(message);
        return message;
    }

    /** Takes the next frame, of a payload of {@link #MAX_HELD_PAYLOAD} bytes at most. */
    ReplyFrame takeFrame(final Deadline deadline) throws IOException {
        final byte[] payload = new byte[payloadLength()];
        final byte[] message = takeMessage();
        while (received.remaining() < payload.length) {
            fill(deadline);
        }
        received.get(payload);
        return new ReplyFrame(message, payload);
    }

    /** Takes bytes of the payload, as many as the destination is long, and shows them in parts. */
    void takePayload(final MemorySegment destination, final Consumer<ByteBuffer> check, final Deadline deadline)
            throws IOException {
        if (destination.heapBase().filter(base -> !(base instanceof byte[])).isPresent()) {
            final MemorySegment bytes = MemorySegment.ofArray(new byte[(int) destination.byteSize()]);
            takePayload(bytes, check, deadline);
            destination.copyFrom(bytes);
            return;
        }
        final ByteBuffer bytes = destination.asByteBuffer();
        final int buffered = Math.min(received.remaining(), bytes.remaining());
        bytes.put(received.slice(received.position(), buffered));
        received.position(received.position() + buffered);
        int checked = 0;
        while (checked < bytes.capacity()) {
            if (bytes.hasRemaining()) {
                final int end = Math.min(bytes.capacity(), checked + CHECKED_AT_ONCE);
                while (bytes.position() < end) {
                    channel.receive(bytes, deadline);
                }
            }
            check.accept(bytes.slice(checked, bytes.position() - checked));
            checked = bytes.position();
        }
    }

    private boolean hasMessage() throws ProtocolException {
        if (received.remaining() < FrameDescriptor.HEADER_LENGTH) {
            return false;
        }
        if (!FrameDescriptor.isValid(
                messageLength(),
                payloadLength(),
                FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH,
                FrameDescriptor.MAX_PAYLOAD_LENGTH)) {
            throw new ProtocolException("frame with a message of " + messageLength() + " bytes and " + payloadLength()
                    + " bytes behind it");
        }
        return received.remaining() >= FrameDescriptor.HEADER_LENGTH + messageLength();
    }

    private int messageLength() {
        return received.getInt(received.position() + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
    }

    private void fill(final Deadline deadline) throws IOException {
        makeRoom();
        try {
            channel.receive(received, deadline);
        } finally {
            received.flip();
        }
    }

    private void makeRoom() {
        received.compact();
        received.limit(Math.min(received.capacity(), received.position() + READ_AHEAD));
    }
}
