package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.wire.codec.DoneReplyDecoder;
import io.github.galefs.wire.codec.FailureDecoder;
import io.github.galefs.wire.codec.ReadReplyDecoder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The smallest memory that a server may have suffices for the largest requests, whatever other connections hold. */
@Timeout(60)
class ShortMemoryTest {
    private static final int BLOCK = 4 << 20;

    /** The parts of two blocks take a buffer of 4 MiB and one of 2 MiB if each has its own. */
    private static final long UNALIGNED = (2 << 20) - 1;

    private static final int READERS = 3;
    private static final int SETTLE_MILLIS = 200;

    @TempDir
    private Path directory;

    private final List<RawPeer> peers = new ArrayList<>();
    private GatedStore gated;
    private EmbeddedStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory).blockSize(BLOCK).segmentSize(64 << 20));
        Bytes.create(store, "file", Bytes.pattern(2 * BLOCK, 1));
        gated = new GatedStore(store);
        server = FileServer.open(
                gated,
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .memory(ServerContext.MIN_MEMORY));
    }

    @AfterEach
    void end() throws Exception {
        gated.syncs.open();
        gated.reads.open();
        for (final RawPeer peer : peers) {
            peer.close();
        }
        server.close();
        store.close();
        assertEquals(0, server.usedMemory(), "memory that no one has given back");
    }

    @Test
    void shouldReadAcrossTwoBlocksWhileIdleConnectionsHoldTheirBuffers() throws Exception {
        final List<RawPeer> readers = new ArrayList<>();
        for (int i = 0; i < READERS; i++) {
            readers.add(connect().greet());
        }
        while (server.clientCount() == peers.size()) {
            final RawPeer idle = connect();
            idle.send(RawPeer.frame(0, RawPeer.hello(), 0));
            idle.receive();
        }
        for (int i = 0; i < peers.size() / 3; i++) {
            connect();
        }
        assertTrue(server.usedMemory() > ServerContext.MIN_MEMORY / 4, "idle connections hold " + server.usedMemory());
        try (ExecutorService threads = Executors.newFixedThreadPool(READERS)) {
            final List<Future<Integer>> replies = readers.stream()
                    .map(reader -> threads.submit(() -> read(reader)))
                    .toList();
            for (final Future<Integer> reply : replies) {
                assertEquals(ReadReplyDecoder.TEMPLATE_ID, reply.get());
            }
        }
    }

    /**
     * A payload has its memory when its first byte is received. So its rest must be received although a read of the
     * same connection waits for memory: otherwise that read waits for the payload, and the payload for the read.
     */
    @Test
    void shouldReceiveTheRestOfAPayloadWhileAReadOfTheConnectionWaitsForMemory() throws Exception {
        // Reads are executed by workers while a sync is executed, so that what follows them is received meanwhile.
        gated.syncs.close();
        gated.reads.close();
        final RawPeer syncing = connect().greet();
        syncing.send(RawPeer.frame(1, RawMessage.syncAll(), 0));
        gated.syncs.awaitCalls(1);
        final List<RawPeer> clients = List.of(connect().greet(), connect().greet());
        final long before = server.usedMemory();
        for (final RawPeer client : clients) {
            final long handle = client.open(1, "file");
            client.send(RawPeer.frame(2, RawMessage.read(handle, UNALIGNED, BLOCK), 0));
            client.send(RawPeer.frame(3, RawMessage.write(handle, 0), BLOCK));
            client.send(new byte[BLOCK / 2]);
        }
        gated.reads.awaitCalls(clients.size());
        Await.until("memory for both payloads", () -> server.usedMemory() > before + 2 * BLOCK);
        gated.reads.open();
        gated.syncs.open();
        assertEquals(DoneReplyDecoder.TEMPLATE_ID, syncing.receive());
        // The reads are refused now, and parked.
        TimeUnit.MILLISECONDS.sleep(SETTLE_MILLIS);

        for (final RawPeer client : clients) {
            client.send(new byte[BLOCK / 2]);
        }
        for (final RawPeer client : clients) {
            final Set<Integer> replies = new HashSet<>();
            replies.add(client.receive());
            replies.add(client.receive());
            assertEquals(Set.of(ReadReplyDecoder.TEMPLATE_ID, FailureDecoder.TEMPLATE_ID), replies);
        }
    }

    private static int read(final RawPeer reader) throws IOException {
        final long handle = reader.open(1, "file");
        reader.send(RawPeer.frame(2, RawMessage.read(handle, UNALIGNED, BLOCK), 0));
        return reader.receive();
    }

    /** Lets calls pass; keeps them while it is closed. */
    private static final class Gate {
        private final Semaphore calls = new Semaphore(0);
        private volatile CountDownLatch opened = new CountDownLatch(0);

        void close() {
            opened = new CountDownLatch(1);
            calls.drainPermits();
        }

        void open() {
            opened.countDown();
        }

        void awaitCalls(final int count) throws InterruptedException {
            calls.acquire(count);
        }

        void pass() {
            calls.release();
            try {
                opened.await();
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A store with a gate before its reads, and one before its syncs of all files. */
    private static final class GatedStore extends ForwardingFileService implements ExtentLocator {
        private final EmbeddedStore store;
        private final Gate reads = new Gate();
        private final Gate syncs = new Gate();

        GatedStore(final EmbeddedStore store) {
            this.store = store;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public void syncAll() throws FileServiceException {
            syncs.pass();
            super.syncAll();
        }

        @Override
        public Extent locate(final long handle, final long fileOffset) throws FileServiceException {
            reads.pass();
            return store.locate(handle, fileOffset);
        }

        @Override
        public int blockSize() {
            return store.blockSize();
        }
    }

    private RawPeer connect() throws Exception {
        final RawPeer peer =
                new RawPeer(new ServerAddress("127.0.0.1", server.address().getPort()));
        peers.add(peer);
        return peer;
    }
}
