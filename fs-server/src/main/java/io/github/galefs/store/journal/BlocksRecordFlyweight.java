package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record of a checkpoint about blocks of a file, or of the version of one that a snapshot keeps.
 *
 * <pre>
 *  40 +-----------------------+-----------------------+
 *     | kept in snapshot      | blocks                |
 *  48 +-----------------------+-----------------------+
 *     | number of the block in the file               |
 *  56 +-----------------------+-----------------------+
 *     | segment               | payload CRC32C        |
 *  64 +-----------------------+-----------------------+
 *     | offset of the payload in the segment's file   |
 *  72 +-----------------------+-----------------------+
 *     | stored length         | valid length          |
 *  80 +-----------------------+-----------------------+
 *     | the next block ...                            |
 *     +-----------------------------------------------+
 * </pre>
 *
 * The node id of the header is the file's.
 */
public final class BlocksRecordFlyweight {
    /** Most blocks of a record. */
    public static final int MAX_BLOCKS = 24;

    public static final int SNAPSHOT_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int COUNT_OFFSET = SNAPSHOT_OFFSET + 4;
    public static final int BLOCKS_OFFSET = COUNT_OFFSET + 4;

    private static final int BLOCK_LENGTH = 32;
    private static final int SEGMENT_OFFSET = 8;
    private static final int CHECKSUM_OFFSET = 12;
    private static final int PAYLOAD_OFFSET_OFFSET = 16;
    private static final int STORED_LENGTH_OFFSET = 24;
    private static final int VALID_LENGTH_OFFSET = 28;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public BlocksRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts one block. To be called before {@link #seal}.
     *
     * @param index        in this record, below {@link #MAX_BLOCKS}.
     * @param block        number of the block in the file.
     * @param segment      of the payload.
     * @param checksum     CRC32C of the payload.
     * @param offset       of the payload in the segment's file.
     * @param storedLength bytes of payload.
     * @param validLength  bytes of it that belong to the file.
     */
    public void block(
            final int index,
            final long block,
            final int segment,
            final int checksum,
            final long offset,
            final int storedLength,
            final int validLength) {
        final int at = offset(index);
        buffer.putLong(at, block, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(at + SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(at + CHECKSUM_OFFSET, checksum, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(at + PAYLOAD_OFFSET_OFFSET, offset, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(at + STORED_LENGTH_OFFSET, storedLength, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(at + VALID_LENGTH_OFFSET, validLength, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Puts the rest of the record.
     *
     * @param fileId     the file.
     * @param timeMillis when.
     * @param snapshot   that keeps it, or {@link NodeRecordFlyweight#NOT_KEPT}.
     * @param count      blocks that were put, from 1.
     * @return the record's length in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final int snapshot, final int count) {
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(COUNT_OFFSET, count, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.BLOCKS, fileId, timeMillis, offset(count));
    }

    /** Snapshot that keeps it, or {@link NodeRecordFlyweight#NOT_KEPT}. */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** How many blocks it has. */
    public int count() {
        return buffer.getInt(COUNT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Number of a block in the file. */
    public long block(final int index) {
        return buffer.getLong(offset(index), ByteOrder.LITTLE_ENDIAN);
    }

    /** Segment of a payload. */
    public int segment(final int index) {
        return buffer.getInt(offset(index) + SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** CRC32C of a payload. */
    public int checksum(final int index) {
        return buffer.getInt(offset(index) + CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Offset of a payload in the segment's file. */
    public long payloadOffset(final int index) {
        return buffer.getLong(offset(index) + PAYLOAD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes of a payload. */
    public int storedLength(final int index) {
        return buffer.getInt(offset(index) + STORED_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes of a payload that belong to the file. */
    public int validLength(final int index) {
        return buffer.getInt(offset(index) + VALID_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    private static int offset(final int index) {
        return BLOCKS_OFFSET + index * BLOCK_LENGTH;
    }
}
