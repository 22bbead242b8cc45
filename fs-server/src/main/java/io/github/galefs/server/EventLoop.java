package io.github.galefs.server;

import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.TlsTransport;
import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLEngine;
import org.agrona.CloseHelper;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.NanoClock;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Owns the sockets of a part of a server's connections. Its duty cycle waits for them, at most {@link #TIMER_MILLIS};
 * other threads hand it tasks by {@link #post}.
 *
 * <p>A server has several event loops because some work blocks one: sending a block from a segment that is not in the
 * page cache, and the handshakes and encryption of TLS. It delays the connections of that loop only. Handing such work
 * to other threads instead would cost a page-cache check for every block, and a copy or a change of threads for every
 * reply over TLS, although most replies are of blocks in memory and need neither.
 *
 * <p>A connection stays with its loop, so its state needs no locks. State that connections share, such as sessions, is
 * safe for use by several threads.
 */
final class EventLoop implements Agent {
    private static final Logger LOGGER = LoggerFactory.getLogger(EventLoop.class);

    /** Period of the time limit checks, and longest wait for sockets. */
    private static final long TIMER_MILLIS = 100;

    /** Attached to the key of a socket. */
    @FunctionalInterface
    interface SocketListener {
        /** The socket is readable or writable. */
        void onReady();
    }

    private final String roleName;
    private final ServerParts parts;
    private final ServerContext context;
    private final NanoClock clock;
    private final Selector selector;
    private final HandshakeHandler handshakes;

    /** Executes the ends of sessions. */
    private final WorkerPool.Share sessionEnds;

    private final Set<Connection> connections = new HashSet<>();
    private final LingeringSockets lingering = new LingeringSockets();
    private final AtomicInteger connectionCount = new AtomicInteger();

    /** Connections that have work although their sockets may not be ready. */
    private final Set<Connection> scheduledTurns = new LinkedHashSet<>();

    /** Connections that wait for memory, in the order in which they began to. */
    private final Set<Connection> awaitingMemory = new LinkedHashSet<>();

    /** Whether memory was given back since the connections that wait for some were last served. */
    private final AtomicBoolean memoryGiven = new AtomicBoolean();

    /** Whether a worker is about to end sessions for the memory of their replies. */
    private final AtomicBoolean memoryReliefPending = new AtomicBoolean();

    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** Whether a task was posted since the queue was last polled; limits wakeups to one a cycle. */
    private final AtomicBoolean wakeupPending = new AtomicBoolean();

    private long now;
    private long nextTimer;
    private volatile boolean shuttingDown;
    private volatile Thread thread;

    /** @param index of the loop in its server, from 0. */
    EventLoop(final int index, final ServerParts parts, final HandshakeHandler handshakes) throws IOException {
        roleName = "galefs-server-loop-" + index;
        this.parts = parts;
        this.handshakes = handshakes;
        context = parts.context();
        clock = context.clock();
        sessionEnds = parts.writers().new Share(1);
        now = clock.nanoTime();
        nextTimer = now;
        selector = Selector.open();
        parts.memory().addListener(this::onMemoryGiven);
    }

    @Override
    public String roleName() {
        return roleName;
    }

    @Override
    public void onStart() {
        thread = Thread.currentThread();
    }

    @Override
    public int doWork() throws IOException {
        int work = runTasks();
        work += isWorkWaiting() ? selector.selectNow(this::onReady) : selector.select(this::onReady, TIMER_MILLIS);
        now = clock.nanoTime();
        work += runScheduledTurns();
        if (now - nextTimer >= 0) {
            nextTimer = now + TimeUnit.MILLISECONDS.toNanos(TIMER_MILLIS);
            checkTimeLimits();
        }
        if (memoryGiven.getAndSet(false)) {
            serveAwaitingMemory();
        }
        return work;
    }

    @Override
    public void onClose() {
        try {
            // Adds the connections that were still to be added, so that they are closed too.
            runTasks();
        } finally {
            // Also after an error, with which this loop may have ended: the peers must not wait.
            List.copyOf(connections).forEach(EventLoop::closeQuietly);
            lingering.closeAll();
            CloseHelper.quietClose(selector);
        }
    }

    ServerParts parts() {
        return parts;
    }

    /** Time when the current task began, in nanoseconds of the context's clock. */
    long now() {
        return now;
    }

    /** Closes a socket to which all was sent when its peer has received it. */
    void linger(final SocketChannel socket, final SelectionKey key) {
        key.attach((SocketListener) () -> lingering.onReadable(socket));
        lingering.add(socket, key, now);
    }

    boolean isShuttingDown() {
        return shuttingDown;
    }

    /** Runs a task on the loop's thread. May be called by any thread. */
    void post(final Runnable task) {
        tasks.add(task);
        if (!Thread.currentThread().equals(thread) && wakeupPending.compareAndSet(false, true)) {
            selector.wakeup();
        }
    }

    /** Serves a connection in the next duty cycle, whether its socket is ready or not. */
    void scheduleTurn(final Connection connection) {
        scheduledTurns.add(connection);
    }

    /** Calls {@link Connection#onMemory} when memory was given back, or soon in any case. */
    void awaitMemory(final Connection connection) {
        awaitingMemory.add(connection);
    }

    /** Refuses requests from now on, and closes connections once their replies are sent. */
    void shutDown() {
        shuttingDown = true;
        List.copyOf(connections).forEach(Connection::closeWhenDone);
    }

    /** Connections of the loop, including those that are still to be added. May be called by any thread. */
    int connectionCount() {
        return connectionCount.get();
    }

    /** Connections of the loop, and sockets whose peers may still receive. May be called by any thread. */
    int socketCount() {
        return connectionCount.get() + lingering.count();
    }

    /** Adds an accepted connection. May be called by any thread. */
    void addConnection(final SocketChannel socket) {
        connectionCount.incrementAndGet();
        post(() -> register(socket));
    }

    /** Handles the first message of a connection, and moves its session to it. */
    HandshakeResult handshake(final Connection connection, final UnsafeBuffer message) throws ProtocolException {
        final HandshakeResult result = handshakes.onHello(message, connection);
        final Connection replaced = result.replaced();
        if (replaced != null) {
            replaced.loop().post(replaced::close);
        }
        return result;
    }

    void endSession(final Session session) {
        sessionEnds.execute(() -> parts.sessions().end(session));
    }

    /** Executes a request and replies: on this thread if the file service does not block, else on a worker. */
    void execute(final PendingRequest pending) {
        if (pending.request() instanceof Request.Ping) {
            // Asks for nothing of the file service, and so waits for no call of it.
            complete(pending, call(pending));
            return;
        }
        final FastPathLock fastPath = parts.fastPath();
        if (pending.request().isNonBlocking() && fastPath.tryEnterFastPath()) {
            final Reply reply;
            try {
                reply = call(pending);
            } finally {
                fastPath.leaveFastPath();
            }
            complete(pending, reply);
        } else {
            pending.connection().executeOnWorker(pending.request(), () -> executeSlowly(pending));
        }
    }

    void onClosed(final Connection connection) {
        if (connections.remove(connection)) {
            connectionCount.decrementAndGet();
        }
        scheduledTurns.remove(connection);
        awaitingMemory.remove(connection);
    }

    private void executeSlowly(final PendingRequest pending) {
        final Reply reply;
        parts.fastPath().enterSlowPath();
        try {
            reply = call(pending);
        } finally {
            parts.fastPath().leaveSlowPath();
        }
        post(() -> {
            complete(pending, reply);
            pending.connection().proceed();
        });
    }

    private Reply call(final PendingRequest pending) {
        return parts.executor()
                .execute(
                        pending.session(),
                        pending.request(),
                        pending.connection().memory(),
                        pending.connection().pins());
    }

    private void complete(final PendingRequest pending, final Reply reply) {
        if (reply == null) {
            pending.connection().park(pending);
            return;
        }
        final Connection connection = pending.connection();
        final long id = pending.id();
        connection.onExecuted(pending.request().payloadLength());
        pending.end(reply);
        final Connection receiver =
                pending.request() instanceof Request.Mutation ? onMutated(pending, reply) : connection;
        if (connection.equals(receiver)) {
            connection.reply(id, reply);
        } else if (receiver != null) {
            // The client has reconnected and sent the request again, perhaps to another loop.
            receiver.loop().post(() -> {
                receiver.reply(id, reply);
                receiver.proceed();
            });
        }
    }

    /** Lets the session keep the reply; returns the connection to send it to. */
    private Connection onMutated(final PendingRequest pending, final Reply reply) {
        final Connection receiver = pending.session().onAnswered(pending.id(), reply);
        if (parts.sessions().isMemoryShort() && !memoryReliefPending.getAndSet(true)) {
            sessionEnds.execute(this::relieveMemory);
        }
        return receiver;
    }

    /** Runs on a worker. */
    private void relieveMemory() {
        memoryReliefPending.set(false);
        parts.sessions().endDetached();
    }

    private boolean isWorkWaiting() {
        return !scheduledTurns.isEmpty() || (memoryGiven.get() && !awaitingMemory.isEmpty());
    }

    private int runTasks() {
        wakeupPending.set(false);
        int count = 0;
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            // A task before this one, or the cycle before, may have taken long.
            now = clock.nanoTime();
            task.run();
            count++;
        }
        return count;
    }

    private int runScheduledTurns() {
        if (scheduledTurns.isEmpty()) {
            return 0;
        }
        final List<Connection> turns = new ArrayList<>(scheduledTurns);
        scheduledTurns.clear();
        for (final Connection connection : turns) {
            now = clock.nanoTime();
            connection.onReady();
        }
        return turns.size();
    }

    private void onMemoryGiven() {
        if (!memoryGiven.getAndSet(true) && !Thread.currentThread().equals(thread)) {
            selector.wakeup();
        }
    }

    private void serveAwaitingMemory() {
        final List<Connection> waiting = List.copyOf(awaitingMemory);
        awaitingMemory.clear();
        waiting.forEach(Connection::onMemory);
    }

    private void onReady(final SelectionKey key) {
        now = clock.nanoTime();
        ((SocketListener) key.attachment()).onReady();
    }

    private void register(final SocketChannel socket) {
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            final Transport transport = transport(socket);
            final SelectionKey key = socket.register(selector, SelectionKey.OP_READ);
            final Connection connection = new Connection(this, transport, key, socket);
            key.attach(connection);
            connections.add(connection);
            final Connection victim = parts.limits().add(connection);
            if (victim != null) {
                victim.loop().post(victim::evict);
            }
        } catch (final IOException e) {
            parts.log().write(LOGGER::info, LogCause.CONNECTION_FAILED, "connection lost before its handshake: " + e);
            connectionCount.decrementAndGet();
            CloseHelper.quietClose(socket);
        }
    }

    private Transport transport(final SocketChannel socket) throws IOException {
        if (context.tls() == null) {
            return new PlainTransport(socket);
        }
        final SSLEngine engine = context.tls().createSSLEngine();
        engine.setUseClientMode(false);
        engine.setNeedClientAuth(context.clientCertificates());
        context.tlsVersions().restrict(engine);
        return new TlsTransport(socket, engine);
    }

    private static void closeQuietly(final Connection connection) {
        try {
            connection.close();
        } catch (final RuntimeException | Error e) {
            LOGGER.debug("cannot close the connection of {}: {}", connection.peer(), e.toString());
        }
    }

    private void checkTimeLimits() {
        for (final Connection connection : List.copyOf(connections)) {
            connection.checkTimeLimits(now);
        }
        lingering.closeExpired(now);
        // Memory may have been given back between a refusal and the note of it.
        serveAwaitingMemory();
    }
}
