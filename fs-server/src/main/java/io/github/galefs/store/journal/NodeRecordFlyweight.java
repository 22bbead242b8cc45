package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record of a checkpoint about a file or directory, or about the version of one that a snapshot keeps.
 *
 * <pre>
 *  40 +-----------------------+-----------------------+
 *     | kept in snapshot      | epoch                 |
 *  48 +-----------------------+-----------------------+
 *     | id of the directory that has it               |
 *  56 +-----------------------------------------------+
 *     | size in bytes                                 |
 *  64 +-----------------------------------------------+
 *     | version                                       |
 *  72 +-----------------------+-----------------------+
 *     | kind: 1 file, 2 dir.  | permissions           |
 *  80 +-----------------------+-----------------------+
 *     | bytes of the name     | name, UTF-8 ...       |
 *     +-----------------------+-----------------------+
 * </pre>
 *
 * A version that a snapshot keeps has neither directory nor name; what is not kept has {@link #NOT_KEPT}. The node id
 * of the header is the file's or directory's, the time its modification time.
 */
public final class NodeRecordFlyweight {
    /** Stands for no snapshot. */
    public static final int NOT_KEPT = -1;

    public static final int SNAPSHOT_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int EPOCH_OFFSET = SNAPSHOT_OFFSET + 4;
    public static final int PARENT_ID_OFFSET = EPOCH_OFFSET + 4;
    public static final int SIZE_OFFSET = PARENT_ID_OFFSET + 8;
    public static final int NODE_VERSION_OFFSET = SIZE_OFFSET + 8;
    public static final int KIND_OFFSET = NODE_VERSION_OFFSET + 8;
    public static final int PERMISSIONS_OFFSET = KIND_OFFSET + 4;
    public static final int NAME_LENGTH_OFFSET = PERMISSIONS_OFFSET + 4;
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    private static final int FILE = 1;
    private static final int DIRECTORY = 2;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public NodeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts what it is. To be called before {@link #seal}.
     *
     * @param directory   whether it is a directory.
     * @param epoch       in which it became so.
     * @param permissions POSIX's permission bits.
     * @param size        in bytes.
     * @param version     number of its last change.
     * @return this.
     */
    public NodeRecordFlyweight state(
            final boolean directory, final int epoch, final int permissions, final long size, final long version) {
        buffer.putInt(KIND_OFFSET, directory ? DIRECTORY : FILE, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(EPOCH_OFFSET, epoch, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(PERMISSIONS_OFFSET, permissions, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(SIZE_OFFSET, size, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NODE_VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the rest of the record.
     *
     * @param id                 of the file or directory.
     * @param modificationMillis its modification time.
     * @param snapshot           that keeps it, or {@link #NOT_KEPT}.
     * @param parentId           the directory that has it, or 0.
     * @param name               at most 255 bytes of UTF-8, or none.
     * @return the record's length in bytes.
     */
    public int seal(
            final long id, final long modificationMillis, final int snapshot, final long parentId, final byte[] name) {
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(PARENT_ID_OFFSET, parentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, name.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, name);
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.NODE, id, modificationMillis, NAME_OFFSET + name.length);
    }

    /** Snapshot that keeps it, or {@link #NOT_KEPT}. */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Epoch in which it became so. */
    public int epoch() {
        return buffer.getInt(EPOCH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** The directory that has it, or 0. */
    public long parentId() {
        return buffer.getLong(PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Size in bytes. */
    public long size() {
        return buffer.getLong(SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Number of its last change. */
    public long version() {
        return buffer.getLong(NODE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Whether it is a directory. */
    public boolean directory() {
        return buffer.getInt(KIND_OFFSET, ByteOrder.LITTLE_ENDIAN) == DIRECTORY;
    }

    /** POSIX's permission bits. */
    public int permissions() {
        return buffer.getInt(PERMISSIONS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes of the name in its directory, in an array of their own; empty if it has none. */
    public byte[] name() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return bytes;
    }
}
