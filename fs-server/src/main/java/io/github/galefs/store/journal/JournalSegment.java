package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import io.github.galefs.store.log.SegmentFiles;
import java.io.IOException;
import java.nio.file.Path;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * The first record of one segment of a journal, from which the start of a replay is chosen.
 *
 * @param number           number of the segment.
 * @param firstSequence    number of the segment's first record; {@link Long#MAX_VALUE} if the segment has none or the
 *     record is damaged.
 * @param beginsCheckpoint whether the first record begins a checkpoint.
 * @param limit            number of the first void record: a later segment starts with this number.
 */
record JournalSegment(int number, long firstSequence, boolean beginsCheckpoint, long limit) {
    /**
     * Reads the first record of every segment.
     *
     * @param directory directory of the meta log.
     * @return the segments, in ascending order.
     * @throws FileServiceException EIO.
     */
    static JournalSegment[] readAll(final Path directory) throws FileServiceException {
        try {
            final int[] numbers = SegmentFiles.list(directory);
            final JournalSegment[] segments = new JournalSegment[numbers.length];
            long limit = Long.MAX_VALUE;
            for (int i = numbers.length - 1; i >= 0; i--) {
                segments[i] = read(directory, numbers[i], limit);
                limit = Math.min(limit, segments[i].firstSequence());
            }
            return segments;
        } catch (final IOException e) {
            throw new FileServiceException(PosixError.EIO, "cannot read " + directory, e);
        }
    }

    private static JournalSegment read(final Path directory, final int number, final long limit) throws IOException {
        final UnsafeBuffer record = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
        final int length = MetaLogReader.first(directory, number, record.byteArray());
        if (length == 0 || MetaRecordDescriptor.defect(record, length) != null) {
            return new JournalSegment(number, Long.MAX_VALUE, false, limit);
        }
        final boolean beginsCheckpoint = MetaRecordDescriptor.type(record) == MetaRecordType.BEGIN_CHECKPOINT.code();
        return new JournalSegment(number, MetaRecordDescriptor.sequence(record), beginsCheckpoint, limit);
    }
}
