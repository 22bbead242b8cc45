package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServedStore;
import io.github.galefs.wire.KeyTool;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines in the log of a server about clients that could not connect. */
@Timeout(60)
class HandshakeLogTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    @TempDir
    private Path directory;

    private final ManualClock clock = new ManualClock();
    private final PrintStream console = System.err;
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ServerContext context =
            new ServerContext().eventLoops(1).clock(clock).handshakeTimeout(LIMIT);

    @BeforeEach
    void captureLog() {
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void restoreConsole() {
        System.setErr(console);
    }

    @Test
    void shouldNameAClientThatDoesNotCompleteItsHandshakeInTime() throws Exception {
        try (ServedStore served = new ServedStore(directory, context);
                RawPeer peer = new RawPeer(served.address())) {
            peer.send(new byte[] {1});
            awaitAccepted(served);
            clock.advance(LIMIT.plusSeconds(1));
            peer.awaitEnd();
            assertOneLine("has not completed the handshake");
        }
    }

    @Test
    void shouldNameAClientWhoseHandshakeFails() throws Exception {
        final KeyTool keys = new KeyTool(directory);
        keys.makeKey("server");
        try (ServedStore served = new ServedStore(directory, context.tls(keys.load("server", null), false))) {
            for (int i = 0; i < 10; i++) {
                try (RawPeer peer = new RawPeer(served.address())) {
                    peer.send(RawPeer.frame(0, RawPeer.hello(), 0));
                    peer.awaitEnd();
                }
            }
            assertOneLine("has failed in its handshake");
        }
    }

    @Test
    void shouldNameAClientWhoseHandshakeIsSlow() throws Exception {
        try (ServedStore served = new ServedStore(directory, context);
                RawPeer peer = new RawPeer(served.address())) {
            final byte[] hello = RawPeer.frame(0, RawPeer.hello(), 0);
            peer.send(new byte[] {hello[0]});
            awaitAccepted(served);
            clock.advance(Duration.ofSeconds(10));
            final byte[] rest = new byte[hello.length - 1];
            System.arraycopy(hello, 1, rest, 0, rest.length);
            peer.send(rest);
            peer.receiveWelcome();
            assertOneLine("has taken 10000 ms for its handshake, of 30000 ms");
            new RawPeer(served.address()).greet().close();
            assertOneLine("handshake");
        }
    }

    /** As a load balancer does that looks whether the port is open. */
    @Test
    void shouldSayNothingOfAPeerThatSendsNothing() throws Exception {
        try (ServedStore served = new ServedStore(directory, context)) {
            new RawPeer(served.address()).close();
            Await.until("the end of the connection", () -> served.server().connectionCount() == 0);
            try (RawPeer silent = new RawPeer(served.address())) {
                awaitAccepted(served);
                clock.advance(LIMIT.plusSeconds(1));
                silent.awaitEnd();
            }
            assertEquals(List.of(), handshakeLines());
        }
    }

    /** The event loop takes connections in their order. */
    private static void awaitAccepted(final ServedStore served) throws Exception {
        new RawPeer(served.address()).greet().close();
    }

    private void assertOneLine(final String text) throws Exception {
        Await.until(text, () -> !handshakeLines().isEmpty());
        final List<String> lines = handshakeLines();
        assertEquals(1, lines.size(), lines::toString);
        assertTrue(lines.getFirst().contains("127.0.0.1:") && lines.getFirst().contains(text), lines::toString);
    }

    private List<String> handshakeLines() {
        return written.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("handshake"))
                .toList();
    }
}
