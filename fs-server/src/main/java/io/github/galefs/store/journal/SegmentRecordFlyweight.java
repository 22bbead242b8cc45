package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of a sealed segment of the data log: nothing is appended to it any more.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | bytes of its payloads                         |
 *  48 +-----------------------+-----------------------+
 *     | segment               | payloads              |
 *  56 +-----------------------+-----------------------+
 * </pre>
 *
 * The node id in the header is 0.
 */
public final class SegmentRecordFlyweight {
    /** Offset of the bytes of the payloads in the record, in bytes. */
    public static final int PAYLOAD_BYTES_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the segment in the record, in bytes. */
    public static final int SEGMENT_OFFSET = PAYLOAD_BYTES_OFFSET + 8;

    /** Offset of the number of payloads in the record, in bytes. */
    public static final int PAYLOADS_OFFSET = SEGMENT_OFFSET + 4;

    /** Length of the record, in bytes. */
    public static final int LENGTH = PAYLOADS_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public SegmentRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public SegmentRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param segment      number of the segment, from 1.
     * @param timeMillis   time of the seal, in milliseconds since 1970-01-01T00:00Z.
     * @param payloads     number of payloads in the segment.
     * @param payloadBytes bytes of these payloads.
     * @return length of the record, in bytes.
     */
    public int put(final int segment, final long timeMillis, final int payloads, final long payloadBytes) {
        buffer.putLong(PAYLOAD_BYTES_OFFSET, payloadBytes, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(SEGMENT_OFFSET, segment, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PAYLOADS_OFFSET, payloads, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SEAL_SEGMENT, 0, timeMillis, LENGTH);
    }

    /**
     * Returns the segment.
     *
     * @return number of the segment, from 1.
     */
    public int segment() {
        return buffer.getInt(SEGMENT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the number of payloads in the segment.
     *
     * @return the number.
     */
    public int payloads() {
        return buffer.getInt(PAYLOADS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the bytes of the payloads in the segment.
     *
     * @return bytes.
     */
    public long payloadBytes() {
        return buffer.getLong(PAYLOAD_BYTES_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
