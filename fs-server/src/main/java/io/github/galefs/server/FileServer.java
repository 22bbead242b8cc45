package io.github.galefs.server;

import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FailureReport;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PinnedExtents;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.file.RootedFileService;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.agrona.CloseHelper;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.NoOpIdleStrategy;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves a file service over the network until it is closed. Safe for use by several threads.
 *
 * <p>Threads: one that accepts connections; some event loops, each with a part of the connections; up to 44 workers for
 * calls that may wait for a disk or a lock; one for housekeeping; one for the ring file, if there is one; one that
 * waits for the failure of another.
 *
 * <p>An {@link Error} in one of these threads, such as a lack of memory, closes the server, see {@link
 * ServerContext#errorHandler}: it may have left a request, a connection or the file service in any state.
 */
public final class FileServer implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(FileServer.class);

    /** The part of the memory budget that pooled buffers may take, as a divisor; buffers in use take the rest. */
    private static final int POOL_SHARE = 8;

    /** The part of the memory budget that is for the results that sessions keep, as a divisor. */
    private static final int RESULTS_SHARE = 8;

    /** Memory for open files, beside that for buffers and results, as a divisor of that. */
    private static final int OPEN_FILES_SHARE = 2;

    /** A client may have a session with a connection, and one without. */
    private static final int SESSIONS_PER_CLIENT = 2;

    private static final int MAX_READERS = 12;
    private static final int MAX_WRITERS = 32;
    private static final long POLL_MILLIS = 10;
    private static final long HOUSEKEEPING_MILLIS = 1000;
    private static final long RING_SPINS = 200;
    private static final long RING_YIELDS = 20;
    private static final long MIN_RING_PARK_NANOS = 1_000;
    private static final long MAX_RING_PARK_NANOS = 500_000;

    private final ServerContext context;
    private final InetSocketAddress address;
    private final SessionTable sessions;
    private final SegmentChannelCache segments = new SegmentChannelCache();
    private final FailureWatch watch = new FailureWatch(this::onFailure);
    private final PayloadPool payloads;
    private final MemoryBudget memory;
    private final MemoryBudget results;
    private final MemoryBudget openFiles;
    private final ConnectionLimits limits;
    private final StatusFile statusFile;

    /** Null if the service does not know its failures. */
    private final FailureReport report;

    private final WorkerPool readers = new WorkerPool("galefs-server-reader-", MAX_READERS, watch);
    private final WorkerPool writers = new WorkerPool("galefs-server-writer-", MAX_WRITERS, watch);
    private final ScheduledExecutorService housekeeper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("galefs-server-housekeeping").daemon().factory());
    private final ScheduledFuture<?> housekeeping;
    private final List<EventLoop> loops = new ArrayList<>();
    private final List<AgentRunner> loopRunners = new ArrayList<>();
    private final Acceptor acceptor;

    /** Null if clients on this machine cannot read segments. */
    private final RingFile ring;

    private final AgentRunner ringRunner;

    /** Segments that clients on this machine have mapped. */
    private final ClientPins pins;

    private boolean closed;

    private FileServer(final FileService files, final ServerContext context, final ServerSocketChannel channel)
            throws IOException {
        this.context = context;
        address = (InetSocketAddress) channel.getLocalAddress();
        final FileService rooted = RootedFileService.of(files, context.export());
        final FileService exported = context.readOnly() ? new ReadOnlyFileService(rooted) : rooted;
        final ExtentLocator locator = files instanceof ExtentLocator service ? service : null;
        payloads = new PayloadPool(context.memory() / POOL_SHARE);
        results = new MemoryBudget(context.memory() / RESULTS_SHARE);
        openFiles = new MemoryBudget(context.memory() / OPEN_FILES_SHARE);
        memory = new MemoryBudget(context.memory() - context.memory() / POOL_SHARE - results.limit());
        limits = ConnectionLimits.of(context, memory.limit());
        statusFile = new StatusFile(context.statusDirectory());
        report = files instanceof FailureReport service ? service : null;
        sessions = new SessionTable(exported, context, SESSIONS_PER_CLIENT * limits.maxGreeted(), openFiles, results);
        final LogThrottle log = new LogThrottle(context.clock());
        final RequestExecutor executor = new RequestExecutor(exported, locator, segments, payloads, log, watch);
        // A segment holds blocks of any file, so clients of a part of the store must not read segments.
        final boolean exportsAll = !(rooted instanceof RootedFileService);
        ring = locator == null || context.ringDirectory() == null || !exportsAll
                ? null
                : openRing(context, sessions.bootId());
        sessions.useRing(ring);
        pins = new ClientPins(files instanceof PinnedExtents service ? service : null, ring);
        final ServedTraits traits = new ServedTraits(
                locator == null ? 0 : locator.blockSize(),
                exported.hasEscapedNames(),
                exported.keepsTimes(),
                exported.uploadsAtClose(),
                exported.fileSystemId());
        final ServerParts parts = new ServerParts(
                context,
                executor,
                pins,
                FastPathLock.of(files),
                readers,
                writers,
                sessions,
                limits,
                memory,
                payloads,
                log);
        for (int i = 0; i < context.eventLoops(); i++) {
            final HandshakeHandler handshakes = new HandshakeHandler(context, sessions, limits, log, traits);
            loops.add(new EventLoop(i, parts, handshakes));
        }
        loops.forEach(loop -> loopRunners.add(start(loop)));
        acceptor = new Acceptor(limits, channel, loops, log, watch);
        ringRunner = ring == null ? null : startRing(executor);
        statusFile.write(status());
        housekeeping = housekeeper.scheduleWithFixedDelay(
                this::keepHouse, HOUSEKEEPING_MILLIS, HOUSEKEEPING_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Starts a server.
     *
     * @param files   the service to export. Remains the caller's, who closes it after the server.
     * @param context settings; used for this server only.
     * @return the server; the caller closes it.
     * @throws FileServiceException     EIO if the server cannot listen on the address; ENOTDIR if the export is no
     *     directory, or why its path does not resolve.
     * @throws IllegalArgumentException a setting is out of its range, or the server would be open to anyone.
     */
    public static FileServer open(final FileService files, final ServerContext context) throws FileServiceException {
        context.conclude();
        if (!files.stat(context.export()).directory()) {
            throw new FileServiceException(PosixError.ENOTDIR, "export " + context.export());
        }
        ServerSocketChannel channel = null;
        FileServer server = null;
        try {
            channel = ServerSocketChannel.open();
            server = new FileServer(files, context, channel.bind(context.address()));
            return server;
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.withMessage(
                    PosixError.EIO,
                    "cannot listen on " + context.address().getHostString() + ":"
                            + context.address().getPort() + ": " + e.getMessage(),
                    e);
        } finally {
            if (server == null) {
                CloseHelper.quietClose(channel);
            }
        }
    }

    /**
     * Returns the address that the server listens on.
     *
     * @return the address, with the actual port if the context's was 0.
     */
    public InetSocketAddress address() {
        return address;
    }

    /**
     * Counts the clients that have a session: with an open connection, or one that was lost a short time ago.
     *
     * @return the number of sessions.
     */
    public int sessionCount() {
        return sessions.size();
    }

    /**
     * Returns the error that has ended the server.
     *
     * @return the error, whose cause may be a lack of memory; null as long as the server works or after a clean end.
     */
    public Throwable failure() {
        return watch.failure();
    }

    /**
     * Returns the health of the server.
     *
     * @return the present status.
     */
    public ServerStatus status() {
        final int clients = limits.greetedCount();
        final Throwable failure = failure();
        return new ServerStatus(
                ProcessHandle.current().pid(),
                clients,
                Math.max(0, connectionCount() - clients),
                usedMemory(),
                memory.limit() + results.limit(),
                openFiles.used(),
                openFiles.limit(),
                pins.count(),
                failure == null ? reportedFailure() : failure.toString());
    }

    private String reportedFailure() {
        return report == null ? "" : report.failure();
    }

    /** Bytes that buffers and results take of their memory budgets. */
    long usedMemory() {
        return memory.used() + results.used();
    }

    /** Bytes that the results take that sessions keep. */
    long resultsMemory() {
        return results.used();
    }

    /** Connections whose handshake is complete. */
    int clientCount() {
        return limits.greetedCount();
    }

    /** Open connections, those before their handshake included. */
    int connectionCount() {
        return loops.stream().mapToInt(EventLoop::connectionCount).sum();
    }

    /**
     * Stops the server. Requests in flight are answered within {@link ServerContext#shutdownTimeout}; later ones are
     * refused. A second call does nothing.
     */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        watch.close();
        final long deadline = System.nanoTime() + context.shutdownTimeout().toNanos();
        acceptor.close();
        loops.forEach(loop -> loop.post(loop::shutDown));
        awaitReplies(deadline);
        loopRunners.forEach(AgentRunner::close);
        housekeeping.cancel(false);
        housekeeper.shutdown();
        readers.shutDown();
        writers.shutDown();
        awaitWorkers(deadline);
        sessions.endAll();
        closeRing();
        segments.close();
        payloads.close();
        try (statusFile) {
            if (failure() == null) {
                statusFile.delete();
            } else {
                statusFile.write(status());
            }
        }
    }

    private void awaitReplies(final long deadline) {
        boolean interrupted = false;
        while (hasSockets() && System.nanoTime() - deadline < 0 && !interrupted) {
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean hasSockets() {
        return loops.stream().anyMatch(loop -> loop.socketCount() > 0);
    }

    private void keepHouse() {
        try {
            sessions.expire(context.clock().nanoTime());
            segments.closeDeleted();
            statusFile.write(status());
        } catch (final RuntimeException e) {
            LOGGER.error("the server's housekeeping failed and will be repeated", e);
        } catch (final Throwable e) {
            watch.onError(e);
        }
    }

    /** Called by the watch's thread, with the first error of a thread that the server needs. */
    private void onFailure(final Throwable error) {
        try {
            close();
        } catch (final Throwable e) {
            error.addSuppressed(e);
        }
        context.errorHandler().onError(error);
    }

    private AgentRunner start(final EventLoop loop) {
        // The duty cycle waits in its selector, so it needs no idle strategy.
        final AgentRunner started =
                new AgentRunner(NoOpIdleStrategy.INSTANCE, watch, null, new VitalAgent(loop, watch));
        AgentRunner.startOnThread(started);
        return started;
    }

    /** Waits for calls to end. They are not interrupted: an interrupt would close files of the store. */
    private void awaitWorkers(final long deadline) {
        try {
            if (!readers.awaitEnd(deadline - System.nanoTime()) || !writers.awaitEnd(deadline - System.nanoTime())) {
                LOGGER.warn("the server closes while calls of clients are still executed");
            }
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Null if the file cannot be created: clients then use the network. */
    private static RingFile openRing(final ServerContext context, final long bootId) {
        try {
            return new RingFile(context.ringDirectory(), bootId);
        } catch (final IOException | UnsupportedOperationException e) {
            LOGGER.warn(
                    "cannot create a ring file in {}, so clients on this machine use the network: {}",
                    context.ringDirectory(),
                    e.toString());
            return null;
        }
    }

    private AgentRunner startRing(final RequestExecutor executor) {
        final AgentRunner started = new AgentRunner(
                new BackoffIdleStrategy(RING_SPINS, RING_YIELDS, MIN_RING_PARK_NANOS, MAX_RING_PARK_NANOS),
                watch,
                null,
                new VitalAgent(new RingAgent(ring, executor, pins, context.clock()), watch));
        AgentRunner.startOnThread(started);
        return started;
    }

    private void closeRing() {
        if (ring != null) {
            ringRunner.close();
            try {
                ring.close();
            } catch (final IOException e) {
                LOGGER.warn("cannot remove {}", ring.path(), e);
            }
        }
    }
}
