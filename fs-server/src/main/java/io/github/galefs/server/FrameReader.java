package io.github.galefs.server;

import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Assembles frames from the bytes that a connection receives. Used by its event loop's thread only. */
final class FrameReader {
    /** Bytes of the reader's own buffer: almost two of the longest messages fit. */
    static final int BUFFER_LENGTH = 2 * FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH;

    /** A payload's buffer grows as bytes arrive, so a peer that announces much and sends little takes little memory. */
    private static final int FIRST_PAYLOAD_CAPACITY = 64 * 1024;

    private static final int GROWTH_FACTOR = 4;

    private final Transport transport;
    private final PayloadPool payloads;
    private final MemoryAccount memory;
    private final PayloadBuffer bufferMemory;
    private final ByteBuffer buffer;
    private final UnsafeBuffer message = new UnsafeBuffer(0, 0);

    private int maxMessageLength;
    private int maxPayloadLength;

    /** Buffer of the payload that is being received; null if there is none. */
    private PayloadBuffer payload;

    private byte[] payloadMessage;
    private long payloadRequestId;
    private long payloadAcknowledged;
    private int payloadLength;
    private boolean withinFrame;

    /** The next frame has a payload and its memory was refused. */
    private boolean awaitingMemory;

    private long frameCount;

    /** Receives frames, one at a time. */
    interface FrameHandler {
        /**
         * Handles a frame.
         *
         * @param requestId    of the request.
         * @param acknowledged id below which the peer has received all replies.
         * @param message      exactly the message; valid during the call.
         * @param payload      owned by the handler from now on; null if there is none.
         * @return whether the handler accepts another frame at once.
         */
        boolean onFrame(long requestId, long acknowledged, UnsafeBuffer message, PayloadBuffer payload)
                throws IOException;
    }

    /**
     * @param memory     is charged for a payload, in full before its first byte is received: so no payload waits for
     *                   memory that others hold which wait, too.
     * @param maxMessage longest message in bytes.
     * @param maxPayload longest payload in bytes.
     */
    FrameReader(
            final Transport transport,
            final PayloadPool payloads,
            final MemoryAccount memory,
            final int maxMessage,
            final int maxPayload) {
        this.transport = transport;
        this.payloads = payloads;
        this.memory = memory;
        bufferMemory = payloads.take(BUFFER_LENGTH);
        buffer = bufferMemory.bytes();
        maxMessageLength = maxMessage;
        maxPayloadLength = maxPayload;
    }

    /** Changes the limits for the frames from now on. */
    void limits(final int maxMessage, final int maxPayload) {
        maxMessageLength = maxMessage;
        maxPayloadLength = maxPayload;
    }

    /** Whether a part of a frame has arrived and its rest has not. */
    boolean isWithinFrame() {
        return withinFrame;
    }

    /** Whether a payload is being received, for which memory was taken. */
    boolean isReceivingPayload() {
        return payload != null;
    }

    /** Whether the last {@link #poll} found no memory for a payload; the next one tries again. */
    boolean isAwaitingMemory() {
        return awaitingMemory;
    }

    /** Frames that were handed to the handler. */
    long frameCount() {
        return frameCount;
    }

    /**
     * Receives bytes that are available, without blocking. Stops when the buffer is full or the payload is complete, so
     * that {@link #poll} can hand over frames in between.
     *
     * @return bytes received; 0 if none are available.
     */
    int receive() throws IOException {
        final int count = payload == null ? transport.read(buffer) : receivePayload();
        if (count < 0) {
            throw new EOFException("the peer closed the connection");
        }
        return count;
    }

    /** Hands complete frames to the handler until it accepts no more; whether it does. */
    boolean poll(final FrameHandler handler) throws IOException {
        boolean accepting = true;
        awaitingMemory = false;
        buffer.flip();
        try {
            while (accepting) {
                if (payload != null) {
                    takeBufferedPayload();
                    if (payload.length() < payloadLength) {
                        break;
                    }
                    accepting = dispatchWithPayload(handler);
                } else if (hasMessage()) {
                    accepting = dispatchMessage(handler);
                } else {
                    break;
                }
            }
            withinFrame = payload != null || (accepting && buffer.hasRemaining());
        } finally {
            buffer.compact();
        }
        return accepting;
    }

