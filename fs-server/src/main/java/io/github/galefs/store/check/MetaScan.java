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
 * Looks at every record of the meta log: its checksum, and whether any is missing between it and the one before.
 *
 * <p>What came after the last commit was never promised, and a loss of power may have torn it: that is no damage. The
 * records that a later segment has again, because their first writing was torn, are void.
 */
final class MetaScan {

    private final Path store;
    private final Path directory;
    private final List<Damage> damages;
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final UnsafeBuffer buffer = record.buffer();
    private final MarkRecordFlyweight mark = new MarkRecordFlyweight().wrap(buffer);
    private long records;

    /** Number of the last record that was promised to be on the disk. */
    private long promised;

    /** Number of the record that begins the newest checkpoint which is complete; 0 if there is none. */
    private long checkpoint;

    /** Number of the last record that was seen and is not void. */
    private long last;

    /**
     * A scan that has looked at nothing yet.
     *
     * @param store      of which the log is.
     * @param directory  of the log.
     * @param lastRecord number of a record that was promised to be on the disk; 0 if none is known.
     * @param damages    takes what is found.
     */
    MetaScan(final Path store, final Path directory, final long lastRecord, final List<Damage> damages) {
        this.store = store;
        this.directory = directory;
        this.damages = damages;
        promised = lastRecord;
    }

    /** What lies in a segment, in its order: records without a gap between them, and damaged places. */
    private sealed interface Finding {
        record Run(long position, long first, long last) implements Finding {}

        record Place(Damage damage, boolean cutOff) implements Finding {}
    }

    /** Looks at all segments; gives the number of records. */
    long run() throws IOException {
        final int[] numbers = SegmentFiles.list(directory);
        final List<Segment> segments = new ArrayList<>();
        for (final int number : numbers) {
            final Segment segment = new Segment(store.relativize(SegmentFiles.path(directory, number)));
            SegmentScanner.scan(directory, number, record::soundLength, segment);
            segment.noticeEmptiness();
            segments.add(segment);
        }
        for (int i = 0; i < segments.size(); i++) {
            long limit = Long.MAX_VALUE;
            for (final Segment later : segments.subList(i + 1, segments.size())) {
                limit = Math.min(limit, later.first());
            }
            judge(segments.get(i), limit);
        }
        return records;
    }

    private void judge(final Segment segment, final long limit) {
        for (final Finding finding : segment.findings) {
            switch (finding) {
                case Finding.Run run -> judge(segment, run, limit);
                case Finding.Place place -> {
                    // What came before the newest checkpoint is not needed.
                    if (place.cutOff() || (last + 1 < limit && last < promised && limit > checkpoint)) {
                        damages.add(place.damage());
                    }
                }
            }
        }
    }

    private void judge(final Segment segment, final Finding.Run run, final long limit) {
        if (run.first() >= limit) {
            return;
        }
        // What came before the newest checkpoint is not needed, and its owner may have died while it deleted that.
        final boolean needed = run.first() > checkpoint;
        if (needed && run.first() > last + 1 && last < promised) {
            damages.add(new Damage(
                    "",
                    Damage.NO_BLOCK,
                    segment.file,
                    run.position(),
                    0,
                    "record " + run.first() + " follows record " + last + ": " + (run.first() - last - 1)
                            + " are missing"));
        }
        last = Math.max(last, Math.min(run.last(), limit - 1));
    }

    private long promise(final long sequence) {
        return switch (MetaRecordType.of(MetaRecordDescriptor.type(buffer))) {
            case COMMIT -> mark.value();
            case END_CHECKPOINT -> sequence;
            case null, default -> 0;
        };
    }

    /** Gathers the findings of a segment. */
    private final class Segment implements SegmentScanner.Visitor {
        private final Path file;
        private final List<Finding> findings = new ArrayList<>();

        Segment(final Path file) {
            this.file = file;
        }

        /** A writer may die right after it has made the file, and then the log goes on in the next. */
        void noticeEmptiness() {
            if (findings.isEmpty()) {
                findings.add(new Finding.Place(
                        new Damage("", Damage.NO_BLOCK, file, 0, 0, "no record is in it, but some are missing"),
                        false));
            }
        }

        long first() {
            for (final Finding finding : findings) {
                if (finding instanceof Finding.Run run) {
                    return run.first();
                }
            }
            return Long.MAX_VALUE;
        }

        @Override
        public void onRecord(final MemorySegment bytes, final long position, final long length) {
            record.load(bytes, position, (int) length);
            records++;
            final long sequence = MetaRecordDescriptor.sequence(buffer);
            promised = Math.max(promised, promise(sequence));
            if (MetaRecordDescriptor.type(buffer) == MetaRecordType.END_CHECKPOINT.code()) {
                checkpoint = Math.max(checkpoint, mark.value());
            }
            if (!findings.isEmpty() && findings.getLast() instanceof Finding.Run run && sequence == run.last() + 1) {
                findings.set(findings.size() - 1, new Finding.Run(run.position(), run.first(), sequence));
            } else {
                findings.add(new Finding.Run(position, sequence, sequence));
            }
        }

        @Override
        public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
            final String detail = what + defect(bytes, position, length);
            findings.add(new Finding.Place(
                    new Damage("", Damage.NO_BLOCK, file, position, length, detail),
                    position + length >= bytes.byteSize()));
        }

        private String defect(final MemorySegment bytes, final long position, final long length) {
            final int count = (int) Math.min(record.bytes().length, length - Integer.BYTES);
            if (count < MetaRecordDescriptor.HEADER_LENGTH) {
                return "";
            }
            record.load(bytes, position + Integer.BYTES, count);
            final String defect = MetaRecordDescriptor.defect(buffer, count);
            final boolean legible = MetaRecordType.of(MetaRecordDescriptor.type(buffer)) != null;
            return defect == null || !legible
                    ? ""
                    : "; " + defect + "; it seems to be about file " + MetaRecordDescriptor.nodeId(buffer);
        }
    }
}
