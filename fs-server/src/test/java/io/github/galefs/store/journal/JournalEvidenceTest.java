package io.github.galefs.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.store.log.MetaLog;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class JournalEvidenceTest {
    private static final long NO_LIMIT = Long.MAX_VALUE;
    private static final long FILE = 5;

    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
    private final JournalEvidence evidence = new JournalEvidence(buffer);
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);

    @Test
    void shouldCoverThePayloadsOfACommitAndProveTheRecordsThatItNames() {
        commit(20, 19, 12, NO_LIMIT);
        assertEquals(19, evidence.covered());
        assertEquals(12, evidence.durable());
        assertEquals(20, evidence.lastSequence());
    }

    @Test
    void shouldProveNoRecordWhenACommitKnowsOfNone() {
        commit(10, 9, 5, NO_LIMIT);
        commit(20, 19, -1, NO_LIMIT);
        assertEquals(5, evidence.durable());
    }

    @Test
    void shouldIgnoreWhatConcernsVoidRecords() {
        commit(20, 19, 18, 15);
        assertEquals(14, evidence.covered());
        assertEquals(14, evidence.durable());
    }

    /** Commits of older stores name no record. */
    @Test
    void shouldProveTheRecordsOfTheCommitBeforeWhenACommitNamesNone() {
        commit(10, 9, 0, NO_LIMIT);
        assertEquals(0, evidence.durable());
        commit(20, 19, 0, NO_LIMIT);
        assertEquals(9, evidence.durable());
        commit(30, 29, 0, 15);
        assertEquals(14, evidence.durable());
    }

    @Test
    void shouldProveNothingAcrossSegmentsWhenACommitNamesNoRecord() {
        commit(10, 9, 0, NO_LIMIT);
        evidence.beginSegment();
        commit(20, 19, 0, NO_LIMIT);
        assertEquals(0, evidence.durable());
    }

    @Test
    void shouldProveTheCheckpointBeforeWhenACommitNamesNoRecord() {
        MetaRecordDescriptor.putSequence(buffer, 10);
        mark.put(MetaRecordType.END_CHECKPOINT, 0, 0, 2);
        evidence.add(NO_LIMIT);
        assertEquals(0, evidence.durable());
        commit(20, 19, 0, NO_LIMIT);
        assertEquals(10, evidence.durable());
    }

    @Test
    void shouldKnowSegmentsOfWrittenBlocks() {
        final BlockRecordFlyweight block = new BlockRecordFlyweight().wrap(buffer);
        block.payload(7, 64, 10, 1);
        block.seal(FILE, 0, 1, 10, 0);
        assertLastDataSegment(7);
    }

    @Test
    void shouldKnowSegmentsOfMovedBlocks() {
        final MoveRecordFlyweight move = new MoveRecordFlyweight().wrap(buffer);
        move.from(3, 64).to(8, 64, 10, 1);
        move.seal(FILE, 0, 0);
        assertLastDataSegment(8);
    }

    @Test
    void shouldKnowSegmentsThatWereSealed() {
        new SegmentRecordFlyweight().wrap(buffer).put(9, 0, 1, 10);
        assertLastDataSegment(9);
    }

    @Test
    void shouldKnowSegmentsOfBlocksInACheckpoint() {
        final BlocksRecordFlyweight blocks = new BlocksRecordFlyweight().wrap(buffer);
        blocks.block(0, 0, 4, 1, 64, 10, 10);
        blocks.block(1, 1, 11, 1, 64, 10, 10);
        blocks.block(2, 2, 6, 1, 64, 10, 10);
        blocks.seal(FILE, 0, NodeRecordFlyweight.NOT_KEPT, 3);
        assertLastDataSegment(11);
    }

    private void assertLastDataSegment(final int expected) {
        evidence.add(NO_LIMIT);
        assertEquals(expected, evidence.lastDataSegment());
    }

    private void commit(final long sequence, final long covered, final long durable, final long limit) {
        MetaRecordDescriptor.putSequence(buffer, sequence);
        mark.put(MetaRecordType.COMMIT, durable, 0, covered);
        evidence.add(limit);
    }
}
