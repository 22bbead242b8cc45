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
    private final SecureRandom random = new SecureRandom();
    private final Long2ObjectHashMap<Session> sessions = new Long2ObjectHashMap<>();

    /** Server's number; differs each time that a server starts, so that nobody takes its sessions for another's. */
    private final long bootId = notZero();

    Sessions(final FileService files, final ServerContext context) {
        this.files = files;
        this.context = context;
    }

    long bootId() {
        return bootId;
    }

    /** The session of a client that comes back, or null. */
    synchronized Session find(final long sessionBootId, final long id, final long key) {
        final Session session = sessionBootId == bootId ? sessions.get(id) : null;
        return session != null && session.key() == key ? session : null;
    }

    Session create(final int ringSlot) {
        dropOldestDetached();
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
            sessions.remove(session.id());
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
