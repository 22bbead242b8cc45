package io.github.galefs.server;

import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/** Replies that wait to be sent on a connection. Used by the event loop only. */
final class Outbound {
    private static final int STAGING_LENGTH = 64 * 1024;

    private final Transport transport;
    private final Deque<OutboundFrame> frames = new ArrayDeque<>();

    /** Small things go out together: what is in it was taken off the queue. From its position to its limit. */
    private final ByteBuffer staging;

    private final PayloadBuffer memory;

    private long waitingBytes;

    Outbound(final Transport transport, final PayloadPool payloads) {
        this.transport = transport;
        memory = payloads.take(STAGING_LENGTH);
        staging = memory.bytes().clear().flip();
    }

    void add(final long requestId, final Reply reply) {
        final OutboundFrame frame = new OutboundFrame(requestId, reply);
        waitingBytes += frame.length();
        frames.add(frame);
    }

    /** Bytes of replies that have not been handed over whole. */
    long waitingBytes() {
        return waitingBytes;
    }

    /** Bytes that have not been taken by the socket; does not stay the same while the peer takes any. */
    long unsentBytes() {
        final OutboundFrame first = frames.peek();
        final long ofPiece = first != null && first.hasPiece() ? first.piece().remaining() : 0;
        return waitingBytes + staging.remaining() + ofPiece;
    }

    boolean isEmpty() {
        return frames.isEmpty() && !staging.hasRemaining();
    }

    /** Sends what can be taken now; whether all has been. */
    boolean send() throws IOException {
        while (!isEmpty()) {
            if (!staging.hasRemaining()) {
                stage();
            }
            if (staging.hasRemaining()) {
                transport.write(staging);
                if (staging.hasRemaining()) {
                    return false;
                }
            }
            if (!sendPieces()) {
                return false;
            }
        }
        return transport.flush();
    }

    /** Gives back its memory and what the frames hold on to. Nothing may be called after it. */
    void release() {
        memory.release();
        frames.forEach(OutboundFrame::release);
        frames.clear();
        waitingBytes = 0;
    }

    private void stage() {
        staging.clear();
        while (!frames.isEmpty() && staging.hasRemaining()) {
            final OutboundFrame frame = frames.peek();
            take(frame.head());
            if (frame.head().hasRemaining() || !stagePieces(frame)) {
                break;
            }
            finish(frame);
        }
        staging.flip();
    }

    private void take(final ByteBuffer head) {
        final int count = Math.min(head.remaining(), staging.remaining());
        staging.put(head.slice(head.position(), count));
        head.position(head.position() + count);
    }

    /** Whether all pieces were small enough. */
    private boolean stagePieces(final OutboundFrame frame) {
        while (frame.hasPiece() && frame.piece() instanceof Piece.OfMemory memory && memory.copyTo(staging)) {
            frame.pieceSent();
        }
        return !frame.hasPiece();
    }

    /** Sends what was too large to be staged, or not in memory; false if not all has been taken. */
    private boolean sendPieces() throws IOException {
        final OutboundFrame frame = frames.peek();
        if (frame == null || frame.head().hasRemaining()) {
            return true;
        }
        while (frame.hasPiece()) {
            if (!frame.piece().sendTo(transport)) {
                return false;
            }
            frame.pieceSent();
        }
        finish(frame);
        return true;
    }

    private void finish(final OutboundFrame frame) {
        frames.remove();
        waitingBytes -= frame.length();
    }
}
