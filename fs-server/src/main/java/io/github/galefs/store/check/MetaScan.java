package io.github.galefs.store.check;

import io.github.galefs.store.journal.MarkRecordFlyweight;
import io.github.galefs.store.journal.MetaRecordDescriptor;
import io.github.galefs.store.journal.MetaRecordType;
import io.github.galefs.store.journal.ScannedRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Checks every record of the meta log: its checksum, and whether records are missing before it.
 *
 * <p>Records after the last commit were never acknowledged as durable, and a power loss may tear them: that is not
 * damage. Records whose sequence numbers a later segment holds again, because the first copy was torn, are void.
 */
final class MetaScan {
    private final Path store;
    private final Path directory;
    private final List<Damage> damages;
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);
    private long recordCount;

    /** Sequence number of the last record that is known to have been durable. */
    private long durableSequence;

    /** Sequence number of the first record of the newest complete checkpoint; 0 if there is none. */
    private long checkpointSequence;

    /** Sequence number of the last record that was checked and is not void. */
    private long lastSequence;

    /**
     * Creates a scan.
     *
     * @param store           directory of the store.
     * @param directory       directory of the meta log.
     * @param durableSequence sequence number of a record that is known to have been durable; 0 if none is known.
     * @param damages         receives what is found.
     */
    MetaScan(final Path store, final Path directory, final long durableSequence, final List<Damage> damages) {
        this.store = store;
        this.directory = directory;
        this.damages = damages;
        this.durableSequence = durableSequence;
    }

    /** A part of a segment, in file order. */
    private sealed interface Part {
        /** Consecutive sound records, by position of the first and sequence numbers of the first and the last. */
        record Run(long position, long first, long last) implements Part {}

        /** A damaged range, which may extend to the end of a file that was cut off. */
        record DamagedRange(Damage damage, boolean cutOff) implements Part {}
    }

    /** Checks all segments. Returns the number of sound records. */
    long run() throws IOException {
        final List<SegmentScan> segments = new ArrayList<>();
        for (final int number : SegmentFiles.list(directory)) {
            final SegmentScan segment = new SegmentScan(store.relativize(SegmentFiles.path(directory, number)));
            SegmentScanner.scan(directory, number, record::soundLength, segment);
            segment.addDamageIfEmpty();
            segments.add(segment);
        }
        for (int i = 0; i < segments.size(); i++) {
            long limit = Long.MAX_VALUE;
            for (final SegmentScan later : segments.subList(i + 1, segments.size())) {
                limit = Math.min(limit, later.firstSequence());
            }
            check(segments.get(i), limit);
        }
        return recordCount;
    }

    /** Checks a segment in which the records from sequence number {@code limit} on are void. */
    private void check(final SegmentScan segment, final long limit) {
        for (final Part part : segment.parts) {
            switch (part) {
                case Part.Run run -> checkRun(segment, run, limit);
                case Part.DamagedRange range -> {
                    // Records before the newest checkpoint are not needed.
                    final boolean needed =
                            lastSequence + 1 < limit && lastSequence < durableSequence && limit > checkpointSequence;
                    if (range.cutOff() || needed) {
                        damages.add(range.damage());
                    }
                }
            }
        }
    }

    private void checkRun(final SegmentScan segment, final Part.Run run, final long limit) {
        if (run.first() >= limit) {
            return;
        }
        // Records before the newest checkpoint are not needed, and a writer may die while it deletes them.
        final boolean needed = run.first() > checkpointSequence;
        if (needed && run.first() > lastSequence + 1 && lastSequence < durableSequence) {
            final long missing = run.first() - lastSequence - 1;
            damages.add(Damage.inLog(
                    segment.file,
                    run.position(),
                    0,
                    "record " + run.first() + " follows record " + lastSequence + ": " + missing
                            + " records are missing"));
        }
        lastSequence = Math.max(lastSequence, Math.min(run.last(), limit - 1));
    }

    /** Sequence number up to which the record in the buffer proves records durable; 0 if it proves nothing. */
    private long durableSequenceOf(final long sequence) {
        return switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case COMMIT -> mark.value();
            case END_CHECKPOINT -> sequence;
            case null, default -> 0;
        };
    }

    /** Splits one segment into its parts. */
    private final class SegmentScan implements SegmentScanner.Visitor {
        private final Path file;
        private final List<Part> parts = new ArrayList<>();

        SegmentScan(final Path file) {
            this.file = file;
        }

        /**
         * An empty file counts as damage only if durable records are missing: a writer may die just after it created
         * the file, and then the log continues in the next segment.
         */
        void addDamageIfEmpty() {
            if (parts.isEmpty()) {
                parts.add(new Part.DamagedRange(
                        Damage.inLog(file, 0, 0, "the segment is empty, but records are missing"), false));
            }
        }

        long firstSequence() {
            for (final Part part : parts) {
                if (part instanceof Part.Run run) {
                    return run.first();
                }
            }
            return Long.MAX_VALUE;
        }

        @Override
        public void onRecord(final MemorySegment bytes, final long position, final long length) {
            record.load(bytes, position, (int) length);
            recordCount++;
            final long sequence = MetaRecordDescriptor.sequence(buffer);
            durableSequence = Math.max(durableSequence, durableSequenceOf(sequence));
            if (MetaRecordDescriptor.type(buffer) == MetaRecordType.END_CHECKPOINT.code()) {
                checkpointSequence = Math.max(checkpointSequence, mark.value());
            }
            if (!parts.isEmpty() && parts.getLast() instanceof Part.Run run && sequence == run.last() + 1) {
                parts.set(parts.size() - 1, new Part.Run(run.position(), run.first(), sequence));
            } else {
                parts.add(new Part.Run(position, sequence, sequence));
            }
        }

        @Override
        public void onDamage(final MemorySegment bytes, final long position, final long length, final String detail) {
            final Damage damage = Damage.inLog(file, position, length, detail + defect(bytes, position, length));
            parts.add(new Part.DamagedRange(damage, position + length >= bytes.byteSize()));
        }

        /** Describes the record that a damaged range may hold; empty if nothing in it resembles one. */
        private String defect(final MemorySegment bytes, final long position, final long length) {
            final int count = (int) Math.min(record.bytes().length, length - Integer.BYTES);
            if (count < MetaRecordDescriptor.HEADER_LENGTH) {
                return "";
            }
            record.load(bytes, position + Integer.BYTES, count);
            final String defect = MetaRecordDescriptor.defect(buffer, count);
            final boolean hasKnownType = MetaRecordType.of(MetaRecordDescriptor.type(buffer)) != null;
            return defect == null || !hasKnownType
                    ? ""
                    : "; " + defect + "; it appears to refer to file " + MetaRecordDescriptor.nodeId(buffer);
        }
    }
}
