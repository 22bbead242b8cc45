package io.github.galefs.store.compact;

/**
 * Decides when the journal is so long that a checkpoint should replace it. Pure: depends on its arguments only.
 *
 * @param minJournalBytes     bytes of journal below which no checkpoint is due for its bytes alone.
 * @param maxCheckpointCopies most bytes of journal, in multiples of the bytes of the last checkpoint.
 * @param segmentSize         size of the data log's segments, in bytes.
 */
record CheckpointPolicy(long minJournalBytes, int maxCheckpointCopies, int segmentSize) {
    private static final int MAX_CHECKPOINT_COPIES = 3;
    private static final int MAX_CHECKPOINT_COPIES_WHEN_URGENT = 2;

    /** Divisor of the segment size that gives the minimum of journal bytes. */
    private static final int MIN_JOURNAL_DIVISOR = 2;

    /** Divisor applied to that minimum when a caller waits for space. */
    private static final int URGENT_DIVISOR = 4;

    /** Segments that the journal may have beside those that its bytes need. */
    private static final int MAX_EXTRA_SEGMENTS = 32;

    /** Segments of the journal are at most this many times smaller than those of the data log. */
    private static final int DATA_PER_JOURNAL_SEGMENT = 4;

    /** Returns the policy while no caller waits for space. */
    static CheckpointPolicy ordinary(final int segmentSize) {
        return new CheckpointPolicy(segmentSize / MIN_JOURNAL_DIVISOR, MAX_CHECKPOINT_COPIES, segmentSize);
    }

    /** Returns the policy while a caller waits for space: smaller journals are replaced, too. */
    static CheckpointPolicy urgent(final int segmentSize) {
        return new CheckpointPolicy(
                (long) segmentSize / MIN_JOURNAL_DIVISOR / URGENT_DIVISOR,
                MAX_CHECKPOINT_COPIES_WHEN_URGENT,
                segmentSize);
    }

    /**
     * Returns whether a checkpoint is due.
     *
     * @param journalBytes    bytes of the journal since the last checkpoint began.
     * @param journalSegments segments of the journal since then.
     * @param checkpointBytes bytes of the last checkpoint; 0 if there is none.
     */
    boolean isDue(final long journalBytes, final int journalSegments, final long checkpointBytes) {
        final long maxBytes = Math.max(minJournalBytes, maxCheckpointCopies * checkpointBytes);
        // Each opening that changes something leaves a segment, however short.
        final long maxSegments = MAX_EXTRA_SEGMENTS + 2 * maxBytes / (segmentSize / DATA_PER_JOURNAL_SEGMENT);
        return journalBytes > maxBytes || journalSegments > maxSegments;
    }

    /**
     * Returns whether a checkpoint is due when the disk has little more free than the reserve: a journal that is not
     * much longer than the last checkpoint is replaced, too, because the reserve grows with it.
     *
     * @param journalBytes    as for {@link #isDue}.
     * @param checkpointBytes as there.
     */
    boolean isDueOnFullDisk(final long journalBytes, final long checkpointBytes) {
        return journalBytes - checkpointBytes > minJournalBytes;
    }
}
