package io.github.galefs.server;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.agrona.collections.Long2ObjectHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sessions of a server. Safe for use by several threads. */
final class SessionTable {
    private static final Logger LOGGER = LoggerFactory.getLogger(SessionTable.class);

    /** A session keeps the replies to this many times the requests that a connection may have in flight. */
    private static final int MUTATIONS_PER_REQUEST = 16;

    private final FileService files;
    private final ServerContext context;
    private final int maxSessions;
    private final MemoryBudget openFiles;
    private final MemoryBudget memory;

    /** Null if there is none. */
    private RingFile ring;

    private final SecureRandom random = new SecureRandom();
    private final Long2ObjectHashMap<Session> sessions = new Long2ObjectHashMap<>();

    /** Differs at each start of a server, so that no client mistakes another server's session for its own. */
    private final long bootId = nextNonZero();

    /**
     * @param maxSessions above which the session that has lost its connection first is ended for a new one.
     * @param openFiles   for the open files of sessions.
     * @param memory      for the replies that sessions keep, and for nothing else.
     */
    SessionTable(
            final FileService files,
            final ServerContext context,
            final int maxSessions,
            final MemoryBudget openFiles,
            final MemoryBudget memory) {
        this.files = files;
        this.context = context;
        this.maxSessions = maxSessions;
        this.openFiles = openFiles;
        this.memory = memory;
    }

    /** Sets the ring file, which has slots for sessions of clients on this machine. Must precede the first session. */
    void useRing(final RingFile newRing) {
        ring = newRing;
    }

    /** Path of the ring file; empty if there is none. */
    String ringPath() {
        return ring == null ? "" : ring.path().toString();
    }

    long bootId() {
        return bootId;
    }

    /**
     * A session that continues.
     *
     * @param session  the session.
     * @param replaced the connection that was attached before, which the caller closes; null if there is none.
     */
    record Resumption(Session session, Connection replaced) {}

    /**
     * Attaches a connection to the session of a client that reconnects. A session that is found cannot expire any more:
     * {@link #expire} removes sessions under the same lock.
     *
     * @param onlyInPlaceOfAnother whether the session continues only if another connection is attached to it.
     * @return null if the credentials match no session, or it may not continue.
     */
    synchronized Resumption resume(
            final long sessionBootId,
            final long id,
            final long key,
            final Connection connection,
            final boolean onlyInPlaceOfAnother) {
        final Session session = sessionBootId == bootId ? sessions.get(id) : null;
        if (session == null || session.key() != key || (onlyInPlaceOfAnother && !session.isAttached())) {
            return null;
        }
        return new Resumption(session, session.attach(connection));
    }

    /** Creates a session for a client, attached to its connection. */
    Session create(final Connection connection) {
        dropDetachedIfFull();
        final int ringSlot = connection.isSameHost() && ring != null ? ring.reserve() : Session.NO_RING_SLOT;
        final Session session = add(ringSlot, connection);
        if (ring != null) {
            ring.assign(ringSlot, session);
        }
        return session;
    }

    private synchronized Session add(final int ringSlot, final Connection connection) {
        long id;
        do {
            id = nextNonZero();
        } while (sessions.containsKey(id));
        final Session session = new Session(
                id,
                nextNonZero(),
                ringSlot,
                context.maxHandles(),
                context.maxRequests(),
                context.maxRequests() * MUTATIONS_PER_REQUEST,
                new MemoryAccount(openFiles),
                new MemoryAccount(memory),
                connection);
        sessions.put(id, session);
        return session;
    }

    /** Ends a session and closes its files. */
    void end(final Session session) {
        synchronized (this) {
            if (sessions.remove(session.id()) == null) {
                return;
            }
        }
        closeRemoved(session);
    }

    private void closeRemoved(final Session session) {
        if (ring != null) {
            ring.free(session.ringSlot());
        }
        for (final long handle : session.end()) {
            try {
                files.close(handle);
            } catch (final FileServiceException | RuntimeException e) {
                LOGGER.warn("cannot close handle {} of session {}", handle, session.id(), e);
            }
        }
    }

    /** Ends the sessions whose lease has expired. */
    void expire(final long now) {
        final long latest = now - context.sessionLease().toNanos();
        final List<Session> expired = new ArrayList<>();
        synchronized (this) {
            for (final Session session : sessions.values()) {
                if (session.isDetachedSince(latest)) {
                    expired.add(session);
                }
            }
            // In the same step, so that no client resumes a session whose files are about to be closed.
            expired.forEach(session -> sessions.remove(session.id()));
        }
        expired.forEach(this::closeRemoved);
    }

    void endAll() {
        final List<Session> all;
        synchronized (this) {
            all = new ArrayList<>(sessions.values());
        }
        all.forEach(this::end);
    }

    synchronized int size() {
        return sessions.size();
    }

    /** Whether sessions keep more replies than there is memory for; {@link #endDetached} must follow. */
    boolean isMemoryShort() {
        return memory.free() < 0;
    }

    /**
     * Ends sessions that keep replies and have no connection, the one that has lost it first at first, until there is
     * memory for the replies of the others. A client that comes back then has a new session, so that its calls that
     * were in flight fail, unless they can be repeated.
     */
    void endDetached() {
        while (isMemoryShort() && endOldestDetached(0, Session::keepsReplies)) {
            LOGGER.debug("a session was ended for the memory of its replies");
        }
    }

    /** Bounds the sessions of clients that connect and vanish faster than their leases expire. */
    private void dropDetachedIfFull() {
        endOldestDetached(maxSessions, _ -> true);
    }

    /**
     * Ends the session that has lost its connection first, of those that may be ended, if there are some number of
     * sessions; whether it has.
     */
    private boolean endOldestDetached(final int minSessions, final Predicate<Session> mayEnd) {
        final Session victim;
        synchronized (this) {
            if (sessions.size() < minSessions) {
                return false;
            }
            victim = oldestDetached(mayEnd);
            if (victim == null) {
                return false;
            }
            sessions.remove(victim.id());
        }
        closeRemoved(victim);
        return true;
    }

    private Session oldestDetached(final Predicate<Session> mayEnd) {
        Session oldest = null;
        for (final Session session : sessions.values()) {
            final boolean isOlder = oldest == null || session.detachedAt() - oldest.detachedAt() < 0;
            if (isOlder && !session.isAttached() && mayEnd.test(session)) {
                oldest = session;
            }
        }
        return oldest;
    }

    private long nextNonZero() {
        long value;
        do {
            value = random.nextLong();
        } while (value == 0);
        return value;
    }
}
