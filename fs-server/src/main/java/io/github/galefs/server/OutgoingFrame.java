package io.github.galefs.server;

import io.github.galefs.wire.FrameDescriptor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** The frame of a reply while it is sent. */
final class OutgoingFrame {
    /** Bytes that the objects of a frame take, estimated. */
    private static final int OVERHEAD = 256;

    private final ByteBuffer head;
    private final List<PayloadFragment> fragments;
    private final long length;
    private final MemoryCharge replyCharge;
    private final MemoryCharge charge;
    private int nextFragment;

    /** @param memory is charged for the frame until its release. */
    OutgoingFrame(final long requestId, final Reply reply, final MemoryAccount memory) {
        final int payloadLength = reply.payloadLength();
        head = ByteBuffer.allocate(FrameDescriptor.HEADER_LENGTH + reply.message().length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(reply.message().length)
                .putInt(payloadLength)
                .putLong(requestId)
                .putLong(0)
                .put(reply.message())
                .flip();
        fragments = reply.payload();
        length = (long) head.limit() + payloadLength;
        replyCharge = reply.charge();
        charge = memory.take((long) OVERHEAD + head.limit());
    }

    /** Frame header and message; its remaining bytes are not staged yet. */
    ByteBuffer head() {
        return head;
    }

    /** Bytes of the whole frame. */
    long length() {
        return length;
    }

    boolean hasFragment() {
        return nextFragment < fragments.size();
    }

    /** The first fragment that is not sent yet. */
    PayloadFragment fragment() {
        return fragments.get(nextFragment);
    }

    /** Releases the first fragment and advances to the next one. */
    void removeFragment() {
        fragments.get(nextFragment).release();
        nextFragment++;
    }

    /** Releases the frame's memory and the fragments that are not sent. */
    void release() {
        while (hasFragment()) {
            removeFragment();
        }
        replyCharge.release();
        charge.release();
    }
}
