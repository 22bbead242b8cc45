package io.github.galefs.store.log;

import io.github.galefs.mapped.MappedCopy;
import io.github.galefs.mapped.UnreadablePageException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * The header of each segment: three documents of Chronicle, which have the same offsets in every segment.
 *
 * <pre>
 *      0 +--------------------------------------------------------------+
 *        | header; offset of the last record at 64, record count at 176 |
 *    200 +--------------------------------------------------------------+
 *        | table of index tables; count at 232, 1024 offsets from 240   |
 *   8432 +--------------------------------------------------------------+
 *        | index table; count at 8456, 1024 offsets from 8464           |
 *  16656 +--------------------------------------------------------------+
 *        | the first record                                             |
 * </pre>
 *
 * The records after it can be read without it. Readers skip it, so damage to it costs no data.
 */
final class SegmentHeader {
    /** Length of the header in bytes: the offset of the first record. */
    static final int LENGTH = 16_656;

    /** Start and end of the ranges whose bytes are the same in every segment. */
    private static final int[][] FIXED = {{0, 64}, {80, 176}, {184, 232}, {240, 248}, {8432, 8456}};

    /** CRC32C of these ranges. */
    private static final int FIXED_CHECKSUM = 0x3a60aec1;

    /** Offset of the field with the offset of the last record, which Chronicle sets after it has completed that. */
    static final int LAST_RECORD = 64;

    /** Offsets in a table. */
    private static final int TABLE_LENGTH = 1024;

    private static final int[] TABLES = {240, 8464};

    /** The documents up to the first entry of each table, in a segment without records. The rest are zeros. */
    private static final String HEADER = "c1000040b906686561646572b608534351"
            + "53746f726582aa000000cd7772697465506f736974696f6e8e01000000008d02000000000000000200000000000000"
            + "00000000000000000000000000000000c8696e646578696e67b60c53435153496e646578696e67824c000000"
            + "ca696e646578436f756e74a50004cc696e64657853706163696e67a110cb696e64657832496e6465788f8fa7"
            + "c800000000000000c96c617374496e6465788e00000000a70000000000000000"
            + "ca64617461466f726d6174a10100000024200040b90b696e64657832696e6465788e01000000008d"
            + "00040000000000000100000000000000f020000000000000";

    private static final int INDEX_OFFSET = 8432;
    private static final String INDEX = "1c200040b905696e6465788f8f8f8f8d0004000000000000";
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private SegmentHeader() {}

    /**
     * Checks the header of a segment. Fields that change with each record are only checked to be plausible.
     *
     * @param segment the whole file, at least {@link #LENGTH} bytes.
     * @return what was expected and what was found; null if the header is valid.
     */
    static String defect(final MemorySegment segment) {
        final CRC32C checksum = new CRC32C();
        for (final int[] range : FIXED) {
            checksum.update(segment.asSlice(range[0], range[1] - range[0]).asByteBuffer());
        }
        if ((int) checksum.getValue() != FIXED_CHECKSUM) {
            return String.format(
                    "the fixed part of the segment header has CRC32C %08x instead of %08x",
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

    /**
     * Writes the header of a segment without records, as Chronicle writes it.
     *
     * @param segment zeros, at least {@link #LENGTH} bytes.
     */
    static void write(final MemorySegment segment) {
        segment.copyFrom(MemorySegment.ofArray(HexFormat.of().parseHex(HEADER)));
        segment.asSlice(INDEX_OFFSET)
                .copyFrom(MemorySegment.ofArray(HexFormat.of().parseHex(INDEX)));
    }

    /**
     * Writes what {@link #LAST_RECORD} has.
     *
     * @param word   8 bytes.
     * @param offset offset of the last record in the segment.
     */
    static void writeLastRecord(final MemorySegment word, final long offset) {
        word.set(LONG, 0, offset);
    }

    /**
     * Returns whether a header tells that a record was appended. One that was not completed does not.
     *
     * @param segment the file, mapped.
     * @throws UnreadablePageException if the header cannot be read.
     */
    static boolean tellsOfRecords(final MemorySegment segment) throws UnreadablePageException {
        if (segment.byteSize() < LENGTH) {
            return false;
        }
        final MemorySegment lastRecord = MemorySegment.ofArray(new long[1]);
        MappedCopy.copy(segment, LAST_RECORD, lastRecord, 0, Long.BYTES);
        return lastRecord.get(LONG, 0) != 0;
    }

    /** Checks that the offsets of a table ascend, and that only zeros follow them. */
    private static String defect(final MemorySegment segment, final int table) {
        long previous = 1;
        for (int i = 0; i < TABLE_LENGTH; i++) {
            final long offset = segment.get(LONG, table + (long) i * Long.BYTES);
            final boolean plausible =
                    previous == 0 ? offset == 0 : offset == 0 || (offset > previous && offset < segment.byteSize());
            if (!plausible) {
                return "entry " + i + " of the table at " + table + " is " + offset + " after " + previous
                        + ", in a file of " + segment.byteSize() + " bytes";
            }
            previous = offset;
        }
        return null;
    }
}
