package io.github.galefs.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class TlsTransportTest {
    private static final ByteBuffer NONE = ByteBuffer.allocate(0);

    @TempDir
    private Path keys;

    private Selector readable;
    private TlsTransport server;
    private TlsTransport client;

    @BeforeEach
    void connect() throws Exception {
        final KeyTool tool = new KeyTool(keys);
        tool.makeKey("server");
        tool.trust("servers", "server");
        readable = Selector.open();
        try (ServerSocketChannel listener =
                ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            final SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
            client = transport(connecting, tool.load(null, "servers"), true);
            final SocketChannel accepted = listener.accept();
            server = transport(accepted, tool.load("server", null), false);
            accepted.register(readable, SelectionKey.OP_READ);
        }
    }

    @AfterEach
    void disconnect() throws IOException {
        client.close();
        server.close();
        readable.close();
    }

    @Test
    void shouldAcceptNothingBeforeTheHandshakeIsComplete() throws Exception {
        final ByteBuffer early = ByteBuffer.wrap(new byte[4]);
        client.write(early);
        assertEquals(4, early.remaining());
    }

    /** A server flushes when it has read; what arrives in between must wake its selector. */
    @Test
    void shouldLeaveArrivedBytesToReadWhenItFlushes() throws Exception {
        while (!client.isEstablished()) {
            client.read(NONE);
            client.flush();
            if (!client.isEstablished()) {
                readable.selectNow(key -> {});
                server.read(NONE);
            }
        }
        client.write(ByteBuffer.wrap("hello".getBytes(StandardCharsets.US_ASCII)));
        assertTrue(client.flush());
        readable.select(key -> {});

        assertTrue(server.flush());

        assertEquals(1, readable.selectNow(key -> {}));
        final ByteBuffer hello = ByteBuffer.allocate(16);
        while (hello.position() < 5) {
            server.read(hello);
        }
        assertTrue(server.isEstablished());
    }

    private static TlsTransport transport(final SocketChannel socket, final SSLContext keys, final boolean client)
            throws IOException {
        socket.configureBlocking(false);
        final SSLEngine engine = keys.createSSLEngine();
        engine.setUseClientMode(client);
        return new TlsTransport(socket, engine);
    }
}
