package io.github.galefs.store.journal;

import java.util.Map;
import org.agrona.collections.Long2LongHashMap;
import org.agrona.concurrent.UnsafeBuffer;

/** Tells which records of a {@link SalvagePass} are of checkpoints that repeat what the records before tell. */
final class RepeatedCheckpoints {
    private final UnsafeBuffer buffer;
    private final RecordApplier applier;
    private final Long2LongHashMap checkpointEnds;

    /** Whether a record was applied. */
    private boolean begun;

    /** Checkpoint that the first applied record is in; see {@link MetaRecordDescriptor#checkpoint}. */
    private long firstCheckpoint = MetaRecordDescriptor.NO_CHECKPOINT;

    /**
     * Creates the state before the first record.
     *
     * @param buffer         holds each record, from index 0.
     * @param applier        applies the records that repeat nothing.
     * @param checkpointEnds by number of the record that begins a checkpoint, the number of the one that ends it.
     */
    RepeatedCheckpoints(final UnsafeBuffer buffer, final RecordApplier applier, final Long2LongHashMap checkpointEnds) {
        this.buffer = buffer;
        this.applier = applier;
        this.checkpointEnds = checkpointEnds;
    }

    /** Returns whether records, lost or not, belong to a checkpoint that repeats what is known. */
    boolean containsAll(final long first, final long last) {
        if (!begun || applier.isInCheckpoint()) {
            return false;
        }
        for (final Map.Entry<Long, Long> checkpoint : checkpointEnds.entrySet()) {
            final long begin = checkpoint.getKey();
            if (begin <= first && last <= checkpoint.getValue() && begin != firstCheckpoint) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether the record in the buffer is of a checkpoint that repeats what is known, even if its end is lost.
     * That of an interrupted repair has other names and epochs for the snapshots, so the record itself must tell.
     * Records of older stores tell by their types.
     */
    boolean contains(final long sequence, final MetaRecordType type) {
        if (!begun || sequence <= checkpointEnds.get(firstCheckpoint)) {
            return false;
        }
        final long checkpoint = MetaRecordDescriptor.checkpoint(buffer);
        if (checkpoint != MetaRecordDescriptor.NO_CHECKPOINT) {
            return checkpoint != firstCheckpoint;
        }
        return !applier.isInCheckpoint()
                && switch (type) {
                    case BEGIN_CHECKPOINT, END_CHECKPOINT, NODE, BLOCKS, CHILD -> true;
                    case CREATE_SNAPSHOT -> applier.hasSnapshot();
                    case null, default -> false;
                };
    }

    /** Returns whether the record in the buffer, which is of such a checkpoint, is of one with an end. */
    boolean hasEnd(final long sequence) {
        return checkpointEnds.containsKey(MetaRecordDescriptor.checkpoint(buffer)) || containsAll(sequence, sequence);
    }

    /** Notes that the record in the buffer is applied. */
    void begin(final long sequence) {
        if (!begun) {
            begun = true;
            final long checkpoint = MetaRecordDescriptor.checkpoint(buffer);
            firstCheckpoint =
                    checkpoint == MetaRecordDescriptor.NO_CHECKPOINT ? checkpointAround(sequence) : checkpoint;
        }
    }

    /** Returns whether a record was applied. */
    boolean hasBegun() {
        return begun;
    }

    /** Returns the checkpoint with an end that a record lies in, for records of older stores, which do not tell. */
    private long checkpointAround(final long sequence) {
        for (final Map.Entry<Long, Long> checkpoint : checkpointEnds.entrySet()) {
            if (checkpoint.getKey() <= sequence && sequence <= checkpoint.getValue()) {
                return checkpoint.getKey();
            }
        }
        return MetaRecordDescriptor.NO_CHECKPOINT;
    }
}
