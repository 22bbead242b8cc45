package io.github.galefs.store.journal;

import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentScanner;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Snapshot;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.Long2LongHashMap;
import org.agrona.collections.LongHashSet;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One pass of a {@link Salvage} over the records from a segment on. All sound records that fit are applied.
 *
 * <p>At the first loss, a snapshot {@code before-record-N} keeps the state of that time, which is certain. Everything
 * after it may be wrong: at the end, what the root contains is moved into one directory, {@code
 * after-record-N.damaged}, and the names of all other snapshots get the same ending unless they have it, because a lost
 * record may have removed any of them. So is a loss at the end, where the two are equal. A file whose creation is lost
 * is called {@code lost-ID.damaged}. A loss within a checkpoint that repeats what is known is none. If such a
 * checkpoint has no end, other records may have its numbers: its own do not hide that one of these is lost.
 */
final class SalvagePass implements SegmentScanner.Visitor {
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final RecordApplier applier;
    private final JournalEvidence evidence = new JournalEvidence(buffer);
    private final RepeatedCheckpoints repeated;
    private final UncertainNames names;

    /** Number of the first record to ignore. */
    private final long limit;

    /** Number of a record that is sound and does not fit the ones before; 0 if there is none. */
    private final long misfit;

    private final List<Salvage.Loss> losses = new ArrayList<>();

    /** Snapshot that keeps the state before the first loss; null if there is none. */
    private Snapshot certain;

    /** Number of the first void record of the segment that is scanned. */
    private long segmentLimit;

    /** Whether a record was applied after a loss. */
    private boolean uncertain;

    /** Number of the last record of a checkpoint without an end that repeats what is known. */
    private long repeatedThrough;

    /** Whether the record before the first sound one of the segment that is scanned is lost. */
    private boolean lostStart;

    private long certainThrough;
    private long firstMisfit;

    SalvagePass(
            final int blockSize,
            final Long2LongHashMap checkpointEnds,
            final long limit,
            final long misfit,
            final LongHashSet skippedCopies) {
        this.limit = limit;
        this.misfit = misfit;
        applier = new RecordApplier(buffer, blockSize, skippedCopies);
        repeated = new RepeatedCheckpoints(buffer, applier, checkpointEnds);
        names = new UncertainNames(buffer, applier);
    }

    /**
     * Begins a segment.
     *
     * @param newLimit     number of the segment's first void record.
     * @param newLostStart whether the record before the first sound one is lost.
     */
    void beginSegment(final long newLimit, final boolean newLostStart) {
        segmentLimit = newLimit;
        lostStart = newLostStart && repeated.hasBegun();
        evidence.beginSegment();
    }

    SegmentScanner.RecordFormat format() {
        return record::soundLength;
    }

