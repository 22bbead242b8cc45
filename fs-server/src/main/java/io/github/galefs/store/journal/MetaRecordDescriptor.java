package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.util.zip.CRC32C;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * Layout of the header that every record of the meta log begins with.
 *
 * <pre>
 *   0 +-----------------------+-----------------------+
 *     | length, header incl.  | CRC32C of the rest    |
 *   8 +-----------+-----------+-----------------------+
 *     | version   | type      | reserved, 0           |
 *  16 +-----------+-----------+-----------------------+
 *     | id of the file or directory                   |
 *  24 +-----------------------------------------------+
 *     | time, milliseconds since 1970-01-01T00:00Z    |
 *  32 +-----------------------------------------------+
 *     | sequence number of the record                 |
 *  40 +-----------------------------------------------+
 *     | fields of the type                            |
 *     +-----------------------------------------------+
 * </pre>
 *
 * Fields are little-endian. The checksum covers the bytes from {@link #VERSION_OFFSET} to the record's length. Records
 * must lie in buffers over byte arrays. Sequence numbers grow by one from record to record, so a lost one is noticed.
 */
public final class MetaRecordDescriptor {
    /** Version of every layout in this package. A record of another one is refused. */
    public static final short LAYOUT_VERSION = 2;

    public static final int LENGTH_OFFSET = 0;
    public static final int CHECKSUM_OFFSET = 4;
    public static final int VERSION_OFFSET = 8;
    public static final int TYPE_OFFSET = 10;
    public static final int RESERVED_OFFSET = 12;
    public static final int NODE_ID_OFFSET = 16;
    public static final int TIME_OFFSET = 24;
    public static final int SEQUENCE_OFFSET = 32;
    public static final int HEADER_LENGTH = 40;

    private MetaRecordDescriptor() {}

    /**
     * What is wrong with the record in a buffer, if anything. A record must be checked before it is read.
     *
     * @param buffer    holds the record from index 0 on.
     * @param available bytes that may belong to the record.
     * @return a description with values, or null for a sound record.
     */
    public static String defect(final DirectBuffer buffer, final int available) {
        if (available < HEADER_LENGTH) {
            return "it has " + available + " bytes, fewer than a header's " + HEADER_LENGTH;
        }
        final int length = buffer.getInt(LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
        if (length < HEADER_LENGTH || length > available) {
            return "its length is " + length + ", outside " + HEADER_LENGTH + " to " + available;
        }
        final int stated = buffer.getInt(CHECKSUM_OFFSET, ByteOrder.LITTLE_ENDIAN);
        final int found = checksum(buffer, length);
        if (stated != found) {
            return String.format("its CRC32C is %08x instead of %08x", found, stated);
        }
        final short version = buffer.getShort(VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
        if (version != LAYOUT_VERSION) {
            return "its layout has version " + version + ", known is " + LAYOUT_VERSION;
        }
        return null;
    }

    /**
     * Type code of a record; see {@link MetaRecordType}.
     *
     * @param buffer holds the record.
     * @return the code.
     */
    public static int type(final DirectBuffer buffer) {
        return buffer.getShort(TYPE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The file or directory that a record is about.
     *
     * @param buffer holds the record.
     * @return its id.
     */
    public static long nodeId(final DirectBuffer buffer) {
        return buffer.getLong(NODE_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * When it happened.
     *
     * @param buffer holds the record.
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public static long timeMillis(final DirectBuffer buffer) {
        return buffer.getLong(TIME_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Number of a record in the log.
     *
     * @param buffer holds the record.
     * @return the number, from 1.
     */
    public static long sequence(final DirectBuffer buffer) {
        return buffer.getLong(SEQUENCE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Numbers the record that will be put into a buffer. To be called before it is put.
     *
     * @param buffer   will hold the record.
     * @param sequence its number, from 1.
     */
    public static void putSequence(final MutableDirectBuffer buffer, final long sequence) {
        buffer.putLong(SEQUENCE_OFFSET, sequence, ByteOrder.LITTLE_ENDIAN);
    }

    /** Writes the header of a record whose other fields are in place; the checksum goes last, as it covers them. */
    static int seal(
            final MutableDirectBuffer buffer,
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final int length) {
        buffer.putInt(LENGTH_OFFSET, length, ByteOrder.LITTLE_ENDIAN);
        buffer.putShort(VERSION_OFFSET, LAYOUT_VERSION, ByteOrder.LITTLE_ENDIAN);
        buffer.putShort(TYPE_OFFSET, type.code(), ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(RESERVED_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NODE_ID_OFFSET, nodeId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(TIME_OFFSET, timeMillis, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(CHECKSUM_OFFSET, checksum(buffer, length), ByteOrder.LITTLE_ENDIAN);
        return length;
    }

    private static int checksum(final DirectBuffer buffer, final int length) {
        final CRC32C checksum = new CRC32C();
        checksum.update(buffer.byteArray(), buffer.wrapAdjustment() + VERSION_OFFSET, length - VERSION_OFFSET);
        return (int) checksum.getValue();
    }
}
