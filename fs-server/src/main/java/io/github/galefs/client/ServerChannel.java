package io.github.galefs.client;

import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.TlsTransport;
import io.github.galefs.wire.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import org.agrona.CloseHelper;

/**
 * Bytes to a server and from it, waited for until a deadline. One thread at a time may send, and one may receive; any
 * may close it.
 */
final class ServerChannel implements AutoCloseable {
    private final SocketChannel socket;
    private final Transport transport;
    private final boolean sameHost;
    private final Selector readable;
    private final Selector writable;

    private ServerChannel(final SocketChannel socket, final Transport transport) throws IOException {
        this.socket = socket;
        this.transport = transport;
        sameHost = Transport.isSameHost(socket);
        readable = Selector.open();
        writable = Selector.open();
        socket.register(readable, SelectionKey.OP_READ);
        socket.register(writable, SelectionKey.OP_WRITE);
    }

    /**
     * Connects, and lets each side see that the other one is who it must be, if TLS is wanted.
     *
     * @throws IOException no server is there, it does not answer in time, or it is another one.
     */
    static ServerChannel open(final ServerAddress address, final SSLContext tls, final Deadline deadline)
            throws IOException {
        final InetSocketAddress place = new InetSocketAddress(address.host(), address.port());
        if (place.isUnresolved()) {
            throw new UnknownHostException(address.host());
        }
        final SocketChannel socket = SocketChannel.open();
        ServerChannel channel = null;
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            connect(socket, place, deadline);
            channel = new ServerChannel(socket, transport(socket, address, tls));
            channel.shakeHands(deadline);
            return channel;
        } catch (final IOException | RuntimeException e) {
            CloseHelper.quietCloseAll(channel, socket);
            throw e;
        }
    }

    /** Whether a failure says that nothing listens at the address. */
    static boolean isRefusal(final IOException e) {
        return e instanceof ConnectException || e instanceof UnknownHostException;
    }

    /** What is thrown when a deadline has passed. */
    static IOException late() {
        return new SocketTimeoutException("the server does not answer in time");
    }

    /** Whether the server is on this machine, as far as addresses tell: no other may name files to be opened here. */
    boolean isSameHost() {
        return sameHost;
    }

    /** Takes all the bytes; {@link #flush} must follow. */
    void send(final ByteBuffer bytes, final Deadline deadline) throws IOException {
        transport.write(bytes);
        while (bytes.hasRemaining()) {
            awaitReady(writable, deadline);
            transport.write(bytes);
        }
    }

    /** Sends what was taken. */
    void flush(final Deadline deadline) throws IOException {
        while (!transport.flush()) {
            awaitReady(writable, deadline);
        }
    }

    /** Reads at least one byte. */
    void receive(final ByteBuffer destination, final Deadline deadline) throws IOException {
        while (receiveNow(destination) == 0) {
            awaitReady(readable, deadline);
        }
    }

    /** Reads what is there, without waiting; bytes read. */
    int receiveNow(final ByteBuffer destination) throws IOException {
        final int count = transport.read(destination);
        if (count < 0) {
            throw new EOFException("the server ended the connection");
        }
        return count;
    }

    @Override
    public void close() {
        transport.close();
        CloseHelper.quietCloseAll(readable, writable, socket);
    }

    private void shakeHands(final Deadline deadline) throws IOException {
        final ByteBuffer none = ByteBuffer.allocate(0);
        while (!transport.isEstablished()) {
            transport.flush();
            if (!transport.isEstablished()) {
                transport.read(none);
            }
            if (!transport.isEstablished()) {
                awaitReady(readable, deadline);
            }
        }
    }

    private static void awaitReady(final Selector selector, final Deadline deadline) throws IOException {
        // A selector does not wait for a thread that is interrupted.
        deadline.takeInterrupt();
        if (deadline.hasPassed()) {
            throw late();
        }
        if (!selector.isOpen()) {
            throw new EOFException("the connection was closed");
        }
        selector.select(key -> {}, deadline.remainingMillis());
    }

    private static void connect(final SocketChannel socket, final InetSocketAddress place, final Deadline deadline)
            throws IOException {
        if (socket.connect(place)) {
            return;
        }
        try (Selector connectable = Selector.open()) {
            socket.register(connectable, SelectionKey.OP_CONNECT);
            while (!socket.finishConnect()) {
                awaitReady(connectable, deadline);
            }
        }
    }

    private static Transport transport(final SocketChannel socket, final ServerAddress address, final SSLContext tls)
            throws IOException {
        if (tls == null) {
            return new PlainTransport(socket);
        }
        final SSLEngine engine = tls.createSSLEngine(address.host(), address.port());
        engine.setUseClientMode(true);
        final SSLParameters parameters = engine.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        engine.setSSLParameters(parameters);
        return new TlsTransport(socket, engine);
    }
}
