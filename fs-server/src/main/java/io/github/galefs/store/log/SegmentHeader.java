package io.github.galefs.store.log;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/**
 * What each segment begins with: three documents of Chronicle's own, which have the same places in every segment.
 *
 * <pre>
 *      0 +--------------------------------------------------------------+
 *        | header; where the last record begins at 64, how many at 176  |
 *    200 +--------------------------------------------------------------+
 *        | table of index tables; how many at 232, 1024 places from 240 |
 *   8432 +--------------------------------------------------------------+
 *        | index table; how many at 8456, 1024 places from 8464         |
 *  16656 +--------------------------------------------------------------+
 *        | the first record                                             |
 * </pre>
 *
 * Nothing in it is needed to read the records behind it. So whoever reads a segment begins behind it, and damage to it
 * costs nothing.
 */
final class SegmentHeader {
    /** Bytes in front of the first record. */
    static final int LENGTH = 16_656;

    /** Begin and end of the parts that are the same in every segment. */
    private static final int[][] FIXED = {{0, 64}, {80, 176}, {184, 232}, {240, 248}, {8432, 8456}};

    /** Of these parts. */
    private static final int FIXED_CHECKSUM = 0x3a60aec1;

    private static final int PLACES = 1024;
    private static final int[] TABLES = {240, 8464};
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private SegmentHeader() {}

    /**
     * What is wrong. What changes from record to record is only seen to be possible.
     *
     * @param segment the whole file, at least {@link #LENGTH} bytes.
     * @return expected and found; null if nothing is wrong.
     */
    static String defect(final MemorySegment segment) {
        final CRC32C checksum = new CRC32C();
        for (final int[] part : FIXED) {
            checksum.update(segment.asSlice(part[0], part[1] - part[0]).asByteBuffer());
        }
        if ((int) checksum.getValue() != FIXED_CHECKSUM) {
            return String.format(
                    "what every segment begins with has CRC32C %08x instead of %08x",
                    checksum.getValue(), FIXED_CHECKSUM);
        }
        for (final int table : TABLES) {
            final String defect = defect(segment, table);
            if (defect != null) {
                return defect;
            }
        }
        return null;
    }

    /** Places ascend, and zeros follow. */
    private static String defect(final MemorySegment segment, final int table) {
        long before = 1;
        for (int i = 0; i < PLACES; i++) {
            final long place = segment.get(LONG, table + (long) i * Long.BYTES);
            final boolean possible =
                    before == 0 ? place == 0 : place == 0 || (place > before && place < segment.byteSize());
            if (!possible) {
                return "place " + i + " of the table at " + table + " is " + place + " behind " + before
                        + ", in a file of " + segment.byteSize();
            }
            before = place;
        }
        return null;
    }
}
