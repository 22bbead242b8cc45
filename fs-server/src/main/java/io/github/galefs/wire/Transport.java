package io.github.galefs.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

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
}
