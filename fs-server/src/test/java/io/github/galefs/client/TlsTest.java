package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.KeyTool;
import io.github.galefs.wire.TlsVersions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class TlsTest {
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    private static final String AEAD_SUITE = "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256";
    private static final String CBC_SUITE = "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256";

    @TempDir
    private static Path keys;

    private static KeyTool tool;

    @TempDir
    private Path directory;

    @BeforeAll
    static void makeKeys() throws Exception {
        tool = new KeyTool(keys);
        for (final String name : List.of("server", "client", "stranger")) {
            tool.makeKey(name);
        }
        tool.trust("clients", "client");
        tool.trust("servers", "server");
    }

    @Test
    void shouldServeAClientWithATrustedCertificate() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(true));
                RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().tls(load("client", "servers")))) {
            final byte[] bytes = Bytes.pattern(6_000_000, 1);
            Bytes.create(files, "file", bytes);
            assertArrayEquals(bytes, Bytes.readAll(files, "file"));
            try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
                final List<Future<?>> jobs = IntStream.range(0, 16)
                        .<Future<?>>mapToObj(i -> threads.submit(() -> {
                            Bytes.create(files, "file" + i, Bytes.pattern(300_000 + i, i));
                            assertArrayEquals(Bytes.pattern(300_000 + i, i), Bytes.readAll(files, "file" + i));
                            return null;
                        }))
                        .toList();
                for (final Future<?> job : jobs) {
                    job.get();
                }
            }
        }
    }

    @Test
    void shouldRefuseClientsWithoutATrustedCertificate() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(true))) {
            for (final SSLContext wrong : List.of(load("stranger", "servers"), load(null, "servers"))) {
                final FileServiceException failure = assertThrows(
                        FileServiceException.class,
                        () -> RemoteFileService.connect(served.clientContext().tls(wrong)));
                assertTrue(
                        failure.error() == PosixError.EACCES || failure.error() == PosixError.ECONNRESET,
                        failure.getMessage());
            }
            assertEquals(0, served.server().sessionCount());
        }
    }

    @Test
    void shouldRefuseAServerWithoutATrustedCertificate() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(false))) {
            Bytes.assertRefused(
                    PosixError.EACCES,
                    () -> RemoteFileService.connect(served.clientContext().tls(load("client", "clients"))));
        }
    }

    @Test
    void shouldRefuseAClientWithoutTls() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(true))) {
            assertThrows(
                    FileServiceException.class,
                    () -> RemoteFileService.connect(served.clientContext().connectTimeout(Duration.ofSeconds(2))));
        }
    }

    @Test
    void shouldCloseAConnectionThatDoesNotCompleteTheHandshakeInTime() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(true).handshakeTimeout(Duration.ofMillis(300)));
                Socket silent =
                        new Socket(served.address().host(), served.address().port())) {
            silent.setSoTimeout(10_000);
            silent.getInputStream().readAllBytes();
        }
    }

    @Test
    void shouldRefuseClientsWithoutTheRightToken() throws Exception {
        final byte[] token = "a secret".getBytes(StandardCharsets.UTF_8);
        try (ServedStore served = new ServedStore(directory, server(false).token(token))) {
            final SSLContext trusting = load(null, "servers");
            try (RemoteFileService files = RemoteFileService.connect(
                    served.clientContext().tls(trusting).token("a secret"))) {
                assertTrue(files.stat("/").directory());
            }
            for (final String wrong : List.of("", "a secreT", "a secret ", "a secre")) {
                Bytes.assertRefused(
                        PosixError.EACCES,
                        () -> RemoteFileService.connect(
                                served.clientContext().tls(trusting).token(wrong)));
            }
        }
    }

    @Test
    void shouldRefuseTls12UnlessItIsAllowed() throws Exception {
        try (ServedStore served = new ServedStore(directory, server(false))) {
            assertThrows(IOException.class, () -> handshake(served, "TLSv1.2", AEAD_SUITE));
            handshake(served, "TLSv1.3", "TLS_AES_128_GCM_SHA256");
        }
    }

    @Test
    void shouldAcceptOnlyAuthenticatedEncryptionWhenTls12IsAllowed() throws Exception {
        final ServerContext context = server(false).tlsVersions(TlsVersions.TLS_1_2_AND_1_3);
        try (ServedStore served = new ServedStore(directory, context)) {
            handshake(served, "TLSv1.2", AEAD_SUITE);
            handshake(served, "TLSv1.3", "TLS_AES_128_GCM_SHA256");
            assertThrows(IOException.class, () -> handshake(served, "TLSv1.2", CBC_SUITE));
        }
    }

    @Test
    void shouldRefuseAServerOfTls12UnlessItIsAllowed() throws Exception {
        try (SSLServerSocket server =
                (SSLServerSocket) load("server", null).getServerSocketFactory().createServerSocket(0, 1, LOOPBACK)) {
            server.setEnabledProtocols(new String[] {"TLSv1.2"});
            Thread.ofVirtual().start(() -> {
                try (Socket socket = server.accept()) {
                    socket.getInputStream().readAllBytes();
                } catch (final IOException _) {
                    // The client has refused.
                }
            });
            final ClientContext context = new ClientContext()
                    .address(new ServerAddress(LOOPBACK.getHostAddress(), server.getLocalPort()))
                    .tls(load(null, "servers"));
            Bytes.assertRefused(PosixError.EACCES, () -> RemoteFileService.connect(context));
        }
    }

    @Test
    void shouldRefuseAServerThatUpdatesItsKeysWithoutEnd() throws Exception {
        try (SSLServerSocket server =
                (SSLServerSocket) load("server", null).getServerSocketFactory().createServerSocket(0, 1, LOOPBACK)) {
            Thread.ofVirtual().start(() -> {
                try (SSLSocket socket = (SSLSocket) server.accept()) {
                    while (true) {
                        socket.startHandshake();
                    }
                } catch (final IOException _) {
                    // The client has closed the connection.
                }
            });
            final ClientContext context = new ClientContext()
                    .address(new ServerAddress(LOOPBACK.getHostAddress(), server.getLocalPort()))
                    .tls(load(null, "servers"));
            Bytes.assertRefused(PosixError.EPROTO, () -> RemoteFileService.connect(context));
        }
    }

    private static void handshake(final ServedStore served, final String protocol, final String suite)
            throws Exception {
        try (SSLSocket socket = (SSLSocket) load(null, "servers")
                .getSocketFactory()
                .createSocket(served.address().host(), served.address().port())) {
            socket.setSoTimeout(10_000);
            socket.setEnabledProtocols(new String[] {protocol});
            socket.setEnabledCipherSuites(new String[] {suite});
            socket.startHandshake();
            assertEquals(suite, socket.getSession().getCipherSuite());
        }
    }

    private static ServerContext server(final boolean certificates) throws Exception {
        return new ServerContext().tls(load("server", certificates ? "clients" : null), certificates);
    }

    private static SSLContext load(final String identity, final String trusted) throws Exception {
        return tool.load(identity, trusted);
    }
}
