package io.github.galefs.client;

import io.github.galefs.client.Call.Repetition;
import io.github.galefs.client.SessionLine.RequestIds;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.wire.FrameDescriptor;
import io.github.galefs.wire.ProtocolException;
import io.github.galefs.wire.codec.Operation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import javax.net.ssl.SSLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes calls, over one connection after another when one is lost. Safe for use by several threads.
 *
 * <p>A client has one session at its server. When it comes back to it over a new connection, it sends again what it has
 * no reply to, under the same ids: what the server has done it does not do again, but says what came of it. When the
 * server does not know the session any more, {@link Repetition} says what becomes of a call.
 *
 * <p>One call at a time tries to have a lost connection back; those that waited for it fail when it does. After that,
 * calls try once each, until one succeeds: a server that is gone is not waited for by each caller anew.
 */
final class ServerLink implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ServerLink.class);
    private static final long FIRST_PAUSE_MILLIS = 20;
    private static final long MAX_PAUSE_MILLIS = 1000;
    private static final Duration LEAVING_TIME = Duration.ofSeconds(1);
    private static final int HEARTBEATS_IN_IDLE_TIME = 4;

    private final ClientContext context;
    private final RequestIds ids = new RequestIds();
    private final ReentrantLock connecting = new ReentrantLock();
    private final ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("galefs-client-heartbeat").daemon().factory());

    private final ScheduledFuture<?> beats;

    /** The latest one; replaced under the lock. */
    private volatile SessionLine line;

    private volatile boolean closed;

    /** Times that nobody had a lost connection back. */
    private final AtomicInteger failedReconnects = new AtomicInteger();

    /** Why the latest of them was; null if there is a connection again. Guarded by the lock. */
    private FileServiceException outage;

    /** Connects; tries once. */
    ServerLink(final ClientContext context) throws FileServiceException {
        this.context = context;
        try (Deadline deadline = new Deadline(context.connectTimeout())) {
            line = connect(SessionTicket.NONE, deadline);
        } catch (final FileServiceException e) {
            heartbeat.shutdownNow();
            throw e;
        } catch (final IOException e) {
            heartbeat.shutdownNow();
            throw unreachable(e);
        }
        final long period = Math.max(1, line.welcome().idleMillis() / HEARTBEATS_IN_IDLE_TIME);
        beats = heartbeat.scheduleWithFixedDelay(() -> beat(period), period, period, TimeUnit.MILLISECONDS);
    }

    /** The latest line; it may be broken. */
    SessionLine line() {
        return line;
    }

    boolean isClosed() {
        return closed;
    }

    /**
     * Makes a call.
     *
     * @return the reply's message; null if the call's sink has taken it.
     * @throws FileServiceException what the server says; ECONNRESET if nobody knows whether it was done; ECONNREFUSED
     *     if there is no server; ETIMEDOUT; EPROTO; EINTR.
     */
    byte[] make(final Call call) throws FileServiceException {
        try (Deadline deadline = new Deadline(context.callTimeout().plus(context.reconnectTimeout()))) {
            final long id = ids.begin();
            try {
                return make(call, id, deadline);
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
        beats.cancel(false);
        heartbeat.shutdown();
        try (Deadline deadline = new Deadline(LEAVING_TIME)) {
            line.leave(deadline);
        } catch (final IOException e) {
            LOG.debug("the server was not told that its client leaves: {}", e.toString());
        }
        line.close();
    }

    private byte[] make(final Call call, final long id, final Deadline deadline) throws FileServiceException {
        long sentInSession = 0;
        while (true) {
            final SessionLine current = connected(deadline);
            if (sentInSession != 0 && sentInSession != current.sessionId() && call.repetition() == Repetition.ONCE) {
                throw new FileServiceException(
                        PosixError.ECONNRESET,
                        call.what() + ": the connection was lost and the server does not know the client any more;"
                                + " it may have been done or not");
            }
            try (Deadline attempt = new Deadline(context.callTimeout())) {
                final byte[] request = call.request().encode(current);
                sentInSession = current.sessionId();
                return checked(current.exchange(id, request, call.payload(), call.sink(), attempt));
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.ECONNREFUSED) {
                    throw e;
                }
                // It shuts down, and has not done it. Another one may take its place.
                sentInSession = 0;
                current.close();
                requireTime(call, deadline, e);
            } catch (final SocketTimeoutException e) {
                throw new FileServiceException(PosixError.ETIMEDOUT, call.what() + ": " + e.getMessage(), e);
            } catch (final ProtocolException e) {
                throw new FileServiceException(PosixError.EPROTO, call.what() + ": " + e.getMessage(), e);
            } catch (final IOException e) {
                LOG.debug("{}: connection to {} lost: {}", call.what(), context.address(), e.toString());
                requireTime(call, deadline, e);
            }
        }
    }

    /** A server that takes every connection and keeps none must not be tried for ever. */
    private static void requireTime(final Call call, final Deadline deadline, final IOException reason)
            throws FileServiceException {
        if (deadline.hasPassed()) {
            throw new FileServiceException(
                    PosixError.ETIMEDOUT, call.what() + ": the connection is lost again and again", reason);
        }
    }

    /** A refusal is a reply as any other, and told by its reader, except that the server is about to end. */
    private static byte[] checked(final byte[] reply) throws FileServiceException, ProtocolException {
        if (reply != null) {
            ReplyDecoder.requireSuccess(new org.agrona.concurrent.UnsafeBuffer(reply));
        }
        return reply;
    }

    /** The line, or a new one if it is broken. */
    private SessionLine connected(final Deadline deadline) throws FileServiceException {
        final SessionLine known = line;
        if (!closed && !known.connection().isBroken()) {
            return known;
        }
        final int failedBefore = failedReconnects.get();
        acquireConnecting(deadline);
        try {
            if (closed) {
                throw new FileServiceException(
                        PosixError.EBADF, "the connection to " + context.address() + " is closed");
            }
            if (line.connection().isBroken()) {
                if (outage != null && failedReconnects.get() != failedBefore) {
                    throw new FileServiceException(outage.error(), "no connection to " + context.address(), outage);
                }
                line = reconnect();
            }
            return line;
        } finally {
            connecting.unlock();
        }
    }

    private void acquireConnecting(final Deadline deadline) throws FileServiceException {
        try {
            if (!connecting.tryLock(deadline.remainingNanos(), TimeUnit.NANOSECONDS)) {
                throw new FileServiceException(PosixError.ETIMEDOUT, "connecting to " + context.address());
            }
        } catch (final InterruptedException e) {
            deadline.wasInterrupted();
            throw interrupted(e);
        }
    }

    private SessionLine reconnect() throws FileServiceException {
        final long patience = outage == null ? context.reconnectTimeout().toNanos() : 0;
        try {
            final SessionLine newLine = reconnect(System.nanoTime() + patience);
            outage = null;
            return newLine;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.EINTR) {
                outage = e;
                failedReconnects.incrementAndGet();
            }
            throw e;
        }
    }

    /** Tries until a time, and once at least. */
    private SessionLine reconnect(final long end) throws FileServiceException {
        long pause = FIRST_PAUSE_MILLIS;
        while (true) {
            try (Deadline deadline = new Deadline(context.connectTimeout())) {
                return connect(line.welcome().ticket(), deadline);
            } catch (final FileServiceException e) {
                throw e;
            } catch (final IOException e) {
                if (System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pause) - end > 0) {
                    throw unreachable(e);
                }
                LOG.debug("cannot connect to {}, trying again: {}", context.address(), e.toString());
            }
            sleep(pause);
            pause = Math.min(pause * 2, MAX_PAUSE_MILLIS);
        }
    }

    private SessionLine connect(final SessionTicket ticket, final Deadline deadline)
            throws IOException, FileServiceException {
        final ServerConnection connection = ServerConnection.open(context.address(), context.tls(), deadline);
        boolean welcomed = false;
        try {
            final byte[] reply = connection.exchange(
                    FrameDescriptor.NO_REQUEST,
                    0,
                    RequestEncoder.hello(ticket, context.token()),
                    MemorySegment.NULL,
                    null,
                    deadline);
            final SessionLine newLine = new SessionLine(connection, ReplyDecoder.welcome(reply), ids);
            welcomed = true;
            return newLine;
        } finally {
            if (!welcomed) {
                connection.close();
            }
        }
    }

    /** Lets the server see that the client is there, and notices a lost connection while the session still waits. */
    private void beat(final long periodMillis) {
        final long idle = System.nanoTime() - line.connection().lastUse();
        if (!line.connection().isBroken() && idle < TimeUnit.MILLISECONDS.toNanos(periodMillis)) {
            return;
        }
        try {
            make(Call.of("heartbeat", Repetition.READS, current -> RequestEncoder.service(Operation.PING)));
        } catch (final FileServiceException e) {
            LOG.debug("heartbeat: {}", e.getMessage());
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

    private FileServiceException interrupted(final InterruptedException e) {
        return new FileServiceException(PosixError.EINTR, "connecting to " + context.address(), e);
    }

    private FileServiceException unreachable(final IOException e) {
        final PosixError error = switch (e) {
            case ProtocolException _ -> PosixError.EPROTO;
            case SSLException _ -> PosixError.EACCES;
            case SocketTimeoutException _ -> PosixError.ETIMEDOUT;
            default -> ServerChannel.isRefusal(e) ? PosixError.ECONNREFUSED : PosixError.ECONNRESET;
        };
        return new FileServiceException(error, "cannot connect to " + context.address() + ": " + e.getMessage(), e);
    }
}
