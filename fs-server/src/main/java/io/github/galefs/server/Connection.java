package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Session.Admission;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.Transport;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of a client. Used by its event loop's thread only, except {@link #loop}. */
final class Connection implements EventLoop.SocketListener {
    private static final Logger LOGGER = LoggerFactory.getLogger(Connection.class);

    /** Bytes received from one connection before the event loop serves the others, those that TLS adds included. */
    private static final int MAX_RECEIVED_PER_TURN = 1024 * 1024;

    /** Time in which one connection receives before the others are served: an update of TLS keys is short and slow. */
    private static final long MAX_TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** Requests of one connection that workers execute at the same time: no client occupies all workers. */
    private static final int MAX_RUNNING = 4;

    /** Bytes of a connection's buffers, those of its transport excepted. */
    static final long BUFFER_BYTES =
            (long) PayloadPool.capacity(FrameReader.BUFFER_LENGTH) + PayloadPool.capacity(FrameWriter.STAGING_LENGTH);

    /** Bytes that the objects of a request take, its message excepted; estimated. */
    private static final int REQUEST_OVERHEAD = 512;

    /** A decoded message takes this many times its length at most: bytes, and characters of its texts. */
    private static final int DECODED_SIZE_FACTOR = 3;

    /** Time without progress after which a connection is closed when others wait for its memory. */
    private static final long MEMORY_STALL_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Time without a reply after which a client is told that the server works on its requests. */
    private static final long WORK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private static final Reply WORKING = new Reply(ReplyEncoder.working());

    /** First version of the wire schema that has the message. */
    private static final int SINCE_WORKING = 5;

    /** A handshake is slow that has taken more than this part of its time limit. */
    private static final int SLOW_HANDSHAKE_PARTS = 8;

    private static final Reply DONE = new Reply(ReplyEncoder.done());

    private static final Reply SHUTTING_DOWN =
            new Reply(ReplyEncoder.failure(PosixError.ECONNREFUSED, "the server is shutting down"));

    private final EventLoop loop;
    private final ServerParts parts;
    private final ServerContext context;
    private final Transport transport;
    private final SocketChannel socket;
    private final SelectionKey key;
    private final FrameReader reader;
    private final FrameWriter writer;
    private final RequestDecoder decoder = new RequestDecoder();
    private final InetSocketAddress peerAddress;
    private final String peer;
    private final boolean sameHost;

    /** Charged for payloads and replies, which wait for memory. */
    private final MemoryAccount memory;

    /** Charged for the small objects of requests and replies, which do not. */
    private final MemoryAccount overhead;

    private final ClientPins.Share pins;
    private final long bufferBytes;
    private final WorkerPool.Share readers;
    private final WorkerPool.Share writers;

    /** Null until the handshake is complete. */
    private Session session;

    private final ProgressTimes progress;
    private int requestsInFlight;
    private long payloadInFlight;

    /** Requests that are executed when there is memory for their replies. */
    private final Queue<PendingRequest> parked = new ArrayDeque<>();

    /** Mutations that wait until others of their session have ended. */
    private final Queue<PendingRequest> delayed = new ArrayDeque<>();

    /** No frame is accepted until {@link #onMemory}. */
    private boolean awaitingMemory;

    /** Nothing was received. Read by any thread. */
    private volatile boolean silent = true;

    /** Received bytes wait to be decoded until the connection is below its limits again. */
    private boolean paused;

    /** Whether the client knows the message that the server works. */
    private boolean isToldOfWork;

    /** When the client was last told anything, or began to wait. */
    private long lastToldAt;

    /** No more requests are accepted; the connection closes when all replies are sent. */
    private boolean ending;

    private boolean closed;

