package io.github.galefs.server;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.agrona.collections.Long2ObjectHashMap;
import org.agrona.collections.LongHashSet;

/**
 * State of a client at the server: its open handles, and the replies to its mutations. Outlives a lost connection for
 * the session's lease. Safe for use by several threads.
 */
final class Session {
    static final int NO_RING_SLOT = -1;

    /** Bytes that the objects of a kept reply take, its message excepted; estimated. */
    private static final int REPLY_OVERHEAD = 128;

    /** Bytes that an open file takes, with its path at the store; estimated. */
    private static final long HANDLE_BYTES = 1024;

    private final long id;
    private final long key;
    private final int ringSlot;
    private final int maxHandles;
    private final int minMutations;
    private final int maxMutations;

    /** Charged for the open files. */
    private final MemoryAccount openFiles;

    /** Charged for the kept replies. */
    private final MemoryAccount memory;

    private final LongHashSet handles = new LongHashSet();

    /** Mutations in flight, each with the connection that receives its reply. */
    private final Long2ObjectHashMap<Connection> inFlight = new Long2ObjectHashMap<>();

    /** Replies to mutations that the client has not acknowledged. */
    private final Long2ObjectHashMap<Reply> unacknowledged = new Long2ObjectHashMap<>();

    private int reservedHandles;
    private long acknowledged;

    /** Most mutations that were in flight or not acknowledged, since the last acknowledgement, within the limit. */
    private int mostWithinLimit;

    private Connection connection;
    private long detachedAt;
    private boolean ended;

    /** Whether a request has come through the ring file, which proves that the client can open it. */
    private volatile boolean usesRing;

    /**
     * @param key          secret that a client presents to resume the session.
     * @param ringSlot     in the ring file, or {@link #NO_RING_SLOT}.
     * @param maxHandles   most open handles.
     * @param minMutations most mutations that are in flight or not acknowledged while there is no memory for more.
     * @param maxMutations most such mutations while there is.
     * @param openFiles    is charged for the open files; its own.
     * @param memory       is charged for the replies that the session keeps; its own.
     * @param connection   the first attached connection; null if there is none.
     */
    Session(
            final long id,
            final long key,
            final int ringSlot,
            final int maxHandles,
            final int minMutations,
            final int maxMutations,
            final MemoryAccount openFiles,
            final MemoryAccount memory,
            final Connection connection) {
        this.id = id;
        this.key = key;
        this.ringSlot = ringSlot;
        this.maxHandles = maxHandles;
        this.minMutations = minMutations;
        this.maxMutations = maxMutations;
        this.openFiles = openFiles;
        this.memory = memory;
        this.connection = connection;
    }

    long id() {
        return id;
    }

    long key() {
        return key;
    }

    int ringSlot() {
        return ringSlot;
    }

    /** Notes a request that has come through the ring file, with the session's key. */
    void useRing() {
        if (!usesRing) {
            usesRing = true;
        }
    }

    /** Whether the client has the rights of a user who can open the ring file: its address alone proves nothing. */
    boolean usesRing() {
        return usesRing;
    }

    /** Attaches a connection; returns the one that was attached before, or null. */
    synchronized Connection attach(final Connection newConnection) {
        final Connection previous = connection;
        connection = newConnection;
        return previous;
    }

    /** Detaches a closed connection, if it is still the attached one, and starts the lease. */
    synchronized void detach(final Connection lost, final long now) {
        if (connection == lost) {
            connection = null;
            detachedAt = now;
        }
    }

    synchronized boolean isDetachedSince(final long time) {
        return connection == null && detachedAt - time <= 0;
    }

    /** When the session's connection was lost, if none is attached. */
    synchronized long detachedAt() {
        return detachedAt;
    }

    synchronized boolean isAttached() {
        return connection != null;
    }

    /** Result of {@link #admit}. */
    enum Admission {
        /** Execute the mutation. */
        NEW,
        /** The mutation is being executed; its reply goes to the connection that has sent it last. */
        IN_FLIGHT,
        /** The mutation was executed; {@link #replyTo} has its reply. */
        ANSWERED,
        /** As many replies are kept as the limit allows, and others are in flight: try again when one has ended. */
        LATER,
        /** The client acknowledges no replies, or repeats a request that it has acknowledged. */
        REFUSED
    }

