package io.github.galefs.client;

import io.github.galefs.client.RetryableRequest.RetryPolicy;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import javax.net.ssl.SSLException;
import org.agrona.concurrent.UnsafeBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Executes requests at a server and replaces the connection when it is lost. Safe for use by several threads.
 *
 * <p>A client has one session at its server. After a reconnect that resumes the session, the client sends the requests
 * that have no reply again, under the same ids; the server does not repeat those that it has executed, but sends their
 * replies. When the server does not have the session any more, the {@link RetryPolicy} of a request decides whether it
 * is repeated.
 *
 * <p>One thread at a time tries to reconnect; the threads that wait for it fail when it fails. From then on each
 * request makes one attempt, until an attempt succeeds, so that not every caller waits for a server that is gone.
 */
final class ReconnectingClient implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(ReconnectingClient.class);
    /**
     * Longest time in which a first connection is tried again. Strangers may push it out some times in a row; but a
     * server that uses TLS where the client does not, or the reverse, closes it, too, and a user waits for the error.
     */
    private static final Duration MAX_FIRST_TIMEOUT = Duration.ofSeconds(5);

    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long MAX_PAUSE_MILLIS = 1000;

    /** Longest pause of a call before it uses the next connection, when it has lost many; the first one is 1 ms. */
    private static final long MAX_LOSS_PAUSE_MILLIS = 20;

    /** Connections that one call may lose: a request that ends each server that receives it must end, too. */
    private static final int MAX_LOSSES = 100;

    private static final Duration LEAVE_TIMEOUT = Duration.ofSeconds(1);

    /** How many times as long as a server may be silent one is watched that works. */
    private static final int WATCH_FACTOR = 10;

    private static final int HEARTBEATS_PER_IDLE_TIMEOUT = 4;

    private final ClientContext context;
    private final RequestIds ids = new RequestIds();
    private final ReentrantLock connecting = new ReentrantLock();
    private final ScheduledExecutorService heartbeatExecutor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("galefs-client-heartbeat").daemon().factory());

    private final ScheduledFuture<?> heartbeats;

    /** The latest session, whose connection may be broken. Replaced under {@link #connecting}. */
    private volatile ClientSession session;

    private volatile boolean closed;

    /** Whether this was closed because the server did not answer. Written before {@link #closed}. */
    private volatile boolean givenUp;

    /** The thread that reconnects. */
    private final Connector connector = new Connector();

    /** Number of failed reconnects. Written under {@link #connecting}. */
    private final AtomicInteger failedReconnects = new AtomicInteger();

    /** Why the latest reconnect failed; null if it succeeded. Guarded by {@link #connecting}. */
    private FileServiceException outage;

    /** Connects. Tries again when the connection is lost before the server has welcomed the client or refused it. */
    ReconnectingClient(final ClientContext context) throws FileServiceException {
        this.context = context;
        try {
            final Duration timeout = context.reconnectTimeout();
            final Duration shorter = timeout.compareTo(MAX_FIRST_TIMEOUT) < 0 ? timeout : MAX_FIRST_TIMEOUT;
            session = connect(SessionTicket.NONE, end(shorter), ReconnectingClient::isLoss);
        } catch (final FileServiceException e) {
            heartbeatExecutor.shutdownNow();
            throw e;
        }
        final long period = Math.max(1, session.welcome().idleMillis() / HEARTBEATS_PER_IDLE_TIMEOUT);
        heartbeats = heartbeatExecutor.scheduleWithFixedDelay(
                () -> sendHeartbeat(period), period, period, TimeUnit.MILLISECONDS);
    }

    /** Returns the latest session; its connection may be broken. */
    ClientSession session() {
        return session;
    }

    /** Throws if this is closed: ETIMEDOUT if that is because the server did not answer, otherwise EBADF. */
    void requireOpen() throws FileServiceException {
        if (givenUp) {
            throw new FileServiceException(PosixError.ETIMEDOUT, "no answer from " + context.address());
        }
        if (closed) {
            throw new FileServiceException(PosixError.EBADF, "the connection to " + context.address() + " is closed");
        }
    }

    /**
     * Executes a request.
     *
     * @throws FileServiceException the error that the server replied; ECONNRESET if the server may or may not have
     *     executed the request; ECONNREFUSED if nothing listens at its address; ETIMEDOUT; EPROTO; EINTR.
     */
    Answer execute(final RetryableRequest request) throws FileServiceException {
        final AtomicLong lastSign = new AtomicLong(System.nanoTime());
        try (Deadline deadline =
                Deadline.ofSilence(context.callTimeout().plus(context.reconnectTimeout()), lastSign::get)) {
            final boolean isRemembered = request.retryPolicy() != RetryPolicy.READ_ONLY;
            final long id = isRemembered ? ids.begin() : ids.next();
            try {
                return execute(request, id, deadline, lastSign);
            } finally {
                ids.end(id);
            }
        }
    }

    @Override
    public void close() {
        connecting.lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
        } finally {
            connecting.unlock();
        }
        endHeartbeats();
        try (Deadline deadline = new Deadline(LEAVE_TIMEOUT)) {
            session.leave(deadline);
        } catch (final IOException e) {
            LOGGER.debug("cannot end the session at {}: {}", context.address(), e.toString());
        }
        session.close();
    }

    /**
     * Closes this if the server neither answers nor moves bytes for a time. Calls in flight fail then: ETIMEDOUT. If
     * the connection is lost, the server has that time to accept another one.
     */
    void endCallsUnlessAnswered(final Duration time) {
        if (closed || isAnswered(time)) {
            return;
        }
        // Not under the lock: the thread that reconnects has it.
        givenUp = true;
        closed = true;
        connector.interrupt();
        endHeartbeats();
        session.close();
    }

    /**
     * Returns whether the server answers, or works: an answer may wait behind many bytes. Waits for the answer as long
     * as bytes move, at most {@link #WATCH_FACTOR} times the time.
     */
    private boolean isAnswered(final Duration time) {
        final AtomicBoolean isAnswered = new AtomicBoolean();
        Thread.ofPlatform().daemon().name("galefs-client-ping").start(() -> ping(isAnswered));
        final long begin = System.nanoTime();
        boolean interrupted = false;
        long silence = 0;
        while (!closed && !isAnswered.get() && silence < time.toNanos()) {
            interrupted |= Thread.interrupted();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(FIRST_PAUSE_MILLIS));
            final long now = System.nanoTime();
            if (now - begin > WATCH_FACTOR * time.toNanos()) {
                break;
            }
            silence = now - begin - Math.max(0, session.connection().lastMoveNanos() - begin);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return closed || silence < time.toNanos();
    }

    /**
     * Asks until there is an answer. Has as much time as another call, as a request that has no answer in its time ends
     * the connection, and with it the calls that the server still works at.
     */
    private void ping(final AtomicBoolean isAnswered) {
        try (Deadline deadline = new Deadline(context.callTimeout())) {
            while (!closed && !isAnswered.get() && !deadline.hasPassed()) {
                final ClientSession current = session;
                try (Deadline attempt = silenceLimit(current)) {
                    current.exchange(RequestEncoder.ping(), attempt);
                    isAnswered.set(true);
                } catch (final IOException e) {
                    LOGGER.debug("no answer from {}: {}", context.address(), e.toString());
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(FIRST_PAUSE_MILLIS));
                }
            }
        }
    }

    /** Returns the end of the time for a request on a session's connection. */
    private Deadline silenceLimit(final ClientSession current) {
        return Deadline.ofSilence(context.callTimeout(), current.connection()::lastSignNanos);
    }

    private void endHeartbeats() {
        heartbeats.cancel(false);
        heartbeatExecutor.shutdown();
    }

    /** @param lastSign receives when the server has last shown that it works on the request. */
    private Answer execute(
            final RetryableRequest request, final long id, final Deadline deadline, final AtomicLong lastSign)
            throws FileServiceException {
        long sentInSession = 0;
        long pause = 0;
        int losses = 0;
        while (true) {
            final ClientSession current = connected(deadline);
            if (sentInSession != 0
                    && sentInSession != current.sessionId()
                    && request.retryPolicy() == RetryPolicy.AT_MOST_ONCE) {
                throw failure(
                        PosixError.ECONNRESET,
                        request,
                        "the connection was lost and the server has dropped the session; the call may or may not have"
                                + " taken effect",
                        null);
            }
            final long sentBefore = sentInSession;
            long begin = System.nanoTime();
            try (Deadline attempt = silenceLimit(current)) {
                final byte[] message = request.encoder().encode(current);
                begin = System.nanoTime(); // the encoder may have opened the file again, which is another request
                sentInSession = current.sessionId();
                final byte[] reply = checked(current.exchange(id, message, request.payload(), request.sink(), attempt));
                return new Answer(reply, current.welcome().ticket().bootId());
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ECONNREFUSED) {
                    throw e;
                }
                // The server shuts down and has not executed this attempt, but perhaps an earlier one whose reply was
                // lost. Another server may listen there soon.
                sentInSession = sentBefore;
                current.close();
                requireTime(request, deadline, e);
            } catch (final SocketTimeoutException e) {
                throw failure(PosixError.ETIMEDOUT, request, e.getMessage(), e);
            } catch (final ProtocolException e) {
                throw failure(PosixError.EPROTO, request, e.getMessage(), e);
            } catch (final IOException e) {
                LOGGER.debug("{}: connection to {} lost: {}", request.description(), context.address(), e.toString());
                noteSign(current, begin, lastSign);
                requireTime(request, deadline, e);
                losses++;
                if (losses > MAX_LOSSES) {
                    throw failure(
                            PosixError.ETIMEDOUT, request, MAX_LOSSES + " connections to the server were lost", e);
                }
            }
            // At once after the first loss; more of them may be the work of a server that keeps no connection.
            if (pause > 0) {
                sleep(pause);
            }
            pause = Math.clamp(pause * 2, 1, MAX_LOSS_PAUSE_MILLIS);
        }
    }

    /** A sign before the request was sent, such as a welcome, says nothing about the request. */
    private static void noteSign(final ClientSession current, final long begin, final AtomicLong lastSign) {
        final long sign = current.connection().lastSignNanos();
        if (sign - begin > 0) {
            lastSign.set(sign);
        }
    }

    /** Ends the attempts at a server that accepts every connection and keeps none. */
    private void requireTime(final RetryableRequest request, final Deadline deadline, final IOException reason)
            throws FileServiceException {
        if (deadline.hasPassed()) {
            throw failure(PosixError.ETIMEDOUT, request, "every new connection to the server is lost", reason);
        }
    }

    /** Returns a failure of the connection, which not everyone who reads it knows. */
    private FileServiceException failure(
            final PosixError error, final RetryableRequest request, final String reason, final IOException cause) {
        return new FileServiceException(
                error, request.description() + " at " + context.address() + ": " + reason, cause);
    }

    /** Throws the error that a reply carries, so that a server that shuts down is recognised; a sink has thrown its. */
    private static byte[] checked(final byte[] reply) throws FileServiceException, ProtocolException {
        if (reply != null) {
            ReplyDecoder.requireSuccess(new UnsafeBuffer(reply));
        }
        return reply;
    }

    /** Returns the session; reconnects first if its connection is broken. */
    private ClientSession connected(final Deadline deadline) throws FileServiceException {
        final ClientSession known = session;
        if (!closed && !known.connection().isBroken()) {
            return known;
        }
        final int failedBefore = failedReconnects.get();
        acquireConnecting(deadline);
        try {
            requireOpen();
            if (session.connection().isBroken()) {
                if (outage != null && failedReconnects.get() != failedBefore) {
                    throw new FileServiceException(outage.error(), "no connection to " + context.address(), outage);
                }
                session = reconnect();
                closeIfGivenUp();
            }
            return session;
        } finally {
            connecting.unlock();
        }
    }

    private void closeIfGivenUp() throws FileServiceException {
        if (givenUp) {
            session.close();
            requireOpen();
        }
    }

    private void acquireConnecting(final Deadline deadline) throws FileServiceException {
        try {
            if (!connecting.tryLock(deadline.remainingNanos(), TimeUnit.NANOSECONDS)) {
                throw new FileServiceException(PosixError.ETIMEDOUT, "connecting to " + context.address());
            }
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw interrupted(e);
        }
    }

    private ClientSession reconnect() throws FileServiceException {
        final Duration timeout = outage == null ? context.reconnectTimeout() : Duration.ZERO;
        connector.begin();
        try {
            // Whoever gives up from now on finds this thread.
            requireOpen();
            final ClientSession newSession =
                    connect(session.welcome().ticket(), end(timeout), ReconnectingClient::mayPass);
            outage = null;
            return newSession;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EINTR) {
                outage = e;
                failedReconnects.incrementAndGet();
            } else if (givenUp) {
                requireOpen();
            }
            throw e;
        } finally {
            connector.end();
        }
    }

    private static long end(final Duration timeout) {
        return System.nanoTime() + timeout.toNanos();
    }

    /** Connects, with attempts until a time and at least one, as long as each fails in a way that may pass. */
    private ClientSession connect(final SessionTicket ticket, final long end, final Predicate<IOException> mayPass)
            throws FileServiceException {
        long pause = FIRST_PAUSE_MILLIS;
        while (true) {
            try (Deadline deadline = Deadline.forConnecting(context.connectTimeout())) {
                return connect(ticket, deadline);
            } catch (final ClosedByInterruptException e) {
                throw interrupted(e);
            } catch (final IOException e) {
                if (!mayPass.test(e) || System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pause) - end > 0) {
                    throw e instanceof FileServiceException refusal ? refusal : connectFailure(e);
                }
                LOGGER.debug("cannot connect to {}, next attempt in {} ms: {}", context.address(), pause, e.toString());
            }
            sleep(pause);
            pause = Math.min(pause * 2, MAX_PAUSE_MILLIS);
        }
    }

    /** Returns whether a server that was there may accept the client later, as one that has too many connections. */
    private static boolean mayPass(final IOException e) {
        return !(e instanceof FileServiceException refusal) || refusal.error() == PosixError.EAGAIN;
    }

    /**
     * Returns whether a connection was lost, perhaps in favour of another one that had not greeted. The server has said
     * nothing against this client then.
     */
    private static boolean isLoss(final IOException e) {
        return !(e instanceof FileServiceException) && error(e) == PosixError.ECONNRESET;
    }

    private ClientSession connect(final SessionTicket ticket, final Deadline deadline)
            throws IOException, FileServiceException {
        final ClientConnection connection = ClientConnection.open(context, deadline);
        boolean isEstablished = false;
        try {
            final byte[] reply = connection.exchange(
                    FrameDescriptor.NO_REQUEST,
                    0,
                    RequestEncoder.hello(ticket, context.token()),
                    MemorySegment.NULL,
                    null,
                    deadline);
            final ClientSession newSession = new ClientSession(connection, ReplyDecoder.welcome(reply), ids);
            isEstablished = true;
            return newSession;
        } finally {
            if (!isEstablished) {
                connection.close();
            }
        }
    }

    /**
     * Sends a request unless one was sent within a period. It keeps the session from expiring, and finds a lost
     * connection while the server still keeps the session.
     */
    private void sendHeartbeat(final long periodMillis) {
        final long idle = System.nanoTime() - session.connection().lastSendNanos();
        if (!session.connection().isBroken() && idle < TimeUnit.MILLISECONDS.toNanos(periodMillis)) {
            return;
        }
        try {
            execute(RetryableRequest.of("heartbeat", RetryPolicy.READ_ONLY, current -> RequestEncoder.ping()));
        } catch (final FileServiceException e) {
            LOGGER.debug("heartbeat: {}", e.getMessage());
        } catch (final Throwable e) {
            // An exception that left this method would end all further heartbeats, and with them the session.
            LOGGER.warn("a heartbeat to {} failed and will be repeated", context.address(), e);
        }
    }

    private void sleep(final long millis) throws FileServiceException {
        try {
            Thread.sleep(millis);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw interrupted(e);
        }
    }

    private FileServiceException interrupted(final Exception e) {
        return new FileServiceException(PosixError.EINTR, "connecting to " + context.address(), e);
    }

    private FileServiceException connectFailure(final IOException e) {
        final String failure = "cannot connect to " + context.address();
        if (e instanceof UnknownHostException) {
            return FileServiceException.withMessage(error(e), failure + ": unknown host " + e.getMessage(), e);
        }
        // The text of the error says the same; other texts tell more, such as that there is no route.
        return "Connection refused".equals(e.getMessage())
                ? new FileServiceException(PosixError.ECONNREFUSED, failure, e)
                : new FileServiceException(error(e), failure + ": " + e.getMessage(), e);
    }

    private static PosixError error(final IOException e) {
        return switch (e) {
            case ProtocolException _ -> PosixError.EPROTO;
            case SSLException _ -> PosixError.EACCES;
            case SocketTimeoutException _ -> PosixError.ETIMEDOUT;
            default -> ClientChannel.isConnectionRefused(e) ? PosixError.ECONNREFUSED : PosixError.ECONNRESET;
        };
    }

    /** The thread that connects, if one does. */
    private static final class Connector {
        private Thread thread;

        synchronized void begin() {
            thread = Thread.currentThread();
        }

        synchronized void end() {
            thread = null;
        }

        synchronized void interrupt() {
            if (thread != null) {
                thread.interrupt();
            }
        }
    }
}
