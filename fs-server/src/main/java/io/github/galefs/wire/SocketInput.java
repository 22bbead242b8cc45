package io.github.galefs.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** Takes bytes off a socket and counts them. Used by the thread that reads. */
final class SocketInput {
    private final SocketChannel socket;
    private long receivedBytes;

    SocketInput(final SocketChannel socket) {
        this.socket = socket;
    }

    /** Reads bytes that have arrived; returns how many, -1 at the end. */
    int read(final ByteBuffer destination) throws IOException {
        final int count = socket.read(destination);
        receivedBytes += Math.max(count, 0);
        return count;
    }

    /** Bytes that were read so far. */
    long receivedBytes() {
        return receivedBytes;
    }
}
