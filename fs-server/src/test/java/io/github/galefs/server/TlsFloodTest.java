package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsPeer;
import io.github.galefs.wire.TlsVersions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Peers that send TLS records without data, and no end of them, keep neither an event loop nor memory. */
@Timeout(60)
class TlsFloodTest {
    /** A warning that the user has canceled the handshake, in clear. TLS 1.3 ignores it. */
    private static final byte[] USER_CANCELED = {0x15, 3, 3, 0, 2, 1, 0x5A};

    /** The end of a flood that nobody stops, which is a failure. */
    private static final long MAX_FLOOD_BYTES = 64 << 20;

    private static final int BATCH = 1000;

    @TempDir
    private static Path keys;

    private static SSLContext serverKeys;
    private static SSLContext clientKeys;

    @TempDir
    private Path directory;

    private ExecutorService threads;
    private ServedStore served;

    @BeforeAll
    static void makeKeys() throws Exception {
        final KeyTool tool = new KeyTool(keys);
        tool.makeKey("server");
        tool.trust("servers", "server");
        serverKeys = tool.load("server", null);
        clientKeys = tool.load(null, "servers");
    }

    @BeforeEach
    void serve() throws Exception {
        threads = Executors.newSingleThreadExecutor();
        served = new ServedStore(
                directory,
                new ServerContext()
                        .eventLoops(1)
                        .tls(serverKeys, false)
                        .tlsVersions(TlsVersions.TLS_1_2_AND_1_3)
                        .handshakeTimeout(Duration.ofMinutes(1)));
    }

    @AfterEach
    void end() throws Exception {
        threads.shutdownNow();
        served.close();
    }

    @Test
    void shouldServeOthersAndEndAHandshakeOfWarningsWithoutEnd() throws Exception {
        final byte[] warnings = new byte[BATCH * USER_CANCELED.length];
        for (int i = 0; i < warnings.length; i++) {
            warnings[i] = USER_CANCELED[i % USER_CANCELED.length];
        }
        try (Socket stranger =
                new Socket(served.address().host(), served.address().port())) {
            requireEndOf(() -> {
                stranger.getOutputStream().write(warnings);
                return warnings.length;
            });
        }
    }

    @Test
    void shouldServeOthersAndEndAConnectionThatUpdatesItsKeysWithoutEnd() throws Exception {
        try (TlsPeer stranger = connect("TLSv1.3")) {
            requireEndOf(() -> {
                int bytes = 0;
                for (int i = 0; i < BATCH; i++) {
                    bytes += stranger.updateKeys();
                }
                return bytes;
            });
        }
    }

    @Test
    void shouldServeOthersWhileAClientMixesDataWithUpdatesOfKeys() throws Exception {
        try (TlsPeer client = connect("TLSv1.3")) {
            client.send(RawPeer.frame(0, RawPeer.hello(), 0));
            client.send(RawPeer.frame(1, RawMessage.write(1, 0), 4 << 20));
            threads.execute(() -> flood(() -> {
                int bytes = 0;
                for (int i = 0; i < BATCH; i++) {
                    bytes += client.updateKeys() + client.send(new byte[1]);
                }
                return bytes;
            }));
            requireService();
            requireService();
        }
    }

    @Test
    void shouldRefuseAnotherHandshakeOnOneConnection() throws Exception {
        try (TlsPeer client = connect("TLSv1.2")) {
            client.beginHandshake();
            client.awaitEnd();
            requireService();
        }
    }

    /** Sends some records; returns their bytes. */
    private interface Step {
        int run() throws IOException;
    }

    /** Sends records until the server ends the connection, and requires that it does and serves others meanwhile. */
    private void requireEndOf(final Step records) throws Exception {
        final Future<Long> flood = threads.submit(() -> flood(records));
        requireService();
        final long sent = flood.get();
        assertTrue(sent < MAX_FLOOD_BYTES, "the server has taken " + sent + " bytes");
    }

    /** Sends records until the connection is lost; returns the bytes that were sent before. */
    private static long flood(final Step records) {
        long sent = 0;
        try {
            while (sent < MAX_FLOOD_BYTES) {
                sent += records.run();
            }
        } catch (final IOException _) {
            // The server has ended the connection.
        }
        return sent;
    }

    private TlsPeer connect(final String version) throws IOException {
        final SocketChannel socket = SocketChannel.open(
                new InetSocketAddress(served.address().host(), served.address().port()));
        return new TlsPeer(socket, clientKeys, version);
    }

    private void requireService() throws Exception {
        try (RemoteFileService files = RemoteFileService.connect(
                served.clientContext().tls(clientKeys).connectTimeout(Duration.ofSeconds(5)))) {
            assertTrue(files.stat("/").directory());
        }
    }
}
