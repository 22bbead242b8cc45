package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of a name in a directory: the creation of a file or directory, or the removal of a name. Also the record of a
 * snapshot's creation.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of the directory that has the name         |
 *  48 +-----------------------+-----------------------+
 *     | bytes of the name     | name, UTF-8 ...       |
 *     +-----------------------+-----------------------+
 * </pre>
 *
 * The node id in the header is the id of the file or directory that has the name.
 */
public final class NameRecordFlyweight {
    /** Length of the longest name, in bytes. */
    public static final int MAX_NAME_LENGTH = MetaRecordDescriptor.MAX_NAME_LENGTH;

    /** Offset of the id of the directory in the record, in bytes. */
    public static final int PARENT_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the length of the name in the record, in bytes. */
    public static final int NAME_LENGTH_OFFSET = PARENT_ID_OFFSET + 8;

    /** Offset of the name in the record, in bytes. */
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    /** Length of the longest record, in bytes. */
    public static final int MAX_LENGTH = NAME_OFFSET + MAX_NAME_LENGTH;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public NameRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public NameRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param type       {@code CREATE_FILE}, {@code MAKE_DIRECTORY}, {@code REMOVE} or {@code CREATE_SNAPSHOT}.
     * @param nodeId     id of the file or directory that has the name; of a snapshot, the epoch that it ended.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param parentId   id of the directory; 0 for a snapshot.
     * @param name       the name, at most {@link #MAX_NAME_LENGTH} bytes of UTF-8.
     * @return length of the record, in bytes.
     */
    public int put(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String name) {
        final byte[] bytes = MetaRecordDescriptor.requireName(name.getBytes(StandardCharsets.UTF_8));
        buffer.putLong(PARENT_ID_OFFSET, parentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, bytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, bytes);
        return MetaRecordDescriptor.seal(buffer, type, nodeId, timeMillis, NAME_OFFSET + bytes.length);
    }

    /**
     * Returns the directory that has or had the name.
     *
     * @return its id.
     */
    public long parentId() {
        return buffer.getLong(PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the name.
     *
     * @return the name, without the path of the directory.
     */
    public String name() {
        return new String(nameBytes(), StandardCharsets.UTF_8);
    }

    /**
     * Returns the bytes of the name.
     *
     * @return the name in UTF-8, in a new array.
     */
    public byte[] nameBytes() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return bytes;
    }
}
