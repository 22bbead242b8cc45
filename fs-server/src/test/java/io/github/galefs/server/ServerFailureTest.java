package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.agrona.concurrent.NanoClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server in which a thread fails does not go on as if it were healthy: it closes itself and reports the error. */
@Timeout(60)
class ServerFailureTest {
    private final Error error = new OutOfMemoryError("of a test");

    @TempDir
    private Path directory;

    private final List<Throwable> reported = new CopyOnWriteArrayList<>();
    private EmbeddedStore store;

    /** Beginning of the names of the threads whose next look at the clock fails. */
    private volatile String failingThreads;

    @BeforeEach
    void createStore() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        store.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"galefs-server-loop", "galefs-server-housekeeping", "galefs-server-ring"})
    void shouldCloseItselfAndReportTheErrorWhenAThreadFails(final String threads) throws Exception {
        final NanoClock clock = () -> {
            final String failing = failingThreads;
            if (failing != null && Thread.currentThread().getName().startsWith(failing)) {
                throw error;
            }
            return System.nanoTime();
        };
        try (FileServer server = serve(store, context().clock(clock))) {
            final int port = server.address().getPort();
            try (RawPeer peer = new RawPeer(new ServerAddress("127.0.0.1", port)).greet()) {
                peer.ping();
                assertNull(server.failure());
                failingThreads = threads;
                assertEnds(server, port);
                peer.awaitEnd();
            }
        }
    }

    @Test
    void shouldAnswerTheRequestAndCloseItselfWhenTheFileServiceThrowsAnError() throws Exception {
        final FileService failing = new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return store;
            }

            @Override
            public FileStatus stat(final String path) throws FileServiceException {
                if ("failing".equals(path)) {
                    throw error;
                }
                return super.stat(path);
            }
        };
        try (FileServer server = serve(failing, context())) {
            final int port = server.address().getPort();
            try (RawPeer peer = new RawPeer(new ServerAddress("127.0.0.1", port)).greet()) {
                peer.send(RawPeer.frame(1, RawMessage.stat("failing"), 0));
                assertEquals(PosixError.EIO.number(), peer.receiveFailure().errorNumber());
                assertEnds(server, port);
            }
        }
    }

    @Test
    void shouldReportNothingWhenItIsClosed() throws Exception {
        final FileServer server = serve(store, context());
        final ServerStatus status = ServerStatus.read(directory).orElseThrow();
        assertEquals(server.status(), status);
        assertEquals("", status.failure());
        server.close();
        assertTrue(ServerStatus.read(directory).isEmpty());
        assertNull(server.failure());
        assertTrue(reported.isEmpty());
    }

    private void assertEnds(final FileServer server, final int port) throws Exception {
        Await.until("a report", () -> !reported.isEmpty());
        assertEquals(1, reported.size());
        assertSame(error, reported.getFirst());
        assertSame(error, server.failure());
        assertEquals(
                error.toString(), ServerStatus.read(directory).orElseThrow().failure());
        assertThrows(IOException.class, () -> new RawPeer(new ServerAddress("127.0.0.1", port)).close());
    }

    private ServerContext context() {
        return new ServerContext()
                .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .ringDirectory(directory)
                .statusDirectory(directory)
                .shutdownTimeout(Duration.ofSeconds(2))
                .errorHandler(reported::add);
    }

    private static FileServer serve(final FileService files, final ServerContext context) throws Exception {
        return FileServer.open(files, context);
    }
}
