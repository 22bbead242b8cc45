package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Peers that are hostile or slow. Each limit on them holds, at its default, and other clients are served meanwhile. */
@Timeout(60)
class HostilePeersTest {
    private static final int MAX_CONNECTIONS = 8;
    private static final int MAX_HANDLES = 10;
    private static final int READS = 200;

    private static final Duration HANDSHAKE_TIMEOUT = Duration.ofSeconds(30);
    private static final Duration STALL_TIMEOUT = Duration.ofSeconds(30);
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final Duration SESSION_LEASE = Duration.ofSeconds(30);

    /** Period of the event loop's checks, in the clock's time. */
    private static final Duration TICK = Duration.ofMillis(100);

    @TempDir
    private Path directory;

    private final ManualClock clock = new ManualClock();
    private ServedStore served;

    /** A peer that keeps to the rules. */
    private RawPeer witness;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(
                directory,
                new ServerContext()
                        .clock(clock)
                        .eventLoops(1)
                        .maxConnections(MAX_CONNECTIONS)
                        .maxHandles(MAX_HANDLES));
        witness = new RawPeer(served.address()).greet();
    }

    @AfterEach
    void end() throws Exception {
        assertServes();
        witness.close();
        served.close();
    }

    @Test
    void shouldCloseAConnectionWithoutAHandshakeAtTheLimit() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            // Connections are registered in order.
            new RawPeer(served.address()).greet().close();
            assertClosesAfter(HANDSHAKE_TIMEOUT, peer);
        }
    }

    @Test
    void shouldCloseAConnectionWithAnIncompleteHelloAtTheLimit() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            final byte[] hello = RawPeer.frame(0, RawPeer.hello(), 0);
            peer.send(Arrays.copyOf(hello, hello.length - 1));
            new RawPeer(served.address()).greet().close();
            assertClosesAfter(HANDSHAKE_TIMEOUT, peer);
        }
    }

    @Test
    void shouldCloseTheConnectionOfAnotherProtocolWithoutAReply() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldRefuseRequestsBeforeHello() throws Exception {
        try (RawPeer peer = new RawPeer(served.address())) {
            peer.send(RawPeer.frame(1, RawMessage.read(1, 0, 10), 0));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldCloseTheConnectionWhenAFrameAnnouncesMoreThanTheLimit() throws Exception {
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
    void shouldCloseAConnectionThatDoesNotCompleteAFrameAtTheLimit() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, RawMessage.write(1, 0), 100_000));
            peer.send(new byte[100]);
            settle();
            clock.advance(STALL_TIMEOUT.minus(TICK));
            // Bytes that trickle in do not extend the limit.
            peer.send(new byte[100]);
            settle();
            assertTrue(peer.isOpen(), "closed before the limit");
            clock.advance(TICK.multipliedBy(2));
            assertEquals(0, peer.awaitEnd());
        }
    }

    @Test
    void shouldCloseAnIdleConnectionAtTheLimit() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            assertClosesAfter(IDLE_TIMEOUT, peer);
        }
    }

    @Test
    void shouldKeepAConnectionThatSendsHeartbeats() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            for (int i = 0; i < 3; i++) {
                clock.advance(IDLE_TIMEOUT.minus(TICK));
                peer.ping();
                settle();
            }
            assertTrue(peer.isOpen(), "closed although it sends heartbeats");
        }
    }

    @Test
    void shouldKeepTheSessionOfALostConnectionUntilItsLeaseExpires() throws Exception {
        loseSession();
        clock.advance(TICK.multipliedBy(2));
        final long[] kept = loseSession();
        clock.advance(SESSION_LEASE.minus(TICK));
        // The lease of the first session has expired, that of the second has not.
        awaitSessions(2);
        try (RawPeer peer = new RawPeer(served.address())) {
            assertEquals(1, peer.resume(kept), "the session has ended before its lease");
        }
        awaitConnections(1);
        clock.advance(SESSION_LEASE.plus(TICK));
        awaitSessions(1);
        try (RawPeer peer = new RawPeer(served.address())) {
            assertEquals(0, peer.resume(kept), "the session has outlived its lease");
        }
    }

    @Test
    void shouldCloseAConnectionThatReceivesNoRepliesAtTheLimitAndServeOthersMeanwhile() throws Exception {
        final byte[] bytes = Bytes.pattern(4 << 20, 1);
        Bytes.create(served.store(), "large", bytes);
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            final long handle = peer.open(1, "large");
            for (int i = 0; i < READS; i++) {
                peer.send(RawPeer.frame(2 + i, RawMessage.read(handle, 0, bytes.length), 0));
            }
            assertServes();
            awaitConnections(2);
            final Duration step = TICK.multipliedBy(2);
            Duration stalled = Duration.ZERO;
            while (served.server().connectionCount() == 2) {
                clock.advance(step);
                stalled = stalled.plus(step);
                settle();
                // The socket's buffers accept some bytes before the peer stalls.
                assertTrue(stalled.compareTo(STALL_TIMEOUT.multipliedBy(2)) < 0, "open after " + stalled);
            }
            assertTrue(stalled.compareTo(STALL_TIMEOUT) >= 0, "closed after " + stalled);
            final long received = peer.awaitEnd();
            assertTrue(received > 0 && received < (long) READS * bytes.length, received + " bytes");
        }
    }

    @Test
    void shouldRefuseAConnectionAboveTheLimit() throws Exception {
        final List<RawPeer> peers = new ArrayList<>();
        try {
            for (int i = served.server().connectionCount(); i < MAX_CONNECTIONS; i++) {
                peers.add(new RawPeer(served.address()).greet());
            }
            try (RawPeer another = new RawPeer(served.address())) {
                another.send(RawPeer.frame(0, RawPeer.hello(), 0));
                assertEquals(
                        PosixError.EAGAIN.number(), another.receiveFailure().errorNumber());
                assertEquals(0, another.awaitEnd());
            }
        } finally {
            for (final RawPeer peer : peers) {
                peer.close();
            }
        }
    }

    @Test
    void shouldRefuseAnOpenFileAboveTheLimit() throws Exception {
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
    void shouldRefuseAnInvalidRequestAndKeepTheConnection() throws Exception {
        try (RawPeer peer = new RawPeer(served.address()).greet()) {
            peer.send(RawPeer.frame(1, RawMessage.read(99, 0, 10), 0));
            assertEquals(PosixError.EBADF.number(), peer.receiveFailure().errorNumber());
            peer.send(RawPeer.frame(2, RawMessage.read(1, 0, 10), 5));
            peer.send(new byte[5]);
            assertEquals(PosixError.EPROTO.number(), peer.receiveFailure().errorNumber());
            peer.send(RawPeer.frame(3, RawMessage.stat("/"), 0));
            assertEquals(StatusReplyDecoder.TEMPLATE_ID, peer.receive());
        }
    }

    /** Checks that the server closes a connection, which it knows since the present time, at a limit and not before. */
    private void assertClosesAfter(final Duration limit, final RawPeer peer) throws Exception {
        clock.advance(limit.minus(TICK));
        settle();
        assertTrue(peer.isOpen(), "closed before the limit");
        clock.advance(TICK.multipliedBy(2));
        assertEquals(0, peer.awaitEnd());
    }

    /**
     * Waits until the event loop has checked its time limits at the present time. It does so at the end of each duty
     * cycle, and a second round trip takes a second cycle.
     */
    private void settle() throws Exception {
        witness.ping();
        witness.ping();
    }

    /** Creates a session whose connection is lost; returns its credentials. */
    private long[] loseSession() throws Exception {
        final long[] ticket;
        try (RawPeer peer = new RawPeer(served.address())) {
            ticket = peer.greetForTicket();
        }
        awaitConnections(1);
        return ticket;
    }

    private void awaitSessions(final int count) throws Exception {
        Await.until(count + " sessions", () -> served.server().sessionCount() == count);
    }

    private void awaitConnections(final int count) throws Exception {
        Await.until(count + " connections", () -> served.server().connectionCount() == count);
    }

    private void assertServes() throws Exception {
        // A connection that a peer has closed counts until the event loop notices.
        Await.until("a free connection", () -> served.server().clientCount() < MAX_CONNECTIONS);
        try (RemoteFileService files = served.connect()) {
            final byte[] bytes = Bytes.pattern(50_000, 3);
            Bytes.create(files, "another", bytes);
            assertArrayEquals(bytes, Bytes.readAll(files, "another"));
        }
    }
}
