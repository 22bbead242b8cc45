package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record of a checkpoint about a name in the version of a directory that a snapshot keeps.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of what the name stands for                |
 *  48 +-----------------------+-----------------------+
 *     | kept in snapshot      | bytes of the name     |
 *  56 +-----------------------+-----------------------+
 *     | name, UTF-8 ...                               |
 *     +-----------------------------------------------+
 * </pre>
 *
 * The node id of the header is the directory's.
 */
public final class ChildRecordFlyweight {
    public static final int CHILD_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int SNAPSHOT_OFFSET = CHILD_ID_OFFSET + 8;
    public static final int NAME_LENGTH_OFFSET = SNAPSHOT_OFFSET + 4;
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public ChildRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param directoryId the directory.
     * @param timeMillis  when.
     * @param snapshot    that keeps this version of it.
     * @param childId     what the name stands for.
     * @param name        at most 255 bytes of UTF-8.
     * @return the record's length in bytes.
     */
    public int put(
            final long directoryId, final long timeMillis, final int snapshot, final long childId, final byte[] name) {
        buffer.putLong(CHILD_ID_OFFSET, childId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, name.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, name);
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.CHILD, directoryId, timeMillis, NAME_OFFSET + name.length);
    }

    /** What the name stands for. */
    public long childId() {
        return buffer.getLong(CHILD_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Snapshot that keeps this version of the directory. */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** The name. */
    public String name() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
