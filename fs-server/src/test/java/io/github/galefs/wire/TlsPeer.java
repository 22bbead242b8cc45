package io.github.galefs.wire;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;

/** A peer that sends and receives TLS records as none of this project does. Its socket blocks. */
public final class TlsPeer implements Closeable {
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final SocketChannel socket;
    private final SSLEngine engine;
    private final ByteBuffer received;
    private final ByteBuffer plain;
    private final ByteBuffer encrypted;
    private int recordsWithoutData;

    /** Completes a handshake as a client; owns the socket. */
    public TlsPeer(final SocketChannel socket, final SSLContext keys, final String version) throws IOException {
        this(socket, keys, version, true);
    }

    /** Completes a handshake; owns the socket. */
    public TlsPeer(final SocketChannel socket, final SSLContext keys, final String version, final boolean client)
            throws IOException {
        this.socket = socket;
        engine = keys.createSSLEngine();
        engine.setUseClientMode(client);
        engine.setEnabledProtocols(new String[] {version});
        received = ByteBuffer.allocate(2 * engine.getSession().getPacketBufferSize());
        encrypted = ByteBuffer.allocate(2 * engine.getSession().getPacketBufferSize());
        plain = ByteBuffer.allocate(engine.getSession().getApplicationBufferSize());
        engine.beginHandshake();
        completeHandshake();
    }

    /** Sends bytes as one record; returns the bytes of the record. */
    public int send(final byte[] bytes) throws IOException {
        return send(ByteBuffer.wrap(bytes));
    }

    /** Sends new keys and requests new ones of the other end, in TLS 1.3; returns the bytes of the record. */
    public int updateKeys() throws IOException {
        engine.beginHandshake();
        return send(NOTHING);
    }

    /** Begins another handshake, in TLS 1.2. */
    public void beginHandshake() throws IOException {
        updateKeys();
    }

    /**
     * Takes bytes off the socket that have arrived, without waiting for any.
     *
     * @param most bytes that are taken.
     * @return the data in the records that are complete.
     */
    public byte[] receiveNow(final int most) throws IOException {
        received.limit(Math.min(received.capacity(), received.position() + most));
        socket.configureBlocking(false);
        try {
            if (socket.read(received) < 0) {
                throw new EOFException("the other end has closed the connection");
            }
        } finally {
            received.limit(received.capacity());
            socket.configureBlocking(true);
        }
        final ByteArrayOutputStream data = new ByteArrayOutputStream();
        while (unwrap().getStatus() == SSLEngineResult.Status.OK) {
            recordsWithoutData += plain.position() == 0 ? 1 : 0;
            data.write(plain.array(), 0, plain.position());
            plain.clear();
        }
        return data.toByteArray();
    }

    /** Number of records without data that {@link #receiveNow} has received, such as new keys. */
    public int recordsWithoutData() {
        return recordsWithoutData;
    }

    /** Receives all bytes until the other end ends the connection; returns whether it has said so by TLS. */
    public boolean awaitCloseNotify() throws IOException {
        boolean isClosed = false;
        while (!isClosed) {
            plain.clear();
            final SSLEngineResult.Status status = unwrap().getStatus();
            isClosed = status == SSLEngineResult.Status.CLOSED;
            if (status == SSLEngineResult.Status.BUFFER_UNDERFLOW && socket.read(received) < 0) {
                break;
            }
        }
        return isClosed;
    }

    /** Receives all bytes until the server ends the connection. */
    public void awaitEnd() throws IOException {
        try {
            while (socket.read(received.clear()) >= 0) {
                // The bytes are of no interest.
            }
        } catch (final SocketException _) {
            // Closed with bytes of this peer unread.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private int send(final ByteBuffer bytes) throws IOException {
        encrypted.clear();
        engine.wrap(bytes, encrypted);
        encrypted.flip();
        final int length = encrypted.remaining();
        while (encrypted.hasRemaining()) {
            socket.write(encrypted);
        }
        return length;
    }

    private void completeHandshake() throws IOException {
        while (true) {
            switch (engine.getHandshakeStatus()) {
                case NEED_TASK -> engine.getDelegatedTask().run();
                case NEED_WRAP -> send(NOTHING);
                case NEED_UNWRAP, NEED_UNWRAP_AGAIN -> receive();
                case FINISHED, NOT_HANDSHAKING -> {
                    return;
                }
            }
        }
    }

    private void receive() throws IOException {
        if (unwrap().getStatus() == SSLEngineResult.Status.BUFFER_UNDERFLOW && socket.read(received) < 0) {
            throw new EOFException("the other end has closed the connection");
        }
    }

    private SSLEngineResult unwrap() throws IOException {
        received.flip();
        try {
            return engine.unwrap(received, plain);
        } finally {
            received.compact();
        }
    }
}
