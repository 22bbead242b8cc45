package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record in a checkpoint of a file or directory, or of a version of it that a snapshot keeps.
 *
 * <pre>
 *  40 +-----------------------+-----------------------+
 *     | kept in snapshot      | epoch                 |
 *  48 +-----------------------+-----------------------+
 *     | id of its directory                           |
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
 * A version that a snapshot keeps has neither directory nor name; the current version has {@link #NOT_KEPT} as its
 * snapshot. The node id in the header is the id of the file or directory, and the time is its modification time.
 */
public final class NodeRecordFlyweight {
    /** Stands for no snapshot: the record is of the current version. */
    public static final int NOT_KEPT = -1;

    /** Offset of the snapshot in the record, in bytes. */
    public static final int SNAPSHOT_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the epoch in the record, in bytes. */
    public static final int EPOCH_OFFSET = SNAPSHOT_OFFSET + 4;

    /** Offset of the id of the directory in the record, in bytes. */
    public static final int PARENT_ID_OFFSET = EPOCH_OFFSET + 4;

    /** Offset of the size in the record, in bytes. */
    public static final int SIZE_OFFSET = PARENT_ID_OFFSET + 8;

    /** Offset of the version in the record, in bytes. */
    public static final int NODE_VERSION_OFFSET = SIZE_OFFSET + 8;

    /** Offset of the kind in the record, in bytes. */
    public static final int KIND_OFFSET = NODE_VERSION_OFFSET + 8;

    /** Offset of the permissions in the record, in bytes. */
    public static final int PERMISSIONS_OFFSET = KIND_OFFSET + 4;

    /** Offset of the length of the name in the record, in bytes. */
    public static final int NAME_LENGTH_OFFSET = PERMISSIONS_OFFSET + 4;

    /** Offset of the name in the record, in bytes. */
    public static final int NAME_OFFSET = NAME_LENGTH_OFFSET + 4;

    private static final int FILE = 1;
    private static final int DIRECTORY = 2;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public NodeRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public NodeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts the state. Called before {@link #seal}.
     *
     * @param directory   whether it is a directory.
     * @param epoch       epoch of the last change.
     * @param permissions permission bits, 0 to 07777.
     * @param size        size of a file in bytes; 0 for a directory.
     * @param version     number of the last change.
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
     * Puts the remaining fields and the header.
     *
     * @param id                 id of the file or directory.
     * @param modificationMillis modification time, in milliseconds since 1970-01-01T00:00Z.
     * @param snapshot           epoch of the snapshot that keeps the version, or {@link #NOT_KEPT}.
     * @param parentId           id of its directory; 0 for the root and for a version that a snapshot keeps.
     * @param name               its name, at most 255 bytes of UTF-8; empty if {@code parentId} is 0.
     * @return length of the record, in bytes.
     */
    public int seal(
            final long id, final long modificationMillis, final int snapshot, final long parentId, final byte[] name) {
        buffer.putInt(SNAPSHOT_OFFSET, snapshot, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(PARENT_ID_OFFSET, parentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NAME_LENGTH_OFFSET, name.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAME_OFFSET, MetaRecordDescriptor.requireName(name));
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.NODE, id, modificationMillis, NAME_OFFSET + name.length);
    }

    /**
     * Returns the snapshot that keeps the version.
     *
     * @return epoch of the snapshot, or {@link #NOT_KEPT}.
     */
    public int snapshot() {
        return buffer.getInt(SNAPSHOT_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the epoch of the last change.
     *
     * @return the epoch.
     */
    public int epoch() {
        return buffer.getInt(EPOCH_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the directory of the file or directory.
     *
     * @return its id, or 0.
     */
    public long parentId() {
        return buffer.getLong(PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the size.
     *
     * @return bytes; 0 for a directory.
     */
    public long size() {
        return buffer.getLong(SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the number of the last change.
     *
     * @return the version.
     */
    public long version() {
        return buffer.getLong(NODE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns whether it is a directory.
     *
     * @return false for a file.
     */
    public boolean directory() {
        return buffer.getInt(KIND_OFFSET, ByteOrder.LITTLE_ENDIAN) == DIRECTORY;
    }

    /**
     * Returns the permissions.
     *
     * @return permission bits, 0 to 07777.
     */
    public int permissions() {
        return buffer.getInt(PERMISSIONS_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the name in its directory.
     *
     * @return the name in UTF-8, in a new array; empty if it has none.
     */
    public byte[] name() {
        final byte[] bytes = new byte[buffer.getInt(NAME_LENGTH_OFFSET, ByteOrder.LITTLE_ENDIAN)];
        buffer.getBytes(NAME_OFFSET, bytes);
        return bytes;
    }
}
