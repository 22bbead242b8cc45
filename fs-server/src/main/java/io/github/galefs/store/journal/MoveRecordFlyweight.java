package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about a payload that was copied: from here on, whatever refers to it finds it at the new place. A record of
 * a payload that nothing refers to any more means nothing.
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
    public static final int BLOCK_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int OLD_SEGMENT_OFFSET = BLOCK_OFFSET + 8;
    public static final int NEW_SEGMENT_OFFSET = OLD_SEGMENT_OFFSET + 4;
    public static final int OLD_OFFSET_OFFSET = NEW_SEGMENT_OFFSET + 4;
    public static final int NEW_OFFSET_OFFSET = OLD_OFFSET_OFFSET + 8;
    public static final int PAYLOAD_LENGTH_OFFSET = NEW_OFFSET_OFFSET + 8;
    public static final int PAYLOAD_CHECKSUM_OFFSET = PAYLOAD_LENGTH_OFFSET + 4;

    /** Bytes of every such record. */
    public static final int LENGTH = PAYLOAD_CHECKSUM_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public MoveRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts where the payload lay. To be called before {@link #seal}.
     *
     * @param segment number of the segment.
     * @param offset  in the segment's file, in bytes.
     * @return this.
     */
    public MoveRecordFlyweight from(final int segment, final long offset) {
        buffer.putInt(OLD_SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(OLD_OFFSET_OFFSET, offset, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts where the payload lies. To be called before {@link #seal}.
     *
     * @param segment  number of the segment.
     * @param offset   in the segment's file, in bytes.
     * @param length   of the payload, in bytes.
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
     * Puts the rest of the record.
     *
     * @param fileId     the file.
     * @param timeMillis when.
     * @param block      number of the block in the file.
     * @return the record's length in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final long block) {
        buffer.putLong(BLOCK_OFFSET, block, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.MOVE_BLOCK, fileId, timeMillis, LENGTH);
    }

    /** Number of the block in the file. */
    public long block() {
        return buffer.getLong(BLOCK_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Segment where the payload lay. */
    public int oldSegment() {
        return buffer.getInt(OLD_SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Offset where the payload lay, in bytes. */
    public long oldOffset() {
        return buffer.getLong(OLD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Segment where the payload lies. */
    public int newSegment() {
        return buffer.getInt(NEW_SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Offset where the payload lies, in bytes. */
    public long newOffset() {
        return buffer.getLong(NEW_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Length of the payload in bytes. */
    public int payloadLength() {
        return buffer.getInt(PAYLOAD_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** CRC32C of the payload. */
    public int payloadChecksum() {
        return buffer.getInt(PAYLOAD_CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
