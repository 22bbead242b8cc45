package io.github.galefs.wire;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;

/**
 * Carries bytes over a connection without waiting: a socket, or TLS over one. One thread at a time may read, and one at
 * a time may write and flush.
 */
public interface Transport extends AutoCloseable {
    /**
     * Reads what is there.
     *
     * @param destination takes the bytes.
     * @return how many, 0 if there are none now, -1 if the peer has ended the connection.
     * @throws IOException the connection is broken.
     */
    int read(ByteBuffer destination) throws IOException;

    /**
     * Writes what can be taken now.
     *
     * @param source the bytes; what was taken is consumed.
     * @throws IOException the connection is broken.
     */
    void write(ByteBuffer source) throws IOException;

    /**
     * Writes bytes of a file, as many as can be taken now.
     *
     * @param file     open for reading.
     * @param position of the first byte.
     * @param count    bytes wanted, at least 1.
     * @return bytes taken, from 0.
     * @throws IOException the connection is broken, or the file cannot be read.
     */
    long transfer(FileChannel file, long position, long count) throws IOException;

    /**
     * Sends what was taken and has not been sent yet.
     *
     * @return whether nothing is left; if not, this must be called again when the socket is writable.
     * @throws IOException the connection is broken.
     */
    boolean flush() throws IOException;

    /**
     * Whether the other side is who it must be; true at once without TLS. Until then, {@link #read} and {@link #flush}
     * drive the handshake.
     *
     * @return false while hands are being shaken.
     */
    boolean isEstablished();

    @Override
    void close();

    /**
     * Whether both ends of a connection are on this machine, as far as their addresses tell.
     *
     * @param socket connected.
     * @return false if the peer is, or may be, on another one.
     * @throws IOException the socket is closed.
     */
    static boolean isSameHost(final SocketChannel socket) throws IOException {
        return socket.getRemoteAddress() instanceof InetSocketAddress remote
                && socket.getLocalAddress() instanceof InetSocketAddress local
                && (remote.getAddress().isLoopbackAddress()
                        || remote.getAddress().equals(local.getAddress()));
    }
}
