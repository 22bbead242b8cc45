package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about a segment of the data log to which nothing is appended any more.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | bytes of its payloads                         |
 *  48 +-----------------------+-----------------------+
 *     | segment               | payloads              |
 *  56 +-----------------------+-----------------------+
 * </pre>
 *
 * The node id of the header is 0.
 */
public final class SegmentRecordFlyweight {
    public static final int PAYLOAD_BYTES_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int SEGMENT_OFFSET = PAYLOAD_BYTES_OFFSET + 8;
    public static final int PAYLOADS_OFFSET = SEGMENT_OFFSET + 4;

    /** Bytes of every such record. */
    public static final int LENGTH = PAYLOADS_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public SegmentRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param segment      number of the segment.
     * @param timeMillis   when.
     * @param payloads     how many it has.
     * @param payloadBytes bytes of them.
     * @return the record's length in bytes.
     */
    public int put(final int segment, final long timeMillis, final int payloads, final long payloadBytes) {
        buffer.putLong(PAYLOAD_BYTES_OFFSET, payloadBytes, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOADS_OFFSET, payloads, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SEAL_SEGMENT, 0, timeMillis, LENGTH);
    }

    /** Number of the segment. */
    public int segment() {
        return buffer.getInt(SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** How many payloads it has. */
    public int payloads() {
        return buffer.getInt(PAYLOADS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes of its payloads. */
    public long payloadBytes() {
        return buffer.getLong(PAYLOAD_BYTES_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
