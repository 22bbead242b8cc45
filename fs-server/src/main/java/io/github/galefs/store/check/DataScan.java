package io.github.galefs.store.check;

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

/** Looks at the headers of the data log's records, and remembers which payloads they speak of. */
final class DataScan implements DataRecords.Visitor {
    private static final int NONE = -1;

    private final Path store;
    private final Path directory;

    /** Fingerprints of all that the headers say: a set of them takes little room. */
    private final LongHashSet headers = new LongHashSet();

    private final List<Place> places = new ArrayList<>();

    /** Last page of each segment where a payload begins that is in use. */
    private final Int2IntCounterMap lastPages = new Int2IntCounterMap(NONE);

    private int current;
    private long records;

    DataScan(final Path store, final Path directory) {
        this.store = store;
        this.directory = directory;
    }

    private record Place(int segment, long position, long length, String what) {}

    /** Looks at all segments; gives the number of records. */
    long run() throws IOException {
        for (final int segment : SegmentFiles.list(directory)) {
            current = segment;
            DataRecords.scan(directory, segment, this);
        }
        return records;
    }

    /** Whether a header says that a block of a file lies at a place, which is in use. */
    boolean has(final long fileId, final long block, final BlockLocation location) {
        final int page = (int) (location.offset() / BlockLocation.ALIGNMENT);
        lastPages.put(location.segment(), Math.max(lastPages.get(location.segment()), page));
        return headers.contains(fingerprint(fileId, block, location));
    }

    /**
     * Damaged places in front of payloads that are in use. What lies behind all of them is nobody's: a writer that died
     * may have left it so.
     */
    List<Damage> damages() {
        return places.stream()
                .filter(place -> place.position() / BlockLocation.ALIGNMENT < lastPages.get(place.segment()))
                .map(place -> new Damage(
                        "",
                        Damage.NO_BLOCK,
                        store.relativize(SegmentFiles.path(directory, place.segment())),
                        place.position(),
                        place.length(),
                        place.what()))
                .toList();
    }

    @Override
    public void onRecord(final int segment, final DataRecord record) {
        records++;
        final BlockLocation location = new BlockLocation(segment, record.offset(), record.length(), record.checksum());
        headers.add(fingerprint(record.fileId(), record.block(), location));
    }

    @Override
    public void onDamage(final long position, final long length, final String what) {
        places.add(new Place(current, position, length, what));
    }

    private static long fingerprint(final long fileId, final long block, final BlockLocation location) {
        long hash = mix(fileId);
        hash = mix(hash ^ block);
        hash = mix(hash ^ ((long) location.segment() << Integer.SIZE) ^ location.offset());
        return mix(hash ^ ((long) location.length() << Integer.SIZE) ^ (location.checksum() & 0xFFFF_FFFFL));
    }

    /** The finaliser of SplittableRandom. */
    private static long mix(final long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
