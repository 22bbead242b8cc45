package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.DirtySegments;
import java.time.InstantSource;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Makes changes durable, those of several callers at once. Safe for use by several threads.
 *
 * <p>One thread forces at a time; whoever comes meanwhile waits, and the first of those then forces for all of them. The
 * lock of the appender is held only to note how far the logs go, not while the disk works.
 *
 * <p>The order is: note the last record, force the payloads, append a record that says so, force the records. A record
 * that is appended while the payloads are forced may reach the disk before its own payload, as it may at any time by
 * itself, because both logs are mapped files. After a loss of power, only records up to the number in the last commit
 * can be trusted to have their payloads; {@link Replay} checks the others.
 */
public final class Commit {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition forced = lock.newCondition();
    private final DataLog data;
    private final Journal journal;
    private final ReentrantLock appending;
    private final InstantSource clock;
    private final StoreCounters counters;
    private boolean forcing;
    private long committed;

    public Commit(
            final DataLog data,
            final Journal journal,
            final ReentrantLock appending,
            final InstantSource clock,
            final StoreCounters counters,
            final long committed) {
        this.data = data;
        this.journal = journal;
        this.appending = appending;
        this.clock = clock;
        this.counters = counters;
        this.committed = committed;
    }

    /**
     * Returns after everything up to a record is on the disk.
     *
     * @param sequence number of the record.
     * @throws FileServiceException EINTR if the thread was interrupted while it forced; EIO.
     */
    public void through(final long sequence) throws FileServiceException {
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

    /** Has the next caller force, whatever was known. */
    public void forget() {
        lock.lock();
        try {
            committed = -1;
        } finally {
            lock.unlock();
        }
    }

    /** Notes that a checkpoint has made everything up to a record durable. */
    public void reached(final long sequence) {
        lock.lock();
        try {
            committed = Math.max(committed, sequence);
        } finally {
            lock.unlock();
        }
    }

    private void forceForAll() throws FileServiceException {
        forcing = true;
        long reached = committed;
        lock.unlock();
        final CommitEvent event = new CommitEvent();
        event.begin();
        try {
            reached = force();
        } finally {
            event.commit();
            counters.add(StoreCounter.COMMITS, 1);
            lock.lock();
            committed = Math.max(committed, reached);
            forcing = false;
            forced.signalAll();
        }
    }

    private long force() throws FileServiceException {
        final Payloads payloads = takePayloads();
        forcePayloads(payloads.unforced());
        forceRecords(takeRecords(payloads.lastSequence()));
        return payloads.lastSequence();
    }

    /**
     * What is to be forced first.
     *
     * @param lastSequence number of the last record that speaks of them.
     * @param unforced     the payloads.
     */
    private record Payloads(long lastSequence, DirtySegments unforced) {}

    private Payloads takePayloads() {
        appending.lock();
        try {
            return new Payloads(journal.lastSequence(), data.segments().takeDirtySegments());
        } finally {
            appending.unlock();
        }
    }

    private DirtySegments takeRecords(final long sequence) throws FileServiceException {
        appending.lock();
        try {
            appendCommit(sequence);
            return journal.segments().takeDirtySegments();
        } finally {
            appending.unlock();
        }
    }

    /** Without room for the record, everything is durable all the same, and only checked again at the next opening. */
    private void appendCommit(final long sequence) throws FileServiceException {
        try {
            journal.committed(sequence, clock.millis());
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
        }
    }

    private void forcePayloads(final DirtySegments payloads) throws FileServiceException {
        boolean done = false;
        try {
            data.segments().force(payloads);
            done = true;
        } finally {
            if (!done) {
                giveBack(() -> data.segments().restoreDirtySegments(payloads));
            }
        }
    }

    private void forceRecords(final DirtySegments records) throws FileServiceException {
        boolean done = false;
        try {
            journal.segments().force(records);
            done = true;
        } finally {
            if (!done) {
                giveBack(() -> journal.segments().restoreDirtySegments(records));
            }
        }
    }

    private void giveBack(final Runnable restore) {
        appending.lock();
        try {
            restore.run();
        } finally {
            appending.unlock();
        }
    }
}
