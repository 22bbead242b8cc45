package io.github.galefs.server;

import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Consecutive bytes of a reply's payload that have one source. */
sealed interface PayloadFragment {
    /** Bytes in the fragment. */
    int length();

    /** Bytes that are not sent yet. */
    long remaining();

    /**
     * Sends as many bytes as the transport takes without blocking.
     *
     * @return whether all of the fragment is sent.
     * @throws IOException the connection is broken, or the bytes cannot be read. The connection must end, because the
     *     frame's header has announced more bytes.
     */
    boolean sendTo(Transport transport) throws IOException;

    /** Releases the source. Called once, whether the fragment was sent or not. */
    void release();

    /** A range of a segment, sent from the file to the socket without a copy. */
    final class OfSegment implements PayloadFragment {
        private final SegmentChannel segment;
        private final int length;
        private long position;
        private long remaining;

        /** Takes over one of the channel's references. */
        OfSegment(final SegmentChannel segment, final long position, final int length) {
            this.segment = segment;
            this.position = position;
            this.length = length;
            remaining = length;
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public long remaining() {
            return remaining;
        }

        @Override
        public boolean sendTo(final Transport transport) throws IOException {
            while (remaining > 0) {
                final long sent = transport.transfer(segment.channel(), position, remaining);
                if (sent <= 0) {
                    if (segment.channel().size() <= position) {
                        throw new IOException("segment " + segment.path() + " ends before byte " + position);
                    }
                    return false;
                }
                position += sent;
                remaining -= sent;
            }
            return true;
        }

        @Override
        public void release() {
            segment.release();
        }
    }

    /** Bytes in a buffer. */
    final class OfBuffer implements PayloadFragment {
        private final PayloadBuffer buffer;
        private final ByteBuffer bytes;
        private final int length;

        /** Takes over the buffer. The fragment is as long as the buffer's content. */
        OfBuffer(final PayloadBuffer buffer) {
            this.buffer = buffer;
            length = buffer.length();
            bytes = buffer.bytes().clear().limit(length);
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public long remaining() {
            return bytes.remaining();
        }

        /** Copies the whole fragment; false if it does not fit, or a part of it is sent already. */
        boolean copyTo(final ByteBuffer destination) {
            if (bytes.position() > 0 || bytes.remaining() > destination.remaining()) {
                return false;
            }
            destination.put(bytes);
            return true;
        }

        @Override
        public boolean sendTo(final Transport transport) throws IOException {
            transport.write(bytes);
            return !bytes.hasRemaining();
        }

        @Override
        public void release() {
            buffer.release();
        }
    }
}
