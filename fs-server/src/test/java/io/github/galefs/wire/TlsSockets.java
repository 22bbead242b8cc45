package io.github.galefs.wire;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;

/** TLS over loopback, between sockets whose buffers are small. */
public final class TlsSockets {
    /** Bytes of a socket's buffer. */
    public static final int BUFFER = 16 * 1024;

    /** Bytes of which the buffers of both sockets take a part. */
    public static final int UNSENT = 16 * 1024 * 1024;

    private static final ByteBuffer NONE = ByteBuffer.allocate(0);

    private TlsSockets() {}

    /** Returns a listener at any port. */
    public static ServerSocketChannel listen() throws IOException {
        return ServerSocketChannel.open()
                .setOption(StandardSocketOptions.SO_RCVBUF, BUFFER)
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    /** Returns the client's end, before the handshake. */
    public static TlsTransport client(final SocketChannel socket, final SSLContext keys) throws IOException {
        final SSLEngine engine = keys.createSSLEngine();
        engine.setUseClientMode(true);
        return transport(socket, engine);
    }

    /** Returns the server's end, before the handshake. */
    public static TlsTransport server(final SocketChannel socket, final SSLContext keys) throws IOException {
        final SSLEngine engine = keys.createSSLEngine();
        engine.setUseClientMode(false);
        return transport(socket, engine);
    }

    /** Completes the handshake of an end with a peer, which needs a thread of its own for that. */
    public static TlsPeer shakeHands(
            final TlsTransport end, final Callable<TlsPeer> peer, final ExecutorService threads) throws Exception {
        final Future<TlsPeer> handshake = threads.submit(peer);
        while (!handshake.isDone() || !end.isEstablished()) {
            end.read(NONE);
            end.flush();
        }
        return handshake.get();
    }

    private static TlsTransport transport(final SocketChannel socket, final SSLEngine engine) throws IOException {
        socket.setOption(StandardSocketOptions.SO_SNDBUF, BUFFER);
        socket.configureBlocking(false);
        return new TlsTransport(socket, engine);
    }
}