    /** Takes the memory of its buffers until {@link #close}. */
    Connection(final EventLoop loop, final Transport transport, final SelectionKey key, final SocketChannel socket)
            throws IOException {
        this.loop = loop;
        this.parts = loop.parts();
        this.context = parts.context();
        this.transport = transport;
        this.socket = socket;
        this.key = key;
        peerAddress = (InetSocketAddress) socket.getRemoteAddress();
        peer = peerAddress.toString();
        sameHost = Transport.isSameHost(socket);
        memory = new MemoryAccount(parts.memory());
        overhead = new MemoryAccount(parts.memory());
        pins = parts.pins().new Share();
        bufferBytes = BUFFER_BYTES + transport.bufferBytes();
        readers = parts.readers().new Share(MAX_RUNNING);
        writers = parts.writers().new Share(MAX_RUNNING);
        reader = new FrameReader(transport, parts.payloads(), memory, HandshakeResult.MAX_MESSAGE_LENGTH, 0);
        writer = new FrameWriter(transport, parts.payloads(), overhead);
        parts.memory().take(bufferBytes);
        progress = new ProgressTimes(context, reader, writer, loop.now());
    }

    boolean isSameHost() {
        return sameHost;
    }

    /** Address of the client's machine. May be called by any thread. */
    InetAddress address() {
        return peerAddress.getAddress();
    }

    /** Whether the client has sent nothing yet. May be called by any thread. */
    boolean isSilent() {
        return silent;
    }

    /** Charged for the payloads and replies of the connection. May be called by any thread. */
    MemoryAccount memory() {
        return memory;
    }

