package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record with one number beside its node id. {@link MetaRecordType} defines what both mean.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | value                                         |
 *  48 +-----------------------------------------------+
 * </pre>
 */
public final class MarkRecordFlyweight {
    /** Offset of the value in the record, in bytes. */
    public static final int VALUE_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Length of the record, in bytes. */
    public static final int LENGTH = VALUE_OFFSET + 8;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public MarkRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public MarkRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param type       type of the record.
     * @param nodeId     node id, as the type defines.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param value      the number, as the type defines.
     * @return length of the record, in bytes.
     */
    public int put(final MetaRecordType type, final long nodeId, final long timeMillis, final long value) {
        buffer.putLong(VALUE_OFFSET, value, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, type, nodeId, timeMillis, LENGTH);
    }

    /**
     * Returns the number.
     *
     * @return the number, as the type defines.
     */
    public long value() {
        return buffer.getLong(VALUE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
