package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Peers that send requests and receive no replies. The file service locates no blocks, so each byte of a reply is in a
 * buffer: many times what the server may take.
 */
@Timeout(60)
class SlowReadersTest {
    private static final int PEERS = 70;
    private static final int REQUESTS = 64;
    private static final long MEMORY = 2 * ServerContext.MIN_MEMORY;
    private static final int READ_LENGTH = 1 << 20;

    /** What small things of all connections may take beyond the budget. */
    private static final long OVERDRAFT = 2L << 20;

    @TempDir
    private Path directory;

    private final CountDownLatch syncEntered = new CountDownLatch(1);
    private final CountDownLatch syncReleased = new CountDownLatch(1);
    private final AtomicLong mostUsed = new AtomicLong();
    private final List<RawPeer> peers = new ArrayList<>();
    private byte[] bytes;
    private EmbeddedStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory));
        bytes = Bytes.pattern(READ_LENGTH, 1);
        Bytes.create(store, "file", bytes);
        server = FileServer.open(
                copying(store),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .memory(MEMORY));
    }

    @AfterEach
    void end() throws Exception {
        syncReleased.countDown();
        for (final RawPeer peer : peers) {
            peer.close();
        }
        server.close();
        store.close();
        assertEquals(0, server.usedMemory(), "memory that no one has given back");
    }

    @Test
    void shouldServeAnotherClientAndKeepToItsMemoryWhenManyPeersReceiveNothing() throws Exception {
        for (int i = 0; i < PEERS; i++) {
            final RawPeer peer = new RawPeer(address()).greet();
            peers.add(peer);
            request(peer, peer.open(1, "file"));
        }
        try (RemoteFileService files = connect()) {
            final long handle = files.open("file", Bytes.READ);
            for (int i = 0; i < 20; i++) {
                assertArrayEquals(bytes, Bytes.read(files, handle, 0, READ_LENGTH));
                Bytes.create(files, "written", bytes);
                noteUsedMemory();
            }
        }
        assertTrue(mostUsed.get() > READ_LENGTH, "the peers have taken " + mostUsed);
        assertTrue(mostUsed.get() <= MEMORY + OVERDRAFT, "the peers have taken " + mostUsed);
    }

    @Test
    void shouldKeepToItsMemoryWhenReadsWaitForASync() throws Exception {
        final RawPeer syncing = new RawPeer(address()).greet();
        peers.add(syncing);
        syncing.send(RawPeer.frame(1, RawMessage.syncAll(), 0));
        syncEntered.await();
        final List<RawPeer> reading = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final RawPeer peer = new RawPeer(address()).greet();
            peers.add(peer);
            reading.add(peer);
            request(peer, peer.open(1, "file"));
        }
        for (int i = 0; i < 100; i++) {
            noteUsedMemory();
            Thread.sleep(5);
        }
        syncReleased.countDown();
        receiveAll(reading);
        assertTrue(mostUsed.get() <= MEMORY + OVERDRAFT, "the peers have taken " + mostUsed);
    }

    @Test
    void shouldServeAClientWhenPeersAnnouncePayloadsAndSendNone() throws Exception {
        for (int i = 0; i < PEERS / 2; i++) {
            final RawPeer peer = new RawPeer(address()).greet();
            peers.add(peer);
            peer.send(RawPeer.frame(1, RawMessage.write(1, 0), 4 << 20));
            peer.send(new byte[10]);
        }
        try (RemoteFileService files = connect()) {
            Bytes.create(files, "written", Bytes.pattern(4 << 20, 2));
            assertArrayEquals(Bytes.pattern(4 << 20, 2), Bytes.readAll(files, "written"));
        }
        noteUsedMemory();
        assertTrue(mostUsed.get() <= MEMORY + OVERDRAFT, "the peers have taken " + mostUsed);
    }

    @Test
    void shouldGiveBackTheMemoryOfRememberedResultsWhenTheyAreAcknowledged() throws Exception {
        try (RawPeer peer = new RawPeer(address()).greet()) {
            final long before = server.usedMemory();
            for (int i = 1; i <= 100; i++) {
                peer.send(RawPeer.frame(i, RawMessage.write(77, 0), 0));
                peer.receiveFailure();
            }
            assertTrue(server.usedMemory() >= before + 100 * 100, "results take " + (server.usedMemory() - before));
            peer.send(RawPeer.acknowledging(101, 101, RawMessage.ping()));
            peer.receive();
            Await.until("the memory of results is free", () -> server.usedMemory() == before);
        }
    }

    private static void request(final RawPeer peer, final long handle) throws Exception {
        for (int i = 0; i < REQUESTS; i++) {
            peer.send(RawPeer.frame(2 + i, RawMessage.read(handle, 0, READ_LENGTH), 0));
        }
    }

    /** All at the same time: the server closes the connection of a peer that keeps memory and receives nothing. */
    private void receiveAll(final List<RawPeer> reading) throws Exception {
        final List<Future<?>> received = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(reading.size())) {
            for (final RawPeer peer : reading) {
                received.add(threads.submit(() -> {
                    for (int i = 0; i < REQUESTS; i++) {
                        peer.receive();
                        noteUsedMemory();
                    }
                    return null;
                }));
            }
        }
        for (final Future<?> each : received) {
            each.get();
        }
    }

    private void noteUsedMemory() {
        mostUsed.accumulateAndGet(server.usedMemory(), Math::max);
    }

    private ServerAddress address() {
        return new ServerAddress("127.0.0.1", server.address().getPort());
    }

    private RemoteFileService connect() throws Exception {
        return RemoteFileService.connect(new ClientContext().address(address()).callTimeout(Duration.ofSeconds(20)));
    }

    /** Returns a service that locates no blocks, and whose sync of all files blocks until it is released. */
    private FileService copying(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }

            @Override
            public void syncAll() throws FileServiceException {
                syncEntered.countDown();
                try {
                    syncReleased.await();
                } catch (final InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                super.syncAll();
            }
        };
    }
}
