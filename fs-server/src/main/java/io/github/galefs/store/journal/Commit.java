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

/**
 * Makes changes durable, with one force for all callers that wait (group commit). Safe for use by several threads.
 *
 * <p>One thread forces at a time. Callers that arrive meanwhile wait, and the first of them then forces for all of
 * them. The appender's lock is held only to take the positions of the logs, not while the disk works.
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

    /** Number of the last durable record. Guarded by {@link #lock}. */
    private long committed;

    /** Number of the last record that a durable commit record or checkpoint covers. Guarded by {@link #lock}. */
    private long covered;

    /**
     * Creates the commits of two logs. All records of the journal count as durable.
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
     * @throws FileServiceException EINTR if the thread was interrupted while it forced; EIO.
     */
    public void sync() throws FileServiceException {
        final long sequence = journal.lastChange();
        lock.lock();
        try {
            while (committed < sequence) {
                if (forcing) {
                    forced.awaitUninterruptibly();
                } else {
                    forceForAll();
                }
            }
        } finally {
            lock.unlock();
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
        lock.lock();
        try {
            while (covered < sequence) {
                if (forcing) {
                    forced.awaitUninterruptibly();
                    continue;
                }
                forceForAll();
                if (covered < sequence) {
                    throw new FileServiceException(PosixError.ENOSPC, "no space for a commit record");
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /**
     * Makes the next sync force every existing segment of both logs, because the process that had the store open before
     * may have died without forcing them. After a loss of power nothing unforced is left, but the two cases cannot be
     * told apart. The appender's lock must be held.
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
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory.path(), e);
        }
        lock.lock();
        try {
            committed = NOTHING_COMMITTED;
        } finally {
            lock.unlock();
        }
    }

    /** Notes that a checkpoint has made all records up to and including one durable, and covers them. */
    void advanceTo(final long sequence) {
        lock.lock();
        try {
            committed = Math.max(committed, sequence);
            covered = Math.max(covered, sequence);
            mark.advanceTo(committed);
        } finally {
            lock.unlock();
        }
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

    private void forceForAll() throws FileServiceException {
        forcing = true;
        final long durable = Math.max(committed, 0);
        Reached reached = new Reached(committed, false);
        lock.unlock();
        final CommitEvent event = new CommitEvent();
        event.begin();
        try {
            reached = force(durable);
        } finally {
            event.commit();
            counters.add(StoreCounter.COMMITS, 1);
            lock.lock();
            committed = Math.max(committed, reached.durable());
            covered = reached.covered() ? Math.max(covered, reached.durable()) : covered;
            forcing = false;
            forced.signalAll();
        }
    }

    private Reached force(final long durable) throws FileServiceException {
        final Payloads payloads = takePayloads();
        force(data.segments(), payloads.dirty());
        final Records records = takeRecords(payloads.lastSequence(), durable);
        force(journal.segments(), records.dirty());
        mark.advanceTo(payloads.lastSequence());
        return new Reached(payloads.lastSequence(), records.covered());
    }

    /**
     * What a force has reached.
     *
     * @param durable number of the last record that is durable with its payload.
     * @param covered whether a commit record says so.
     */
    private record Reached(long durable, boolean covered) {}

    /**
     * Payloads to force.
     *
     * @param lastSequence number of the last record that refers to one of them.
     * @param dirty        their segments.
     */
    private record Payloads(long lastSequence, DirtySegments dirty) {}

    private Payloads takePayloads() {
        appending.lock();
        try {
            return new Payloads(journal.lastSequence(), data.segments().takeDirtySegments());
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
