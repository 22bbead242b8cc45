package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about one block: from here on, its payload is the one that lies at this place of the data log. This record
 * is what commits the write.
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
 * Version and size are the file's after this block. A write of several blocks has a record for each, all with its one
 * version.
 */
public final class BlockRecordFlyweight {
    public static final int FILE_VERSION_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int FILE_SIZE_OFFSET = FILE_VERSION_OFFSET + 8;
    public static final int BLOCK_OFFSET = FILE_SIZE_OFFSET + 8;
    public static final int SEGMENT_OFFSET = BLOCK_OFFSET + 8;
    public static final int PAYLOAD_LENGTH_OFFSET = SEGMENT_OFFSET + 4;
    public static final int PAYLOAD_OFFSET_OFFSET = PAYLOAD_LENGTH_OFFSET + 4;
    public static final int PAYLOAD_CHECKSUM_OFFSET = PAYLOAD_OFFSET_OFFSET + 8;
    public static final int RESERVED_OFFSET = PAYLOAD_CHECKSUM_OFFSET + 4;

    /** Bytes of every such record. */
    public static final int LENGTH = RESERVED_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public BlockRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts where the payload lies. To be called before {@link #seal}.
     *
     * @param segment  number of the segment.
     * @param offset   in the segment's file, in bytes.
     * @param length   in bytes.
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
     * Puts the rest of the record.
     *
     * @param fileId     the file.
     * @param timeMillis when.
     * @param version    the file's, with this block.
     * @param size       the file's in bytes, with this block.
     * @param block      number of the block in the file.
     * @return the record's length in bytes.
     */
    public int seal(final long fileId, final long timeMillis, final long version, final long size, final long block) {
        buffer.putLong(FILE_VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(FILE_SIZE_OFFSET, size, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(BLOCK_OFFSET, block, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.WRITE_BLOCK, fileId, timeMillis, LENGTH);
    }

    /**
     * The file's version with this block.
     *
     * @return the version.
     */
    public long version() {
        return buffer.getLong(FILE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The file's size with this block.
     *
     * @return bytes.
     */
    public long size() {
        return buffer.getLong(FILE_SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Number of the block in the file.
     *
     * @return the number, from 0.
     */
    public long block() {
        return buffer.getLong(BLOCK_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Segment of the payload.
     *
     * @return its number, from 1.
     */
    public int segment() {
        return buffer.getInt(SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Offset of the payload in the segment's file.
     *
     * @return bytes.
     */
    public long payloadOffset() {
        return buffer.getLong(PAYLOAD_OFFSET_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Length of the payload.
     *
     * @return bytes.
     */
    public int payloadLength() {
        return buffer.getInt(PAYLOAD_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * CRC32C of the payload.
     *
     * @return the checksum.
     */
    public int payloadChecksum() {
        return buffer.getInt(PAYLOAD_CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
