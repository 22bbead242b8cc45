package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.LongHashSet;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One pass of a {@link Replay} over the records from a segment on. Applies the records up to the first that is missing,
 * damaged or does not fit, and collects the {@link JournalEvidence} of all.
 */
final class ReplayPass implements SegmentScanner.Visitor {
    private final Path directory;
    private final JournalSegment[] segments;

    /** Number of the first record to ignore. */
    private final long limit;

    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final RecordApplier applier;
    private final JournalEvidence evidence = new JournalEvidence(buffer);

    private long bytes;
    private long checkpointBytes;
    private int checkpointEpoch;

    /** Index of the segment that the pass starts with. */
    private int start;

    /** Index of the segment that is being read. */
    private int current;

    /** Whether a record was applied. */
    private boolean begun;

    /** Index of the segment of the last record that was applied; -1 if there is none. */
    private int lastApplied = -1;

    /** Why no more records are applied; null as long as all were sound. */
    private String end;

    /** Payloads of writes that may be void, for each segment after them that has lost its start. */
    private final List<UncommittedPayloads> doubtful = new ArrayList<>();

    /** Number of a sound record that does not fit the ones before, which may be applied in part; or the maximum. */
    private long misfit = Long.MAX_VALUE;

    ReplayPass(
            final StoreDirectory directory,
            final int blockSize,
            final JournalSegment[] segments,
            final long limit,
            final LongHashSet skippedCopies) {
        this.directory = directory.meta();
        this.segments = segments;
        this.limit = limit;
        applier = new RecordApplier(buffer, blockSize, skippedCopies);
    }

    /**
     * Runs the pass. Called once.
     *
     * @param newStart index of the first segment to read.
     * @return false if the records up to the end do not make a whole state: a checkpoint has begun and not ended.
     * @throws MissingSegmentException if a segment was deleted meanwhile.
     * @throws FileServiceException EIO.
     */
    boolean runFrom(final int newStart) throws FileServiceException, MissingSegmentException {
        start = newStart;
        try {
            for (current = start; current < segments.length; current++) {
                evidence.beginSegment();
                if (end == null && segments[current].hasLostStart(limit)) {
                    doubtful.add(applier.uncommitted().writesFrom(segments[current].leastSequence()));
                }
                SegmentScanner.scan(directory, segments[current].number(), record::soundLength, this);
            }
            return !applier.isInCheckpoint();
        } catch (final NoSuchFileException e) {
            throw new MissingSegmentException(e.getMessage() + " was deleted", e);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory), e);
        }
    }

    @Override
    public boolean onRecord(final MemorySegment segment, final long position, final long length) {
        record.load(segment, position, (int) length);
        final long segmentLimit = segments[current].limit();
        evidence.add(segmentLimit);
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        // When a later segment continues with the next number, nothing more of this segment is needed.
        final boolean needed = !begun || applier.lastSequence() + 1 < segmentLimit;
        if (end == null && needed && sequence < segmentLimit) {
            if (sequence >= limit) {
                end = "it is void";
            } else {
                next(sequence);
            }
        }
        return true;
    }

    @Override
    public void onDamage(final MemorySegment segment, final long position, final long length, final String what) {
        final boolean needed = applier.lastSequence() + 1 < segments[current].limit();
        if (end == null && position >= SegmentScanner.RECORDS_OFFSET && needed) {
            end = "damaged at " + position + " of segment " + segments[current].number() + ": " + what
                    + record.describe(segment, position, length);
        }
    }

    /** Returns the number of the last record that was applied. */
    long lastSequence() {
        return applier.lastSequence();
    }

    /** Returns why the record after the last one was not applied; null if no record was found behind the last one. */
    String end() {
        return end;
    }

    /** Returns the number of a sound record that does not fit the ones before it; the maximum if there is none. */
    long misfit() {
        return misfit;
    }

    JournalEvidence evidence() {
        return evidence;
    }

    UncommittedPayloads uncommitted() {
        return applier.uncommitted();
    }

    /**
     * Returns the payloads of writes that were not committed when a segment began whose start is lost, for each such
     * segment. If one is not sound, the segment has begun with the number of its record, which is void.
     */
    List<UncommittedPayloads> doubtful() {
        return doubtful;
    }

    ReplayResult result() {
        return new ReplayResult(
                applier.tree(),
                applier.lastSequence(),
                Math.min(evidence.covered(), applier.lastSequence()),
                bytes,
                checkpointBytes,
                checkpointEpoch,
                segments.length == 0 ? 0 : segments[start].number(),
                evidence.lastSequence(),
                applier.skipped(),
                evidence.lastDataSegment(),
                emptySegments());
    }

    /** Returns the numbers of the segments behind the last record that have no sound one. */
    private List<Integer> emptySegments() {
        final List<Integer> numbers = new ArrayList<>();
        for (int i = lastApplied + 1; i < segments.length; i++) {
            if (segments[i].isEmpty()) {
                numbers.add(segments[i].number());
            }
        }
        return numbers;
    }

    private void next(final long sequence) {
        final MetaRecordType type = MetaRecordType.of(MetaRecordDescriptor.type(buffer));
        if (!begun && type == MetaRecordType.BEGIN_CHECKPOINT) {
            applier.skipThrough(sequence - 1);
        }
        final long last = applier.lastSequence();
        if (sequence != last + 1) {
            end = "the record after " + last + " has number " + sequence;
        } else if (begun && type == MetaRecordType.BEGIN_CHECKPOINT) {
            // The replay would have started at this checkpoint if it were whole.
            end = "an incomplete checkpoint begins";
        } else {
            apply(sequence, type);
        }
    }

    private void apply(final long sequence, final MetaRecordType type) {
        begun = true;
        lastApplied = current;
        bytes += MetaRecordDescriptor.length(buffer);
        try {
            applier.apply();
        } catch (final IOException | RuntimeException e) {
            misfit = sequence;
            end = "it does not fit: " + e.getMessage();
        }
        if (type == MetaRecordType.END_CHECKPOINT) {
            checkpointBytes = bytes;
            checkpointEpoch = applier.tree().epoch();
        }
    }
}
