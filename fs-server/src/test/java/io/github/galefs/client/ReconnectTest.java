package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Appended;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.RenameRequestDecoder;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client that loses its connections to the server. */
@Timeout(90)
class ReconnectTest {
    private static final int IDLE_MILLIS = 60_000;

    /** Connections that a client makes at most in 2 s, with pauses of 20 ms after the first few. */
    private static final int MAX_CONNECTIONS = 110;

    @TempDir
    private Path directory;

    private ServedStore served;
    private BreakableProxy proxy;
    private RemoteFileService files;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, new ServerContext().sessionLease(Duration.ofSeconds(20)));
        proxy = new BreakableProxy(served.address());
        files = connect(Duration.ofSeconds(10));
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        proxy.close();
        served.close();
    }

    @Test
    void shouldKeepOpenFilesWhenTheConnectionIsLost() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        Bytes.write(files, handle, 0, Bytes.pattern(100_000, 1));
        files.unlink("file");
        proxy.breakAll();

        assertArrayEquals(Bytes.pattern(100_000, 1), Bytes.read(files, handle, 0, 100_000));
        assertEquals(2, Bytes.write(files, handle, 0, new byte[10]));
    }

    @Test
    void shouldExecuteEachCallOnceWhenConnectionsAreLostAllTheTime() throws Exception {
        final AtomicBoolean finished = new AtomicBoolean();
        final CompletableFuture<Void> breaking = CompletableFuture.runAsync(() -> {
            while (!finished.get()) {
                proxy.breakAll();
                try {
                    Thread.sleep(15);
                } catch (final InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        final long handle = files.open("file", Bytes.NEW);
        final long log = files.open("log", Bytes.NEW);
        files.makeDirectory("d0");
        for (int i = 0; i < 300; i++) {
            // Each of these calls fails, or returns another result, if it is executed twice.
            files.rename("d" + i, "d" + (i + 1));
            files.makeDirectory("other");
            files.removeDirectory("other");
            assertEquals(i + 1, Bytes.write(files, handle, i * 1000L, Bytes.pattern(1000, i)));
            assertArrayEquals(Bytes.pattern(1000, i), Bytes.read(files, handle, i * 1000L, 1000));
            assertEquals(new Appended(i * 1000L, i + 1), Bytes.append(files, log, Bytes.pattern(1000, i)));
        }
        finished.set(true);
        breaking.get(10, TimeUnit.SECONDS);
        assertTrue(files.stat("d300").directory());
        assertTrue(proxy.connections() > 3, proxy.connections() + " connections");
    }

    @Test
    void shouldReopenFilesWhenTheServerIsReplaced() throws Exception {
        final long kept = files.open("kept", Bytes.NEW);
        final long replaced = files.open("replaced", Bytes.NEW);
        final long gone = files.open("gone", Bytes.NEW);
        Bytes.write(files, kept, 0, Bytes.pattern(10_000, 1));
        served.store().unlink("gone");
        served.store().unlink("replaced");
        Bytes.create(served.store(), "replaced", new byte[3]);
        restart();

        assertArrayEquals(Bytes.pattern(10_000, 1), Bytes.read(files, kept, 0, 10_000));
        assertEquals(2, Bytes.write(files, kept, 0, new byte[1]));
        for (int i = 0; i < 2; i++) {
            Bytes.assertRefused(PosixError.ESTALE, () -> files.status(replaced));
            Bytes.assertRefused(PosixError.ESTALE, () -> Bytes.write(files, gone, 0, new byte[1]));
        }
        files.close(gone);
        files.close(kept);
    }

    @Test
    void shouldPauseBetweenAttemptsAtAServerThatKeepsNoConnection() throws Exception {
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> templateId == HelloDecoder.TEMPLATE_ID
                        ? ScriptedServer.welcome(Protocol.MAX_VERSION, IDLE_MILLIS)
                        : null);
                RemoteFileService files = RemoteFileService.connect(server.clientContext()
                        .callTimeout(Duration.ofSeconds(1))
                        .reconnectTimeout(Duration.ofSeconds(1)))) {
            Bytes.assertRefused(PosixError.ETIMEDOUT, () -> files.stat("/"));
            assertTrue(server.count(HelloDecoder.TEMPLATE_ID) <= MAX_CONNECTIONS);
        }
    }

    @Test
    void shouldThrowConnectionResetWhenTheSessionIsLostDuringARename() throws Exception {
        files.makeDirectory("d");
        // The server executes the request, but its reply never arrives.
        proxy.dropReplies();
        final CompletableFuture<FileServiceException> failure = CompletableFuture.supplyAsync(() -> {
            try {
                files.rename("d", "e");
                return null;
            } catch (final FileServiceException e) {
                return e;
            }
        });
        Await.until(
                "the server has executed the rename",
                () -> served.store().list("/").stream()
                        .anyMatch(entry -> entry.name().equals("e")));
        restart();
        proxy.forwardReplies();
        proxy.breakAll();

        assertEquals(PosixError.ECONNRESET, failure.get(30, TimeUnit.SECONDS).error());
        assertTrue(files.stat("e").directory());
    }

    /** Another client removes the file that it has replaced: a second execution would bring it back. */
    @Test
    void shouldReplaceAFileOnceWhenTheReplyIsLost() throws Exception {
        proxy.dropReplies();
        final CompletableFuture<FileServiceException> failure = replace("t", "e");
        Await.until(
                "the server has replaced the file",
                () -> served.store().list("/").stream()
                        .anyMatch(entry -> entry.name().equals("e")));
        served.store().unlink("e");
        proxy.forwardReplies();
        proxy.breakAll();

        assertNull(failure.get(30, TimeUnit.SECONDS));
        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldThrowConnectionResetWhenTheSessionIsLostDuringAReplacement() throws Exception {
        proxy.dropReplies();
        final CompletableFuture<FileServiceException> failure = replace("t", "e");
        Await.until(
                "the server has replaced the file",
                () -> served.store().list("/").stream()
                        .anyMatch(entry -> entry.name().equals("e")));
        restart();
        proxy.forwardReplies();
        proxy.breakAll();

        assertEquals(PosixError.ECONNRESET, failure.get(30, TimeUnit.SECONDS).error());
        assertEquals(10, files.stat("e").size());
    }

    private CompletableFuture<FileServiceException> replace(final String temporary, final String path) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                files.replace(temporary, path, MemorySegment.ofArray(new byte[10]), 0, 10);
                return null;
            } catch (final FileServiceException e) {
                return e;
            }
        });
    }

    @Test
    void shouldThrowConnectionResetWhenTheSessionIsLostDuringAnAppend() throws Exception {
        final long handle = files.open("log", Bytes.NEW);
        proxy.dropReplies();
        final CompletableFuture<FileServiceException> failure = CompletableFuture.supplyAsync(() -> {
            try {
                Bytes.append(files, handle, new byte[10]);
                return null;
            } catch (final FileServiceException e) {
                return e;
            }
        });
        Await.until(
                "the server has executed the append",
                () -> served.store().stat("log").size() > 0);
        restart();
        proxy.forwardReplies();
        proxy.breakAll();

        assertEquals(PosixError.ECONNRESET, failure.get(30, TimeUnit.SECONDS).error());
        assertEquals(10, files.status(handle).size());
        assertEquals(new Appended(10, 2), Bytes.append(files, handle, new byte[10]));
    }

    /** A server that shuts down refuses every request, also one that it has executed. */
    @Test
    void shouldThrowConnectionResetWhenTheServerShutsDownAfterItHasExecutedARename() throws Exception {
        final AtomicInteger sessionId = new AtomicInteger(1);
        final AtomicInteger renames = new AtomicInteger();
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> switch (templateId) {
                    case HelloDecoder.TEMPLATE_ID ->
                        ScriptedServer.welcome(Protocol.MAX_VERSION, IDLE_MILLIS, sessionId.get());
                    case RenameRequestDecoder.TEMPLATE_ID ->
                        switch (renames.incrementAndGet()) {
                            case 1 -> null;
                            case 2 -> {
                                sessionId.incrementAndGet();
                                yield ScriptedServer.failure(PosixError.ECONNREFUSED);
                            }
                            default -> ScriptedServer.done();
                        };
                    default -> ScriptedServer.done();
                });
                RemoteFileService client = RemoteFileService.connect(server.clientContext())) {
            Bytes.assertRefused(PosixError.ECONNRESET, () -> client.rename("d", "e"));
            assertEquals(2, renames.get());
        }
    }

    @Test
    void shouldFailWithinTheReconnectTimeoutWhenTheServerIsGone() throws Exception {
        files.close();
        files = connect(Duration.ofSeconds(1));
        files.makeDirectory("d");
        proxy.refuseConnections();
        proxy.breakAll();
        final long begin = System.nanoTime();
        final FileServiceException failure = assertThrows(FileServiceException.class, () -> files.stat("d"));
        assertTrue(
                failure.error() == PosixError.ECONNREFUSED || failure.error() == PosixError.ECONNRESET,
                failure.getMessage());
        assertTrue(System.nanoTime() - begin < 10_000_000_000L);
    }

    @Test
    void shouldNotWaitInEveryCallWhenTheServerIsGone() throws Exception {
        files.close();
        files = connect(Duration.ofSeconds(2));
        proxy.refuseConnections();
        proxy.breakAll();
        final long begin = System.nanoTime();
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            final List<Future<?>> calls = IntStream.range(0, 8)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> files.stat("/")))
                    .toList();
            for (final Future<?> call : calls) {
                assertThrows(ExecutionException.class, call::get);
            }
        }
        for (int i = 0; i < 8; i++) {
            assertThrows(FileServiceException.class, () -> files.stat("/"));
        }
        final double seconds = (System.nanoTime() - begin) / 1e9;
        assertTrue(seconds < 5, seconds + " s");
        proxy.acceptConnections();
        assertTrue(files.stat("/").directory());
    }

    @Test
    void shouldTryAgainWhenTheFirstConnectionIsClosedBeforeTheWelcome() throws Exception {
        proxy.refuseConnections();
        final int refused = proxy.refused();
        final CompletableFuture<RemoteFileService> connecting = CompletableFuture.supplyAsync(() -> {
            try {
                return connect(Duration.ofSeconds(10));
            } catch (final Exception e) {
                throw new CompletionException(e);
            }
        });
        Await.until("two attempts", () -> proxy.refused() >= refused + 2 || connecting.isDone());
        proxy.acceptConnections();
        try (RemoteFileService other = connecting.get(30, TimeUnit.SECONDS)) {
            assertTrue(other.stat("/").directory());
        }
    }

    @Test
    void shouldGiveUpTheFirstConnectionWhenItIsClosedForTheReconnectTimeout() {
        proxy.refuseConnections();
        final long begin = System.nanoTime();
        Bytes.assertRefused(PosixError.ECONNRESET, () -> connect(Duration.ofSeconds(1)));
        assertTrue(System.nanoTime() - begin < 10_000_000_000L);
    }

    /** As by a server that uses TLS where the client does not: its user waits for the error. */
    @Test
    void shouldGiveUpTheFirstConnectionSoonWhenTheReconnectTimeoutIsLong() {
        proxy.refuseConnections();
        final long begin = System.nanoTime();
        Bytes.assertRefused(PosixError.ECONNRESET, () -> connect(Duration.ofMinutes(10)));
        assertTrue(System.nanoTime() - begin < 20_000_000_000L);
    }

    @Test
    void shouldFailAtOnceWhenNothingListensForTheFirstConnection() throws Exception {
        proxy.close();
        final long begin = System.nanoTime();
        Bytes.assertRefused(PosixError.ECONNREFUSED, () -> connect(Duration.ofSeconds(30)));
        assertTrue(System.nanoTime() - begin < 10_000_000_000L);
    }

    @Test
    void shouldFailAtOnceWhenTheServerHasNoPlaceForTheFirstConnection() throws Exception {
        served.restart(new ServerContext().maxConnections(1));
        assertTrue(files.stat("/").directory());
        final int before = proxy.connections();
        Bytes.assertRefused(PosixError.EAGAIN, () -> connect(Duration.ofSeconds(30)));
        assertEquals(before + 1, proxy.connections());
    }

    @Test
    void shouldTryAgainWhenTheServerHasNoPlaceForAReconnect() throws Exception {
        served.restart(new ServerContext().maxConnections(1));
        assertTrue(files.stat("/").directory());
        proxy.refuseConnections();
        proxy.breakAll();
        Await.until("the connection is lost", () -> served.server().status().clients() == 0);
        final CompletableFuture<FileStatus> call;
        final int refused;
        try (RemoteFileService other = served.connect()) {
            assertTrue(other.stat("/").directory());
            refused = proxy.connections();
            proxy.acceptConnections();
            call = CompletableFuture.supplyAsync(() -> {
                try {
                    return files.stat("/");
                } catch (final FileServiceException e) {
                    throw new CompletionException(e);
                }
            });
            Await.until("the client is refused twice", () -> proxy.connections() >= refused + 3 || call.isDone());
        }
        assertTrue(call.get(30, TimeUnit.SECONDS).directory());
    }

    @Test
    void shouldFailWhenTheServerClosesEveryConnection() throws Exception {
        try (HostileServer hostile = new HostileServer(1, HostileServer.Mode.CLOSE_AFTER_HANDSHAKE);
                RemoteFileService client = RemoteFileService.connect(new ClientContext()
                        .address(hostile.address())
                        .callTimeout(Duration.ofMillis(500))
                        .reconnectTimeout(Duration.ofMillis(500)))) {
            final long begin = System.nanoTime();
            assertThrows(FileServiceException.class, () -> client.stat("/"));
            assertTrue(System.nanoTime() - begin < 10_000_000_000L);
        }
    }

    @Test
    void shouldTimeOutWhenNoReplyComes() throws Exception {
        try (RemoteFileService client = RemoteFileService.connect(
                new ClientContext().address(proxy.address()).callTimeout(Duration.ofMillis(300)))) {
            proxy.dropReplies();
            Bytes.assertRefused(PosixError.ETIMEDOUT, () -> client.stat("/"));
            proxy.forwardReplies();
            proxy.breakAll();
            assertTrue(client.stat("/").directory());
        }
    }

    private RemoteFileService connect(final Duration reconnectTimeout) throws Exception {
        return RemoteFileService.connect(
                served.clientContext().address(proxy.address()).reconnectTimeout(reconnectTimeout));
    }

    private void restart() throws Exception {
        served.restart();
    }
}
