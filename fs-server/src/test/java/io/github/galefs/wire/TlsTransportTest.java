package io.github.galefs.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.server.Await;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class TlsTransportTest {
    private static final ByteBuffer NONE = ByteBuffer.allocate(0);

    private static final int FEW = 20;

    @TempDir
    private static Path keys;

    private static KeyTool tool;

    private Selector readable;
    private TlsTransport server;
    private TlsTransport client;

    @BeforeAll
    static void makeKeys() throws Exception {
        tool = new KeyTool(keys);
        tool.makeKey("server");
        tool.trust("servers", "server");
    }

    @BeforeEach
    void connect() throws Exception {
        readable = Selector.open();
        try (ServerSocketChannel listener = TlsSockets.listen()) {
            final SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
            client = TlsSockets.client(connecting, tool.load(null, "servers"));
            final SocketChannel accepted = listener.accept();
            server = TlsSockets.server(accepted, tool.load("server", null));
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

    /** The engine keeps each answer until it is sent: memory that the peer could have it take without end. */
    @Test
    void shouldReadNoMoreUntilThePeerHasReceivedTheAnswersToItsUpdatesOfKeys() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(2);
                ServerSocketChannel listener = TlsSockets.listen();
                SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
                SocketChannel accepted = listener.accept()) {
            final TlsTransport answering = TlsSockets.server(accepted, tool.load("server", null));
            final TlsPeer peer = TlsSockets.shakeHands(
                    answering, () -> new TlsPeer(connecting, tool.load(null, "servers"), "TLSv1.3"), threads);
            final Future<?> _ = threads.submit(() -> {
                while (true) {
                    peer.updateKeys();
                    peer.send(new byte[1]);
                }
            });
            while (!answering.isAwaitingFlush()) {
                answering.read(ByteBuffer.allocate(1));
            }
            final long before = answering.receivedBytes();
            for (int i = 0; i < 100; i++) {
                assertEquals(0, answering.read(ByteBuffer.allocate(1)));
            }
            assertEquals(before, answering.receivedBytes());

            final Future<?> _ = threads.submit(() -> {
                peer.awaitEnd();
                return null;
            });
            while (answering.receivedBytes() == before) {
                answering.read(ByteBuffer.allocate(1));
            }
            answering.close();
        }
    }

    /** Without it, the peer cannot tell the end of the stream from a stream that somebody has cut. */
    @Test
    void shouldTellThePeerThatItCloses() throws Exception {
        for (final String version : List.of("TLSv1.2", "TLSv1.3")) {
            try (ExecutorService threads = Executors.newSingleThreadExecutor();
                    ServerSocketChannel listener = TlsSockets.listen();
                    SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
                    SocketChannel accepted = listener.accept()) {
                final TlsTransport closing = TlsSockets.server(accepted, tool.load("server", null));
                final TlsPeer peer = TlsSockets.shakeHands(
                        closing, () -> new TlsPeer(connecting, tool.load(null, "servers"), version), threads);
                closing.write(ByteBuffer.allocate(100));
                closing.close();
                assertTrue(peer.awaitCloseNotify(), version);
            }
        }
    }

    /** Each record by itself would take a system call. */
    @Test
    void shouldKeepAsManyRecordsAsItsBufferHoldsWhenTheSocketAcceptsNoMore() throws Exception {
        try (ExecutorService threads = Executors.newSingleThreadExecutor();
                ServerSocketChannel listener = TlsSockets.listen();
                SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
                SocketChannel accepted = listener.accept()) {
            final TlsTransport writing = TlsSockets.server(accepted, tool.load("server", null));
            final TlsPeer peer = TlsSockets.shakeHands(
                    writing, () -> new TlsPeer(connecting, tool.load(null, "servers"), "TLSv1.3"), threads);
            final ByteBuffer unsent = ByteBuffer.allocate(TlsSockets.UNSENT);
            Await.untilStable("the socket accepts no more", () -> {
                writing.write(unsent);
                return unsent.position();
            });
            assertTrue(writing.unsentBytes() > 3 * 16 * 1024, writing::toString);
            int received = 0;
            while (received < unsent.position()) {
                writing.flush();
                received += peer.receiveNow(TlsSockets.BUFFER).length;
            }
            assertEquals(unsent.position(), received);
            writing.close();
        }
    }

    /** The peer may receive nothing until this end has received what it sends. */
    @Test
    void shouldReadOnWhenFewAnswersWaitForThePeer() throws Exception {
        try (ExecutorService threads = Executors.newSingleThreadExecutor();
                ServerSocketChannel listener = TlsSockets.listen();
                SocketChannel connecting = SocketChannel.open(listener.getLocalAddress());
                SocketChannel accepted = listener.accept()) {
            final TlsTransport answering = TlsSockets.server(accepted, tool.load("server", null));
            final TlsPeer peer = TlsSockets.shakeHands(
                    answering, () -> new TlsPeer(connecting, tool.load(null, "servers"), "TLSv1.3"), threads);
            final ByteBuffer unsent = ByteBuffer.allocate(TlsSockets.UNSENT);
            int updates = 0;
            while (!answering.hasAnswers()) { // the socket may accept more some time after it looked full
                Await.untilStable("the socket accepts no more", () -> {
                    answering.write(unsent);
                    return unsent.position();
                });
                assertTrue(unsent.hasRemaining());
                final ByteBuffer data = ByteBuffer.allocate(FEW);
                while (data.hasRemaining()) {
                    final int read = data.position();
                    peer.updateKeys();
                    peer.send(new byte[1]);
                    while (data.position() == read) {
                        answering.read(data);
                    }
                }
                updates += FEW;
            }
            assertFalse(answering.isAwaitingFlush());

            int received = 0;
            while (received < unsent.position() || peer.recordsWithoutData() < updates) {
                received += peer.receiveNow(TlsSockets.BUFFER).length;
                answering.read(ByteBuffer.allocate(FEW));
            }
            assertEquals(unsent.position(), received);
            assertFalse(answering.hasAnswers());
            answering.close();
        }
    }
}
