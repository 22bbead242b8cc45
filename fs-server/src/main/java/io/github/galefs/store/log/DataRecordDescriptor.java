package io.github.galefs.store.log;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Layout of a record of the data log: a header, a gap, and the payload of one block at a multiple of
 * {@link BlockLocation#ALIGNMENT} in the segment's file. The header identifies the payload for a reader that has only
 * the segment.
 *
 * <pre>
 *   0 +-----------------------+-----------------------+
 *     | magic                 | layout version        |
 *   8 +-----------------------+-----------------------+
 *     | file id                                       |
 *  16 +-----------------------------------------------+
 *     | file version                                  |
 *  24 +-----------------------------------------------+
 *     | block number                                  |
 *  32 +-----------------------+-----------------------+
 *     | payload distance      | payload length        |
 *  40 +-----------------------+-----------------------+
 *     | payload CRC32C        | reserved, 0           |
 *  48 +-----------------------+-----------------------+
 * </pre>
 *
 * Fields are little-endian. The distance is from the header's first byte to the payload's.
 */
final class DataRecordDescriptor {
    static final int MAGIC = 0x4B4C4247; // "GBLK" in the file
    static final int LAYOUT_VERSION = 1;

    static final int MAGIC_OFFSET = 0;
    static final int LAYOUT_VERSION_OFFSET = 4;
    static final int FILE_ID_OFFSET = 8;
    static final int FILE_VERSION_OFFSET = 16;
    static final int BLOCK_OFFSET = 24;
    static final int PAYLOAD_DISTANCE_OFFSET = 32;
    static final int PAYLOAD_LENGTH_OFFSET = 36;
    static final int PAYLOAD_CHECKSUM_OFFSET = 40;
    static final int RESERVED_OFFSET = 44;
    static final int HEADER_LENGTH = 48;

    private static final ValueLayout.OfInt INT = JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private DataRecordDescriptor() {}

    /**
     * Writes a header.
     *
     * @param record   the record, from the header's first byte.
     * @param fileId   id of the file.
     * @param version  version of the file with this block.
     * @param block    number of the block in the file.
     * @param distance distance from the header to the payload, in bytes.
     * @param length   length of the payload, in bytes.
     * @param checksum CRC32C of the payload.
     */
    static void putHeader(
            final MemorySegment record,
            final long fileId,
            final long version,
            final long block,
            final int distance,
            final int length,
            final int checksum) {
        record.set(INT, MAGIC_OFFSET, MAGIC);
        record.set(INT, LAYOUT_VERSION_OFFSET, LAYOUT_VERSION);
        record.set(LONG, FILE_ID_OFFSET, fileId);
        record.set(LONG, FILE_VERSION_OFFSET, version);
        record.set(LONG, BLOCK_OFFSET, block);
        record.set(INT, PAYLOAD_DISTANCE_OFFSET, distance);
        record.set(INT, PAYLOAD_LENGTH_OFFSET, length);
        record.set(INT, PAYLOAD_CHECKSUM_OFFSET, checksum);
        record.set(INT, RESERVED_OFFSET, 0);
    }

    /**
     * Reads a header.
     *
     * @param record   the record, from the header's first byte to the record's last.
     * @param position offset of the record in its file, in bytes.
     * @return the contents, or null if the header is not valid or the payload does not lie within the record.
     */
    static DataRecord read(final MemorySegment record, final long position) {
        return read(record, record.byteSize(), position);
    }

    /** Reads a header as {@link #read(MemorySegment, long)} does, without the rest of the record. */
    static DataRecord read(final MemorySegment record, final long recordLength, final long position) {
        final int distance = record.get(INT, PAYLOAD_DISTANCE_OFFSET);
        final int length = record.get(INT, PAYLOAD_LENGTH_OFFSET);
        if (record.get(INT, MAGIC_OFFSET) != MAGIC
                || record.get(INT, LAYOUT_VERSION_OFFSET) != LAYOUT_VERSION
                || distance < HEADER_LENGTH
                || length < 1
                || (long) distance + length > recordLength) {
            return null;
        }
        return new DataRecord(
                record.get(LONG, FILE_ID_OFFSET),
                record.get(LONG, FILE_VERSION_OFFSET),
                record.get(LONG, BLOCK_OFFSET),
                position + distance,
                length,
                record.get(INT, PAYLOAD_CHECKSUM_OFFSET));
    }
}