    /** Decides whether to execute a mutation that a connection has received, for the first time or again. */
    synchronized Admission admit(final long requestId, final Connection receiver) {
        if (unacknowledged.containsKey(requestId)) {
            return Admission.ANSWERED;
        }
        if (inFlight.containsKey(requestId)) {
            inFlight.put(requestId, receiver);
            return Admission.IN_FLIGHT;
        }
        // Acknowledged replies are dropped, so an acknowledged id does not show whether its mutation was executed.
        if (requestId < acknowledged) {
            return Admission.REFUSED;
        }
        if (isAdmissible(requestId)) {
            inFlight.put(requestId, receiver);
            return Admission.NEW;
        }
        return inFlight.isEmpty() ? Admission.REFUSED : Admission.LATER;
    }

    /**
     * Whether a new mutation is within the limit. One slow mutation keeps the client from acknowledging those after it,
     * which then wait. They wait for nothing but mutations in flight: the acknowledgement comes with a later request,
     * which the client may never send. So as many again are admitted once none is in flight. The limit may have become
     * lower meanwhile; what is kept was within it all the same.
     */
    private boolean isAdmissible(final long requestId) {
        final int limit = memory.isWithinShare() ? maxMutations : minMutations;
        final int kept = unacknowledged.size() + inFlight.size();
        if (kept < limit) {
            mostWithinLimit = Math.max(mostWithinLimit, kept + 1);
            return true;
        }
        final int most = limit + Math.max(limit, mostWithinLimit);
        return requestId == acknowledged || (inFlight.isEmpty() && kept < most);
    }

    /** Keeps the reply to an admitted mutation, in brief; returns the connection to send it to. */
    synchronized Connection onAnswered(final long requestId, final Reply reply) {
        if (requestId >= acknowledged && !ended) {
            final Reply kept = new Reply(ReplyEncoder.brief(reply.message()));
            unacknowledged.put(requestId, kept);
            memory.add(keptBytes(kept));
        }
        return inFlight.remove(requestId);
    }

    /** The kept reply to a mutation; null if it was acknowledged meanwhile or the session has ended. */
    synchronized Reply replyTo(final long requestId) {
        return unacknowledged.get(requestId);
    }

    /** Whether the session keeps replies, which its end would give the memory of back. */
    boolean keepsReplies() {
        return memory.held() > 0;
    }

    /** Drops the replies to requests below an id: the client has them. */
    synchronized void acknowledge(final long firstUnanswered) {
        if (firstUnanswered > acknowledged) {
            acknowledged = firstUnanswered;
            unacknowledged.entrySet().removeIf(entry -> {
                final boolean isAcknowledged = entry.getKey() < firstUnanswered;
                if (isAcknowledged) {
                    memory.give(keptBytes(entry.getValue()));
                }
                return isAcknowledged;
            });
            mostWithinLimit = Math.min(mostWithinLimit, unacknowledged.size() + inFlight.size());
        }
    }

    /** Reserves one handle; {@link #addHandle} or {@link #cancelReservation} must follow. */
    synchronized void reserveHandle() throws FileServiceException {
        if (ended || handles.size() + reservedHandles >= maxHandles) {
            throw new FileServiceException(
                    PosixError.EMFILE, "this client has " + handles.size() + " open files, at most " + maxHandles);
        }
        if (!openFiles.isWithinShare()) {
            throw new FileServiceException(
                    PosixError.ENFILE, "this client has " + handles.size() + " open files, and others have many");
        }
        reservedHandles++;
        openFiles.add(HANDLE_BYTES);
    }

    synchronized void cancelReservation() {
        reservedHandles--;
        openFiles.give(HANDLE_BYTES);
    }

    /** Adds the reserved handle; false if the session has ended, then the caller closes the handle. */
    synchronized boolean addHandle(final long handle) {
        if (ended) {
            cancelReservation();
            return false;
        }
        reservedHandles--;
        return handles.add(handle);
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
        openFiles.give(HANDLE_BYTES);
    }

    /** Ends the session; returns its handles, which the caller closes. */
    synchronized long[] end() {
        ended = true;
        final long[] open = new long[handles.size()];
        int index = 0;
        for (final LongHashSet.LongIterator values = handles.iterator(); values.hasNext(); ) {
            open[index] = values.nextValue();
            index++;
        }
        openFiles.give(HANDLE_BYTES * handles.size());
        handles.clear();
        unacknowledged.clear();
        memory.give(memory.held());
        return open;
    }

    private static long keptBytes(final Reply reply) {
        return (long) REPLY_OVERHEAD + reply.message().length;
    }

    private static FileServiceException notOpen(final long handle) {
        return new FileServiceException(PosixError.EBADF, "handle " + handle + " is not open");
    }
}
