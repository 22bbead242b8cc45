package io.github.galefs.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import org.agrona.CloseHelper;

/** Transport over a socket, without TLS. */
public final class PlainTransport implements Transport {
    private final SocketChannel socket;
    private final SocketInput input;

    /**
     * Creates a transport, which owns the socket.
     *
     * @param socket connected and non-blocking.
     */
    public PlainTransport(final SocketChannel socket) {
        this.socket = socket;
        input = new SocketInput(socket);
    }

    @Override
    public int read(final ByteBuffer destination) throws IOException {
        return input.read(destination);
    }

    @Override
    public long receivedBytes() {
        return input.receivedBytes();
    }

    @Override
    public boolean hasAnswers() {
        return false;
    }

    @Override
    public boolean isAwaitingFlush() {
        return false;
    }

    @Override
    public void write(final ByteBuffer source) throws IOException {
        socket.write(source);
    }

    @Override
    public long transfer(final FileChannel file, final long position, final long count) throws IOException {
        return file.transferTo(position, count, socket);
    }

    @Override
    public boolean flush() {
        return true;
    }

    @Override
    public int unsentBytes() {
        return 0;
    }

    @Override
    public boolean isEstablished() {
        return true;
    }

    @Override
    public long bufferBytes() {
        return 0;
    }

    @Override
    public void closeOutput() {
        // The end of the stream is all that a peer without TLS is told.
    }

    @Override
    public void close() {
        CloseHelper.quietClose(socket);
    }
}
