package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.mapped.UnreadablePageException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The first sound record of one segment of a journal, from which the start of a replay is chosen.
 *
 * @param number           number of the segment.
 * @param firstSequence    number of the segment's first sound record; {@link Long#MAX_VALUE} if it has none.
 * @param leastSequence    least number that the segment's first record can have had, or that of the checkpoint which
 *     the first sound one tells; {@code firstSequence} if no record before it is lost; 0 if all records are lost.
 * @param beginsCheckpoint whether the first sound record begins a checkpoint.
 * @param limit            number of the first void record: a later segment starts with this number. If the start of
 *     that one is lost, the first void record may have a lower number.
 */
record JournalSegment(int number, long firstSequence, long leastSequence, boolean beginsCheckpoint, long limit) {
    /** Number of a record that there is not. */
    private static final long NONE = Long.MAX_VALUE;

    /** Length of the shortest record in a segment, with Chronicle's header. */
    private static final int SHORTEST = SegmentScanner.RECORD_HEADER_LENGTH + MetaRecordDescriptor.HEADER_LENGTH;

    /**
     * Reads the first sound record of every segment.
     *
     * @param directory directory of the meta log.
     * @return the segments, in ascending order.
     * @throws MissingSegmentException if a segment was deleted meanwhile.
     * @throws FileServiceException EIO.
     */
    static JournalSegment[] readAll(final Path directory) throws FileServiceException, MissingSegmentException {
        try {
            final int[] numbers = SegmentFiles.list(directory);
            final JournalSegment[] segments = new JournalSegment[numbers.length];
            long limit = Long.MAX_VALUE;
            for (int i = numbers.length - 1; i >= 0; i--) {
                final FirstRecord first = new FirstRecord();
                if (!first.readSound(directory, numbers[i])) {
                    first.find(directory, numbers[i]);
                }
                segments[i] = new JournalSegment(
                        numbers[i], first.sequence, first.leastSequence, first.beginsCheckpoint, limit);
                limit = Math.min(limit, first.sequence);
            }
            return segments;
        } catch (final NoSuchFileException e) {
            throw new MissingSegmentException(e.getMessage() + " was deleted", e);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(directory), e);
        }
    }

    /**
     * Returns whether the record before the first sound one is lost, and was not void. If all records are lost, nothing
     * tells whether they were void.
     *
     * @param end number of the first void record of the journal.
     */
    boolean hasLostStart(final long end) {
        return leastSequence < firstSequence && (firstSequence == NONE || firstSequence < Math.min(limit, end));
    }

    /** Returns whether no record of the segment is sound. */
    boolean isEmpty() {
        return firstSequence == NONE;
    }

    /** The first sound record of a segment. Ends a scan there. */
    private static final class FirstRecord implements SegmentScanner.Visitor {
        private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
        private long sequence = NONE;
        private long leastSequence = NONE;
        private boolean beginsCheckpoint;
        private boolean isDamaged;

        /** Reads the first record, as most segments have a sound one. Returns false if this one has not. */
        boolean readSound(final Path directory, final int number) throws IOException {
            try {
                final int length = MetaLogReader.first(directory, number, record.bytes());
                if (length == 0 || MetaRecordDescriptor.defect(record.buffer(), length) != null) {
                    return false;
                }
                take(SegmentScanner.FIRST_RECORD);
                return true;
            } catch (final UnreadablePageException _) {
                return false;
            }
        }

        /** Searches a segment for its first sound record. */
        void find(final Path directory, final int number) throws IOException {
            // Before the scan, which a record that is appended meanwhile may escape.
            final boolean hadRecord = MetaLogReader.tellsOfRecords(directory, number);
            SegmentScanner.scan(directory, number, record::soundLength, this);
            // A process that is killed before its first record leaves a segment without any, and that is no loss.
            if (sequence == NONE && (hadRecord || isDamaged)) {
                leastSequence = 0;
            }
        }

        @Override
        public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
            record.load(bytes, position, (int) length);
            take(position);
            return false;
        }

        private void take(final long position) {
            sequence = MetaRecordDescriptor.sequence(record.buffer());
            beginsCheckpoint = MetaRecordDescriptor.type(record.buffer()) == MetaRecordType.BEGIN_CHECKPOINT.code();
            final long mostLost = (position - SegmentScanner.FIRST_RECORD) / SHORTEST;
            final long checkpoint = MetaRecordDescriptor.checkpoint(record.buffer());
            leastSequence = mostLost == 0 || checkpoint == MetaRecordDescriptor.NO_CHECKPOINT
                    ? sequence - mostLost
                    : checkpoint;
        }

        @Override
        public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
            isDamaged = true;
        }
    }
}
