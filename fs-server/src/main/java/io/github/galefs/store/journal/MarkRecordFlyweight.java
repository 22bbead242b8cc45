package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record that has one number beside its node id; {@link MetaRecordType} says what they mean.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | value                                         |
 *  48 +-----------------------------------------------+
 * </pre>
 */
public final class MarkRecordFlyweight {
    public static final int VALUE_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Bytes of every such record. */
    public static final int LENGTH = VALUE_OFFSET + 8;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public MarkRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param type       of the record.
     * @param nodeId     as the type says.
     * @param timeMillis when.
     * @param value      as the type says.
     * @return the record's length in bytes.
     */
    public int put(final MetaRecordType type, final long nodeId, final long timeMillis, final long value) {
        buffer.putLong(VALUE_OFFSET, value, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, type, nodeId, timeMillis, LENGTH);
    }

    /**
     * The number.
     *
     * @return as the type says.
     */
    public long value() {
        return buffer.getLong(VALUE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
