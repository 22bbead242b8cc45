package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record in a checkpoint of an entry in a version of a directory that a snapshot keeps.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of the file or directory                   |
 *  48 +-----------------------+-----------------------+
 *     | kept in snapshot      | bytes of the name     |
 *  56 +-----------------------+-----------------------+
 *     | name, UTF-8 ...                               |
 *     +-----------------------------------------------+
 * </pre>
 *
 * The node id in the header is the id of the directory.
 */
public final class ChildRecordFlyweight {
    /** Offset of the id of the child in the record, in bytes. */
    public static final int CHILD_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the snapshot in the record, in bytes. */
    public static final int SNAPSHOT_OFFSET = CHILD_ID_OFFSET + 8;

    /** Offset of the length of the name in the record, in bytes. */
    public static final int NAME_LENGTH_OFFSET = SNAPSHOT_OFFSET + 4;

    /** Offset of the name in the record, in bytes. */
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public ChildRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public ChildRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param directoryId id of the directory.
     * @param timeMillis  time of the checkpoint, in milliseconds since 1970-01-01T00:00Z.
     * @param snapshot    epoch of the snapshot that keeps this version of the directory.
     * @param childId     id of the file or directory that has the name.
     * @param name        the name, at most 255 bytes of UTF-8.
     * @return length of the record, in bytes.
     */
    public int put(
            final long directoryId, final long timeMillis, final int snapshot, final long childId, final byte[] name) {
        buffer.putLong(CHILD_ID_OFFSET, childId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, name.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, MetaRecordDescriptor.requireName(name));
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.CHILD, directoryId, timeMillis, NAME_OFFSET + name.length);
    }

    /**
     * Returns the file or directory that has the name.
     *
     * @return its id.
     */
    public long childId() {
        return buffer.getLong(CHILD_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the snapshot that keeps this version of the directory.
     *
     * @return epoch of the snapshot.
     */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the name.
     *
     * @return the name, without the path of the directory.
     */
    public String name() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