    /** Releases the buffers. No other method may be called afterwards. */
    void release() {
        bufferMemory.release();
        if (payload != null) {
            payload.release();
            payload = null;
        }
    }

    private boolean hasMessage() throws ProtocolException {
        if (buffer.remaining() < FrameDescriptor.HEADER_LENGTH) {
            return false;
        }
        final int header = buffer.position();
        final int messageLength = buffer.getInt(header + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int announced = buffer.getInt(header + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        if (!FrameDescriptor.isValid(messageLength, announced, maxMessageLength, maxPayloadLength)) {
            throw new ProtocolException("frame with a message of " + messageLength + " bytes and a payload of "
                    + announced + " bytes: at most " + maxMessageLength + " and " + maxPayloadLength);
        }
        return buffer.remaining() >= FrameDescriptor.HEADER_LENGTH + messageLength;
    }

    /** Dispatches the frame at the buffer's position, or begins to receive its payload if it has one. */
    private boolean dispatchMessage(final FrameHandler handler) throws IOException {
        final int header = buffer.position();
        final int messageLength = buffer.getInt(header + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int announced = buffer.getInt(header + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        final long requestId = buffer.getLong(header + FrameDescriptor.REQUEST_ID_OFFSET);
        final long acknowledged = buffer.getLong(header + FrameDescriptor.ACKNOWLEDGED_OFFSET);
        final int messageOffset = header + FrameDescriptor.HEADER_LENGTH;
        if (announced == 0) {
            buffer.position(messageOffset + messageLength);
            frameCount++;
            message.wrap(buffer, messageOffset, messageLength);
            return handler.onFrame(requestId, acknowledged, message, null);
        }
        final MemoryCharge charge = memory.tryTake(PayloadPool.capacity(announced));
        if (charge == null) {
            awaitingMemory = true;
            return false;
        }
        buffer.position(messageOffset + messageLength);
        payloadMessage = new byte[messageLength];
        buffer.get(messageOffset, payloadMessage);
        payloadRequestId = requestId;
        payloadAcknowledged = acknowledged;
        payloadLength = announced;
        payload = payloads.take(Math.min(announced, FIRST_PAYLOAD_CAPACITY));
        payload.charge(charge);
        return true;
    }

    private boolean dispatchWithPayload(final FrameHandler handler) throws IOException {
        final PayloadBuffer complete = payload;
        payload = null;
        frameCount++;
        message.wrap(payloadMessage);
        return handler.onFrame(payloadRequestId, payloadAcknowledged, message, complete);
    }

    private void takeBufferedPayload() {
        while (buffer.hasRemaining() && payload.length() < payloadLength) {
            final ByteBuffer destination = payloadDestination();
            final int count = Math.min(destination.remaining(), buffer.remaining());
            destination.put(buffer.slice(buffer.position(), count));
            buffer.position(buffer.position() + count);
            payload.length(payload.length() + count);
        }
    }

    private int receivePayload() throws IOException {
        final int count = transport.read(payloadDestination());
        if (count > 0) {
            payload.length(payload.length() + count);
        }
        return count;
    }

    /** Free part of the payload's buffer, which is replaced by a larger one when it is full. */
    private ByteBuffer payloadDestination() {
        if (payload.length() == payload.capacity()) {
            final PayloadBuffer larger = payloads.take(Math.min(payloadLength, payload.capacity() * GROWTH_FACTOR));
            larger.memory().copyFrom(payload.memory());
            larger.length(payload.length());
            larger.charge(payload.takeCharge());
            payload.release();
            payload = larger;
        }
        return payload.bytes()
                .clear()
                .limit(Math.min(payloadLength, payload.capacity()))
                .position(payload.length());
    }
}
