package io.github.galefs.store.check;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.DataRecords;
import io.github.galefs.store.log.SegmentFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.Int2IntCounterMap;
import org.agrona.collections.LongHashSet;

/** Reads the record headers of the data log and keeps a fingerprint of each, to look up the payloads of files. */
final class DataScan implements DataRecords.Visitor {
    private static final int NO_PAGE = -1;

    private final Path store;
    private final Path directory;

    /** A fingerprint of each header: 8 bytes instead of the header's six fields. */
    private final LongHashSet fingerprints = new LongHashSet();

    private final List<DamagedRange> damagedRanges = new ArrayList<>();

    /** By segment, the last page at which a payload in use begins. */
    private final Int2IntCounterMap lastUsedPages = new Int2IntCounterMap(NO_PAGE);

    /** Number of the segment that is being scanned. */
    private int currentSegment;

    private long recordCount;

    DataScan(final Path store, final Path directory) {
        this.store = store;
        this.directory = directory;
    }

    private record DamagedRange(int segment, long position, long length, String detail) {}

    /** Scans all segments. Returns the number of records. */
    long run() throws IOException {
        for (final int segment : SegmentFiles.list(directory)) {
            currentSegment = segment;
            DataRecords.scan(directory, segment, this);
        }
        return recordCount;
    }

    /** Notes that a file refers to the payload at a location. */
    void markUsed(final BlockLocation location) {
        final int page = (int) (location.offset() / BlockLocation.ALIGNMENT);
        lastUsedPages.put(location.segment(), Math.max(lastUsedPages.get(location.segment()), page));
    }

    /** Whether a record header places this block of this file at this location. */
    boolean hasHeader(final long fileId, final long block, final BlockLocation location) {
        return fingerprints.contains(fingerprint(fileId, block, location));
    }

    /**
     * Damaged ranges that lie before a payload in use. What follows the last payload in use belongs to no file: a
     * writer that died may have left it incomplete.
     */
    List<Damage> damages() {
        return damagedRanges.stream()
                .filter(range -> range.position() / BlockLocation.ALIGNMENT < lastUsedPages.get(range.segment()))
                .map(range -> Damage.inLog(
                        store.relativize(HeldDirectory.name(SegmentFiles.path(directory, range.segment()))),
                        range.position(),
                        range.length(),
                        range.detail()))
                .toList();
    }

    @Override
    public void onRecord(final int segment, final DataRecord record) {
        recordCount++;
        final BlockLocation location = new BlockLocation(segment, record.offset(), record.length(), record.checksum());
        fingerprints.add(fingerprint(record.fileId(), record.block(), location));
    }

    @Override
    public void onDamage(final long position, final long length, final String detail) {
        damagedRanges.add(new DamagedRange(currentSegment, position, length, detail));
    }

    private static long fingerprint(final long fileId, final long block, final BlockLocation location) {
        long hash = mix(fileId);
        hash = mix(hash ^ block);
        hash = mix(hash ^ ((long) location.segment() << Integer.SIZE) ^ location.offset());
        return mix(hash ^ ((long) location.length() << Integer.SIZE) ^ (location.checksum() & 0xFFFF_FFFFL));
    }

    /** The mixing function of SplittableRandom, which is that of SplitMix64. */
    private static long mix(final long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
