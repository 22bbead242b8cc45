package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.galefs.server.Await;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsPeer;
import io.github.galefs.wire.TlsSockets;
import io.github.galefs.wire.TlsTransport;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client over TLS whose server receives nothing for a time, and updates its keys. */
@Timeout(60)
class ClientChannelTest {
    private static final ByteBuffer NONE = ByteBuffer.allocate(0);
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private static final byte[] DATA = "data".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private static Path keys;

    private static KeyTool tool;

    private final ByteBuffer unsent = ByteBuffer.allocate(TlsSockets.UNSENT);
    private ExecutorService threads;
    private TlsTransport transport;
    private TlsPeer server;
    private ClientChannel channel;

    @BeforeAll
    static void makeKeys() throws Exception {
        tool = new KeyTool(keys);
        tool.makeKey("server");
        tool.trust("servers", "server");
    }

    @BeforeEach
    void connect() throws Exception {
        threads = Executors.newCachedThreadPool();
        try (ServerSocketChannel listener = TlsSockets.listen()) {
            final SocketChannel socket = SocketChannel.open(listener.getLocalAddress());
            transport = TlsSockets.client(socket, tool.load(null, "servers"));
            final SocketChannel accepted = listener.accept();
            server = TlsSockets.shakeHands(
                    transport, () -> new TlsPeer(accepted, tool.load("server", null), "TLSv1.3", false), threads);
            channel = new ClientChannel(socket, transport);
        }
    }

    @AfterEach
    void end() throws Exception {
        channel.close();
        server.close();
        threads.shutdownNow();
    }

    @Test
    void shouldReceiveWhenTheServerReceivesNothingSinceItHasUpdatedItsKeys() throws Exception {
        final Future<?> sending = threads.submit(() -> {
            try (Deadline deadline = new Deadline(LIMIT.multipliedBy(2))) {
                channel.send(unsent, deadline);
                channel.flush(deadline);
            }
            return null;
        });
        Await.untilStable("the server's socket is full", unsent::position);
        server.updateKeys();
        server.send(DATA);
        assertArrayEquals(DATA, receive());

        int received = 0;
        while (received < TlsSockets.UNSENT) {
            received += server.receiveNow(TlsSockets.BUFFER).length;
        }
        sending.get();
        assertEquals(TlsSockets.UNSENT, received);
    }

    @Test
    void shouldAnswerAnUpdateOfKeysWhenItSendsNothingElse() throws Exception {
        Await.untilStable("the server's socket is full", () -> {
            transport.write(unsent);
            return unsent.position();
        });
        server.updateKeys();
        while (!transport.hasAnswers()) {
            transport.read(NONE);
        }
        final Future<byte[]> receiving = threads.submit(this::receive);
        int received = 0;
        while (received < unsent.position() || server.recordsWithoutData() == 0) {
            received += server.receiveNow(TlsSockets.BUFFER).length;
            assertFalse(receiving.isDone(), "the thread that answers has failed");
        }
        assertEquals(unsent.position(), received);
        server.send(DATA);
        assertArrayEquals(DATA, receiving.get());
    }

    private byte[] receive() throws Exception {
        final ByteBuffer destination = ByteBuffer.allocate(DATA.length);
        try (Deadline deadline = new Deadline(LIMIT)) {
            while (destination.hasRemaining()) {
                channel.receive(destination, deadline);
            }
        }
        return destination.array();
    }
}
