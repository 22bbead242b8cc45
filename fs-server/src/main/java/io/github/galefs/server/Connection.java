package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Transport;
import io.github.galefs.wire.codec.Operation;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of a client. Used by its event loop only, but for {@link #loop}. */
final class Connection {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    /** Bytes that are received before other connections have their turn. */
    private static final int MAX_RECEIVED_IN_A_TURN = 1024 * 1024;

    /** Calls of one connection that may wait for a disk at the same time. */
    private static final int MAX_SLOW_CALLS = 4;

    private static final Reply SHUTTING_DOWN =
            new Reply(ReplyEncoder.failure(PosixError.ECONNREFUSED, "the server is shutting down"));

    private final EventLoop loop;
    private final ServerContext context;
    private final Transport transport;
    private final SelectionKey key;
    private final Inbound inbound;
    private final Outbound outbound;
    private final RequestDecoder decoder = new RequestDecoder();
    private final String peer;
    private final boolean sameHost;

    /** Null until the client has said who it is. */
    private Session session;

    private final long since;
    private long frameSince;
    private long framesSeen;
    private long lastRequest;
    private long lastSent;
    private long unsentBytes;
    private int requestsUnderWay;
    private long payloadUnderWay;
    private int slowUnderWay;
    private final Queue<Runnable> slowWaiting = new ArrayDeque<>();

    /** Frames have been received that could not be taken on at once. */
    private boolean heldBack;

    private boolean ending;
    private boolean closed;

    Connection(final EventLoop loop, final Transport transport, final SelectionKey key, final SocketChannel socket)
            throws IOException {
        this.loop = loop;
        this.context = loop.context();
        this.transport = transport;
        this.key = key;
        peer = socket.getRemoteAddress().toString();
        sameHost = Transport.isSameHost(socket);
        inbound = new Inbound(transport, loop.payloads(), Greeting.MAX_MESSAGE_LENGTH, 0);
        outbound = new Outbound(transport, loop.payloads());
        since = loop.now();
        frameSince = since;
        lastRequest = since;
        lastSent = since;
    }

    boolean isSameHost() {
        return sameHost;
    }

    /** Who has it; for any thread. */
    EventLoop loop() {
        return loop;
    }

    String peer() {
        return peer;
    }

    boolean hasWork() {
        return requestsUnderWay > 0 || !outbound.isEmpty();
    }

    /** The socket can be read or written. */
    void onReady() {
        try {
            transport.flush();
            receive();
            send();
        } catch (final IOException | RuntimeException e) {
            fail(e);
        }
    }

    /** Sends a reply to a request of this connection. */
    void reply(final long requestId, final Reply reply) {
        if (closed) {
            reply.release();
            return;
        }
        if (outbound.isEmpty()) {
            lastSent = loop.now();
        }
        outbound.add(requestId, reply);
    }

    /** A request of this connection is not under way any more. */
    void finished(final int payloadBytes) {
        requestsUnderWay--;
        payloadUnderWay -= payloadBytes;
        lastRequest = loop.now();
    }

    /** Sends what waits, and takes on what had to wait for that. */
    void proceed() {
        if (closed) {
            return;
        }
        try {
            send();
        } catch (final IOException | RuntimeException e) {
            fail(e);
        }
    }

    /**
     * Begins a call that may take long, now or when others of this connection have ended: no client can have all the
     * workers.
     */
    void beginSlow(final Runnable call) {
        if (slowUnderWay < MAX_SLOW_CALLS) {
            slowUnderWay++;
            loop.work(call);
        } else {
            slowWaiting.add(call);
        }
    }

    /** A call that may take long has ended. */
    void endSlow() {
        final Runnable next = slowWaiting.poll();
        if (next == null) {
            slowUnderWay--;
        } else {
            loop.work(next);
        }
    }

    /** Closes when everything that is under way has been answered, if the server shuts down. */
    void closeWhenDone() {
        if ((ending || loop.isShuttingDown()) && !closed && !hasWork()) {
            close();
        }
    }

    /** Closes what has taken too long. */
    void checkTime(final long now) {
        if (session == null) {
            closeIfPast(now, since, context.handshakeTimeout().toNanos(), "did not say who it is");
        } else if (!outbound.isEmpty()) {
            noteProgress(now);
            closeIfPast(now, lastSent, context.stallTimeout().toNanos(), "takes no replies");
        } else if (inbound.isWithinFrame()) {
            closeIfPast(now, frameSince, context.stallTimeout().toNanos(), "does not finish a frame");
        } else if (requestsUnderWay == 0) {
            closeIfPast(now, lastRequest, context.idleTimeout().toNanos(), "is idle");
        }
    }

    void close() {
        if (closed) {
            return;
        }
        closed = true;
        key.cancel();
        transport.close();
        inbound.release();
        outbound.release();
        if (session != null) {
            session.detach(this, loop.now());
        }
        loop.onClosed(this);
    }

    private void closeIfPast(final long now, final long start, final long allowedNanos, final String what) {
        if (now - start > allowedNanos) {
            LOG.info("client {} {} for {} ms: closed", peer, what, (now - start) / 1_000_000);
            close();
        }
    }

    private void noteProgress(final long now) {
        final long unsent = outbound.unsentBytes();
        if (unsent != unsentBytes) {
            unsentBytes = unsent;
            lastSent = now;
        }
    }

    private void receive() throws IOException {
        takeOnWhatIsThere();
        int received = 0;
        while (!closed && !heldBack && mayTakeOn() && received < MAX_RECEIVED_IN_A_TURN) {
            final int count = inbound.receive();
            if (count == 0) {
                return;
            }
            received += count;
            takeOnWhatIsThere();
        }
        if (received >= MAX_RECEIVED_IN_A_TURN) {
            // A socket would be selected again, but TLS may have taken bytes off it already.
            loop.turnAgain(this);
        }
    }

    private void takeOnWhatIsThere() throws IOException {
        heldBack = !mayTakeOn() || !inbound.handOver(this::onFrame);
        if (!inbound.isWithinFrame() || inbound.frameCount() != framesSeen) {
            framesSeen = inbound.frameCount();
            frameSince = loop.now();
        }
    }

    private void send() throws IOException {
        if (closed) {
            return;
        }
        final boolean sentAll = outbound.send();
        updateInterest(sentAll);
        if (heldBack && mayTakeOn()) {
            loop.turnAgain(this);
        }
        closeWhenDone();
    }

    private void updateInterest(final boolean sentAll) {
        final int interest =
                (mayTakeOn() ? SelectionKey.OP_READ : 0) | (sentAll || isReadFirst() ? 0 : SelectionKey.OP_WRITE);
        if (key.isValid() && key.interestOps() != interest) {
            key.interestOps(interest);
        }
    }

    /** In a handshake, what is to be sent next is up to what the peer sends. */
    private boolean isReadFirst() {
        return !transport.isEstablished();
    }

    private boolean mayTakeOn() {
        return !ending
                && requestsUnderWay < context.maxRequests()
                && payloadUnderWay < ServerContext.MAX_PAYLOAD_UNDER_WAY
                && outbound.waitingBytes() < ServerContext.MAX_REPLY_BYTES;
    }

    private boolean onFrame(
            final long requestId, final long acknowledged, final UnsafeBuffer message, final PayloadBuffer payload)
            throws IOException {
        lastRequest = loop.now();
        if (session == null) {
            greet(requestId, message);
        } else {
            boolean taken = false;
            try {
                session.acknowledge(acknowledged);
                takeOn(decoder.decode(requestId, message, payload));
                taken = true;
            } catch (final FileServiceException e) {
                reply(requestId, new Reply(ReplyEncoder.failure(e)));
            } finally {
                if (!taken && payload != null) {
                    payload.release();
                }
            }
        }
        return mayTakeOn();
    }

    private void greet(final long requestId, final UnsafeBuffer message) throws ProtocolException {
        final Greeting greeting = loop.greet(this, message);
        reply(requestId, greeting.reply());
        if (greeting.session() == null) {
            ending = true;
            return;
        }
        session = greeting.session();
        inbound.limits(FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH, FrameDescriptor.MAX_PAYLOAD_LENGTH);
    }

    /** From here on the request owns its payload, whatever becomes of it. */
    private void takeOn(final Request request) throws ProtocolException {
        if (loop.isShuttingDown()) {
            request.release();
            reply(request.id(), SHUTTING_DOWN);
            return;
        }
        if (request.operation() == Operation.LEAVE) {
            loop.leave(session);
            reply(request.id(), new Reply(ReplyEncoder.done(0)));
            ending = true;
            return;
        }
        if (request.isMutation() && !admit(request)) {
            request.release();
            return;
        }
        requestsUnderWay++;
        payloadUnderWay += request.payloadLength();
        loop.execute(new Call(this, session, request));
    }

    private boolean admit(final Request request) throws ProtocolException {
        return switch (session.admit(request.id(), this)) {
            case NEW -> true;
            case UNDER_WAY -> false;
            case ANSWERED -> {
                final Reply remembered = session.replyTo(request.id());
                if (remembered != null) {
                    reply(request.id(), remembered);
                }
                yield false;
            }
            case OVER_LIMIT ->
                throw new ProtocolException("request " + request.id() + ": was acknowledged already, or too many"
                        + " requests have not been acknowledged");
        };
    }

    private void fail(final Exception e) {
        // No warnings: a stranger could fill the log with them.
        LOG.info("client {}: {}", peer, e.toString());
        close();
    }
}