    @Override
    public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
        record.load(bytes, position, (int) length);
        evidence.add(segmentLimit);
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        final boolean read = sequence < Math.min(limit, segmentLimit) && sequence != misfit;
        if (read && sequence > applier.lastSequence()) {
            next(sequence);
        }
        return true;
    }

    @Override
    public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
        // The numbers of the sound records tell what is lost, and the segment whether its start is.
    }

    /** Returns the number of the last record before the first loss; 0 if the state of that time is not whole. */
    long certainThrough() {
        return losses.isEmpty() ? wholeThrough() : certainThrough;
    }

    /** Returns the number of the first record that does not fit, if no loss was before it; else 0. */
    long firstMisfit() {
        return firstMisfit;
    }

    /** Returns whether the pass did not end within the checkpoint that it began with. */
    boolean isWhole() {
        return !applier.isInCheckpoint();
    }

    /** Returns how many records are lost. */
    long lostRecords() {
        return losses.stream().mapToLong(loss -> loss.last() - loss.first() + 1).sum();
    }

    JournalEvidence evidence() {
        return evidence;
    }

    UncommittedPayloads uncommitted() {
        return applier.uncommitted();
    }

    /** Ends the salvage, for a journal in which all records up to {@code durable} were durable. Called once. */
    Salvage.Result result(final long durable) {
        final long known = Math.max(durable, evidence.durable());
        if (applier.lastSequence() < known) {
            lose(applier.lastSequence() + 1, known);
        }
        if (!losses.isEmpty() && !uncertain) {
            keepCertainState();
        }
        final FileTree tree = applier.tree();
        if (!losses.isEmpty() || !isWhole()) {
            names.mark(certain, certainThrough, isWhole());
            applier.keepEntriesOfSnapshots();
        }
        final long last = Math.max(known, evidence.lastSequence());
        return new Salvage.Result(
                new ReplayResult(tree, last, 0, 0, 0, 0, 0, last, List.of(), evidence.lastDataSegment(), List.of()),
                List.copyOf(losses));
    }

    private void next(final long sequence) {
        final MetaRecordType type = MetaRecordType.of(MetaRecordDescriptor.type(buffer));
        if (!repeated.hasBegun() && type == MetaRecordType.BEGIN_CHECKPOINT) {
            applier.skipThrough(sequence - 1);
        }
        final long checkpoint = MetaRecordDescriptor.checkpoint(buffer);
        final boolean repeats = repeated.contains(sequence, type);
        // Nothing is lost with the records that the same checkpoint has before this one.
        final boolean told = repeats && checkpoint != MetaRecordDescriptor.NO_CHECKPOINT;
        final long lastMissing = (told ? checkpoint : sequence) - 1;
        final long last = repeats ? Math.max(applier.lastSequence(), repeatedThrough) : applier.lastSequence();
        if (lostStart) {
            // Void records of earlier segments may have the numbers of what is lost.
            loseUnlessRepeated(Math.min(last + 1, sequence - 1), lastMissing, sequence);
            lostStart = false;
        } else {
            loseUnlessRepeated(last + 1, lastMissing, lastMissing);
        }
        if (repeats && !repeated.hasEnd(sequence)) {
            repeatedThrough = sequence;
            return;
        }
        if (!repeats && !repeated.containsAll(sequence, sequence)) {
            repeated.begin(sequence);
            apply(sequence, type);
        }
        applier.skipThrough(sequence);
    }

    /** Loses records unless they and those up to {@code end} belong to a checkpoint that repeats what is known. */
    private void loseUnlessRepeated(final long first, final long last, final long end) {
        if (last >= first && !repeated.containsAll(first, end)) {
            lose(first, last);
        }
    }

    private void apply(final long sequence, final MetaRecordType type) {
        if (!losses.isEmpty() && !uncertain && changesContent(type)) {
            keepCertainState();
            uncertain = true;
        }
        try {
            if (uncertain) {
                names.adoptMissing(type);
            }
            applier.apply();
        } catch (final IOException | RuntimeException _) {
            firstMisfit = losses.isEmpty() ? sequence : firstMisfit;
            lose(sequence, sequence);
        }
    }

    /** Returns whether a record changes what a store shows. */
    private static boolean changesContent(final MetaRecordType type) {
        return switch (type) {
            case COMMIT, SEAL_SEGMENT, MOVE_BLOCK -> false;
            case null, default -> true;
        };
    }

    private void lose(final long from, final long last) {
        if (losses.isEmpty()) {
            certainThrough = wholeThrough();
        }
        final long first =
                losses.isEmpty() ? from : Math.max(from, losses.getLast().last() + 1);
        if (first > last) {
            return;
        }
        if (!losses.isEmpty() && losses.getLast().last() == first - 1) {
            losses.set(losses.size() - 1, new Salvage.Loss(losses.getLast().first(), last));
        } else {
            losses.add(new Salvage.Loss(first, last));
        }
    }

    /** Returns the number of the last record if the records so far make a whole state; else 0. */
    private long wholeThrough() {
        return isWhole() ? applier.lastSequence() : 0;
    }

    private void keepCertainState() {
        final FileTree tree = applier.tree();
        if (certainThrough > 0) {
            final String free = unusedSnapshotName(tree, "before-record-" + (certainThrough + 1));
            applier.insertSnapshot(free, MetaRecordDescriptor.timeMillis(buffer));
            certain = tree.snapshots().getLast();
        }
    }

    private static String unusedSnapshotName(final FileTree tree, final String wanted) {
        String free = wanted;
        for (int number = 2; tree.snapshot(free) != null; number++) {
            free = wanted + "." + number;
        }
        return free;
    }
}
