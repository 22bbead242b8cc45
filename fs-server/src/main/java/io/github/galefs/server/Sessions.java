package io.github.galefs.server;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.Long2ObjectHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sessions of a server. Safe for use by several threads. */
final class Sessions {
    private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);

    private final FileService files;
    private final ServerContext context;

    /** Null if there is none. */
    private RingFile ring;

    private final SecureRandom random = new SecureRandom();
    private final Long2ObjectHashMap<Session> sessions = new Long2ObjectHashMap<>();

    /** Server's number; differs each time that a server starts, so that nobody takes its sessions for another's. */
    private final long bootId = notZero();

    Sessions(final FileService files, final ServerContext context) {
        this.files = files;
        this.context = context;
    }

    /** Sets what sessions of clients on this machine get a slot of; before there are any. */
    void useRing(final RingFile newRing) {
        ring = newRing;
    }

    /** Path of the ring's file; empty if there is none. */
    String ringPath() {
        return ring == null ? "" : ring.path().toString();
    }

    long bootId() {
        return bootId;
    }

    /** The session of a client that comes back, or null. */
    synchronized Session find(final long sessionBootId, final long id, final long key) {
        final Session session = sessionBootId == bootId ? sessions.get(id) : null;
        return session != null && session.key() == key ? session : null;
    }

    /** @param sameHost whether the client is on this machine. */
    Session create(final boolean sameHost) {
        dropOldestDetached();
        final int ringSlot = sameHost && ring != null ? ring.reserve() : Session.NO_RING_SLOT;
        final Session session = create(ringSlot);
        if (ring != null) {
            ring.assign(ringSlot, session);
        }
        return session;
    }

    private Session create(final int ringSlot) {
        synchronized (this) {
            long id;
            do {
                id = notZero();
            } while (sessions.containsKey(id));
            final Session session =
                    new Session(id, notZero(), ringSlot, context.maxHandles(), context.maxRequests() * 4);
            sessions.put(id, session);
            return session;
        }
    }

    /** Ends a session and closes its files. */
    void end(final Session session) {
        synchronized (this) {
            if (sessions.remove(session.id()) == null) {
                return;
            }
        }
        if (ring != null) {
            ring.giveBack(session.ringSlot());
        }
        for (final long handle : session.end()) {
            try {
                files.close(handle);
            } catch (final FileServiceException e) {
                LOG.warn("handle {} of session {} cannot be closed", handle, session.id(), e);
            }
        }
    }

    /** Ends sessions whose clients have not come back in time. */
    void expire(final long now) {
        final long since = now - context.sessionGrace().toNanos();
        final List<Session> expired = new ArrayList<>();
        synchronized (this) {
            for (final Session session : sessions.values()) {
                if (session.isDetachedSince(since)) {
                    expired.add(session);
                }
            }
        }
        expired.forEach(this::end);
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

    /** Clients that come and go must not fill the memory faster than their sessions expire. */
    private void dropOldestDetached() {
        final Session victim;
        synchronized (this) {
            if (sessions.size() < context.maxConnections() * 2) {
                return;
            }
            victim = sessions.values().stream()
                    .filter(Session::isDetached)
                    .findAny()
                    .orElse(null);
        }
        if (victim != null) {
            end(victim);
        }
    }

    private long notZero() {
        long value;
        do {
            value = random.nextLong();
        } while (value == 0);
        return value;
    }
}
