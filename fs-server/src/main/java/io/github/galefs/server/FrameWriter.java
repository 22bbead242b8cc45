package io.github.galefs.server;

import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/** Queues replies and sends them as frames on a connection. Used by its event loop's thread only. */
final class FrameWriter {
    /** Bytes of the writer's own buffer. */
    static final int STAGING_LENGTH = 64 * 1024;

    private final Transport transport;
    private final Deque<OutgoingFrame> frames = new ArrayDeque<>();

    /**
     * Combines small frames into one write. Its bytes, from its position to its limit, are off the queue.
     */
    private final ByteBuffer staging;

    private final PayloadBuffer stagingMemory;
    private final MemoryAccount memory;

    private long queuedBytes;

    /** @param memory is charged for the queued frames. */
    FrameWriter(final Transport transport, final PayloadPool payloads, final MemoryAccount memory) {
        this.transport = transport;
        this.memory = memory;
        stagingMemory = payloads.take(STAGING_LENGTH);
        staging = stagingMemory.bytes().clear().flip();
    }

    void add(final long requestId, final Reply reply) {
        final OutgoingFrame frame = new OutgoingFrame(requestId, reply, memory);
        queuedBytes += frame.length();
        frames.add(frame);
    }

    /** Bytes of the frames in the queue; a frame counts in full until all of it is staged or sent. */
    long queuedBytes() {
        return queuedBytes;
    }

    /** A number that changes whenever the socket accepts bytes; for the detection of a peer that receives none. */
    long unsentBytes() {
        final OutgoingFrame first = frames.peek();
        final long inFragment =
                first != null && first.hasFragment() ? first.fragment().remaining() : 0;
        return queuedBytes + staging.remaining() + inFragment + transport.unsentBytes();
    }

    /** Whether the socket has accepted everything, the last bytes that the transport has encrypted included. */
    boolean isEmpty() {
        return !hasUnwritten() && transport.unsentBytes() == 0;
    }

    /** Sends as much as the socket accepts without blocking; whether everything is sent. */
    boolean send() throws IOException {
        while (hasUnwritten()) {
            if (!staging.hasRemaining()) {
                stage();
            }
            if (staging.hasRemaining()) {
                transport.write(staging);
                if (staging.hasRemaining()) {
                    return false;
                }
            }
            if (!sendFragments()) {
                return false;
            }
        }
        return transport.flush();
    }

    /** Releases the buffers and the queued replies. No other method may be called afterwards. */
    void release() {
        stagingMemory.release();
        frames.forEach(OutgoingFrame::release);
        frames.clear();
        queuedBytes = 0;
    }

    private boolean hasUnwritten() {
        return !frames.isEmpty() || staging.hasRemaining();
    }

    private void stage() {
        staging.clear();
        while (!frames.isEmpty() && staging.hasRemaining()) {
            final OutgoingFrame frame = frames.peek();
            stageHead(frame.head());
            if (frame.head().hasRemaining() || !stageFragments(frame)) {
                break;
            }
            removeFirst(frame);
        }
        staging.flip();
    }

    private void stageHead(final ByteBuffer head) {
        final int count = Math.min(head.remaining(), staging.remaining());
        staging.put(head.slice(head.position(), count));
        head.position(head.position() + count);
    }

    /** Stages fragments that fit; whether none is left. */
    private boolean stageFragments(final OutgoingFrame frame) {
        while (frame.hasFragment()
                && frame.fragment() instanceof PayloadFragment.OfBuffer buffer
                && buffer.copyTo(staging)) {
            frame.removeFragment();
        }
        return !frame.hasFragment();
    }

    /** Sends the first frame's fragments that were not staged; false if the socket did not accept all of them. */
    private boolean sendFragments() throws IOException {
        final OutgoingFrame frame = frames.peek();
        if (frame == null || frame.head().hasRemaining()) {
            return true;
        }
        while (frame.hasFragment()) {
            if (!frame.fragment().sendTo(transport)) {
                return false;
            }
            frame.removeFragment();
        }
        removeFirst(frame);
        return true;
    }

    private void removeFirst(final OutgoingFrame frame) {
        frames.remove();
        queuedBytes -= frame.length();
        frame.release();
    }
}
