package io.github.galefs.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.TlsTransport;
import io.github.galefs.wire.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import org.agrona.CloseHelper;

/**
 * A channel to a server whose operations wait until a deadline. One thread at a time may send and one may receive; any
 * thread may close it.
 */
final class ClientChannel implements AutoCloseable {
    /**
     * Written by the thread that sends and by the one that receives; not for bytes that find room in a buffer at once,
     * as they do not show that the server works.
     */
    private volatile long lastMoveNanos = System.nanoTime();

    private final SocketChannel socket;
    private final Transport transport;
    private final boolean sameHost;
    private final Selector readable;
    private final Selector writable;

    /** Registration of the socket with {@link #readable}, on which the receiving thread waits. */
    private final SelectionKey receiving;

    /** Takes over a connected and non-blocking socket and its transport, whose handshake is complete. */
    ClientChannel(final SocketChannel socket, final Transport transport) throws IOException {
        this.socket = socket;
        this.transport = transport;
        sameHost = Transport.isSameHost(socket);
        readable = Selector.open();
        writable = Selector.open();
        receiving = socket.register(readable, SelectionKey.OP_READ);
        socket.register(writable, SelectionKey.OP_WRITE);
    }

    /**
     * Connects to a server and completes the TLS handshake, if TLS is used.
     *
     * @param context  has the address of the server, whose host must match the server's certificate, and the keys.
     * @param deadline end of the time for all of this.
     * @throws IOException nothing listens at the address, it does not answer in time, or the handshake fails.
     */
    static ClientChannel open(final ClientContext context, final Deadline deadline) throws IOException {
        final ServerAddress address = context.address();
        final InetSocketAddress socketAddress = new InetSocketAddress(address.host(), address.port());
        if (socketAddress.isUnresolved()) {
            throw new UnknownHostException(address.host());
        }
        if (!context.mayConnectTo(socketAddress.getAddress())) {
            throw FileServiceException.withMessage(
                    PosixError.EACCES, context.clearTextToken(socketAddress.getAddress()), null);
        }
        final SocketChannel socket = SocketChannel.open();
        ClientChannel channel = null;
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            connect(socket, socketAddress, deadline);
            channel = new ClientChannel(socket, transport(socket, context));
            channel.handshake(deadline);
            return channel;
        } catch (final Throwable e) {
            CloseHelper.quietCloseAll(channel, socket);
            throw e;
        }
    }

    /** Returns whether a failure means that nothing listens at the address. */
    static boolean isConnectionRefused(final IOException e) {
        return e instanceof ConnectException
                || e instanceof NoRouteToHostException
                || e instanceof UnknownHostException;
    }

    /** Returns the exception for a deadline that has passed. */
    static IOException timeout() {
        return new SocketTimeoutException("no answer from the server in time");
    }

    /**
     * Returns whether the server is on this machine, judged by the addresses of the connection. Only such a server may
     * name files for the client to open.
     */
    boolean isSameHost() {
        return sameHost;
    }

    /** Returns when bytes have last moved, in the time of {@link System#nanoTime()}. */
    long lastMoveNanos() {
        return lastMoveNanos;
    }

    /** Takes all bytes for sending; {@link #flush} must follow. */
    void send(final ByteBuffer bytes, final Deadline deadline) throws IOException {
        transport.write(bytes);
        while (bytes.hasRemaining()) {
            awaitReady(writable, deadline);
            transport.write(bytes);
            lastMoveNanos = System.nanoTime();
        }
    }

    /** Sends the bytes that were taken. */
    void flush(final Deadline deadline) throws IOException {
        while (!transport.flush()) {
            awaitReady(writable, deadline);
        }
    }

    /** Receives at least one byte; waits if none has arrived. */
    void receive(final ByteBuffer destination, final Deadline deadline) throws IOException {
        // Also if bytes have arrived: a server that sends a few at a time must not keep the thread for ever.
        requireTime(deadline);
        while (receiveNow(destination) == 0) {
            awaitReceipt(deadline);
        }
    }

    /** Receives the bytes that have arrived, without waiting; returns how many. */
    int receiveNow(final ByteBuffer destination) throws IOException {
        final int count = transport.read(destination);
        if (count < 0) {
            throw new EOFException("the server closed the connection");
        }
        if (count > 0) {
            lastMoveNanos = System.nanoTime();
        }
        return count;
    }

    @Override
    public void close() {
        transport.close();
        CloseHelper.quietCloseAll(readable, writable, socket);
    }

    private void handshake(final Deadline deadline) throws IOException {
        final ByteBuffer none = ByteBuffer.allocate(0);
        while (!transport.isEstablished()) {
            transport.read(none);
            if (!transport.isEstablished()) {
                awaitReady(transport.flush() ? readable : writable, deadline);
            }
        }
    }

    /** Waits until bytes have arrived, if the transport would read them, or until it can send its answers. */
    private void awaitReceipt(final Deadline deadline) throws IOException {
        final int interest = (transport.isAwaitingFlush() ? 0 : SelectionKey.OP_READ)
                | (transport.hasAnswers() ? SelectionKey.OP_WRITE : 0);
        try {
            if (receiving.interestOps() != interest) {
                receiving.interestOps(interest);
            }
        } catch (final CancelledKeyException e) {
            // Another thread has closed the connection, perhaps just now.
            throw new ClosedChannelException();
        }
        awaitReady(readable, deadline);
    }

    private static void requireTime(final Deadline deadline) throws IOException {
        if (deadline.hasPassed()) {
            throw timeout();
        }
    }

    private static void awaitReady(final Selector selector, final Deadline deadline) throws IOException {
        // A selector returns at once in a thread that is interrupted.
        deadline.clearInterrupt();
        requireTime(deadline);
        try {
            selector.select(key -> {}, deadline.remainingMillis());
        } catch (final ClosedSelectorException e) {
            // Another thread has closed the connection, perhaps just now.
            throw new ClosedChannelException();
        }
    }

    private static void connect(final SocketChannel socket, final InetSocketAddress address, final Deadline deadline)
            throws IOException {
        if (socket.connect(address)) {
            return;
        }
        try (Selector connectable = Selector.open()) {
            socket.register(connectable, SelectionKey.OP_CONNECT);
            while (!socket.finishConnect()) {
                awaitReady(connectable, deadline);
            }
        }
    }

    private static Transport transport(final SocketChannel socket, final ClientContext context) throws IOException {
        if (context.tls() == null) {
            return new PlainTransport(socket);
        }
        final ServerAddress address = context.address();
        final SSLEngine engine = context.tls().createSSLEngine(address.host(), address.port());
        context.tlsVersions().restrict(engine);
        engine.setUseClientMode(true);
        final SSLParameters parameters = engine.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        engine.setSSLParameters(parameters);
        return new TlsTransport(socket, engine);
    }
}
