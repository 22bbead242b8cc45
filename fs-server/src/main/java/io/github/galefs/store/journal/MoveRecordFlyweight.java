package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of the copy of a payload by compaction: every reference to the old location becomes one to the new location.
 * The record has no effect if nothing refers to the payload.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | number of the block in the file               |
 *  48 +-----------------------+-----------------------+
 *     | old segment           | new segment           |
 *  56 +-----------------------+-----------------------+
 *     | offset of the payload in the old segment      |
 *  64 +-----------------------------------------------+
 *     | offset of the payload in the new segment      |
 *  72 +-----------------------+-----------------------+
 *     | payload length        | payload CRC32C        |
 *  80 +-----------------------+-----------------------+
 * </pre>
 */
public final class MoveRecordFlyweight {
    /** Offset of the number of the block in the record, in bytes. */
    public static final int BLOCK_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the old segment in the record, in bytes. */
    public static final int OLD_SEGMENT_OFFSET = BLOCK_OFFSET + 8;

    /** Offset of the new segment in the record, in bytes. */
    public static final int NEW_SEGMENT_OFFSET = OLD_SEGMENT_OFFSET + 4;

    /** Offset of the offset in the old segment in the record, in bytes. */
    public static final int OLD_OFFSET_OFFSET = NEW_SEGMENT_OFFSET + 4;

    /** Offset of the offset in the new segment in the record, in bytes. */
    public static final int NEW_OFFSET_OFFSET = OLD_OFFSET_OFFSET + 8;

    /** Offset of the length of the payload in the record, in bytes. */
    public static final int PAYLOAD_LENGTH_OFFSET = NEW_OFFSET_OFFSET + 8;

    /** Offset of the checksum of the payload in the record, in bytes. */
    public static final int PAYLOAD_CHECKSUM_OFFSET = PAYLOAD_LENGTH_OFFSET + 4;

    /** Length of the record, in bytes. */
    public static final int LENGTH = PAYLOAD_CHECKSUM_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public MoveRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public MoveRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts the old location. Called before {@link #seal}.
     *
     * @param segment number of the segment, from 1.
     * @param offset  offset of the payload in the segment's file, in bytes.
     * @return this.
     */
    public MoveRecordFlyweight from(final int segment, final long offset) {
        buffer.putInt(OLD_SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(OLD_OFFSET_OFFSET, offset, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the new location. Called before {@link #seal}.
     *
     * @param segment  number of the segment, from 1.
     * @param offset   offset of the payload in the segment's file, in bytes.
     * @param length   length of the payload, in bytes.
     * @param checksum CRC32C of the payload.
     * @return this.
     */
    public MoveRecordFlyweight to(final int segment, final long offset, final int length, final int checksum) {
        buffer.putInt(NEW_SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NEW_OFFSET_OFFSET, offset, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOAD_LENGTH_OFFSET, length, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOAD_CHECKSUM_OFFSET, checksum, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the remaining fields and the header.
     *
     * @param fileId     id of the file.
     * @param timeMillis time of the copy, in milliseconds since 1970-01-01T00:00Z.
     * @param block      number of the block in the file, from 0.
     * @return length of the record, in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final long block) {
        buffer.putLong(BLOCK_OFFSET, block, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.MOVE_BLOCK, fileId, timeMillis, LENGTH);
    }

    /**
     * Returns the number of the block in the file.
     *
     * @return the number, from 0.
     */
    public long block() {
        return buffer.getLong(BLOCK_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the old segment of the payload.
     *
     * @return number of the segment, from 1.
     */
    public int oldSegment() {
        return buffer.getInt(OLD_SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the offset of the payload in the old segment.
     *
     * @return bytes.
     */
    public long oldOffset() {
        return buffer.getLong(OLD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the new segment of the payload.
     *
     * @return number of the segment, from 1.
     */
    public int newSegment() {
        return buffer.getInt(NEW_SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the offset of the payload in the new segment.
     *
     * @return bytes.
     */
    public long newOffset() {
        return buffer.getLong(NEW_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the length of the payload.
     *
     * @return bytes.
     */
    public int payloadLength() {
        return buffer.getInt(PAYLOAD_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the CRC32C of the payload.
     *
     * @return the checksum.
     */
    public int payloadChecksum() {
        return buffer.getInt(PAYLOAD_CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
