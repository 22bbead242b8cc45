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
     * @throws IOException the connection is broken.
     */
    boolean sendTo(Transport transport) throws IOException;

    /** Releases the source. Called once, whether the fragment was sent or not. */
    void release();

    /**
     * A range of a segment, sent from the file to the socket without a copy. The frame's header has announced the bytes
     * when they turn out to be unreadable, because another program has cut the file or the disk fails. Zeros are sent
     * in their place: the client finds a wrong checksum and reports EIO for that block, and the connection continues.
     */
    final class OfSegment implements PayloadFragment {
        private static final ByteBuffer ZEROS =
                ByteBuffer.allocateDirect(64 * 1024).asReadOnlyBuffer();

        private final SegmentChannel segment;
        private final int length;
        private long position;
        private long remaining;
        private boolean unreadable;

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
                final long sent = unreadable ? sendZeros(transport) : transfer(transport);
                if (sent <= 0 && (unreadable || isReadable())) {
                    return false;
                }
                position += sent;
                remaining -= sent;
            }
            return true;
        }

        private long transfer(final Transport transport) throws IOException {
            try {
                return Math.max(0, transport.transfer(segment.channel(), position, remaining));
            } catch (final IOException e) {
                // One call reads the file and writes to the socket: find out which of both has failed.
                if (isReadable()) {
                    throw e;
                }
                return 0;
            }
        }

        /** Whether the next byte can be read; if not, zeros are sent from here. */
        private boolean isReadable() {
            try {
                unreadable = segment.channel().read(ByteBuffer.allocate(1), position) <= 0;
            } catch (final IOException _) {
                unreadable = true;
            }
            return !unreadable;
        }

        private long sendZeros(final Transport transport) throws IOException {
            final ByteBuffer zeros = ZEROS.duplicate().limit((int) Math.min(remaining, ZEROS.capacity()));
            transport.write(zeros);
            return zeros.position();
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

        /** Takes over one use of the buffer. */
        OfBuffer(final PayloadBuffer buffer, final int start, final int length) {
            this.buffer = buffer;
            this.length = length;
            bytes = buffer.bytes().slice(start, length);
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