    /** Segments that the client has mapped. May be called by any thread. */
    ClientPins.Share pins() {
        return pins;
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

    /** Receives and sends; also called when the socket is not known to be ready. */
    @Override
    public void onReady() {
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
        progress.onReply(loop.now());
        lastToldAt = loop.now();
        writer.add(requestId, reply);
    }

    /** Notes that a request of this connection was executed. */
    void onExecuted(final int payloadLength) {
        requestsInFlight--;
        payloadInFlight -= payloadLength;
        progress.onRequest(loop.now());
    }

    /** Sends queued replies, and resumes a paused connection that is below its limits again. */
    void proceed() {
        if (closed) {
            return;
        }
        try {
            admitDelayed();
            send();
        } catch (final IOException | RuntimeException e) {
            fail(e);
        }
    }

    /** Hands a request to a worker, which executes it in turn with those of other connections. */
    void executeOnWorker(final Request request, final Runnable call) {
        (request.isNonBlocking() ? readers : writers).execute(call);
    }

    /** Keeps a request until there is memory for its reply; no frame is accepted until then. */
    void park(final PendingRequest request) {
        if (closed) {
            request.release();
        } else {
            parked.add(request);
            awaitMemory();
        }
    }

    /** Continues when memory was given back: with the parked requests first, in their order. */
    void onMemory() {
        awaitingMemory = false;
        while (!awaitingMemory && !parked.isEmpty()) {
            loop.execute(parked.remove());
        }
        if (paused) {
            loop.scheduleTurn(this);
        }
        proceed();
    }

    /** Closes the connection in favour of another one, unless it has completed its handshake meanwhile. */
    void evict() {
        if (session == null && !closed) {
            logHandshake(
                    LogCause.LIMIT_REACHED, "is closed in favour of another: too many have not completed a handshake");
            close();
        }
    }

    /** Closes the connection if it, or the server, is ending and every request has its reply. */
    void closeWhenDone() {
        if (closed || hasWork() || !(ending || loop.isShuttingDown())) {
            return;
        }
        if (silent) {
            close();
        } else {
            end(() -> {
                transport.closeOutput();
                loop.linger(socket, key);
            });
        }
    }

    /** Closes the connection if it has exceeded a time limit, or others need the memory that it does not use. */
    void checkTimeLimits(final long now) {
        if (session == null) {
            final String violation = progress.handshakeViolation(now);
            if (violation != null) {
                logHandshake(LogCause.HANDSHAKE_FAILED, violation + ": closed");
                close();
            }
            return;
        }
        progress.update(now);
        if (awaitingMemory && memory.held() == 0) {
            parts.memory().requestRelief(now + MEMORY_STALL_NANOS);
        }
        if (isHoldingMemoryIdly(now)) {
            logClosed(LogCause.MEMORY_SHORT, "is closed: it makes no progress, and others wait for its memory");
            close();
        } else {
            closeFor(progress.violation(now, requestsInFlight > 0));
        }
        tellOfWork(now);
    }

    /** Keeps a client waiting whose calls take long. A client that receives nothing is told nothing more. */
    private void tellOfWork(final long now) {
        if (!closed && isToldOfWork && requestsInFlight > 0 && writer.isEmpty() && now - lastToldAt >= WORK_NANOS) {
            reply(FrameDescriptor.NO_REQUEST, WORKING);
            proceed();
        }
    }

    void close() {
        if (!closed) {
            end(() -> {
                key.cancel();
                transport.close();
            });
        }
    }

    /** Ends the connection, the socket first: whatever fails then, the peer does not wait. */
    private void end(final Runnable endOfSocket) {
        closed = true;
        parts.limits().remove(this);
        endOfSocket.run();
        reader.release();
        writer.release();
        pins.close();
        parked.forEach(PendingRequest::release);
        parked.clear();
        delayed.forEach(PendingRequest::release);
        delayed.clear();
        parts.memory().give(bufferBytes);
        if (session != null) {
            session.detach(this, loop.now());
        }
        loop.onClosed(this);
    }

    private void closeFor(final String violation) {
        if (violation != null) {
            logClosed(LogCause.TIME_LIMIT, violation + ": closed");
            close();
        }
    }

    private void logClosed(final LogCause cause, final String reason) {
        parts.log().write(LOGGER::info, cause, "client " + peer + " " + reason);
    }

    /**
     * Tells why a client could not connect. A peer that has sent nothing is no client: a probe of the port, say.
     */
    private void logHandshake(final LogCause cause, final String reason) {
        parts.log().write(silent ? LOGGER::info : LOGGER::warn, cause, "client " + peer + " " + reason);
    }

    /** Whether others wait for memory, and this connection holds some for a peer that neither receives nor sends. */
    private boolean isHoldingMemoryIdly(final long now) {
        return memory.held() + overhead.held() > 0
                && parts.memory().isReliefWanted(now)
                && progress.isStalledFor(MEMORY_STALL_NANOS, now);
    }

    private void receive() throws IOException {
        acceptFrames();
        final long end = transport.receivedBytes() + MAX_RECEIVED_PER_TURN;
        boolean isEnd = false;
        while (!closed && !paused && isAccepting() && !isEnd) {
            final int count = reader.receive();
            silent &= transport.receivedBytes() == 0;
            if (count == 0) {
                return;
            }
            progress.onReceipt(loop.now());
            acceptFrames();
            isEnd = transport.receivedBytes() >= end || context.clock().nanoTime() - loop.now() > MAX_TURN_NANOS;
        }
        if (isEnd) {
            // The selector reports bytes that the socket still has, but not those that TLS has already taken off it.
            loop.scheduleTurn(this);
        }
    }

    private void acceptFrames() throws IOException {
        paused = !isAccepting() || !reader.poll(this::onFrame);
        if (reader.isAwaitingMemory() && !awaitingMemory) {
            awaitMemory();
        }
        progress.onFrames(loop.now());
    }

    private void send() throws IOException {
        if (closed) {
            return;
        }
        final boolean sentAll = writer.send();
        updateInterest(sentAll);
        // While nothing is accepted nothing is read either, and a turn could not send the transport's answers.
        if (isAccepting() && (paused || (sentAll && transport.hasAnswers()))) {
            loop.scheduleTurn(this);
        }
        closeWhenDone();
    }

    private void updateInterest(final boolean sentAll) {
        final boolean isReading = isAccepting() && !transport.isAwaitingFlush();
        final int interest = (isReading ? SelectionKey.OP_READ : 0) | (sentAll ? 0 : SelectionKey.OP_WRITE);
        if (key.isValid() && key.interestOps() != interest) {
            key.interestOps(interest);
        }
    }

    private void awaitMemory() {
        awaitingMemory = true;
        loop.awaitMemory(this);
    }

    /**
     * Whether the connection is below the limits on what it may have in flight. A payload that is being received has
     * its memory already, so its rest is received in any case: else what waits for memory could wait for this payload.
     */
    private boolean isAccepting() {
        return !ending && (reader.isReceivingPayload() || isBelowLimits());
    }

    private boolean isBelowLimits() {
        return !awaitingMemory
                && memory.isWithinShare()
                && overhead.isWithinShare()
                && requestsInFlight < context.maxRequests()
                && payloadInFlight < ServerContext.MAX_PAYLOAD_IN_FLIGHT
                && writer.queuedBytes() < ServerContext.MAX_QUEUED_REPLY_BYTES;
    }

    private boolean onFrame(
            final long requestId, final long acknowledged, final UnsafeBuffer message, final PayloadBuffer payload)
            throws IOException {
        progress.onRequest(loop.now());
        if (session == null) {
            onHello(requestId, message);
        } else {
            boolean handled = false;
            try {
                session.acknowledge(acknowledged);
                admitDelayed();
                onRequest(requestId, decoder.decode(message, payload), message.capacity());
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
        logSlowHandshake();
        session = result.session();
        isToldOfWork = result.version() >= SINCE_WORKING;
        reader.limits(FrameDescriptor.MAX_REQUEST_MESSAGE_LENGTH, FrameDescriptor.MAX_PAYLOAD_LENGTH);
    }

    /** Executes or refuses a request, and releases its payload in either case, but not if this throws. */
    private void onRequest(final long requestId, final Request request, final int messageLength)
            throws ProtocolException {
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
        final Admission admission =
                request instanceof Request.Mutation ? session.admit(requestId, this) : Admission.NEW;
        switch (admission) {
            case NEW -> loop.execute(begin(requestId, request, messageLength));
            case LATER -> delayed.add(begin(requestId, request, messageLength));
            case IN_FLIGHT -> request.release();
            case ANSWERED -> {
                request.release();
                replyAgain(requestId);
            }
            case REFUSED -> throw refusal(requestId);
        }
    }

    private PendingRequest begin(final long requestId, final Request request, final int messageLength) {
        lastToldAt = requestsInFlight == 0 ? loop.now() : lastToldAt;
        requestsInFlight++;
        payloadInFlight += request.payloadLength();
        final MemoryCharge charge = overhead.take(REQUEST_OVERHEAD + (long) DECODED_SIZE_FACTOR * messageLength);
        return new PendingRequest(this, session, requestId, request, charge);
    }

    /** Executes mutations that had to wait until others of the session have ended. */
    private void admitDelayed() throws ProtocolException {
        while (!delayed.isEmpty()) {
            final PendingRequest first = delayed.element();
            switch (session.admit(first.id(), this)) {
                case NEW -> loop.execute(delayed.remove());
                case LATER -> {
                    return;
                }
                default -> throw refusal(first.id());
            }
        }
    }

    private void replyAgain(final long requestId) {
        final Reply kept = session.replyTo(requestId);
        if (kept != null) {
            reply(requestId, kept);
        }
    }

    private static ProtocolException refusal(final long requestId) {
        return new ProtocolException(
                "request " + requestId + " was acknowledged already, or too many replies are not" + " acknowledged");
    }

    /** Clients whose handshakes take long on a busy machine, or a bad network, are the next that do not connect. */
    private void logSlowHandshake() {
        final long nanos = progress.handshakeNanos(loop.now());
        final long limit = context.handshakeTimeout().toNanos();
        if (nanos > limit / SLOW_HANDSHAKE_PARTS) {
            logHandshake(
                    LogCause.HANDSHAKE_SLOW,
                    "has taken " + TimeUnit.NANOSECONDS.toMillis(nanos) + " ms for its handshake, of "
                            + TimeUnit.NANOSECONDS.toMillis(limit) + " ms that are allowed");
        }
    }

    private void fail(final Exception e) {
        silent &= transport.receivedBytes() == 0;
        if (session == null && !ending) {
            logHandshake(LogCause.HANDSHAKE_FAILED, "has failed in its handshake: " + e);
        } else {
            logClosed(LogCause.CONNECTION_FAILED, "has failed: " + e);
        }
        close();
    }
}
