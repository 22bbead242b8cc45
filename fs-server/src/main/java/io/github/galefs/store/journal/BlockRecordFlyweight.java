package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of the new payload of a block: its location in the data log. The write of the block happens when this record
 * is appended.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | version of the file                           |
 *  48 +-----------------------------------------------+
 *     | size of the file in bytes                     |
 *  56 +-----------------------------------------------+
 *     | number of the block in the file               |
 *  64 +-----------------------+-----------------------+
 *     | segment               | payload length        |
 *  72 +-----------------------+-----------------------+
 *     | offset of the payload in the segment's file   |
 *  80 +-----------------------+-----------------------+
 *     | payload CRC32C        | reserved, 0           |
 *  88 +-----------------------+-----------------------+
 * </pre>
 *
 * Version and size are those of the file after this block. A write of several blocks has a record for each, and all of
 * them have the same version.
 */
public final class BlockRecordFlyweight {
    /** Offset of the version of the file in the record, in bytes. */
    public static final int FILE_VERSION_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the size of the file in the record, in bytes. */
    public static final int FILE_SIZE_OFFSET = FILE_VERSION_OFFSET + 8;

    /** Offset of the number of the block in the record, in bytes. */
    public static final int BLOCK_OFFSET = FILE_SIZE_OFFSET + 8;

    /** Offset of the segment in the record, in bytes. */
    public static final int SEGMENT_OFFSET = BLOCK_OFFSET + 8;

    /** Offset of the length of the payload in the record, in bytes. */
    public static final int PAYLOAD_LENGTH_OFFSET = SEGMENT_OFFSET + 4;

    /** Offset of the offset of the payload in the record, in bytes. */
    public static final int PAYLOAD_OFFSET_OFFSET = PAYLOAD_LENGTH_OFFSET + 4;

    /** Offset of the checksum of the payload in the record, in bytes. */
    public static final int PAYLOAD_CHECKSUM_OFFSET = PAYLOAD_OFFSET_OFFSET + 8;

    /** Offset of the reserved field in the record, in bytes. */
    public static final int RESERVED_OFFSET = PAYLOAD_CHECKSUM_OFFSET + 4;

    /** Length of the record, in bytes. */
    public static final int LENGTH = RESERVED_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public BlockRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public BlockRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts the location of the payload. Called before {@link #seal}.
     *
     * @param segment  number of the segment, from 1.
     * @param offset   offset of the payload in the segment's file, in bytes.
     * @param length   length of the payload, in bytes.
     * @param checksum CRC32C of the payload.
     * @return this.
     */
    public BlockRecordFlyweight payload(final int segment, final long offset, final int length, final int checksum) {
        buffer.putInt(SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOAD_LENGTH_OFFSET, length, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(PAYLOAD_OFFSET_OFFSET, offset, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOAD_CHECKSUM_OFFSET, checksum, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(RESERVED_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the remaining fields and the header.
     *
     * @param fileId     id of the file.
     * @param timeMillis time of the write, in milliseconds since 1970-01-01T00:00Z.
     * @param version    version of the file after this block.
     * @param size       size of the file after this block, in bytes.
     * @param block      number of the block in the file, from 0.
     * @return length of the record, in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final long version, final long size, final long block) {
        buffer.putLong(FILE_VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(FILE_SIZE_OFFSET, size, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(BLOCK_OFFSET, block, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.WRITE_BLOCK, fileId, timeMillis, LENGTH);
    }

    /**
     * Returns the version of the file after this block.
     *
     * @return the version.
     */
    public long version() {
        return buffer.getLong(FILE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the size of the file after this block.
     *
     * @return bytes.
     */
    public long size() {
        return buffer.getLong(FILE_SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
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
     * Returns the segment of the payload.
     *
     * @return its number, from 1.
     */
    public int segment() {
        return buffer.getInt(SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the offset of the payload in the segment's file.
     *
     * @return bytes.
     */
    public long payloadOffset() {
        return buffer.getLong(PAYLOAD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
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
