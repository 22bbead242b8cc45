package io.github.galefs.server;

import io.github.galefs.wire.PlainTransport;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.TlsTransport;
import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.SSLEngine;
import org.agrona.CloseHelper;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has all sockets of a server. Its duty cycle waits for them, for a short time at most; everything that others want of
 * it they {@link #post}.
 */
final class EventLoop implements Agent {
    private static final Logger LOG = LoggerFactory.getLogger(EventLoop.class);
    private static final long TIMER_MILLIS = 100;
    private static final long HOUSEKEEPING_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final ServerContext context;
    private final ServerSocketChannel acceptor;
    private final Selector selector;
    private final SelectionKey accepting;
    private final RequestExecutor executor;
    private final ExecutorService workers;
    private final Sessions sessions;
    private final SegmentChannels segments;
    private final PayloadPool payloads;
    private final Doorkeeper doorkeeper;
    private final CallGate gate = new CallGate();

    private final Set<Connection> connections = new HashSet<>();
    private final Set<Connection> again = new LinkedHashSet<>();
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean awake = new AtomicBoolean();
    private long now = System.nanoTime();
    private long nextTimer = now;
    private long nextHousekeeping = now;
    private volatile boolean shuttingDown;
    private volatile Thread thread;

    EventLoop(
            final ServerContext context,
            final ServerSocketChannel acceptor,
            final RequestExecutor executor,
            final ExecutorService workers,
            final Sessions sessions,
            final SegmentChannels segments,
            final PayloadPool payloads,
            final int blockSize)
            throws IOException {
        this.context = context;
        this.acceptor = acceptor;
        this.executor = executor;
        this.workers = workers;
        this.sessions = sessions;
        this.segments = segments;
        this.payloads = payloads;
        doorkeeper = new Doorkeeper(context, sessions, blockSize);
        selector = Selector.open();
        acceptor.configureBlocking(false);
        accepting = acceptor.register(selector, SelectionKey.OP_ACCEPT);
    }

    @Override
    public String roleName() {
        return "galefs-server";
    }

    @Override
    public void onStart() {
        thread = Thread.currentThread();
    }

    @Override
    public int doWork() throws IOException {
        int work = runPosted();
        work += selector.select(this::onReady, again.isEmpty() ? TIMER_MILLIS : 1);
        now = System.nanoTime();
        work += runAgain();
        if (now - nextTimer >= 0) {
            nextTimer = now + TimeUnit.MILLISECONDS.toNanos(TIMER_MILLIS);
            acceptAgain();
            checkTimes();
        }
        return work;
    }

    @Override
    public void onClose() {
        List.copyOf(connections).forEach(Connection::close);
        CloseHelper.quietCloseAll(acceptor, selector);
    }

    ServerContext context() {
        return context;
    }

    PayloadPool payloads() {
        return payloads;
    }

    /** Time of this turn, as {@link System#nanoTime()} gives it. */
    long now() {
        return now;
    }

    boolean isShuttingDown() {
        return shuttingDown;
    }

    /** Has something done by the loop's thread, soon. */
    void post(final Runnable task) {
        posted.add(task);
        if (!Thread.currentThread().equals(thread) && awake.compareAndSet(false, true)) {
            selector.wakeup();
        }
    }

    /** Gives a connection a turn before the loop waits again. */
    void turnAgain(final Connection connection) {
        again.add(connection);
    }

    /** Refuses whatever comes from now on, and ends connections that have been answered everything. */
    void shutDown() {
        shuttingDown = true;
        CloseHelper.quietClose(acceptor);
        List.copyOf(connections).forEach(Connection::closeWhenDone);
    }

    /** How many connections there are; for the loop's own thread. */
    int connectionCount() {
        return connections.size();
    }

    Greeting greet(final Connection connection, final UnsafeBuffer message) throws ProtocolException {
        final Greeting greeting = doorkeeper.greet(message, connection.isSameHost());
        if (greeting.session() != null) {
            final Connection previous = greeting.session().attach(connection);
            if (previous != null && previous != connection) {
                previous.close();
            }
        }
        return greeting;
    }

    void leave(final Session session) {
        workers.execute(() -> sessions.end(session));
    }

    /** Makes a call, here if it cannot have to wait; its reply is sent when it is there. */
    void execute(final Connection connection, final Session session, final Request request) {
        if (request.isQuick() && gate.tryEnterQuick()) {
            final Reply reply;
            try {
                reply = executor.execute(session, request);
            } finally {
                gate.leaveQuick();
            }
            answer(connection, session, request, reply);
        } else {
            connection.beginSlow(() -> executeSlowly(connection, session, request));
        }
    }

    /** Has a call made by a worker. */
    void work(final Runnable call) {
        workers.execute(call);
    }

    void onClosed(final Connection connection) {
        connections.remove(connection);
        again.remove(connection);
    }

    private void executeSlowly(final Connection connection, final Session session, final Request request) {
        final Reply reply;
        gate.enterSlow();
        try {
            reply = executor.execute(session, request);
        } finally {
            gate.leaveSlow();
        }
        post(() -> {
            connection.endSlow();
            answer(connection, session, request, reply);
            connection.proceed();
        });
    }

    private void answer(final Connection connection, final Session session, final Request request, final Reply reply) {
        connection.finished(request.payload() == null ? 0 : request.count());
        request.release();
        if (!request.changesSomething()) {
            connection.reply(request.id(), reply);
            return;
        }
        final Connection asking = session.answered(request.id(), reply);
        if (asking != null) {
            asking.reply(request.id(), reply);
            if (!asking.equals(connection)) {
                asking.proceed();
            }
        }
    }

    private int runPosted() {
        awake.set(false);
        int count = 0;
        for (Runnable task = posted.poll(); task != null; task = posted.poll()) {
            task.run();
            count++;
        }
        return count;
    }

    private int runAgain() {
        if (again.isEmpty()) {
            return 0;
        }
        final List<Connection> turns = new ArrayList<>(again);
        again.clear();
        turns.forEach(Connection::onReady);
        return turns.size();
    }

    private void onReady(final SelectionKey key) {
        now = System.nanoTime();
        if (key.attachment() instanceof Connection connection) {
            connection.onReady();
        } else {
            accept();
        }
    }

    private void accept() {
        try {
            for (SocketChannel socket = acceptor.accept(); socket != null; socket = acceptor.accept()) {
                add(socket);
            }
        } catch (final IOException e) {
            // Such as too many open files. The connection waits still, and would make this a busy loop: it is left
            // alone until the timer's next turn. Connections that are open do not notice.
            LOG.warn("cannot accept a connection: {}", e.toString());
            accepting.interestOps(0);
        }
    }

    private void acceptAgain() {
        if (accepting.isValid()) {
            accepting.interestOps(SelectionKey.OP_ACCEPT);
        }
    }

    private void add(final SocketChannel socket) {
        if (connections.size() >= context.maxConnections()) {
            LOG.warn("{} connections are open: another one is refused", connections.size());
            CloseHelper.quietClose(socket);
            return;
        }
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            final Transport transport = transport(socket);
            final SelectionKey key = socket.register(selector, SelectionKey.OP_READ);
            final Connection connection = new Connection(this, transport, key, socket);
            key.attach(connection);
            connections.add(connection);
        } catch (final IOException e) {
            LOG.info("a connection was lost as it began: {}", e.toString());
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
        return new TlsTransport(socket, engine);
    }

    private void checkTimes() {
        for (final Connection connection : List.copyOf(connections)) {
            connection.checkTime(now);
        }
        if (now - nextHousekeeping >= 0) {
            nextHousekeeping = now + HOUSEKEEPING_NANOS;
            workers.execute(() -> {
                sessions.expire(System.nanoTime());
                segments.forgetDeleted();
            });
        }
    }
}
