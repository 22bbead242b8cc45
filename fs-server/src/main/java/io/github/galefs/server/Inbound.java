package io.github.galefs.server;

import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Puts frames together out of what a connection receives. Used by the event loop only. */
final class Inbound {
    private static final int BUFFER_LENGTH =
            2 * (FrameDescriptor.HEADER_LENGTH + FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH);

    /** A payload gets memory as it comes: whoever announces much and sends little does not take much. */
    private static final int FIRST_PAYLOAD_CAPACITY = 64 * 1024;

    private static final int GROWTH = 4;

    private final Transport transport;
    private final PayloadPool payloads;
    private final PayloadBuffer memory;
    private final ByteBuffer buffer;
    private final UnsafeBuffer message = new UnsafeBuffer(0, 0);

    private int maxMessageLength;
    private int maxPayloadLength;

    /** Of the frame whose payload is being received; null if there is none. */
    private PayloadBuffer payload;

    private byte[] payloadMessage;
    private long payloadRequestId;
    private long payloadAcknowledged;
    private int payloadLength;
    private boolean frameBegun;
    private long frameCount;

    /** Takes frames, one after the other. */
    interface FrameHandler {
        /**
         * Takes a frame.
         *
         * @param requestId    of the request.
         * @param acknowledged as the peer says.
         * @param message      exactly the message; valid during the call.
         * @param payload      belongs to the handler now; null if there is none.
         * @return whether another frame may be given right away.
         */
        boolean onFrame(long requestId, long acknowledged, UnsafeBuffer message, PayloadBuffer payload)
                throws IOException;
    }

    Inbound(final Transport transport, final PayloadPool payloads, final int maxMessage, final int maxPayload) {
        this.transport = transport;
        this.payloads = payloads;
        memory = payloads.take(BUFFER_LENGTH);
        buffer = memory.bytes();
        maxMessageLength = maxMessage;
        maxPayloadLength = maxPayload;
    }

    /** Sets what frames may have from now on. */
    void limits(final int maxMessage, final int maxPayload) {
        maxMessageLength = maxMessage;
        maxPayloadLength = maxPayload;
    }

    /** Whether a part of a frame has come and the rest of it has not. */
    boolean isWithinFrame() {
        return frameBegun;
    }

    /** Frames that have been handed over. */
    long frameCount() {
        return frameCount;
    }

    /** Receives what is there, and stops early for the handler's sake; bytes received. */
    int receive() throws IOException {
        final int count = payload == null ? transport.read(buffer) : receivePayload();
        if (count < 0) {
            throw new EOFException("the peer ended the connection");
        }
        return count;
    }

    /** Gives the handler the frames that are whole; whether it takes more. */
    boolean handOver(final FrameHandler handler) throws IOException {
        boolean goOn = true;
        buffer.flip();
        try {
            while (goOn) {
                if (payload != null) {
                    takeBuffered();
                    if (payload.length() < payloadLength) {
                        break;
                    }
                    goOn = handOverWithPayload(handler);
                } else if (hasMessage()) {
                    goOn = handOverMessage(handler);
                } else {
                    break;
                }
            }
            frameBegun = payload != null || (goOn && buffer.hasRemaining());
        } finally {
            buffer.compact();
        }
        return goOn;
    }

    /** Gives its memory back. Nothing may be called after it. */
    void release() {
        memory.release();
        if (payload != null) {
            payload.release();
            payload = null;
        }
    }

    private boolean hasMessage() throws ProtocolException {
        if (buffer.remaining() < FrameDescriptor.HEADER_LENGTH) {
            return false;
        }
        final int at = buffer.position();
        final int messageLength = buffer.getInt(at + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int announced = buffer.getInt(at + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        if (!FrameDescriptor.isValid(messageLength, announced, maxMessageLength, maxPayloadLength)) {
            throw new ProtocolException("frame with a message of " + messageLength + " bytes and " + announced
                    + " bytes behind it: at most " + maxMessageLength + " and " + maxPayloadLength);
        }
        return buffer.remaining() >= FrameDescriptor.HEADER_LENGTH + messageLength;
    }

    private boolean handOverMessage(final FrameHandler handler) throws IOException {
        final int at = buffer.position();
        final int messageLength = buffer.getInt(at + FrameDescriptor.MESSAGE_LENGTH_OFFSET);
        final int announced = buffer.getInt(at + FrameDescriptor.PAYLOAD_LENGTH_OFFSET);
        final long requestId = buffer.getLong(at + FrameDescriptor.REQUEST_ID_OFFSET);
        final long acknowledged = buffer.getLong(at + FrameDescriptor.ACKNOWLEDGED_OFFSET);
        final int messageAt = at + FrameDescriptor.HEADER_LENGTH;
        buffer.position(messageAt + messageLength);
        if (announced == 0) {
            frameCount++;
            message.wrap(buffer, messageAt, messageLength);
            return handler.onFrame(requestId, acknowledged, message, null);
        }
        payloadMessage = new byte[messageLength];
        buffer.get(messageAt, payloadMessage);
        payloadRequestId = requestId;
        payloadAcknowledged = acknowledged;
        payloadLength = announced;
        payload = payloads.take(Math.min(announced, FIRST_PAYLOAD_CAPACITY));
        return true;
    }

    private boolean handOverWithPayload(final FrameHandler handler) throws IOException {
        final PayloadBuffer whole = payload;
        payload = null;
        frameCount++;
        message.wrap(payloadMessage);
        return handler.onFrame(payloadRequestId, payloadAcknowledged, message, whole);
    }

    private void takeBuffered() {
        while (buffer.hasRemaining() && payload.length() < payloadLength) {
            final ByteBuffer room = room();
            final int count = Math.min(room.remaining(), buffer.remaining());
            room.put(buffer.slice(buffer.position(), count));
            buffer.position(buffer.position() + count);
            payload.length(payload.length() + count);
        }
    }

    private int receivePayload() throws IOException {
        final int count = transport.read(room());
        if (count > 0) {
            payload.length(payload.length() + count);
        }
        return count;
    }

    /** Where the next bytes of the payload go; makes it larger when it is full. */
    private ByteBuffer room() {
        if (payload.length() == payload.capacity()) {
            final PayloadBuffer larger = payloads.take(Math.min(payloadLength, payload.capacity() * GROWTH));
            larger.memory().copyFrom(payload.memory());
            larger.length(payload.length());
            payload.release();
            payload = larger;
        }
        return payload.bytes()
                .clear()
                .limit(Math.min(payloadLength, payload.capacity()))
                .position(payload.length());
    }
}
