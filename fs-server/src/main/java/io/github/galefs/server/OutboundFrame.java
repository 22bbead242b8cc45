package io.github.galefs.server;

import io.github.galefs.wire.FrameDescriptor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** A reply while it is sent. */
final class OutboundFrame {
    private final ByteBuffer head;
    private final List<Piece> pieces;
    private final long length;
    private int nextPiece;

    OutboundFrame(final long requestId, final Reply reply) {
        final int payloadLength = reply.payloadLength();
        head = ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + reply.message().length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(reply.message().length)
                .putInt(payloadLength)
                .putLong(requestId)
                .putLong(0)
                .put(reply.message())
                .flip();
        pieces = reply.payload();
        length = (long) head.limit() + payloadLength;
    }

    /** Header and message, as far as not sent yet. */
    ByteBuffer head() {
        return head;
    }

    /** Bytes of all of it. */
    long length() {
        return length;
    }

    boolean hasPiece() {
        return nextPiece < pieces.size();
    }

    Piece piece() {
        return pieces.get(nextPiece);
    }

    void pieceSent() {
        pieces.get(nextPiece).release();
        nextPiece++;
    }

    /** Gives back what has not been sent. */
    void release() {
        while (hasPiece()) {
            pieceSent();
        }
    }
}
