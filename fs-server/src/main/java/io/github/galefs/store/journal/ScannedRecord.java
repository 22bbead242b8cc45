package io.github.galefs.store.journal;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Copy of one record at a time from a segment that may be damaged. Flyweights that wrap {@link #buffer} show the record
 * that was loaded last. Not thread-safe.
 */
public final class ScannedRecord {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes;
    private final UnsafeBuffer buffer;

    /**
     * Creates a copy with no record loaded.
     *
     * @param maxLength length of the longest record, in bytes.
     */
    public ScannedRecord(final int maxLength) {
        bytes = new byte[maxLength];
        buffer = new UnsafeBuffer(bytes);
    }

    /**
     * Returns the buffer of the record, which starts at index 0.
     *
     * @return the buffer, as long as the longest record.
     */
    public UnsafeBuffer buffer() {
        return buffer;
    }

    /**
     * Returns the array that {@link #buffer} wraps.
     *
     * @return the array.
     */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Loads the record at a position if there is a sound one.
     *
     * @param segment  the segment's file.
     * @param position position where a record may start, in bytes.
     * @return length of the record in bytes; 0 if there is no record or a damaged one.
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
     * Loads bytes without a check.
     *
     * @param segment  the segment's file.
     * @param position position of the first byte.
     * @param length   number of bytes, at most the length of the longest record.
     */
    public void load(final MemorySegment segment, final long position, final int length) {
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, position, bytes, 0, length);
    }

    /**
     * Describes the record that a damaged range may hold.
     *
     * @param segment  the segment's file.
     * @param position offset of the range in the file, in bytes.
     * @param length   length of the range, in bytes.
     * @return text to append to another; empty if nothing in the range resembles a record.
     */
    public String describe(final MemorySegment segment, final long position, final long length) {
        final int count = (int) Math.min(bytes.length, length - Integer.BYTES);
        if (count < MetaRecordDescriptor.HEADER_LENGTH) {
            return "";
        }
        load(segment, position + Integer.BYTES, count);
        final String defect = MetaRecordDescriptor.defect(buffer, count);
        final boolean hasKnownType = MetaRecordType.of(MetaRecordDescriptor.type(buffer)) != null;
        return defect == null || !hasKnownType
                ? ""
                : "; " + defect + "; it appears to refer to file " + MetaRecordDescriptor.nodeId(buffer);
    }
}
