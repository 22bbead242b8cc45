package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of a client. Used by its event loop's thread only, except {@link #loop}. */
final class Connection {
    private static final Logger LOGGER = LoggerFactory.getLogger(Connection.class);

    /** Bytes received from one connection before the event loop serves the others. */
    private static final int MAX_RECEIVED_PER_TURN = 1024 * 1024;

    /** Requests of one connection that workers execute at the same time: no client occupies all workers. */
    private static final int MAX_SLOW_REQUESTS = 4;

    private static final Reply DONE = new Reply(ReplyEncoder.done());

    private static final Reply SHUTTING_DOWN =
            new Reply(ReplyEncoder.failure(PosixError.ECONNREFUSED, "the server is shutting down"));

    private final EventLoop loop;
    private final ServerContext context;
    private final Transport transport;
    private final SelectionKey key;
    private final FrameReader reader;
    private final FrameWriter writer;
    private final RequestDecoder decoder = new RequestDecoder();
    private final String peer;
    private final boolean sameHost;

    /** Null until the handshake is complete. */
    private Session session;

    private final long openedAt;
    private long frameStartedAt;
    private long framesSeen;
    private long lastRequestAt;
    private long lastProgressAt;
    private long lastUnsentBytes;
    private int requestsInFlight;
    private long payloadInFlight;
    private int slowRequests;
    private final Queue<Runnable> queuedSlowRequests = new ArrayDeque<>();

    /** Received bytes wait to be decoded until the connection is below its limits again. */
    private boolean paused;

