package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.DirtySegments;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentLog;
import java.io.IOException;
import java.time.InstantSource;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import jdk.jfr.FlightRecorder;

/**
 * Makes changes durable, with one force for all callers that wait (group commit). Safe for use by several threads.
 *
 * <p>One thread forces at a time, a checkpoint included. Callers that arrive meanwhile wait, and the first of them then
 * forces for all of them. The appender's lock is held only to take the positions of the logs, not while the disk works.
 *
 * <p>The order is: take the number of the last record, force the payloads, append a commit record with that number,
 * force the records. A record that is appended while the payloads are forced may reach the disk before its own payload;
 * so may any record at any time, because both logs are memory-mapped files. After a loss of power, only the records up
 * to the number in the last commit are known to have their payloads; {@link Replay} checks the payloads of the others.
 */
public final class Commit {
    /** Below every record number, so that even a store without records is forced. */
    private static final long NOTHING_COMMITTED = -1;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition forced = lock.newCondition();
    private final DataLog data;
    private final Journal journal;
    private final ReentrantLock appending;
    private final InstantSource clock;
    private final StoreCounters counters;
    private final DurableMark mark;

    /** Whether a thread forces. Guarded by {@link #lock}. */
    private boolean forcing;

    /** Whether the logs may be closed. Guarded by {@link #lock}. */
    private boolean closed;

    /** Number of the last durable record. Guarded by {@link #lock}. */
    private long committed;

    /** Number of the last record that a durable commit record or checkpoint covers. Guarded by {@link #lock}. */
    private long covered;

    /**
     * Creates the commits of two logs. All records of the journal count as durable until {@link #markAllDirty}.
     *
     * @param data      the data log.
     * @param journal   the journal.
     * @param appending the appender's lock.
     * @param clock     time of the records.
     * @param counters  counts the commits.
     * @param mark      takes the number of the last durable record; owned by the caller.
     * @param covered   number of the last record that a durable commit record or checkpoint covers.
     */
    public Commit(
            final DataLog data,
            final Journal journal,
            final ReentrantLock appending,
            final InstantSource clock,
            final StoreCounters counters,
            final DurableMark mark,
            final long covered) {
        this.data = data;
        this.journal = journal;
        this.appending = appending;
        this.clock = clock;
        this.counters = counters;
        this.mark = mark;
        this.covered = covered;
        committed = journal.lastSequence();
    }

    /**
     * Returns after every change made before the call is durable. To be called without locks.
     *
     * @throws FileServiceException EINTR if the thread was interrupted while it forced; EIO; EBADF after
     *     {@link #close}.
     */
    public void sync() throws FileServiceException {
        final long sequence = journal.lastChange();
        if (takeTurnUnless(() -> committed >= sequence)) {
            forceForAll();
        }
    }

    /**
     * Returns after every change made before the call is durable, and a durable commit record says so. Until then, an
     * opening reads the payloads of these changes, so nothing that they refer to may be deleted. To be called without
     * locks.
     *
     * @throws FileServiceException as {@link #sync}; ENOSPC if there is no space for the commit record.
     */
    public void cover() throws FileServiceException {
        final long sequence = journal.lastChange();
        if (takeTurnUnless(() -> covered >= sequence) && !forceForAll()) {
            throw new FileServiceException(PosixError.ENOSPC, "no space for a commit record");
        }
    }

    /** A body that forces both logs. */
    @FunctionalInterface
    interface Forces {
        /** Forces both logs. */
        void run() throws FileServiceException;
    }

    /**
     * Runs a body that forces both logs itself and then may call {@link #advanceTo}. No commit is in flight meanwhile:
     * it would have taken the dirty segments, and what it has not forced yet would seem durable to the body. To be
     * called without locks.
     */
    void inTurn(final Forces body) throws FileServiceException {
        takeTurnUnless(() -> false);
        try {
            body.run();
        } finally {
            endTurn();
        }
    }

