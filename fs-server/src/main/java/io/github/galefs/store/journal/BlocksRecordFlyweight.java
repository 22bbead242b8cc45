package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record in a checkpoint of blocks of a file, or of a version of it that a snapshot keeps.
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
 * The node id in the header is the id of the file.
 */
public final class BlocksRecordFlyweight {
    /** Largest number of blocks in a record. */
    public static final int MAX_BLOCKS = 24;

    /** Offset of the snapshot in the record, in bytes. */
    public static final int SNAPSHOT_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the number of blocks in the record, in bytes. */
    public static final int COUNT_OFFSET = SNAPSHOT_OFFSET + 4;

    /** Offset of the first block in the record, in bytes. */
    public static final int BLOCKS_OFFSET = COUNT_OFFSET + 4;

    /** Length of a block in the record, in bytes. */
    static final int BLOCK_LENGTH = 32;

    private static final int SEGMENT_OFFSET = 8;
    private static final int CHECKSUM_OFFSET = 12;
    private static final int PAYLOAD_OFFSET_OFFSET = 16;
    private static final int STORED_LENGTH_OFFSET = 24;
    private static final int VALID_LENGTH_OFFSET = 28;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public BlocksRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public BlocksRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts one block. Called before {@link #seal}.
     *
     * @param index        index in this record, from 0 and below {@link #MAX_BLOCKS}.
     * @param block        number of the block in the file.
     * @param segment      segment of the payload.
     * @param checksum     CRC32C of the payload.
     * @param offset       offset of the payload in the segment's file, in bytes.
     * @param storedLength bytes of the payload.
     * @param validLength  bytes of the payload that belong to the file.
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
     * Puts the remaining fields and the header.
     *
     * @param fileId     id of the file.
     * @param timeMillis time of the checkpoint, in milliseconds since 1970-01-01T00:00Z.
     * @param snapshot   epoch of the snapshot that keeps the version, or {@link NodeRecordFlyweight#NOT_KEPT}.
     * @param count      number of blocks that were put, from 1.
     * @return length of the record, in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final int snapshot, final int count) {
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(COUNT_OFFSET, count, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.BLOCKS, fileId, timeMillis, offset(count));
    }

    /**
     * Returns the snapshot that keeps the version.
     *
     * @return epoch of the snapshot, or {@link NodeRecordFlyweight#NOT_KEPT}.
     */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the number of blocks.
     *
     * @return the number, from 1.
     */
    public int count() {
        return buffer.getInt(COUNT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the number of a block in the file.
     *
     * @param index index of the block in this record, from 0.
     * @return the number, from 0.
     */
    public long block(final int index) {
        return buffer.getLong(offset(index), ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the segment of a payload.
     *
     * @param index index of the block in this record, from 0.
     * @return number of the segment, from 1.
     */
    public int segment(final int index) {
        return buffer.getInt(offset(index) + SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the CRC32C of a payload.
     *
     * @param index index of the block in this record, from 0.
     * @return the checksum.
     */
    public int checksum(final int index) {
        return buffer.getInt(offset(index) + CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the offset of a payload in the segment's file.
     *
     * @param index index of the block in this record, from 0.
     * @return bytes.
     */
    public long payloadOffset(final int index) {
        return buffer.getLong(offset(index) + PAYLOAD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the stored length of a payload.
     *
     * @param index index of the block in this record, from 0.
     * @return bytes.
     */
    public int storedLength(final int index) {
        return buffer.getInt(offset(index) + STORED_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the bytes of a payload that belong to the file.
     *
     * @param index index of the block in this record, from 0.
     * @return bytes.
     */
    public int validLength(final int index) {
        return buffer.getInt(offset(index) + VALID_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    private static int offset(final int index) {
        return BLOCKS_OFFSET + index * BLOCK_LENGTH;
    }
}
