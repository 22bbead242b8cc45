package io.github.galefs.store.compact;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentWalk;
import io.github.galefs.store.tree.SegmentUsage;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.ErrorHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reclaims the space of dead payloads and superseded records, on a thread of its own.
 *
 * <p>Payloads: the live payloads of a segment that is mostly dead are copied to the end of the data log, each as an
 * ordinary append with a record of its own. The copies are made durable, and then the segment is deleted. A crash at
 * any point leaves the old location or the new one valid: the old segment exists as long as a copy might not. A payload
 * that the walk through a damaged segment does not find prevents the deletion of its segment.
 *
 * <p>A segment with pinned blocks is deleted, too, and occupies its disk space until they are given up. It is left
 * alone while space is short, or as long as such segments occupy as much as they may: copies of its payloads would cost
 * space then, and its deletion would free none. Nothing waits for the users of pinned blocks.
 *
 * <p>Records: when the journal is much longer than a checkpoint, a checkpoint replaces it; see {@link
 * CheckpointPolicy}.
 *
 * <p>Pace: after each {@link #BATCH_BYTES} the thread rests for a multiple of the time that the batch took, so most of
 * the processor, the disk and the appender's lock stay available to calls. It does not rest while space is short.
 */
public final class Compactor implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Compactor.class);

    /** Space is short when the disk has less free than the reserve and this many segments. */
    private static final int SHORT_SEGMENTS = 2;

    private static final int BATCH_BYTES = 256 * 1024;

    /** Rest after a batch, in multiples of the time that the batch took. */
    private static final int REST_PER_WORK = 4;

    /** Longest time between two passes. */
    private static final long PERIOD_MILLIS = 500;

    private final CompactionTarget target;
    private final SegmentUsage usage;
    private final Lock treeReadLock;
    private final StoreDirectory directory;
    private final FreeSpace freeSpace;
    private final StoreCounters counters;
    private final int segmentSize;
    private final ErrorHandler errorHandler;
    private final Thread thread = new Thread(this::run, "store-compactor");

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition workWanted = lock.newCondition();
    private final Condition passFinished = lock.newCondition();

    /** Segments that cannot be emptied; each is reported once, and left alone until it is dead. For the thread only. */
    private final Set<Integer> stuck = new HashSet<>();

    /** Segments that had to be opened and could not be, when they were last tried. Used by the thread only. */
    private final Set<Integer> unopened = new HashSet<>();

    /** Whether the last pass has failed. Used by the thread only. */
    private boolean hasFailed;

    /** Passes since the start. Guarded by {@link #lock}. */
    private long passes;

    /** Deletions of segments since the start. Guarded by {@link #lock}. */
    private long deletions;

    /** Whether a caller waits for a pass that has not begun. Guarded by {@link #lock}. */
    private boolean urgent;

    /** Whether {@link #wake} was called since the last pass began. Guarded by {@link #lock}. */
    private boolean woken;

    /** Whether a caller waits for the pass in progress. Used by the thread only. */
    private boolean passIsUrgent;

    private volatile boolean closing;

    /**
     * Creates a compactor that is not started.
     *
     * @param target       makes the changes.
     * @param usage        counts of the data log's segments.
     * @param treeReadLock guards {@code usage}.
     * @param directory    directory of the store.
     * @param freeSpace    free space of the disk.
     * @param counters     counts what was compacted.
     * @param segmentSize  size of the data log's segments, in bytes.
     * @param errorHandler receives what ends the thread before {@link #close}; called by that thread, at most once.
     */
    public Compactor(
            final CompactionTarget target,
            final SegmentUsage usage,
            final Lock treeReadLock,
            final StoreDirectory directory,
            final FreeSpace freeSpace,
            final StoreCounters counters,
            final int segmentSize,
            final ErrorHandler errorHandler) {
        this.target = target;
        this.usage = usage;
        this.treeReadLock = treeReadLock;
        this.directory = directory;
        this.freeSpace = freeSpace;
        this.counters = counters;
        this.segmentSize = segmentSize;
        this.errorHandler = errorHandler;
        thread.setDaemon(true);
    }

    /** Starts the thread. Called once. */
    public void start() {
        thread.start();
    }

    /**
     * Waits until space was reclaimed or a whole pass, begun after this call, has found none. That pass does not rest.
     * Returns at once when the thread has ended. To be called without any lock of the store.
     *
     * @return whether segments were deleted.
     */
    public boolean reclaimSpace() {
        lock.lock();
        try {
            final long before = deletions;
            // A pass in progress may have read the counts before this call.
            final long until = passes + 2;
            while (!closing && passes < until && deletions == before) {
                urgent = true;
                workWanted.signal();
                passFinished.awaitUninterruptibly();
            }
            return deletions > before;
        } finally {
            lock.unlock();
        }
    }

    /** Starts a pass soon, because there may be something to compact. May be called with locks of the store held. */
    public void wake() {
        lock.lock();
        try {
            woken = true;
            workWanted.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Stops the thread and waits for its end. */
    @Override
    public void close() {
        lock.lock();
        try {
            closing = true;
            workWanted.signal();
            passFinished.signalAll();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        try {
            while (!closing) {
                tryPass();
                finishPass();
            }
        } catch (final Throwable e) {
            // An error of the JVM, such as a lack of memory. A thread that went on might compact a damaged tree.
            releaseCallers();
            errorHandler.onError(e);
        } finally {
            releaseCallers();
        }
    }

    private void tryPass() {
        try {
            runPass();
            hasFailed = false;
        } catch (final IOException e) {
            onFailure(e);
        } catch (final RuntimeException e) {
            LOGGER.warn("compaction of {} failed and will be retried", directory.name(), e);
        }
    }

    /** Only the first failure is a warning: a directory that was removed stays away. */
    private void onFailure(final IOException failure) {
        if (hasFailed) {
            LOGGER.debug("compaction of {} failed again", directory.name(), failure);
        } else {
            hasFailed = true;
            LOGGER.warn("compaction of {} failed and will be retried: {}", directory.name(), failure.toString());
        }
    }

    /** Lets the callers of {@link #reclaimSpace} return: no pass follows. */
    private void releaseCallers() {
        lock.lock();
        try {
            closing = true;
            passFinished.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void finishPass() {
        lock.lock();
        try {
            passes++;
            passFinished.signalAll();
            awaitWork();
            passIsUrgent = urgent;
            urgent = false;
            woken = false;
        } finally {
            lock.unlock();
        }
    }

    /** Waits for a reason for the next pass. */
    private void awaitWork() {
        long left = TimeUnit.MILLISECONDS.toNanos(PERIOD_MILLIS);
        try {
            while (!closing && !urgent && !woken && left > 0) {
                left = workWanted.awaitNanos(left);
            }
        } catch (final InterruptedException e) {
            // No other code has this thread to interrupt it; if it happens, the thread must end and not spin.
            closing = true;
        }
    }

    /** Waits, unless a caller waits for space or begins to. */
    private void pause(final long nanos) {
        lock.lock();
        try {
            long left = nanos;
            while (!closing && !urgent && left > 0) {
                left = workWanted.awaitNanos(left);
            }
        } catch (final InterruptedException e) {
            closing = true;
        } finally {
            lock.unlock();
        }
    }

    private void runPass() throws FileServiceException, IOException {
        // Nothing has to be found or read in a segment that is dead by now.
        stuck.removeIf(segment -> !hasLivePayloads(segment));
        final boolean diskIsShort = isDiskShort();
        // The reserve grows with the journal, so a checkpoint may bring enough, for less work than compaction.
        final boolean replaced = diskIsShort && isJournalLongForDisk() && hadSpace(this::replaceJournal);
        final boolean spaceIsShort = replaced ? isSpaceShort() : passIsUrgent || diskIsShort;
        if (!spaceIsShort) {
            // What was withdrawn before may not be worth compaction any more.
            target.admitPins();
        }
        final boolean mayCopy = hadSpace(() -> compactAll(chooseSegments(spaceIsShort)));
        if (!closing && (isCheckpointDue() || (spaceIsShort && isJournalLongForDisk() && isDiskShort()))) {
            hadSpace(this::replaceJournal);
        }
        if (!closing && spaceIsShort && mayCopy) {
            hadSpace(this::compactNewest);
        }
    }

    /** A part of a pass. */
    @FunctionalInterface
    private interface Step {
        void run() throws FileServiceException, IOException;
    }

    /** Runs a step; returns false if the disk was full. The steps after it may still bring space. */
    private static boolean hadSpace(final Step step) throws FileServiceException, IOException {
        try {
            step.run();
            return true;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSPC) {
                throw e;
            }
            return false;
        }
    }

    private void replaceJournal() throws FileServiceException {
        target.checkpoint();
        countDeletion();
    }

    private void compactAll(final List<Integer> segments) throws FileServiceException, IOException {
        for (final int segment : segments) {
            if (closing) {
                break;
            }
            compact(segment);
        }
    }

    /**
     * Compacts the segment that payloads are appended to, if the dead bytes are there. After the other work, because it
     * takes a new segment, and only while space is short: later appends would fill the segment otherwise.
     */
    private void compactNewest() throws FileServiceException, IOException {
        final SegmentSelection.Candidate newest = newest();
        if (newest != null
                && !stuck.contains(newest.number())
                && SegmentSelection.whenSpaceIsShort(segmentSize).isWorthLeaving(newest)
                && !target.withdrawPins(newest.number())) {
            target.beginSegment();
            compact(newest.number());
        }
    }

    /** Returns the counts of the segment that payloads are appended to; null if there are none. */
    private SegmentSelection.Candidate newest() {
        treeReadLock.lock();
        try {
            final SegmentUsage.Segment newest = usage.find(target.segment());
            return newest == null ? null : SegmentSelection.Candidate.of(newest);
        } finally {
            treeReadLock.unlock();
        }
    }

    private boolean isCheckpointDue() {
        return policy().isDue(target.journalBytes(), target.journalSegments(), target.checkpointBytes());
    }

    private boolean isJournalLongForDisk() {
        return policy().isDueOnFullDisk(target.journalBytes(), target.checkpointBytes());
    }

    private CheckpointPolicy policy() {
        return passIsUrgent ? CheckpointPolicy.urgent(segmentSize) : CheckpointPolicy.ordinary(segmentSize);
    }

    private List<Integer> chooseSegments(final boolean spaceIsShort) {
        final SegmentSelection selection =
                spaceIsShort ? SegmentSelection.whenSpaceIsShort(segmentSize) : SegmentSelection.ordinary(segmentSize);
        final List<SegmentSelection.Candidate> candidates = new ArrayList<>();
        final int newest;
        treeReadLock.lock();
        try {
            newest = target.segment();
            usage.forEach(segment -> candidates.add(SegmentSelection.Candidate.of(segment)));
        } finally {
            treeReadLock.unlock();
        }
        return selection.choose(candidates, newest, stuck);
    }

    private void compact(final int segment) throws FileServiceException, IOException {
        if ((target.hasMaxPinnedDeletedBytes() || isSpaceShort()) && target.withdrawPins(segment)) {
            return;
        }
        final CompactionEvent event = new CompactionEvent();
        event.begin();
        event.segment = segment;
        event.copiedBytes = copyLive(segment);
        if (closing || unopened.contains(segment)) {
            return;
        }
        if (hasLivePayloads(segment)) {
            stuck.add(segment);
            LOGGER.warn("segment {} of {} is kept: blocks in it cannot be found or read", segment, directory.name());
            return;
        }
        // The copies, and the records that made the other payloads dead, must be durable before the segment is deleted,
        // and covered: an opening reads the payloads of records that no commit covers, and takes a missing one for
        // lost.
        target.commit();
        target.deleteSegment(segment);
        event.commit();
        counters.add(StoreCounter.SEGMENTS_COMPACTED, 1);
        counters.add(StoreCounter.BYTES_COMPACTED, event.copiedBytes);
        countDeletion();
    }

    private void countDeletion() {
        lock.lock();
        try {
            deletions++;
        } finally {
            lock.unlock();
        }
    }

    /** Copies the live payloads of a segment, except those that cannot be read; returns their bytes. */
    private long copyLive(final int segment) throws FileServiceException, IOException {
        if (!hasLivePayloads(segment)) {
            unopened.remove(segment);
            return 0;
        }
        final SegmentWalk opened;
        try {
            opened = SegmentWalk.open(SegmentFiles.path(directory.data(), segment));
            unopened.remove(segment);
        } catch (final NoSuchFileException e) {
            // Its payloads count as those that cannot be found: other segments can be.
            LOGGER.debug("segment {} of {} is missing", segment, directory.name(), e);
            unopened.remove(segment);
            return 0;
        } catch (final IOException e) {
            // The process has too many open files, say. A later pass may succeed; other segments are compacted now.
            if (unopened.add(segment)) {
                LOGGER.warn("segment {} of {} cannot be opened now; will be retried", segment, directory.name(), e);
            }
            return 0;
        }
        long copied = 0;
        long batch = 0;
        long batchBegin = System.nanoTime();
        try (SegmentWalk walk = opened) {
            while (!closing && walk.next()) {
                final DataRecord record = DataRecord.at(walk);
                if (record != null) {
                    final int length = move(record, segment, walk);
                    copied += length;
                    batch += length;
                }
                if (batch >= BATCH_BYTES) {
                    rest(System.nanoTime() - batchBegin);
                    batch = 0;
                    batchBegin = System.nanoTime();
                }
            }
        } catch (final UnreadablePageException e) {
            LOGGER.debug("segment {} of {} cannot be read to its end", segment, directory.name(), e);
        }
        return copied;
    }

    /** Copies a payload if it is live and can be read; returns its bytes. */
    private int move(final DataRecord record, final int segment, final SegmentWalk walk) throws FileServiceException {
        try {
            return target.move(record, segment, walk.bytes());
        } catch (final FileServiceException e) {
            if (!(e.getCause() instanceof UnreadablePageException)) {
                throw e;
            }
            LOGGER.debug("a payload of segment {} of {} cannot be read", segment, directory.name(), e);
            return 0;
        }
    }

    private boolean hasLivePayloads(final int segment) {
        treeReadLock.lock();
        try {
            return usage.livePayloads(segment) > 0;
        } finally {
            treeReadLock.unlock();
        }
    }

    /** Leaves processor, disk and lock to calls for some time, unless space is short. */
    private void rest(final long workNanos) throws IOException {
        if (!isSpaceShort()) {
            pause(workNanos * REST_PER_WORK);
        }
    }

    private boolean isSpaceShort() throws IOException {
        return passIsUrgent || isDiskShort();
    }

    private boolean isDiskShort() throws IOException {
        return freeSpace.usableBytes() < target.reserve() + (long) SHORT_SEGMENTS * segmentSize;
    }
}