    /**
     * Waits for the commit in flight; later ones fail. A caller of {@link #sync} may be late: without this, it would
     * append to logs that are closed at the same time. To be called without locks.
     */
    public void close() {
        lock.lock();
        try {
            while (forcing) {
                forced.awaitUninterruptibly();
            }
            closed = true;
            forced.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Makes the next sync, or cover, force every existing segment of both logs, because the process that had the store
     * open before may have died without forcing them. After a loss of power nothing unforced is left, but the two cases
     * cannot be told apart. The appender's lock must be held.
     *
     * @param directory directory of the store.
     * @throws FileServiceException EIO.
     */
    public void markAllDirty(final StoreDirectory directory) throws FileServiceException {
        try {
            for (final int number : SegmentFiles.list(directory.data())) {
                data.segments().addDirtySegment(number);
            }
            for (final int number : SegmentFiles.list(directory.meta())) {
                journal.segments().addDirtySegment(number);
            }
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + directory.name(), e);
        }
        lock.lock();
        try {
            committed = NOTHING_COMMITTED;
            covered = NOTHING_COMMITTED; // The commit record or checkpoint that was found may not be durable.
        } finally {
            lock.unlock();
        }
    }

    /** Notes, in turn, that a checkpoint has made all records up to and including one durable, and covers them. */
    void advanceTo(final long sequence) {
        advance(sequence, sequence);
        mark.advanceTo(sequence);
    }

    /** Returns the number of the last record that is known to be durable; 0 if none is. */
    long durable() {
        lock.lock();
        try {
            return Math.max(committed, 0);
        } finally {
            lock.unlock();
        }
    }

    /** Waits until no thread forces, and lets the caller force; not if the condition holds before. */
    private boolean takeTurnUnless(final BooleanSupplier condition) throws FileServiceException {
        lock.lock();
        try {
            while (!condition.getAsBoolean()) {
                if (closed) {
                    throw new FileServiceException(PosixError.EBADF, "the store was closed");
                }
                if (!forcing) {
                    forcing = true;
                    return true;
                }
                forced.awaitUninterruptibly();
            }
            return false;
        } finally {
            lock.unlock();
        }
    }

    /** Ends the turn in any case: after an Error, too, others must not wait for ever. */
    private void endTurn() {
        lock.lock();
        try {
            forcing = false;
            forced.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Forces in this thread's turn, and ends it. Returns whether a commit record covers what was forced. */
    private boolean forceForAll() throws FileServiceException {
        try {
            // Its first event costs a twentieth of a second, which a command that changes one file need not take.
            final CommitEvent event = FlightRecorder.isInitialized() ? new CommitEvent() : null;
            if (event != null) {
                event.begin();
            }
            try {
                return force(durable());
            } finally {
                if (event != null) {
                    event.commit();
                }
                counters.add(StoreCounter.COMMITS, 1);
            }
        } finally {
            endTurn();
        }
    }

    private boolean force(final long durable) throws FileServiceException {
        final Payloads payloads = takePayloads();
        force(data.segments(), payloads.dirty());
        final Records records = takeRecords(payloads.lastSequence(), durable);
        force(journal.segments(), records.dirty());
        mark.advanceTo(payloads.lastSequence());
        advance(payloads.lastSequence(), records.covered() ? payloads.lastSequence() : 0);
        return records.covered() && payloads.lastSequence() != 0;
    }

    private void advance(final long newCommitted, final long newCovered) {
        lock.lock();
        try {
            committed = Math.max(committed, newCommitted);
            covered = Math.max(covered, newCovered);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Payloads to force.
     *
     * @param lastSequence number of the last record that refers to one of them; 0 before the {@link Settlement} of the
     *     journal, when nothing may become known to be durable.
     * @param dirty        their segments.
     */
    private record Payloads(long lastSequence, DirtySegments dirty) {}

    private Payloads takePayloads() {
        appending.lock();
        try {
            final long last = journal.allowsAppends() ? journal.lastSequence() : 0;
            return new Payloads(last, data.segments().takeDirtySegments());
        } finally {
            appending.unlock();
        }
    }

    /**
     * Records to force.
     *
     * @param covered whether a commit record is among them.
     * @param dirty   segments of the journal.
     */
    private record Records(boolean covered, DirtySegments dirty) {}

    private Records takeRecords(final long sequence, final long durable) throws FileServiceException {
        appending.lock();
        try {
            final boolean covered = appendCommit(sequence, durable);
            return new Records(covered, journal.segments().takeDirtySegments());
        } finally {
            appending.unlock();
        }
    }

    /**
     * Appends the commit record; returns false if the disk is full. That is no failure of a sync: what is forced is
     * durable without this record, and the checks of payloads at the next opening cover more of them. The journal keeps
     * room for the record, so this happens only before the first record of an opening.
     */
    private boolean appendCommit(final long sequence, final long durable) throws FileServiceException {
        try {
            journal.appendCommit(sequence, durable, clock.millis());
            return true;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
            return false;
        }
    }

    private void force(final SegmentLog log, final DirtySegments dirty) throws FileServiceException {
        boolean done = false;
        try {
            log.force(dirty);
            done = true;
        } finally {
            if (!done) {
                restore(log, dirty);
            }
        }
    }

    private void restore(final SegmentLog log, final DirtySegments dirty) {
        appending.lock();
        try {
            log.restoreDirtySegments(dirty);
        } finally {
            appending.unlock();
        }
    }
}
