package io.github.galefs.store.compact;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.counters.StoreCounter;
import io.github.galefs.store.counters.StoreCounters;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.FreeSpace;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentWalk;
import io.github.galefs.store.tree.SegmentUsage;
import java.io.IOException;
import java.lang.System.Logger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Gives back what nothing refers to any more, on a thread of its own.
 *
 * <p>Data: of a segment that is mostly dead, the live payloads are copied to the end of the log, each as an ordinary
 * append with a record of its own; these are made durable; then the segment is deleted. A crash at any point leaves
 * either the old place or the new one, and the old segment is there as long as the new place might not be. A payload
 * that the walk through a damaged segment did not find keeps its segment from being deleted.
 *
 * <p>Records: when they are many more than what they say, a checkpoint says it again, and they are deleted. It takes
 * fewer of them when somebody waits for room.
 *
 * <p>Pace: after each {@link #BATCH_BYTES} it rests for a multiple of the time that it took, so that others have most
 * of the processor, the disk and the appender's lock, unless room is short.
 */
public final class Compactor implements AutoCloseable {
    private static final Logger LOGGER = System.getLogger(Compactor.class.getName());

    /** A segment is compacted when at most this part of it, in percent, is live. */
    private static final int MAX_LIVE_PERCENT = 50;

    /** The same, when room is short. */
    private static final int MAX_LIVE_PERCENT_WHEN_SHORT = 90;

    /** Segments below this part of the size are joined, when there are more of them than the next says. */
    private static final int SMALL_PART = 4;

    private static final int MAX_SMALL_SEGMENTS = 8;

    /** SpaceBudget is short when there is less than the reserve and so many segments. */
    private static final int SHORT_SEGMENTS = 2;

    private static final int BATCH_BYTES = 256 * 1024;
    private static final int REST_PER_WORK = 4;
    private static final long PERIOD_MILLIS = 500;

    /**
     * Records are said again when they are so many times what they were after the last checkpoint, and so many bytes.
     */
    private static final int RECORDS_PER_CHECKPOINT = 3;

    /** The same, when somebody waits for room. */
    private static final int RECORDS_PER_CHECKPOINT_WHEN_SHORT = 2;

    /** The bytes then are less by this. */
    private static final int JOURNAL_PARTS_WHEN_SHORT = 4;

    /** Segments of records that are left alone, beside those that the bytes take. */
    private static final int MAX_JOURNAL_SEGMENTS = 32;

    private final CompactionTarget writer;
    private final SegmentUsage usage;
    private final Lock treeReading;
    private final StoreDirectory place;
    private final FreeSpace freeSpace;
    private final StoreCounters counters;
    private final int segmentSize;
    private final long minJournalBytes;
    private final Thread thread = new Thread(this::run, "store-compactor");

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition wanted = lock.newCondition();
    private final Condition finished = lock.newCondition();

    /** Segments that cannot be emptied. */
    private final Set<Integer> stuck = new HashSet<>();

    private long passes;

    /** Times that files were deleted. */
    private long deletions;

    private boolean urgent;
    private boolean woken;

    /** Whether somebody waits for the pass that is under way. Used by the thread only. */
    private boolean pressed;

    private volatile boolean closing;

    public Compactor(
            final CompactionTarget writer,
            final SegmentUsage usage,
            final Lock treeReading,
            final StoreDirectory place,
            final FreeSpace freeSpace,
            final StoreCounters counters,
            final int segmentSize) {
        this.writer = writer;
        this.usage = usage;
        this.treeReading = treeReading;
        this.place = place;
        this.freeSpace = freeSpace;
        this.counters = counters;
        this.segmentSize = segmentSize;
        minJournalBytes = segmentSize / 2;
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /**
     * Returns after a pass that began now, which does not rest. To be called without any lock of the store.
     *
     * @return whether it has made room.
     */
    public boolean reclaimSpace() {
        lock.lock();
        try {
            final long before = deletions;
            // A pass that is under way may have looked at what there was before.
            final long until = passes + 2;
            while (!closing && passes < until && deletions == before) {
                urgent = true;
                wanted.signal();
                finished.awaitUninterruptibly();
            }
            return deletions > before;
        } finally {
            lock.unlock();
        }
    }

    /** Tells that there may be something to do. May be called with locks of the store held. */
    public void wake() {
        lock.lock();
        try {
            woken = true;
            wanted.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Ends the thread, and returns when it has ended. */
    @Override
    public void close() {
        lock.lock();
        try {
            closing = true;
            wanted.signal();
            finished.signalAll();
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
        while (!closing) {
            try {
                pass();
            } catch (final IOException | RuntimeException e) {
                if (!(e instanceof FileServiceException refusal && refusal.error() == PosixError.ENOSPC)) {
                    LOGGER.log(Logger.Level.WARNING, "compaction of " + place.path() + " is put off", e);
                }
            }
            finishPass();
        }
    }

    private void finishPass() {
        lock.lock();
        try {
            passes++;
            finished.signalAll();
        } finally {
            lock.unlock();
        }
        awaitWork();
        lock.lock();
        try {
            pressed = urgent;
            urgent = false;
            woken = false;
        } finally {
            lock.unlock();
        }
    }

    private void awaitWork() {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(PERIOD_MILLIS);
            while (!closing && !urgent && !woken && left > 0) {
                left = wanted.awaitNanos(left);
            }
        } catch (final InterruptedException e) {
            // Nobody has this thread to interrupt it; were it so, it must not spin.
            closing = true;
        } finally {
            lock.unlock();
        }
    }

    /** Waits, unless somebody waits for this, or comes to. */
    private void pause(final long nanos) {
        lock.lock();
        try {
            long left = nanos;
            while (!closing && !urgent && left > 0) {
                left = wanted.awaitNanos(left);
            }
        } catch (final InterruptedException e) {
            closing = true;
        } finally {
            lock.unlock();
        }
    }

    private void pass() throws FileServiceException, IOException {
        for (final int victim : victims()) {
            if (closing) {
                return;
            }
            compact(victim);
        }
        if (!closing && recordsAreMany()) {
            writer.checkpoint();
            noteDeletion();
        }
    }

    private boolean recordsAreMany() {
        final long least = pressed ? minJournalBytes / JOURNAL_PARTS_WHEN_SHORT : minJournalBytes;
        final int times = pressed ? RECORDS_PER_CHECKPOINT_WHEN_SHORT : RECORDS_PER_CHECKPOINT;
        final long limit = Math.max(least, times * writer.checkpointBytes());
        // Each opening that changes something leaves a segment, however short.
        final long segmentLimit = MAX_JOURNAL_SEGMENTS + 2 * limit / (segmentSize / 4);
        return writer.journalBytes() > limit || writer.journalSegments() > segmentLimit;
    }

    /** Segments to compact, those first that give back most. */
    private List<Integer> victims() throws IOException {
        final int limit = pressed || roomIsShort() ? MAX_LIVE_PERCENT_WHEN_SHORT : MAX_LIVE_PERCENT;
        final List<Victim> victims = new ArrayList<>();
        final List<Victim> small = new ArrayList<>();
        treeReading.lock();
        try {
            final int newest = writer.segment();
            usage.forEach(segment -> {
                if (!segment.sealed() || segment.number() >= newest || stuck.contains(segment.number())) {
                    return;
                }
                final Victim victim = new Victim(segment.number(), segment.liveBytes());
                if (segment.liveBytes() * 100 <= segment.payloadBytes() * limit) {
                    victims.add(victim);
                } else if (lengthOf(segment) < segmentSize / SMALL_PART) {
                    small.add(victim);
                }
            });
        } finally {
            treeReading.unlock();
        }
        if (small.size() > MAX_SMALL_SEGMENTS) {
            victims.addAll(small);
        }
        victims.sort(Comparator.comparingLong(Victim::liveBytes));
        return victims.stream().map(Victim::segment).toList();
    }

    /** About the bytes of a segment: each payload has a header, and begins where a page does. */
    private static long lengthOf(final SegmentUsage.Segment segment) {
        return segment.payloadBytes() + segment.payloads() * BlockLocation.ALIGNMENT;
    }

    /** A segment with what would have to be copied. */
    private record Victim(int segment, long liveBytes) {}

    private void compact(final int segment) throws FileServiceException, IOException {
        final CompactionEvent event = new CompactionEvent();
        event.begin();
        event.segment = segment;
        event.copiedBytes = copyLive(segment);
        if (closing) {
            return;
        }
        if (isLive(segment)) {
            stuck.add(segment);
            LOGGER.log(
                    Logger.Level.WARNING,
                    "segment " + segment + " of " + place.path() + " is kept: blocks in it cannot be found");
            return;
        }
        // What was copied, and what made the rest dead, must be durable before the only other copy goes.
        writer.sync();
        writer.deleteSegment(segment);
        event.commit();
        counters.add(StoreCounter.SEGMENTS_COMPACTED, 1);
        counters.add(StoreCounter.BYTES_COMPACTED, event.copiedBytes);
        noteDeletion();
    }

    private void noteDeletion() {
        lock.lock();
        try {
            deletions++;
        } finally {
            lock.unlock();
        }
    }

    private long copyLive(final int segment) throws FileServiceException, IOException {
        if (!isLive(segment)) {
            return 0;
        }
        long copied = 0;
        long batch = 0;
        long began = System.nanoTime();
        try (SegmentWalk walk = SegmentWalk.open(SegmentFiles.path(place.data(), segment))) {
            while (!closing && walk.next()) {
                final DataRecord record = DataRecord.at(walk);
                if (record != null) {
                    final int length = writer.move(record, segment, walk.bytes());
                    copied += length;
                    batch += length;
                }
                if (batch >= BATCH_BYTES) {
                    rest(System.nanoTime() - began);
                    batch = 0;
                    began = System.nanoTime();
                }
            }
        }
        return copied;
    }

    private boolean isLive(final int segment) {
        treeReading.lock();
        try {
            return usage.livePayloads(segment) > 0;
        } finally {
            treeReading.unlock();
        }
    }

    /** Lets others work, unless one of them waits for this. */
    private void rest(final long workNanos) throws IOException {
        if (!pressed && !roomIsShort()) {
            pause(workNanos * REST_PER_WORK);
        }
    }

    private boolean roomIsShort() throws IOException {
        return freeSpace.usableBytes() < writer.reserve() + (long) SHORT_SEGMENTS * segmentSize;
    }
}
