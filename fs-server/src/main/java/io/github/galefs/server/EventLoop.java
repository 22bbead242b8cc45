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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLEngine;
import org.agrona.CloseHelper;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has the sockets of some of a server's connections. Its duty cycle waits for them, for a short time at most;
 * everything that others want of it they {@link #post}.
 *
 * <p>A server has a few of these. Some things hold a loop up: a block that is sent out of a segment which is not in the
 * page cache, and TLS, whose handshakes and encryption are its thread's work. They hold up the connections of that loop
 * and no others. The alternative, to hand such work to other threads, would cost every block a look at the page cache
 * and every reply over TLS a copy or a change of threads, which is what most replies, of blocks in memory, do not need.
 * A connection is of one loop for its life, so all that belongs to it needs no locks; what connections share, sessions
 * above all, does.
 */
final class EventLoop implements Agent {
    private static final Logger LOG = LoggerFactory.getLogger(EventLoop.class);
    private static final long TIMER_MILLIS = 100;

    private final ServerContext context;
    private final Selector selector;
    private final RequestExecutor executor;
    private final ExecutorService workers;
    private final Sessions sessions;
    private final PayloadPool payloads;
    private final Doorkeeper doorkeeper;
    private final CallGate gate;

    private final Set<Connection> connections = new HashSet<>();
    private final AtomicInteger connectionCount = new AtomicInteger();
    private final Set<Connection> again = new LinkedHashSet<>();
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean awake = new AtomicBoolean();
    private long now = System.nanoTime();
    private long nextTimer = now;
    private volatile boolean shuttingDown;
    private volatile Thread thread;

    EventLoop(
            final ServerContext context,
            final Doorkeeper doorkeeper,
            final RequestExecutor executor,
            final CallGate gate,
            final ExecutorService workers,
            final Sessions sessions,
            final PayloadPool payloads)
            throws IOException {
        this.context = context;
        this.doorkeeper = doorkeeper;
        this.executor = executor;
        this.gate = gate;
        this.workers = workers;
        this.sessions = sessions;
        this.payloads = payloads;
        selector = Selector.open();
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
            checkTimes();
        }
        return work;
    }

    @Override
    public void onClose() {
        // Connections that were to be taken still.
        runPosted();
        List.copyOf(connections).forEach(Connection::close);
        CloseHelper.quietClose(selector);
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
        List.copyOf(connections).forEach(Connection::closeWhenDone);
    }

    /** How many connections it has, those included that it is about to take. For any thread. */
    int connectionCount() {
        return connectionCount.get();
    }

    /** Gives it a connection. For any thread. */
    void take(final SocketChannel socket) {
        connectionCount.incrementAndGet();
        post(() -> add(socket));
    }

    Greeting greet(final Connection connection, final UnsafeBuffer message) throws ProtocolException {
        final Greeting greeting = doorkeeper.greet(message, connection.isSameHost());
        if (greeting.session() != null) {
            final Connection previous = greeting.session().attach(connection);
            if (previous != null && previous != connection) {
                previous.loop().post(previous::close);
            }
        }
        return greeting;
    }

    void leave(final Session session) {
        workers.execute(() -> sessions.end(session));
    }

    /** Makes a call, here if it cannot have to wait; its reply is sent when it is there. */
    void execute(final Call call) {
        if (call.request().isQuick() && gate.tryEnterQuick()) {
            final Reply reply;
            try {
                reply = executor.execute(call.session(), call.request());
            } finally {
                gate.leaveQuick();
            }
            answer(call, reply);
        } else {
            call.connection().beginSlow(() -> executeSlowly(call));
        }
    }

    /** Has a call made by a worker. */
    void work(final Runnable call) {
        workers.execute(call);
    }

    void onClosed(final Connection connection) {
        if (connections.remove(connection)) {
            connectionCount.decrementAndGet();
        }
        again.remove(connection);
    }

    private void executeSlowly(final Call call) {
        final Reply reply;
        gate.enterSlow();
        try {
            reply = executor.execute(call.session(), call.request());
        } finally {
            gate.leaveSlow();
        }
        post(() -> {
            call.connection().endSlow();
            answer(call, reply);
            call.connection().proceed();
        });
    }

    private void answer(final Call call, final Reply reply) {
        final Connection connection = call.connection();
        final Request request = call.request();
        connection.finished(request.payloadLength());
        call.end(reply);
        final Connection asking = request.isMutation() ? call.session().answered(request.id(), reply) : connection;
        if (connection.equals(asking)) {
            connection.reply(request.id(), reply);
        } else if (asking != null) {
            // The client came back meanwhile, perhaps to another loop.
            asking.loop().post(() -> {
                asking.reply(request.id(), reply);
                asking.proceed();
            });
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
        ((Connection) key.attachment()).onReady();
    }

    private void add(final SocketChannel socket) {
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
        return new TlsTransport(socket, engine);
    }

    private void checkTimes() {
        for (final Connection connection : List.copyOf(connections)) {
            connection.checkTime(now);
        }
    }
}
