package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about a name in a directory: a file or directory was made, or a name was removed.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of the directory that has the name         |
 *  48 +-----------------------+-----------------------+
 *     | bytes of the name     | name, UTF-8 ...       |
 *     +-----------------------+-----------------------+
 * </pre>
 *
 * The node id of the header is the file's or directory's that the name stands for.
 */
public final class NameRecordFlyweight {
    /** Longest name in bytes. */
    public static final int MAX_NAME_LENGTH = 255;

    public static final int PARENT_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int NAME_LENGTH_OFFSET = PARENT_ID_OFFSET + 8;
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    /** Longest record in bytes. */
    public static final int MAX_LENGTH = NAME_OFFSET + MAX_NAME_LENGTH;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public NameRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param type       {@code CREATE_FILE}, {@code MAKE_DIRECTORY} or {@code REMOVE}.
     * @param nodeId     what the name stands for.
     * @param timeMillis when.
     * @param parentId   the directory.
     * @param name       at most {@link #MAX_NAME_LENGTH} bytes of UTF-8.
     * @return the record's length in bytes.
     */
    public int put(
            final MetaRecordType type,
            final long nodeId,
            final long timeMillis,
            final long parentId,
            final String name) {
        final byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        buffer.putLong(PARENT_ID_OFFSET, parentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, bytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, bytes);
        return MetaRecordDescriptor.seal(buffer, type, nodeId, timeMillis, NAME_OFFSET + bytes.length);
    }

    /**
     * The directory that has or had the name.
     *
     * @return its id.
     */
    public long parentId() {
        return buffer.getLong(PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The name.
     *
     * @return the name, without its directory.
     */
    public String name() {
        return new String(nameBytes(), StandardCharsets.UTF_8);
    }

    /**
     * The name.
     *
     * @return its bytes of UTF-8, in an array of their own.
     */
    public byte[] nameBytes() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return bytes;
    }
}
