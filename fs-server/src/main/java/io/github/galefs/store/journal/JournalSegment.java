package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.UnreadablePageException;
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
 * @param beginsCheckpoint whether that record begins a checkpoint.
 * @param limit            number of the first void record: a later segment starts with this number.
 */
record JournalSegment(int number, long firstSequence, boolean beginsCheckpoint, long limit) {
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
                    SegmentScanner.scan(directory, numbers[i], first.record::soundLength, first);
                }
                segments[i] = new JournalSegment(numbers[i], first.sequence, first.beginsCheckpoint, limit);
                limit = Math.min(limit, first.sequence);
            }
            return segments;
        } catch (final NoSuchFileException e) {
            throw new MissingSegmentException(e.getMessage() + " was deleted", e);
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory, e);
        }
    }

    /** The first sound record of a segment. Ends a scan there. */
    private static final class FirstRecord implements SegmentScanner.Visitor {
        private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
        private long sequence = Long.MAX_VALUE;
        private boolean beginsCheckpoint;

        /** Reads the first record, as most segments have a sound one. Returns false if this one has not. */
        boolean readSound(final Path directory, final int number) throws IOException {
            try {
                final int length = MetaLogReader.first(directory, number, record.bytes());
                if (length == 0 || MetaRecordDescriptor.defect(record.buffer(), length) != null) {
                    return false;
                }
                take();
                return true;
            } catch (final UnreadablePageException _) {
                return false;
            }
        }

        @Override
        public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
            record.load(bytes, position, (int) length);
            take();
            return false;
        }

        private void take() {
            sequence = MetaRecordDescriptor.sequence(record.buffer());
            beginsCheckpoint = MetaRecordDescriptor.type(record.buffer()) == MetaRecordType.BEGIN_CHECKPOINT.code();
        }

        @Override
        public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
            // What matters is the first record that can be read.
        }
    }
}
