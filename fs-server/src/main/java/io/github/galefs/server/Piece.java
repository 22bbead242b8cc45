package io.github.galefs.server;

import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.ByteBuffer;

/** Bytes of a file that go behind a reply. */
sealed interface Piece {
    /** Bytes in it. */
    int length();

    /** Bytes that have not been sent. */
    long remaining();

    /**
     * Sends what can be taken now.
     *
     * @return whether all of it has been taken.
     * @throws IOException the connection is broken, or the bytes cannot be read; then it must end, as the peer has been
     *     promised more bytes.
     */
    boolean sendTo(Transport transport) throws IOException;

    /** Gives back what it holds on to; called once, sent or not. */
    void release();

    /** A range of a segment, which goes to the socket without a copy. */
    final class OfFile implements Piece {
        private final SegmentChannel segment;
        private final int length;
        private long position;
        private long remaining;

        /** Takes over one use of the channel. */
        OfFile(final SegmentChannel segment, final long position, final int length) {
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
                final long taken = transport.transfer(segment.channel(), position, remaining);
                if (taken <= 0) {
                    if (segment.channel().size() <= position) {
                        throw new IOException("segment " + segment.path() + " ends before byte " + position);
                    }
                    return false;
                }
                position += taken;
                remaining -= taken;
            }
            return true;
        }

        @Override
        public void release() {
            segment.release();
        }
    }

    /** Bytes in memory. */
    final class OfMemory implements Piece {
        private final PayloadBuffer buffer;
        private final ByteBuffer bytes;
        private final int length;

        /** Takes the buffer over; sends as many bytes as it holds. */
        OfMemory(final PayloadBuffer buffer) {
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

        /** Copies all of it, if there is room and nothing was sent yet. */
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
