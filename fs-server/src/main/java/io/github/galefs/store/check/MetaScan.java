package io.github.galefs.store.check;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.journal.ScannedRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the sound records of the meta log, and lists the damaged ranges. Whether a range costs anything is not decided
 * here: a replay decides that, and the opening of a store decides it in the same way.
 */
final class MetaScan implements SegmentScanner.Visitor {
    private final Path store;
    private final Path directory;
    private final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
    private final List<Damage> ranges = new ArrayList<>();
    private long recordCount;

    /** File of the segment that is being scanned, relative to the store's directory. */
    private Path file;

    MetaScan(final Path store, final Path directory) {
        this.store = store;
        this.directory = directory;
    }

    /** Scans all segments. Returns the number of sound records. */
    long run() throws IOException {
        for (final int number : SegmentFiles.list(directory)) {
            file = store.relativize(HeldDirectory.name(SegmentFiles.path(directory, number)));
            final long before = recordCount + ranges.size();
            SegmentScanner.scan(directory, number, record::soundLength, this);
            if (recordCount + ranges.size() == before) {
                ranges.add(Damage.inLog(file, 0, 0, "the segment has no records"));
            }
        }
        return recordCount;
    }

    /** Returns the damaged ranges. */
    List<Damage> ranges() {
        return ranges;
    }

    @Override
    public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
        recordCount++;
        return true;
    }

    @Override
    public void onDamage(final MemorySegment bytes, final long position, final long length, final String detail) {
        ranges.add(Damage.inLog(file, position, length, detail + record.describe(bytes, position, length)));
    }
}
