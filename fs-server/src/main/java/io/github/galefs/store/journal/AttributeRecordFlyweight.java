package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about permissions and modification time of a file or directory, both as they are from here on.
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
    public static final int MODIFICATION_TIME_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int PERMISSIONS_OFFSET = MODIFICATION_TIME_OFFSET + 8;
    public static final int RESERVED_OFFSET = PERMISSIONS_OFFSET + 4;

    /** Bytes of every such record. */
    public static final int LENGTH = RESERVED_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public AttributeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param nodeId             the file or directory.
     * @param timeMillis         when it was set.
     * @param permissions        POSIX's permission bits.
     * @param modificationMillis the modification time.
     * @return the record's length in bytes.
     */
    public int put(final long nodeId, final long timeMillis, final int permissions, final long modificationMillis) {
        buffer.putLong(MODIFICATION_TIME_OFFSET, modificationMillis, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PERMISSIONS_OFFSET, permissions, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(RESERVED_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SET_ATTRIBUTES, nodeId, timeMillis, LENGTH);
    }

    /**
     * Permission bits.
     *
     * @return 0 to 07777.
     */
    public int permissions() {
        return buffer.getInt(PERMISSIONS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Modification time.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public long modificationMillis() {
        return buffer.getLong(MODIFICATION_TIME_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
