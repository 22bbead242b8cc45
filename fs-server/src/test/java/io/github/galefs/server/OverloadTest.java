package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.Bytes;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** More requests than the server can execute at once wait; none is lost, and the server's threads are bounded. */
@Timeout(90)
class OverloadTest {
    private static final int CONNECTIONS = 200;
    private static final int IN_FLIGHT = 64;
    private static final int MAX_THREADS = 64;
    private static final int BLOCKED_AT = 7_000_000;

    /** More than the server remembers the results of while one write is slow. */
    private static final int WRITES = 4000;

    /** More writes than the server once remembered for a client, and fewer than it remembers now. */
    private static final int WRITES_BEFORE_LIMIT = 1000;

    @TempDir
    private Path directory;

    private final Gate gate = new Gate();
    private final AtomicInteger written = new AtomicInteger();
    private InterceptedServer server;

    @BeforeEach
    void serve() throws Exception {
        server = new InterceptedServer(directory, new ServerContext(), this::blocking);
    }

    @AfterEach
    void end() throws Exception {
        gate.open();
        server.close();
    }

    @Test
    void shouldAnswerEveryRequestOnABoundedNumberOfThreads() throws Exception {
        Bytes.create(server.store(), "file", new byte[1]);
        final List<RawPeer> peers = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            peers.add(server.connect().greet());
        }
        for (final RawPeer peer : peers) {
            for (int i = 1; i <= IN_FLIGHT; i++) {
                peer.send(RawPeer.frame(i, i % 2 == 0 ? RawMessage.syncAll() : RawMessage.stat("/file"), 0));
            }
        }
        int threads = 0;
        for (final RawPeer peer : peers) {
            for (int i = 1; i <= IN_FLIGHT; i++) {
                assertTrue(peer.receive() > 0, "a request without a reply");
            }
            threads = Math.max(threads, serverThreads());
        }
        assertTrue(threads <= MAX_THREADS, threads + " threads");
    }

    @Test
    void shouldKeepTheConnectionWhenOneWriteIsSlowAndManyFollow() throws Exception {
        try (RemoteFileService files = server.connectClient();
                ExecutorService callers = Executors.newFixedThreadPool(3)) {
            final long handle = files.open("written", Bytes.NEW);
            final Future<?> slow = callers.submit(() -> Bytes.write(files, handle, BLOCKED_AT, new byte[1]));
            gate.awaitReached();
            final List<Future<?>> writers = new ArrayList<>();
            for (int caller = 0; caller < 2; caller++) {
                writers.add(callers.submit(() -> {
                    for (int i = 0; i < WRITES; i++) {
                        Bytes.write(files, handle, i, new byte[] {1});
                    }
                    return null;
                }));
            }
            Await.until("the writers to reach the limit", () -> written.get() >= WRITES_BEFORE_LIMIT);
            gate.open();
            slow.get();
            for (final Future<?> writer : writers) {
                writer.get();
            }
            assertEquals(1, server.connectionCount());
            assertEquals(BLOCKED_AT + 1, files.status(handle).size());
            assertEquals(2L * WRITES + 1, files.status(handle).version());
        }
    }

    @Test
    void shouldKeepTheConnectionWhenASyncIsSlowAndManyWritesFollow() throws Exception {
        try (RemoteFileService files = server.connectClient();
                ExecutorService callers = Executors.newFixedThreadPool(1)) {
            final long handle = files.open("written", Bytes.NEW);
            final Future<?> slow = callers.submit(() -> {
                files.syncAll();
                return null;
            });
            gate.awaitReached();
            for (int i = 0; i < WRITES; i++) {
                Bytes.write(files, handle, i, new byte[] {1});
            }
            gate.open();
            slow.get();
            assertEquals(1, server.connectionCount());
        }
    }

    private static int serverThreads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("galefs-server"))
                .count();
    }

    /** Returns a service whose write at one offset, and whose sync of all files the first time, block. */
    private FileService blocking(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public long write(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment source,
                    final long sourceOffset,
                    final int length)
                    throws FileServiceException {
                if (fileOffset == BLOCKED_AT) {
                    gate.pass();
                }
                written.incrementAndGet();
                return super.write(handle, fileOffset, source, sourceOffset, length);
            }

            @Override
            public void syncAll() throws FileServiceException {
                if (server.clientCount() == 1) {
                    gate.pass();
                }
                super.syncAll();
            }
        };
    }
}
