package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of the new permissions and modification time of a file or directory.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | modification time, ms since 1970-01-01T00:00Z |
 *  48 +-----------------------+-----------------------+
 *     | permissions           | reserved, 0           |
 *  56 +-----------------------+-----------------------+
 * </pre>
 */
public final class AttributeRecordFlyweight {
    /** Offset of the modification time in the record, in bytes. */
    public static final int MODIFICATION_TIME_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the permissions in the record, in bytes. */
    public static final int PERMISSIONS_OFFSET = MODIFICATION_TIME_OFFSET + 8;

    /** Offset of the reserved field in the record, in bytes. */
    public static final int RESERVED_OFFSET = PERMISSIONS_OFFSET + 4;

    /** Length of the record, in bytes. */
    public static final int LENGTH = RESERVED_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public AttributeRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public AttributeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param nodeId             id of the file or directory.
     * @param timeMillis         time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param permissions        permission bits, 0 to 07777.
     * @param modificationMillis modification time, in milliseconds since 1970-01-01T00:00Z.
     * @return length of the record, in bytes.
     */
    public int put(final long nodeId, final long timeMillis, final int permissions, final long modificationMillis) {
        buffer.putLong(MODIFICATION_TIME_OFFSET, modificationMillis, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PERMISSIONS_OFFSET, permissions, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(RESERVED_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SET_ATTRIBUTES, nodeId, timeMillis, LENGTH);
    }

    /**
     * Returns the permissions.
     *
     * @return permission bits, 0 to 07777.
     */
    public int permissions() {
        return buffer.getInt(PERMISSIONS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the modification time.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public long modificationMillis() {
        return buffer.getLong(MODIFICATION_TIME_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
