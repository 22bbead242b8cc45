package io.github.galefs.wire;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;

/**
 * Transfers bytes over a connection without blocking. One thread at a time may read, and one at a time may write and
 * flush.
 */
public interface Transport extends AutoCloseable {
    /**
     * Reads bytes that have arrived.
     *
     * @param destination receives the bytes.
     * @return the number of bytes; 0 if none have arrived, -1 if the peer has closed the connection.
     * @throws IOException the connection is broken.
     */
    int read(ByteBuffer destination) throws IOException;

    /**
     * Returns the bytes that {@link #read} has taken off the socket, those that carry no data included: what a peer
     * makes this end work on. Called by the thread that reads.
     *
     * @return bytes since the transport was created.
     */
    long receivedBytes();

    /**
     * Returns whether the last {@link #read} has left bytes of the transport's own to send, which answer the peer. Then
     * read again when the socket is writable, even if it is not readable. Called by the thread that reads.
     *
     * @return always false without TLS.
     */
    boolean hasAnswers();

    /**
     * Returns whether the transport must send its answers before {@link #read} takes anything more off the socket.
     * Called by the thread that reads.
     *
     * @return false if it has no answers.
     */
    boolean isAwaitingFlush();

    /**
     * Writes as many bytes as the connection accepts now.
     *
     * @param source the bytes; its position advances past those that were accepted.
     * @throws IOException the connection is broken.
     */
    void write(ByteBuffer source) throws IOException;

    /**
     * Writes as many bytes of a file as the connection accepts now.
     *
     * @param file     open for reading.
     * @param position of the first byte in the file.
     * @param count    most bytes, at least 1.
     * @return bytes accepted, from 0.
     * @throws IOException the connection is broken, or the file cannot be read.
     */
    long transfer(FileChannel file, long position, long count) throws IOException;

    /**
     * Sends accepted bytes that are still buffered.
     *
     * @return whether none is left; if not, this must be called again when the socket is writable.
     * @throws IOException the connection is broken.
     */
    boolean flush() throws IOException;

    /**
     * Returns how much {@link #flush} has to send. Called by the thread that flushes.
     *
     * @return bytes that were accepted and are still buffered, as the socket receives them.
     */
    int unsentBytes();

    /**
     * Returns whether the handshake is complete and the peer is authenticated; always true without TLS. Until then,
     * {@link #read} drives the handshake, and {@link #write} accepts nothing.
     *
     * @return false during the handshake.
     */
    boolean isEstablished();

    /**
     * Returns the memory that the transport takes for itself, for budgets.
     *
     * @return bytes of its buffers and its state, estimated.
     */
    long bufferBytes();

    /**
     * Tells the peer that nothing more is sent, as far as the socket accepts that now. Nothing may be written
     * afterwards. The end of the stream, which this leaves to the caller, does not tell a peer over TLS whether the
     * stream was cut.
     */
    void closeOutput();

    /** Does as {@link #closeOutput}, and closes the socket. */
    @Override
    void close();

    /**
     * Compares the addresses of a connection's ends.
     *
     * @param socket connected.
     * @return whether both are of this machine; false if the peer may be on another one.
     * @throws IOException the socket is closed.
     */
    static boolean isSameHost(final SocketChannel socket) throws IOException {
        return socket.getRemoteAddress() instanceof InetSocketAddress remote
                && socket.getLocalAddress() instanceof InetSocketAddress local
                && (remote.getAddress().isLoopbackAddress()
                        || remote.getAddress().equals(local.getAddress()));
    }
}
