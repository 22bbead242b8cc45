package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that closes while clients write. */
@Timeout(60)
class ShutdownTest {
    private static final int CLIENTS = 6;
    private static final int WRITE_LENGTH = 5000;
    private static final int MIN_WRITES = 20;
    /** More than a socket's peer takes before it reads, and less than the socket takes. */
    private static final int LONG_READ = 1024 * 1024;

    /** A server that did not wait for its clients would have ended. */
    private static final long LATE_MILLIS = 100;

    private static final long MAX_SHUTDOWN_NANOS = 10_000_000_000L;

    /** Errors of a call that the server has refused, or has not answered. */
    private static final Set<PosixError> ERRORS =
            EnumSet.of(PosixError.ECONNREFUSED, PosixError.ECONNRESET, PosixError.ETIMEDOUT);

    @TempDir
    private Path directory;

    /** Acknowledged writes of each client. */
    private final AtomicIntegerArray acknowledged = new AtomicIntegerArray(CLIENTS);

    @Test
    void shouldAnswerOrRefuseEveryCallAndKeepAcknowledgedWrites() throws Exception {
        final List<Future<?>> writers = new ArrayList<>();
        try (ServedStore served = new ServedStore(directory);
                ExecutorService threads = Executors.newFixedThreadPool(CLIENTS)) {
            for (int i = 0; i < CLIENTS; i++) {
                final int client = i;
                final RemoteFileService files =
                        RemoteFileService.connect(served.clientContext().reconnectTimeout(Duration.ofMillis(300)));
                writers.add(threads.submit(() -> writeUntilRefused(files, client)));
            }
            Await.until(
                    "every client has written",
                    () -> IntStream.range(0, CLIENTS).allMatch(client -> acknowledged.get(client) >= MIN_WRITES));
            final long begin = System.nanoTime();
            served.end();
            assertTrue(System.nanoTime() - begin < MAX_SHUTDOWN_NANOS, "the shutdown exceeds its timeout");
            for (final Future<?> writer : writers) {
                writer.get();
            }
            assertHoldsAcknowledgedWrites();
        }
    }

    @Test
    void shouldLetAClientReceiveItsRepliesWhenItSendsRequestsThatAreNotReadAnyMore() throws Exception {
        final Gate gate = new Gate();
        try (InterceptedServer served =
                new InterceptedServer(directory, new ServerContext(), files -> new GatedDirectories(files, gate))) {
            Bytes.create(served.store(), "file", Bytes.pattern(LONG_READ, 1));
            final RawPeer peer = served.connect().greet();
            peer.send(RawPeer.frame(0, RawMessage.read(peer.open(0, "file"), 0, LONG_READ), 0));
            peer.send(RawPeer.frame(1, RawMessage.makeDirectory("slow"), 0));
            gate.awaitReached();
            final Thread closing = Thread.ofPlatform().start(served::closeServer);
            Await.until("the server waits for replies", () -> closing.getState() == Thread.State.TIMED_WAITING);
            gate.open();
            Await.until("all is sent", () -> served.connectionCount() == 0);
            TimeUnit.MILLISECONDS.sleep(LATE_MILLIS);
            peer.send(RawPeer.frame(2, RawMessage.ping(), 0));
            assertEquals(ReadReplyDecoder.TEMPLATE_ID, peer.receive());
            assertEquals(DoneReplyDecoder.TEMPLATE_ID, peer.receive());
            peer.close();
            closing.join();
        }
    }

    private void assertHoldsAcknowledgedWrites() throws Exception {
        try (ServedStore reopened = new ServedStore(directory)) {
            for (int client = 0; client < CLIENTS; client++) {
                final long handle = reopened.store().open("file" + client, Bytes.READ);
                for (int write = 0; write < acknowledged.get(client); write++) {
                    assertArrayEquals(
                            Bytes.pattern(WRITE_LENGTH, write),
                            Bytes.read(reopened.store(), handle, (long) write * WRITE_LENGTH, WRITE_LENGTH));
                }
            }
        }
    }

    private void writeUntilRefused(final RemoteFileService files, final int client) {
        try (files) {
            final long handle = files.open("file" + client, Bytes.NEW);
            while (true) {
                final int write = acknowledged.get(client);
                Bytes.write(files, handle, (long) write * WRITE_LENGTH, Bytes.pattern(WRITE_LENGTH, write));
                acknowledged.incrementAndGet(client);
                if (write % 10 == 0) {
                    files.sync(handle);
                }
            }
        } catch (final FileServiceException e) {
            assertTrue(ERRORS.contains(e.error()), e.getMessage());
        }
    }
}
