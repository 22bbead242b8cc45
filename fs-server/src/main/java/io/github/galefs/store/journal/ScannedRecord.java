package io.github.galefs.store.journal;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A copy of one record at a time out of a segment that may be damaged. Flyweights wrapped around {@link #buffer} show
 * the record that was loaded last. Not safe for use by several threads at once.
 */
public final class ScannedRecord {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes;
    private final UnsafeBuffer buffer;

    /**
     * Nothing is loaded yet.
     *
     * @param maxLength of a record, in bytes.
     */
    public ScannedRecord(final int maxLength) {
        bytes = new byte[maxLength];
        buffer = new UnsafeBuffer(bytes);
    }

    /** The record, from its first byte; as long as the longest. */
    public UnsafeBuffer buffer() {
        return buffer;
    }

    /** What {@link #buffer} looks at. */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Loads the record at a place, if there is a sound one.
     *
     * @param segment  the segment's file.
     * @param position where a record may begin, in bytes.
     * @return its length in bytes; 0 if there is no record, or a damaged one.
     */
    public long soundLength(final MemorySegment segment, final long position) {
        if (position + MetaRecordDescriptor.HEADER_LENGTH > segment.byteSize()) {
            return 0;
        }
        final int length = segment.get(INT, position + MetaRecordDescriptor.LENGTH_OFFSET);
        if (length < MetaRecordDescriptor.HEADER_LENGTH
                || length > bytes.length
                || position + length > segment.byteSize()) {
            return 0;
        }
        load(segment, position, length);
        return MetaRecordDescriptor.defect(buffer, length) == null ? length : 0;
    }

    /**
     * Loads bytes, whatever they are.
     *
     * @param segment  the segment's file.
     * @param position of the first byte.
     * @param length   in bytes, at most the longest record's.
     */
    public void load(final MemorySegment segment, final long position, final int length) {
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, position, bytes, 0, length);
    }
}
