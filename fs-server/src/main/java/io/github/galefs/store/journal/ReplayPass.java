package io.github.galefs.store.journal;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.MetaLogReader;
import java.io.IOException;
import java.nio.file.Path;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One pass of a {@link Replay} over the records from a segment on. Checks each record and its number, and applies those
 * up to the first defect. A defect fails the pass if a commit of the missing records follows it, and otherwise ends the
 * journal.
 */
final class ReplayPass {
    private final Path directory;
    private final JournalSegment[] segments;

    /** Number of the first record to ignore. */
    private final long limit;

    private final UnsafeBuffer buffer = new UnsafeBuffer(new byte[MetaLog.MAX_RECORD_LENGTH]);
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);
    private final RecordApplier applier;

    /** Records checked so far, for messages. */
    private long records;

    private long bytes;
    private long checkpointBytes;
    private int firstSegment;

    /** Index of the segment that is being read. */
    private int current;

    /** Whether an incomplete checkpoint has ended the journal. */
    private boolean ended;

    /** Defect of the record that should come next; null as long as all records are sound. */
    private String defect;

    ReplayPass(final StoreDirectory directory, final int blockSize, final JournalSegment[] segments, final long limit) {
        this.directory = directory.meta();
        this.segments = segments;
        this.limit = limit;
        applier = new RecordApplier(buffer, blockSize);
    }

    /**
     * Runs the pass. Called once.
     *
     * @param start index of the first segment.
     * @return false if the segment begins a checkpoint that has no end.
     */
    boolean runFrom(final int start) throws FileServiceException {
        firstSegment = segments.length == 0 ? 0 : segments[start].number();
        try {
            for (current = start; current < segments.length && !ended; current++) {
                MetaLogReader.replay(directory, segments[current].number(), this::onRecord);
            }
            return !applier.isInCheckpoint();
        } catch (final IOException e) {
            throw new FileServiceException(
                    PosixError.EIO, "record " + records + " of " + directory + ": " + e.getMessage(), e);
        }
    }

    /** Fails if the journal ends before a record that is known to have been durable. */
    void requireThrough(final long lastRecord) throws FileServiceException {
        if (applier.lastSequence() < lastRecord) {
            throw new FileServiceException(
                    PosixError.EIO,
                    directory + " ends with record " + applier.lastSequence()
                            + ", but the store was closed after record " + lastRecord
                            + (defect == null ? "" : ": " + defect));
        }
    }

    /** Returns how many records were checked. */
    long records() {
        return records;
    }

    UncommittedPayloads uncommitted() {
        return applier.uncommitted();
    }

    ReplayResult result() {
        return new ReplayResult(applier.tree(), applier.lastSequence(), bytes, checkpointBytes, firstSegment);
    }

    private void onRecord(final byte[] record, final int length) throws IOException {
        if (ended || applier.lastSequence() + 1 >= Math.min(limit, segments[current].limit())) {
            return;
        }
        buffer.wrap(record);
        if (defect == null) {
            records++;
            defect = defect(length);
            if (defect == null) {
                apply(length);
                return;
            }
        }
        requireNeverCommitted(length);
    }

    private String defect(final int length) {
        final String recordDefect = MetaRecordDescriptor.defect(buffer, length);
        if (recordDefect != null) {
            return recordDefect;
        }
        final long sequence = MetaRecordDescriptor.sequence(buffer);
        if (records == 1 && type() == MetaRecordType.BEGIN_CHECKPOINT) {
            applier.skipThrough(sequence - 1);
        }
        final long last = applier.lastSequence();
        return sequence == last + 1 ? null : "its sequence number is " + sequence + ", but the one before has " + last;
    }

    private void apply(final int length) throws IOException {
        final MetaRecordType type = type();
        if (type == MetaRecordType.BEGIN_CHECKPOINT && records > 1) {
            // The replay would have started at this checkpoint if it were complete.
            ended = true;
            return;
        }
        bytes += length;
        applier.apply();
        if (type == MetaRecordType.END_CHECKPOINT) {
            checkpointBytes = bytes;
        }
    }

    /** Fails if a record after the defect commits what is missing. */
    private void requireNeverCommitted(final int length) throws IOException {
        if (MetaRecordDescriptor.defect(buffer, length) != null) {
            return;
        }
        final MetaRecordType type = type();
        if (type == MetaRecordType.END_CHECKPOINT
                || (type == MetaRecordType.COMMIT && mark.value() > applier.lastSequence())) {
            throw new IOException(defect);
        }
    }

    private MetaRecordType type() {
        return MetaRecordType.of(MetaRecordDescriptor.type(buffer));
    }
}