    /** No more requests are accepted; the connection closes when all replies are sent. */
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
        reader = new FrameReader(transport, loop.payloads(), HandshakeResult.MAX_MESSAGE_LENGTH, 0);
        writer = new FrameWriter(transport, loop.payloads());
        openedAt = loop.now();
        frameStartedAt = openedAt;
        lastRequestAt = openedAt;
        lastProgressAt = openedAt;
    }

    boolean isSameHost() {
        return sameHost;
    }

    /** The event loop that owns the connection. May be called by any thread. */
    EventLoop loop() {
        return loop;
    }

    /** Address of the client. */
    String peer() {
        return peer;
    }

    boolean hasWork() {
        return requestsInFlight > 0 || !writer.isEmpty();
    }

    /** Receives and sends; called when the socket is readable or writable. */
    void onReady() {
        try {
            transport.flush();
            receive();
            send();
        } catch (final IOException | RuntimeException e) {
            fail(e);
        }
    }

    /** Queues the reply to a request. */
    void reply(final long requestId, final Reply reply) {
        if (closed) {
            reply.release();
            return;
        }
        if (writer.isEmpty()) {
            lastProgressAt = loop.now();
        }
        writer.add(requestId, reply);
    }

    /** Notes that a request of this connection was executed. */
    void onExecuted(final int payloadLength) {
        requestsInFlight--;
        payloadInFlight -= payloadLength;
        lastRequestAt = loop.now();
    }

    /** Sends queued replies, and resumes a paused connection that is below its limits again. */
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

    /** Hands a request to a worker, at once or after slow requests of this connection have ended. */
    void beginSlow(final Runnable request) {
        if (slowRequests < MAX_SLOW_REQUESTS) {
            slowRequests++;
            loop.executeOnWorker(request);
        } else {
            queuedSlowRequests.add(request);
        }
    }

    /** Notes that a worker has executed a request of this connection. */
    void endSlow() {
        final Runnable next = queuedSlowRequests.poll();
        if (next == null) {
            slowRequests--;
        } else {
            loop.executeOnWorker(next);
        }
    }

    /** Closes the connection if it, or the server, is ending and every request has its reply. */
    void closeWhenDone() {
        if ((ending || loop.isShuttingDown()) && !closed && !hasWork()) {
            close();
        }
    }

    /** Closes the connection if it has exceeded a time limit. */
    void checkTimeLimits(final long now) {
        if (session == null) {
            closeIfPast(now, openedAt, context.handshakeTimeout(), "has not completed the handshake");
        } else if (!writer.isEmpty()) {
            noteProgress(now);
            closeIfPast(now, lastProgressAt, context.stallTimeout(), "has received nothing of a reply");
        } else if (reader.isWithinFrame()) {
            closeIfPast(now, frameStartedAt, context.stallTimeout(), "has not completed a frame");
        } else if (requestsInFlight == 0) {
            closeIfPast(now, lastRequestAt, context.idleTimeout(), "has sent no request");
        }
    }

    void close() {
        if (closed) {
            return;
        }
        closed = true;
        key.cancel();
        transport.close();
        reader.release();
        writer.release();
        if (session != null) {
            session.detach(this, loop.now());
        }
        loop.onClosed(this);
    }

    private void closeIfPast(final long now, final long start, final Duration limit, final String violation) {
        if (now - start > limit.toNanos()) {
            LOGGER.info("client {} {} for {} ms: closed", peer, violation, TimeUnit.NANOSECONDS.toMillis(now - start));
            close();
        }
    }

    private void noteProgress(final long now) {
        final long unsent = writer.unsentBytes();
        if (unsent != lastUnsentBytes) {
            lastUnsentBytes = unsent;
            lastProgressAt = now;
        }
    }

    private void receive() throws IOException {
        acceptFrames();
        int received = 0;
        while (!closed && !paused && isAccepting() && received < MAX_RECEIVED_PER_TURN) {
            final int count = reader.receive();
            if (count == 0) {
                return;
            }
            received += count;
            acceptFrames();
        }
        if (received >= MAX_RECEIVED_PER_TURN) {
            // The selector reports bytes that the socket still has, but not those that TLS has already taken off it.
            loop.scheduleTurn(this);
        }
    }

    private void acceptFrames() throws IOException {
        paused = !isAccepting() || !reader.poll(this::onFrame);
        if (!reader.isWithinFrame() || reader.frameCount() != framesSeen) {
            framesSeen = reader.frameCount();
            frameStartedAt = loop.now();
        }
    }

    private void send() throws IOException {
        if (closed) {
            return;
        }
        final boolean sentAll = writer.send();
        updateInterest(sentAll);
        if (paused && isAccepting()) {
            loop.scheduleTurn(this);
        }
        closeWhenDone();
    }

    private void updateInterest(final boolean sentAll) {
        final int interest = (isAccepting() ? SelectionKey.OP_READ : 0) | (sentAll ? 0 : SelectionKey.OP_WRITE);
        if (key.isValid() && key.interestOps() != interest) {
            key.interestOps(interest);
        }
    }

    /** Whether the connection is below the limits on what it may have in flight. */
    private boolean isAccepting() {
        return !ending
                && requestsInFlight < context.maxRequests()
                && payloadInFlight < ServerContext.MAX_PAYLOAD_IN_FLIGHT
                && writer.queuedBytes() < ServerContext.MAX_QUEUED_REPLY_BYTES;
    }

    private boolean onFrame(
            final long requestId, final long acknowledged, final UnsafeBuffer message, final PayloadBuffer payload)
            throws IOException {
        lastRequestAt = loop.now();
        if (session == null) {
            onHello(requestId, message);
        } else {
            boolean handled = false;
            try {
                session.acknowledge(acknowledged);
                onRequest(requestId, decoder.decode(message, payload));
                handled = true;
            } catch (final FileServiceException e) {
                reply(requestId, new Reply(ReplyEncoder.failure(e)));
            } finally {
                if (!handled && payload != null) {
                    payload.release();
                }
            }
        }
        return isAccepting();
    }

    private void onHello(final long requestId, final UnsafeBuffer message) throws ProtocolException {
        final HandshakeResult result = loop.handshake(this, message);
        reply(requestId, result.reply());
        if (result.session() == null) {
            ending = true;
            return;
        }
        session = result.session();
        reader.limits(FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH, FrameDescriptor.MAX_PAYLOAD_LENGTH);
    }

    /** Executes or refuses a request, and releases its payload in either case, but not if this throws. */
    private void onRequest(final long requestId, final Request request) throws ProtocolException {
        if (loop.isShuttingDown()) {
            request.release();
            reply(requestId, SHUTTING_DOWN);
            return;
        }
        if (request instanceof Request.Leave) {
            loop.endSession(session);
            reply(requestId, DONE);
            ending = true;
            return;
        }
        if (request instanceof Request.Mutation && !admit(requestId)) {
            request.release();
            return;
        }
        requestsInFlight++;
        payloadInFlight += request.payloadLength();
        loop.execute(new PendingRequest(this, session, requestId, request));
    }

    /** Whether a mutation is new. The reply to one that was executed before is sent again. */
    private boolean admit(final long requestId) throws ProtocolException {
        return switch (session.admit(requestId, this)) {
            case NEW -> true;
            case IN_FLIGHT -> false;
            case ANSWERED -> {
                final Reply kept = session.replyTo(requestId);
                if (kept != null) {
                    reply(requestId, kept);
                }
                yield false;
            }
            case OVER_LIMIT ->
                throw new ProtocolException("request " + requestId + " was acknowledged already, or too many requests"
                        + " are not acknowledged");
        };
    }

    private void fail(final Exception e) {
        // Not a warning: any stranger could fill the log with them.
        LOGGER.info("client {}: {}", peer, e.toString());
        close();
    }
}
