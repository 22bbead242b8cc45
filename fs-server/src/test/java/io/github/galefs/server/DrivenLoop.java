package io.github.galefs.server;

import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.wire.TlsPeer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.net.ssl.SSLContext;

/**
 * An event loop whose duty cycles a test runs, with peers over TLS. The sockets have small buffers, so that they are
 * full after a few KiB.
 */
final class DrivenLoop implements AutoCloseable {
    private static final int SOCKET_BUFFER = 16 * 1024;
    private static final int MAX_SESSIONS = 8;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final FailureWatch watch = new FailureWatch(e -> {});
    private final PayloadPool payloads = new PayloadPool(ServerContext.MIN_MEMORY);
    private final SegmentChannelCache segments = new SegmentChannelCache();
    private final MemoryBudget memory = new MemoryBudget(ServerContext.MIN_MEMORY);
    private final WorkerPool readers = new WorkerPool("reader-", 2, watch);
    private final WorkerPool writers = new WorkerPool("writer-", 2, watch);
    private final EventLoop loop;

    /**
     * @param files   the service to export.
     * @param store   locates its blocks.
     * @param context settings; has keys for TLS.
     */
    DrivenLoop(final FileService files, final EmbeddedStore store, final ServerContext context) throws IOException {
        context.conclude();
        final LogThrottle log = new LogThrottle(context.clock());
        final ConnectionLimits limits = ConnectionLimits.of(context, memory.limit());
        final SessionTable sessions = new SessionTable(
                files,
                context,
                MAX_SESSIONS,
                new MemoryBudget(ServerContext.MIN_MEMORY),
                new MemoryBudget(ServerContext.MIN_MEMORY));
        final RequestExecutor executor = new RequestExecutor(files, store, segments, payloads, log, watch);
        final ServerParts parts = new ServerParts(
                context,
                executor,
                new ClientPins(null, null),
                new FastPathLock(),
                readers,
                writers,
                sessions,
                limits,
                memory,
                payloads,
                log);
        loop = new EventLoop(
                0,
                parts,
                new HandshakeHandler(
                        context, sessions, limits, log, new ServedTraits(store.blockSize(), false, true, false, 1)));
        loop.onStart();
    }

    /** Memory of the connections' buffers; a test takes of it what others would. */
    MemoryBudget memory() {
        return memory;
    }

    /** Open connections. */
    int connectionCount() {
        return loop.connectionCount();
    }

    void shutDown() {
        loop.shutDown();
    }

    /** Runs one duty cycle, which waits for an event for 100 ms at most; returns the number of events. */
    int run() throws IOException {
        return loop.doWork();
    }

    /** Runs duty cycles until a condition holds. */
    void runUntil(final Callable<Boolean> condition) throws Exception {
        while (!condition.call()) {
            loop.doWork();
        }
    }

    /** Runs duty cycles until one finds nothing to do. */
    void runUntilIdle() throws IOException {
        while (loop.doWork() > 0) {
            // The next cycle may find more.
        }
    }

    /** Connects a peer, which the caller closes. */
    TlsPeer connect(final SSLContext keys) throws Exception {
        try (ServerSocketChannel listener =
                ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            final SocketChannel socket = SocketChannel.open().setOption(StandardSocketOptions.SO_RCVBUF, SOCKET_BUFFER);
            socket.connect(listener.getLocalAddress());
            loop.addConnection(listener.accept().setOption(StandardSocketOptions.SO_SNDBUF, SOCKET_BUFFER));
            final Future<TlsPeer> peer = threads.submit(() -> new TlsPeer(socket, keys, "TLSv1.3"));
            runUntil(peer::isDone);
            return peer.get();
        }
    }

    @Override
    public void close() {
        loop.onClose();
        readers.shutDown();
        writers.shutDown();
        segments.close();
        payloads.close();
        watch.close();
        threads.shutdownNow();
    }
}
