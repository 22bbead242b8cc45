package io.github.galefs.server;

import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.file.RootedFileService;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.NoOpIdleStrategy;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves a file service over the network until it is closed. Safe for use by several threads.
 *
 * <p>Threads: one that accepts connections; a few event loops, among which connections are shared out; workers for
 * calls that may wait for a disk; one for housekeeping; one for the ring, if there is one.
 */
public final class FileServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FileServer.class);
    private static final long MAX_KEPT_PAYLOAD = 32L * 1024 * 1024;
    private static final long POLL_MILLIS = 10;
    private static final long HOUSEKEEPING_MILLIS = 1000;
    private static final long RING_SPINS = 200;
    private static final long RING_YIELDS = 20;
    private static final long MIN_RING_PAUSE_NANOS = 1_000;
    private static final long MAX_RING_PAUSE_NANOS = 500_000;

    private final ServerContext context;
    private final InetSocketAddress address;
    private final Sessions sessions;
    private final SegmentChannels segments = new SegmentChannels();
    private final PayloadPool payloads = new PayloadPool(MAX_KEPT_PAYLOAD);
    private final ExecutorService workers = Executors.newCachedThreadPool(
            Thread.ofPlatform().name("galefs-server-worker-", 0).daemon().factory());
    private final ScheduledExecutorService housekeeping = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("galefs-server-housekeeping").daemon().factory());
    private final ScheduledFuture<?> houseKept;
    private final List<EventLoop> loops = new ArrayList<>();
    private final List<AgentRunner> loopRunners = new ArrayList<>();
    private final Acceptor acceptor;

    /** Null if clients on this machine are not to read segments. */
    private final RingFile ring;

    private final AgentRunner ringRunner;
    private boolean closed;

    private FileServer(final FileService files, final ServerContext context, final ServerSocketChannel channel)
            throws IOException {
        this.context = context;
        address = (InetSocketAddress) channel.getLocalAddress();
        final FileService rooted = RootedFileService.of(files, context.export());
        final FileService exported = context.readOnly() ? new ReadOnlyFileService(rooted) : rooted;
        final ExtentLocator locator = files instanceof ExtentLocator service ? service : null;
        sessions = new Sessions(exported, context);
        final RequestExecutor executor = new RequestExecutor(exported, locator, segments, payloads);
        // Segments hold blocks of all files, so who may see only some of them is told of no segment.
        final boolean exportsAll = !(rooted instanceof RootedFileService);
        ring = locator == null || context.ringDirectory() == null || !exportsAll
                ? null
                : openRing(context, sessions.bootId());
        sessions.useRing(ring);
        final int blockSize = locator == null ? 0 : locator.blockSize();
        final CallGate gate = new CallGate();
        for (int i = 0; i < context.eventLoops(); i++) {
            final Doorkeeper doorkeeper = new Doorkeeper(context, sessions, blockSize);
            loops.add(new EventLoop(context, doorkeeper, executor, gate, workers, sessions, payloads));
        }
        loops.forEach(loop -> loopRunners.add(start(loop)));
        acceptor = new Acceptor(context, channel, loops);
        ringRunner = ring == null ? null : startRing(executor);
        houseKept = housekeeping.scheduleWithFixedDelay(
                this::keepHouse, HOUSEKEEPING_MILLIS, HOUSEKEEPING_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Begins to serve.
     *
     * @param files   what is served; stays the caller's, who closes it after this.
     * @param context how; is concluded here.
     * @return the server, to be closed.
     * @throws FileServiceException when the address cannot be listened at, or what is to be exported is no directory.
     * @throws IllegalArgumentException when the context's values do not fit together.
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
            throw new FileServiceException(PosixError.EIO, "cannot listen at " + context.address(), e);
        } finally {
            if (server == null) {
                org.agrona.CloseHelper.quietClose(channel);
            }
        }
    }

    /**
     * Where it listens.
     *
     * @return the address, with the port that it has got.
     */
    public InetSocketAddress address() {
        return address;
    }

    /**
     * How many clients have something here: an open connection, or one that was lost a short time ago.
     *
     * @return the number.
     */
    public int sessionCount() {
        return sessions.size();
    }

    /**
     * Ends serving. Requests under way are answered, as far as that takes no longer than the context allows; others are
     * refused. A second call does nothing.
     */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        final long deadline = System.nanoTime() + context.shutdownTimeout().toNanos();
        acceptor.close();
        loops.forEach(loop -> loop.post(loop::shutDown));
        awaitReplies(deadline);
        loopRunners.forEach(AgentRunner::close);
        houseKept.cancel(false);
        housekeeping.shutdown();
        workers.shutdown();
        awaitWorkers(deadline);
        sessions.endAll();
        closeRing();
        segments.close();
        payloads.close();
    }

    private void awaitReplies(final long deadline) {
        boolean interrupted = false;
        while (connectionCount() > 0 && System.nanoTime() - deadline < 0 && !interrupted) {
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

    private int connectionCount() {
        return loops.stream().mapToInt(EventLoop::connectionCount).sum();
    }

    private void keepHouse() {
        try {
            sessions.expire(System.nanoTime());
            segments.forgetDeleted();
        } catch (final RuntimeException e) {
            LOG.error("the server's housekeeping failed", e);
        }
    }

    private static AgentRunner start(final EventLoop loop) {
        // Its duty cycle waits by itself, in the selector.
        final AgentRunner started = new AgentRunner(NoOpIdleStrategy.INSTANCE, FileServer::onError, null, loop);
        AgentRunner.startOnThread(started);
        return started;
    }

    /** What a worker is at goes on to its end: interrupting it would close files of the store. */
    private void awaitWorkers(final long deadline) {
        try {
            if (!workers.awaitTermination(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                LOG.warn("calls of clients are under way still");
            }
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Null where there can be none: clients do as well by the network. */
    private static RingFile openRing(final ServerContext context, final long bootId) {
        try {
            return new RingFile(context.ringDirectory(), bootId);
        } catch (final IOException | UnsupportedOperationException e) {
            LOG.warn(
                    "no ring in {}: clients on this machine use the network: {}",
                    context.ringDirectory(),
                    e.toString());
            return null;
        }
    }

    private AgentRunner startRing(final RequestExecutor executor) {
        final AgentRunner started = new AgentRunner(
                new BackoffIdleStrategy(RING_SPINS, RING_YIELDS, MIN_RING_PAUSE_NANOS, MAX_RING_PAUSE_NANOS),
                FileServer::onError,
                null,
                new RingAgent(ring, executor));
        AgentRunner.startOnThread(started);
        return started;
    }

    private void closeRing() {
        if (ring != null) {
            ringRunner.close();
            try {
                ring.close();
            } catch (final IOException e) {
                LOG.warn("{} cannot be removed", ring.path(), e);
            }
        }
    }

    private static void onError(final Throwable e) {
        LOG.error("a thread of the server failed", e);
    }
}
