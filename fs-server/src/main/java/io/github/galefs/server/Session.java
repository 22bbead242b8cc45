package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.collections.LongHashSet;

/**
 * What a client has at the server: handles, and the replies to what must not be done twice. It outlives a lost
 * connection for a while. Safe for use by several threads.
 */
final class Session {
    static final int NO_RING_SLOT = -1;

    private final long id;
    private final long key;
    private final int ringSlot;
    private final int maxHandles;
    private final int maxRemembered;

    private final LongHashSet handles = new LongHashSet();
    /** Requests that must not be done twice, with the connection that wants the reply. */
    private final Long2ObjectHashMap<Connection> underWay = new Long2ObjectHashMap<>();

    private final Long2ObjectHashMap<Reply> remembered = new Long2ObjectHashMap<>();
    private int opening;
    private long acknowledged;
    private Connection connection;
    private long detachedAt;
    private boolean ended;

    Session(final long id, final long key, final int ringSlot, final int maxHandles, final int maxRemembered) {
        this.id = id;
        this.key = key;
        this.ringSlot = ringSlot;
        this.maxHandles = maxHandles;
        this.maxRemembered = maxRemembered;
        detachedAt = System.nanoTime();
    }

    long id() {
        return id;
    }

    /** What a client shows to have its session back. */
    long key() {
        return key;
    }

    int ringSlot() {
        return ringSlot;
    }

    /** Gives the session a connection; the one that it had, or null. */
    synchronized Connection attach(final Connection newConnection) {
        final Connection previous = connection;
        connection = newConnection;
        return previous;
    }

    /** Takes a connection away that is no more. */
    synchronized void detach(final Connection lost, final long now) {
        if (connection == lost) {
            connection = null;
            detachedAt = now;
        }
    }

    synchronized boolean isDetachedSince(final long time) {
        return connection == null && detachedAt - time <= 0;
    }

    synchronized boolean isDetached() {
        return connection == null;
    }

    /** What becomes of a request that must not be done twice. */
    enum Admission {
        NEW,
        UNDER_WAY,
        ANSWERED,
        OVER_LIMIT
    }

    /** Takes a request on, if it is a new one; else its reply goes to whoever has asked last. */
    synchronized Admission admit(final long requestId, final Connection asking) {
        if (remembered.containsKey(requestId)) {
            return Admission.ANSWERED;
        }
        if (underWay.containsKey(requestId)) {
            underWay.put(requestId, asking);
            return Admission.UNDER_WAY;
        }
        // What a client says that it has the reply to is forgotten, so nobody could tell whether this was done.
        if (requestId < acknowledged || remembered.size() + underWay.size() >= maxRemembered) {
            return Admission.OVER_LIMIT;
        }
        underWay.put(requestId, asking);
        return Admission.NEW;
    }

    /** Keeps the reply to a request that was admitted; the connection that wants it. */
    synchronized Connection answered(final long requestId, final Reply reply) {
        if (requestId >= acknowledged) {
            remembered.put(requestId, reply);
        }
        return underWay.remove(requestId);
    }

    /** The reply to a request that was answered; null if the client has it meanwhile, or the session has ended. */
    synchronized Reply replyTo(final long requestId) {
        return remembered.get(requestId);
    }

    /** Forgets replies that the client has. */
    synchronized void acknowledge(final long firstUnanswered) {
        if (firstUnanswered > acknowledged) {
            acknowledged = firstUnanswered;
            remembered.keySet().removeIf(requestId -> requestId < firstUnanswered);
        }
    }

    /** Makes sure that there is room for one more handle. */
    synchronized void reserveHandle() throws FileServiceException {
        if (ended || handles.size() + opening >= maxHandles) {
            throw new FileServiceException(
                    PosixError.EMFILE, "this client has " + handles.size() + " files open, of " + maxHandles);
        }
        opening++;
    }

    synchronized void cancelReservation() {
        opening--;
    }

    /** Adds the handle that room was made for; false if the session has ended, and the handle must be closed. */
    synchronized boolean addHandle(final long handle) {
        opening--;
        return !ended && handles.add(handle);
    }

    synchronized void requireHandle(final long handle) throws FileServiceException {
        if (!handles.contains(handle)) {
            throw notOpen(handle);
        }
    }

    synchronized void removeHandle(final long handle) throws FileServiceException {
        if (!handles.remove(handle)) {
            throw notOpen(handle);
        }
    }

    /** Ends the session; its handles, which the caller must close. */
    synchronized long[] end() {
        ended = true;
        final long[] open = new long[handles.size()];
        int index = 0;
        for (final LongHashSet.LongIterator values = handles.iterator(); values.hasNext(); ) {
            open[index] = values.nextValue();
            index++;
        }
        handles.clear();
        remembered.clear();
        return open;
    }

    private static FileServiceException notOpen(final long handle) {
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " is not open");
    }
}
