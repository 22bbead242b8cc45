package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.HandleRequestEncoder;
import io.github.galefs.wire.codec.MessageHeaderEncoder;
import io.github.galefs.wire.codec.Operation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What peers do that mean no good, or are slow. Others must not notice. */
@Timeout(60)
class HostilePeersTest {
    private static final int MAX_CONNECTIONS = 8;
    private static final int MAX_HANDLES = 10;

    @TempDir
    private Path directory;

    private ServedStore served;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(
                directory,
                new ServerContext()
                        .handshakeTimeout(Duration.ofMillis(500))
                        .stallTimeout(Duration.ofMillis(1000))
                        .idleTimeout(Duration.ofMillis(1500))
                        .maxConnections(MAX_CONNECTIONS)
                        .maxHandles(MAX_HANDLES));
    }

    @AfterEach
    void end() throws Exception {
        assertServes();
        served.close();
    }

    @Test
    void shouldEndWhoSaysNothing() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldEndWhoIsNoClientWithoutAReply() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldRefuseRequestsBeforeHello() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send(RawPeer.frame(1, read(1, 0, 10), 0));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldEndWhoAnnouncesTooMuch() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, new byte[20], FrameDescriptor.MAX_PAYLOAD_LENGTH + 1));
            assertEquals(0, peer.awaitEnd());
        }
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, new byte[FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH + 1], 0));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldEndWhoDoesNotFinishAFrame() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, write(1, 100_000), 100_000));
            for (int i = 0; i < 5; i++) {
                peer.send(new byte[100]);
                Thread.sleep(100);
            }
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldEndWhoIsIdle() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldKeepAClientThatIsIdleButThere() throws Exception {
        try (RemoteFileService files = served.connect()) {
            final long handle = files.open("kept", Bytes.NEW);
            Thread.sleep(3000);
            assertEquals(1, served.server().sessionCount());
            files.status(handle);
        }
    }

    @Test
    void shouldEndWhoTakesNoRepliesAndServeOthersMeanwhile() throws Exception {
        final byte[] bytes = Bytes.pattern(4 << 20, 1);
        Bytes.create(served.store(), "large", bytes);
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, open("large"), 0));
            for (int i = 2; i < 200; i++) {
                peer.send(RawPeer.frame(i, read(1, 0, bytes.length), 0));
            }
            final long begin = System.nanoTime();
            assertServes();
            assertTrue(System.nanoTime() - begin < 5_000_000_000L, "others wait");
            Thread.sleep(2500);
            assertTrue(peer.awaitEnd() < 199L * bytes.length);
        }
    }

    @Test
    void shouldRefuseMoreConnectionsThanItMayHave() throws Exception {
        final List<RawPeer> peers = new ArrayList<>();
        try {
            for (int i = 0; i < MAX_CONNECTIONS; i++) {
                peers.add(new RawPeer(served.address()).greet());
            }
            try (RawPeer another = new RawPeer(served.address())) {
                assertEquals(0, another.awaitEnd());
            }
        } finally {
            for (final RawPeer peer : peers) {
                peer.close();
            }
        }
    }

    @Test
    void shouldRefuseMoreOpenFilesThanAClientMayHave() throws Exception {
        try (RemoteFileService files = served.connect()) {
            long last = 0;
            for (int i = 0; i < MAX_HANDLES; i++) {
                last = files.open("file", Bytes.NEW);
            }
            Bytes.assertRefused(PosixError.EMFILE, () -> files.open("file", Bytes.NEW));
            files.close(last);
            files.open("file", Bytes.NEW);
        }
    }

    @Test
    void shouldRefuseARequestThatMakesNoSenseAndGoOn() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, read(99, 0, 10), 0));
            assertEquals(FailureDecoder.TEMPLATE_ID, peer.receive());
            peer.send(RawPeer.frame(2, read(1, 0, 10), 5));
            peer.send(new byte[5]);
            assertEquals(FailureDecoder.TEMPLATE_ID, peer.receive());
            peer.send(RawPeer.frame(3, handle(Operation.NULL_VAL, 1, 0, 0), 0));
            assertEquals(FailureDecoder.TEMPLATE_ID, peer.receive());
        }
    }

    private void assertServes() throws Exception {
        // A connection that was refused for the number of others may be counted for a moment.
        Thread.sleep(200);
        try (RemoteFileService files = served.connect()) {
            final byte[] bytes = Bytes.pattern(50_000, 3);
            Bytes.create(files, "another", bytes);
            assertArrayEquals(bytes, Bytes.readAll(files, "another"));
        }
    }

    private static byte[] open(final String path) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + 10 + 2 + path.length() + 2];
        final var encoder = new io.github.galefs.wire.codec.PathRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .number(0)
                .operation(Operation.OPEN);
        encoder.flags().clear().read(true);
        encoder.path(path).other("");
        return message;
    }

    private static byte[] read(final long handle, final long position, final int count) {
        return handle(Operation.READ, handle, position, count);
    }

    private static byte[] write(final long handle, final int count) {
        return handle(Operation.WRITE, handle, 0, count);
    }

    private static byte[] handle(final Operation operation, final long handle, final long position, final int count) {
        final byte[] message = new byte[MessageHeaderEncoder.ENCODED_LENGTH + HandleRequestEncoder.BLOCK_LENGTH];
        new HandleRequestEncoder()
                .wrapAndApplyHeader(new UnsafeBuffer(message), 0, new MessageHeaderEncoder())
                .handle(handle)
                .position(position)
                .count(count)
                .operation(operation);
        return message;
    }
}
