package io.github.galefs.store.journal;

import org.agrona.concurrent.UnsafeBuffer;

/**
 * What sound records of a journal tell about others, whether they can be applied or not.
 *
 * <p>A commit record is appended after the payloads that it covers were forced, and may itself reach the disk before
 * the records that it covers. So it proves that the payloads of these records are durable, and not that the records
 * are. It names the last record that was durable when it was appended: of that one and all before it, it is a proof.
 */
final class JournalEvidence {
    private final UnsafeBuffer buffer;
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight();
    private final BlockRecordFlyweight block = new BlockRecordFlyweight();
    private final MoveRecordFlyweight move = new MoveRecordFlyweight();

    private long durable;
    private long covered;
    private long lastSequence;
    private int lastDataSegment;

    /** Creates evidence from the records that a buffer will hold, each from index 0. */
    JournalEvidence(final UnsafeBuffer buffer) {
        this.buffer = buffer;
        mark.wrap(buffer);
        block.wrap(buffer);
        move.wrap(buffer);
    }

    /**
     * Adds what the record in the buffer tells.
     *
     * @param limit number of the first void record of its segment. What a void record tells of records with the same
     *     numbers as later ones is void, too.
     */
    void add(final long limit) {
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        lastSequence = Math.max(lastSequence, sequence);
        switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case COMMIT -> addMark(mark.value(), limit);
            case END_CHECKPOINT -> addMark(sequence, limit);
            case WRITE_BLOCK -> lastDataSegment = Math.max(lastDataSegment, block.segment());
            case MOVE_BLOCK -> lastDataSegment = Math.max(lastDataSegment, move.newSegment());
            case null, default -> {
                // Other records tell nothing.
            }
        }
    }

    /** Returns the number of the last record that is known to have been durable; 0 if none is. */
    long durable() {
        return durable;
    }

    /** Returns the number of the last record whose payload is known to be durable; 0 if there is none. */
    long covered() {
        return covered;
    }

    /** Returns the highest number of a record; 0 if there is none. */
    long lastSequence() {
        return lastSequence;
    }

    /** Returns the highest number of a segment of the data log that a record refers to; 0 if there is none. */
    int lastDataSegment() {
        return lastDataSegment;
    }

    private void addMark(final long newCovered, final long limit) {
        covered = Math.max(covered, Math.min(newCovered, limit - 1));
        durable = Math.max(durable, Math.min(MetaRecordDescriptor.nodeId(buffer), limit - 1));
    }
}
