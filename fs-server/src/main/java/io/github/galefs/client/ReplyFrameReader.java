package io.github.galefs.client;

import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/**
 * Reads reply frames from a channel: first the header and message of the next frame, then its payload. Used by one
 * thread at a time.
 */
final class ReplyFrameReader {
    /** Largest payload in bytes that may be buffered here; a larger one is received straight into its destination. */
    static final int MAX_BUFFERED_PAYLOAD = 64 * 1024;

    /** Most bytes that are received before they are checked, so that they are checked while in the CPU's cache. */
    private static final int CHECK_LENGTH = 256 * 1024;

    /**
     * Most bytes that are received together with a header. More of them let several small replies arrive at once, but
     * the part of a large payload that arrives with its header is copied once more.
     */
    private static final int READ_AHEAD = 64 * 1024;

    private static final int BUFFER_LENGTH =
            FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH + MAX_BUFFERED_PAYLOAD;

    private final ClientChannel channel;

    /** Received bytes, from the buffer's position to its limit. */
    private final ByteBuffer received = ByteBuffer.allocateDirect(BUFFER_LENGTH)
            .order(ByteOrder.LITTLE_ENDIAN)
            .flip();

    private long takenPayloadBytes;

    ReplyFrameReader(final ClientChannel channel) {
        this.channel = channel;
    }

    /** Waits until the next frame's message has arrived. */
    void awaitMessage(final Deadline deadline) throws IOException {
        while (!hasMessage()) {
            fill(deadline);
        }
    }

    /** Receives without waiting, if the next frame's message is incomplete; returns whether it is complete then. */
    boolean pollMessage() throws IOException {
        if (!hasMessage()) {
            prepareToReceive();
            try {
                channel.receiveNow(received);
            } finally {
                received.flip();
            }
        }
        return hasMessage();
    }

    /** Returns the request id of the next frame; its message must have arrived. */
    long requestId() {
        return received.getLong(received.position() + FrameDescriptor.REQUEST_ID_OFFSET);
    }

    /** Returns the payload length of the next frame in bytes; its message must have arrived. */
    int payloadLength() {
        return received.getInt(received.position() + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
    }

    /** Returns whether the whole next frame has arrived; its message must have. */
    boolean hasFrame() {
        return received.remaining() - FrameDescriptor.HEADER_LENGTH - messageLength() >= payloadLength();
    }

    /** Removes the next frame's header and message and returns the message; its payload must be taken next. */
    byte[] takeMessage() {
        final byte[] message = new byte[messageLength()];
        received.position(received.position() + FrameDescriptor.HEADER_LENGTH);
        received.get(message);
        return message;
    }

    /** Removes the next frame, whose payload has at most {@link #MAX_BUFFERED_PAYLOAD} bytes; waits for its end. */
    ReplyFrame takeFrame(final Deadline deadline) throws IOException {
        final byte[] payload = new byte[payloadLength()];
        final byte[] message = takeMessage();
        while (received.remaining() < payload.length) {
            fill(deadline);
        }
        received.get(payload);
        return new ReplyFrame(message, payload);
    }

    /** Returns the bytes that {@link #takePayload} has taken, of all frames. */
    long takenPayloadBytes() {
        return takenPayloadBytes;
    }

    /** Fills a destination with the next bytes of the payload and passes them to a check, in parts. */
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
                final int end = Math.min(bytes.capacity(), checked + CHECK_LENGTH);
                while (bytes.position() < end) {
                    channel.receive(bytes, deadline);
                }
            }
            check.accept(bytes.slice(checked, bytes.position() - checked));
            checked = bytes.position();
        }
        takenPayloadBytes += bytes.capacity();
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
            throw new ProtocolException("reply frame with a message of " + messageLength() + " bytes and a payload of "
                    + payloadLength() + " bytes: at most " + FrameDescriptor.MAX_REPLY_MESSAGE_LENGTH + " and "
                    + FrameDescriptor.MAX_PAYLOAD_LENGTH);
        }
        return received.remaining() >= FrameDescriptor.HEADER_LENGTH + messageLength();
    }

    private int messageLength() {
        return received.getInt(received.position() + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
    }

    private void fill(final Deadline deadline) throws IOException {
        prepareToReceive();
        try {
            channel.receive(received, deadline);
        } finally {
            received.flip();
        }
    }

    private void prepareToReceive() {
        received.compact();
        received.limit(Math.min(received.capacity(), received.position() + READ_AHEAD));
    }
}
