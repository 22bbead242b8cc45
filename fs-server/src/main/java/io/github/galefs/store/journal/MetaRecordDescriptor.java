package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.util.zip.CRC32C;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * Layout of the header that every record of the meta log starts with.
 *
 * <pre>
 *   0 +-----------------------+-----------------------+
 *     | length, header incl.  | CRC32C of the rest    |
 *   8 +-----------+-----------+-----------------------+
 *     | version   | type      | place in checkpoint   |
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
 * must be in buffers over byte arrays. Sequence numbers grow by one from record to record, which shows a lost record.
 *
 * <p>The place of a record in its checkpoint is 1 for the one that begins it, and 0 for records outside, and for all
 * records of stores before this field. It tells the checkpoint of a record whose neighbours are lost.
 */
public final class MetaRecordDescriptor {
    /** Version of every layout in this package. A record of another version is refused. */
    public static final short LAYOUT_VERSION = 2;

    /** Offset of the length in the record, in bytes. */
    public static final int LENGTH_OFFSET = 0;

    /** Offset of the checksum in the record, in bytes. */
    public static final int CHECKSUM_OFFSET = 4;

    /** Offset of the layout version in the record, in bytes. */
    public static final int VERSION_OFFSET = 8;

    /** Offset of the type in the record, in bytes. */
    public static final int TYPE_OFFSET = 10;

    /** Offset of the place in the checkpoint in the record, in bytes. */
    public static final int CHECKPOINT_PLACE_OFFSET = 12;

    /** Offset of the id of the file or directory in the record, in bytes. */
    public static final int NODE_ID_OFFSET = 16;

    /** Offset of the time in the record, in bytes. */
    public static final int TIME_OFFSET = 24;

    /** Offset of the sequence number in the record, in bytes. */
    public static final int SEQUENCE_OFFSET = 32;

    /** Length of the header, in bytes. */
    public static final int HEADER_LENGTH = 40;

    /** Stands for the checkpoint of a record that is in none, or of which that is unknown. */
    static final long NO_CHECKPOINT = 0;

    /** Length of the longest name in a record, in bytes. */
    static final int MAX_NAME_LENGTH = 255;

    private MetaRecordDescriptor() {}

    /**
     * Returns the defect of a record. A record must be checked before it is read.
     *
     * @param buffer    buffer of the record, which starts at index 0.
     * @param available number of bytes that may belong to the record.
     * @return a description with values; null for a sound record.
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
            return "its layout has version " + version + ", supported is " + LAYOUT_VERSION;
        }
        return null;
    }

    /** Clears the length, so that a buffer has no record until one is put. */
    static void putNoLength(final MutableDirectBuffer buffer) {
        buffer.putInt(LENGTH_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns the length that a record states, in bytes. */
    static int length(final DirectBuffer buffer) {
        return buffer.getInt(LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the type code of a record; see {@link MetaRecordType}.
     *
     * @param buffer buffer of the record.
     * @return the code.
     */
    public static int type(final DirectBuffer buffer) {
        return buffer.getShort(TYPE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the file or directory that a record is about.
     *
     * @param buffer buffer of the record.
     * @return its id.
     */
    public static long nodeId(final DirectBuffer buffer) {
        return buffer.getLong(NODE_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the time of the change.
     *
     * @param buffer buffer of the record.
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public static long timeMillis(final DirectBuffer buffer) {
        return buffer.getLong(TIME_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the sequence number of a record.
     *
     * @param buffer buffer of the record.
     * @return the number, from 1.
     */
    public static long sequence(final DirectBuffer buffer) {
        return buffer.getLong(SEQUENCE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the number of the record that begins the checkpoint which a record belongs to; {@link #NO_CHECKPOINT} if
     * the record says of none.
     */
    static long checkpoint(final DirectBuffer buffer) {
        final int place = buffer.getInt(CHECKPOINT_PLACE_OFFSET, ByteOrder.LITTLE_ENDIAN);
        return place == 0 ? NO_CHECKPOINT : sequence(buffer) - Integer.toUnsignedLong(place) + 1;
    }

    /**
     * Puts the sequence number of the next record, which is outside checkpoints. Called before the record is put, which
     * leaves the number unchanged.
     *
     * @param buffer   buffer of the record.
     * @param sequence the number, from 1.
     */
    public static void putSequence(final MutableDirectBuffer buffer, final long sequence) {
        buffer.putInt(CHECKPOINT_PLACE_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(SEQUENCE_OFFSET, sequence, ByteOrder.LITTLE_ENDIAN);
    }

    /** Puts the sequence number of the next record like {@link #putSequence}, for one in a checkpoint. */
    static void putSequenceInCheckpoint(
            final MutableDirectBuffer buffer, final long sequence, final long beginSequence) {
        buffer.putInt(CHECKPOINT_PLACE_OFFSET, (int) (sequence - beginSequence + 1), ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(SEQUENCE_OFFSET, sequence, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Puts the header of a record whose other fields are complete. The checksum is put last, because it covers them.
     */
    static int seal(
            final MutableDirectBuffer buffer,
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final int length) {
        buffer.putInt(LENGTH_OFFSET, length, ByteOrder.LITTLE_ENDIAN);
        buffer.putShort(VERSION_OFFSET, LAYOUT_VERSION, ByteOrder.LITTLE_ENDIAN);
        buffer.putShort(TYPE_OFFSET, type.code(), ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NODE_ID_OFFSET, nodeId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(TIME_OFFSET, timeMillis, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(CHECKSUM_OFFSET, checksum(buffer, length), ByteOrder.LITTLE_ENDIAN);
        return length;
    }

    /**
     * Requires that a name can be put into a record.
     *
     * @return the name.
     * @throws IllegalArgumentException if it is too long.
     */
    static byte[] requireName(final byte[] name) {
        if (name.length > MAX_NAME_LENGTH) {
            throw new IllegalArgumentException(
                    "a name of " + name.length + " bytes in a record: allowed are " + MAX_NAME_LENGTH);
        }
        return name;
    }

    private static int checksum(final DirectBuffer buffer, final int length) {
        final CRC32C checksum = new CRC32C();
        checksum.update(buffer.byteArray(), buffer.wrapAdjustment() + VERSION_OFFSET, length - VERSION_OFFSET);
        return (int) checksum.getValue();
    }
}
