package io.github.galefs.store.journal;

import org.agrona.concurrent.UnsafeBuffer;

/**
 * What sound records of a journal prove about others, whether they can be applied or not.
 *
 * <p>A commit record is appended after the payloads that it covers were forced, and may itself reach the disk before
 * the records that it covers. So it proves that the payloads of these records are durable, and not that the records
 * are. It names the last record that was durable when it was appended: of that one and all before it, it is a proof.
 */
final class JournalEvidence {
    /**
     * What the commit records of older stores have in place of the last durable record. Within a segment, which one
     * process has written, each was appended after the one before it was forced with the records that it covers. Where
     * such a force was interrupted or failed, this takes too much for durable: the store may be refused after a loss of
     * power, and must be repaired. The opposite mistake would lose durable records without a word.
     */
    private static final long UNNAMED = 0;

    private final UnsafeBuffer buffer;
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight();
    private final BlockRecordFlyweight block = new BlockRecordFlyweight();
    private final MoveRecordFlyweight move = new MoveRecordFlyweight();
    private final SegmentRecordFlyweight segment = new SegmentRecordFlyweight();
    private final BlocksRecordFlyweight blocks = new BlocksRecordFlyweight();

    private long durable;
    private long covered;

    /** Number of the last record that an earlier commit record or checkpoint of the segment covers. */
    private long coveredInSegment;

    private long lastSequence;
    private int lastDataSegment;

    /** Creates evidence from the records that a buffer will hold, each from index 0. */
    JournalEvidence(final UnsafeBuffer buffer) {
        this.buffer = buffer;
        mark.wrap(buffer);
        block.wrap(buffer);
        move.wrap(buffer);
        segment.wrap(buffer);
        blocks.wrap(buffer);
    }

    /** Begins a segment. Another process may have written the one before. */
    void beginSegment() {
        coveredInSegment = 0;
    }

    /**
     * Adds what the record in the buffer proves.
     *
     * @param limit number of the first void record of its segment. Evidence on records from that number on is ignored:
     *     later segments have other records with these numbers.
     */
    void add(final long limit) {
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        lastSequence = Math.max(lastSequence, sequence);
        switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case COMMIT -> addMark(mark.value(), limit);
            case END_CHECKPOINT -> addMark(sequence, limit);
            case WRITE_BLOCK -> lastDataSegment = Math.max(lastDataSegment, block.segment());
            case MOVE_BLOCK -> lastDataSegment = Math.max(lastDataSegment, move.newSegment());
            case SEAL_SEGMENT -> lastDataSegment = Math.max(lastDataSegment, segment.segment());
            case BLOCKS -> addBlocks();
            case null, default -> {
                // Other records prove nothing.
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

    /** A checkpoint may be all that is left of the records that wrote the blocks. */
    private void addBlocks() {
        final int count = Math.min(blocks.count(), BlocksRecordFlyweight.MAX_BLOCKS);
        for (int i = 0; i < count; i++) {
            lastDataSegment = Math.max(lastDataSegment, blocks.segment(i));
        }
    }

    private void addMark(final long newCovered, final long limit) {
        final long named = MetaRecordDescriptor.nodeId(buffer);
        final long newDurable = named == UNNAMED ? coveredInSegment : named;
        covered = Math.max(covered, Math.min(newCovered, limit - 1));
        durable = Math.max(durable, Math.min(newDurable, limit - 1));
        coveredInSegment = Math.max(coveredInSegment, newCovered);
    }
}
