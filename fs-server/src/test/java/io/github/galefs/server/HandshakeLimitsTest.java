package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsTransport;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Peers that have not completed a handshake keep no client out. */
@Timeout(60)
class HandshakeLimitsTest {
    private static final int STRANGERS = 300;
    private static final int LOGINS = 12;
    private static final int MAX_HANDSHAKES = 4;
    private static final String CLIENT = "127.0.0.1";
    private static final String STRANGER = "127.0.0.2";

    @TempDir
    private Path directory;

    private final List<RawPeer> strangers = new ArrayList<>();

    @AfterEach
    void closeStrangers() throws Exception {
        for (final RawPeer stranger : strangers) {
            stranger.close();
        }
    }

    @Test
    void shouldLetEveryClientInWhileStrangersHoldConnectionsOfATlsServer() throws Exception {
        final KeyTool tool = makeKeys();
        final ServerContext context = new ServerContext().tls(tool.load("server", "clients"), true);
        try (ServedStore served = new ServedStore(directory, context)) {
            for (int login = 0; login < LOGINS; login++) {
                for (int i = 0; i < STRANGERS / LOGINS; i++) {
                    strangers.add(new RawPeer(served.address()));
                }
                try (RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().tls(tool.load("client", "servers")))) {
                    assertTrue(files.stat("/").directory());
                }
            }
        }
    }

    @Test
    void shouldLeaveHalfOfThePlacesThatFitIntoMemoryToOtherAddresses() throws Exception {
        final SSLContext keys = makeKeys().load("server", "clients");
        final long most = ServerContext.MIN_MEMORY
                / 8
                / (Connection.BUFFER_BYTES + TlsTransport.bufferBytes(keys.createSSLEngine()));
        final ServerContext context = new ServerContext()
                .eventLoops(1)
                .tls(keys, true)
                .memory(ServerContext.MIN_MEMORY)
                .handshakeTimeout(Duration.ofMinutes(1));
        try (ServedStore served = new ServedStore(directory, context)) {
            connect(served, STRANGERS / LOGINS, STRANGER);
            Await.until("the stranger has half of " + most + " places", () -> openStrangers() <= most / 2);
            assertTrue(strangers.getLast().isOpen());
        }
    }

    @Test
    void shouldCloseTheOldestConnectionOfTheAddressThatHasTheMost() throws Exception {
        final ServerContext context = context().maxHandshakes(MAX_HANDSHAKES, 3);
        try (ServedStore served = new ServedStore(directory, context)) {
            connect(served, 1, CLIENT);
            connect(served, 3, STRANGER);
            connect(served, 1, "127.0.0.3");
            assertEquals(0, strangers.get(1).awaitEnd());
            strangers.remove(1).close();
            assertOpenFrom(0);
        }
    }

    @Test
    void shouldCountOnlyClientsThatHaveGreeted() throws Exception {
        try (ServedStore served = new ServedStore(directory, new ServerContext().maxConnections(2))) {
            connect(served, 10);
            try (RawPeer first = new RawPeer(served.address()).greet();
                    RawPeer second = new RawPeer(served.address()).greet()) {
                first.ping();
                second.ping();
                assertEquals(2, served.server().clientCount());
            }
        }
    }

    @Test
    void shouldCloseTheOldestConnectionWithoutAHandshake() throws Exception {
        try (ServedStore served = new ServedStore(directory, context())) {
            connect(served, MAX_HANDSHAKES + 3);
            for (int i = 0; i < 3; i++) {
                assertEquals(0, strangers.get(i).awaitEnd());
            }
            assertOpenFrom(3);
        }
    }

    @Test
    void shouldCloseASilentConnectionBeforeAnOlderOneThatHasSentSomething() throws Exception {
        try (ServedStore served = new ServedStore(directory, context());
                RawPeer slow = new RawPeer(served.address())) {
            slow.send(new byte[] {1});
            connect(served, 1);
            slow.send(new byte[] {0});
            new RawPeer(served.address()).greet().close();
            connect(served, MAX_HANDSHAKES);
            assertEquals(0, strangers.getFirst().awaitEnd());
            assertTrue(slow.isOpen());
        }
    }

    @Test
    void shouldKeepAClientThatCompletesItsHandshakeAmongManyStrangers() throws Exception {
        try (ServedStore served = new ServedStore(directory, context());
                RawPeer client = new RawPeer(served.address())) {
            connect(served, MAX_HANDSHAKES - 1);
            client.greet();
            connect(served, 2 * MAX_HANDSHAKES);
            client.ping();
        }
    }

    @Test
    void shouldLetAClientReconnectWhenAnotherHasLeft() throws Exception {
        try (ServedStore served = new ServedStore(directory, new ServerContext().maxConnections(1))) {
            final RawPeer first = new RawPeer(served.address()).greet();
            try (RawPeer refused = new RawPeer(served.address())) {
                refused.send(RawPeer.frame(0, RawPeer.hello(), 0));
                assertEquals(
                        PosixError.EAGAIN.number(), refused.receiveFailure().errorNumber());
            }
            first.close();
            Await.until("a free connection", () -> served.server().clientCount() == 0);
            new RawPeer(served.address()).greet().close();
        }
    }

    @Test
    void shouldLetAClientReplaceItsOwnConnectionAtTheLimit() throws Exception {
        try (ServedStore served = new ServedStore(directory, new ServerContext().maxConnections(1));
                RawPeer lost = new RawPeer(served.address())) {
            final long[] ticket = lost.greetForTicket();
            try (RawPeer back = new RawPeer(served.address())) {
                assertEquals(1, back.resume(ticket));
                lost.awaitEnd();
                back.ping();
            }
        }
    }

    private KeyTool makeKeys() throws Exception {
        final KeyTool tool = new KeyTool(directory);
        tool.makeKey("server");
        tool.makeKey("client");
        tool.trust("clients", "client");
        tool.trust("servers", "server");
        return tool;
    }

    private void connect(final ServedStore served, final int count) throws IOException {
        connect(served, count, CLIENT);
    }

    private void connect(final ServedStore served, final int count, final String from) throws IOException {
        for (int i = 0; i < count; i++) {
            strangers.add(new RawPeer(served.address(), InetAddress.getByName(from)));
        }
    }

    private int openStrangers() throws IOException {
        int open = 0;
        for (final RawPeer stranger : strangers) {
            open += stranger.isOpen() ? 1 : 0;
        }
        return open;
    }

    private void assertOpenFrom(final int first) throws IOException {
        for (int i = first; i < strangers.size(); i++) {
            assertTrue(strangers.get(i).isOpen(), "connection " + i);
        }
        assertFalse(strangers.isEmpty());
    }

    private static ServerContext context() {
        return new ServerContext()
                .eventLoops(1)
                .maxHandshakes(MAX_HANDSHAKES, MAX_HANDSHAKES)
                .handshakeTimeout(Duration.ofMinutes(1));
    }
}
