package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of a rename: a file or directory has the new name instead of the old one, and what had the new name before is
 * removed.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of the directory that had the old name     |
 *  48 +-----------------------------------------------+
 *     | id of the directory that has the new name     |
 *  56 +-----------------------------------------------+
 *     | id of the replaced file or directory, or 0    |
 *  64 +-----------------------+-----------------------+
 *     | bytes of the old name | bytes of the new name |
 *  72 +-----------------------+-----------------------+
 *     | old name, UTF-8 ..., new name, UTF-8 ...      |
 *     +-----------------------------------------------+
 * </pre>
 *
 * The node id in the header is the id of the renamed file or directory.
 */
public final class RenameRecordFlyweight {
    /** Offset of the id of the old directory in the record, in bytes. */
    public static final int OLD_PARENT_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the id of the new directory in the record, in bytes. */
    public static final int NEW_PARENT_ID_OFFSET = OLD_PARENT_ID_OFFSET + 8;

    /** Offset of the id of the replaced node in the record, in bytes. */
    public static final int REPLACED_ID_OFFSET = NEW_PARENT_ID_OFFSET + 8;

    /** Offset of the length of the old name in the record, in bytes. */
    public static final int OLD_NAME_LENGTH_OFFSET = REPLACED_ID_OFFSET + 8;

    /** Offset of the length of the new name in the record, in bytes. */
    public static final int NEW_NAME_LENGTH_OFFSET = OLD_NAME_LENGTH_OFFSET + 4;

    /** Offset of the old name in the record, in bytes. */
    public static final int NAMES_OFFSET = NEW_NAME_LENGTH_OFFSET + 4;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public RenameRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public RenameRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts the directories. Called before {@link #seal}.
     *
     * @param oldParentId id of the directory that had the old name.
     * @param newParentId id of the directory that has the new name.
     * @param replacedId  id of the file or directory that had the new name before, or 0.
     * @return this.
     */
    public RenameRecordFlyweight directories(final long oldParentId, final long newParentId, final long replacedId) {
        buffer.putLong(OLD_PARENT_ID_OFFSET, oldParentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NEW_PARENT_ID_OFFSET, newParentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(REPLACED_ID_OFFSET, replacedId, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the remaining fields and the header.
     *
     * @param nodeId     id of the renamed file or directory.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param oldName    the old name, at most 255 bytes of UTF-8.
     * @param newName    the new name, at most 255 bytes of UTF-8.
     * @return length of the record, in bytes.
     */
    public int seal(final long nodeId, final long timeMillis, final String oldName, final String newName) {
        final byte[] oldBytes = MetaRecordDescriptor.requireName(oldName.getBytes(StandardCharsets.UTF_8));
        final byte[] newBytes = MetaRecordDescriptor.requireName(newName.getBytes(StandardCharsets.UTF_8));
        buffer.putInt(OLD_NAME_LENGTH_OFFSET, oldBytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NEW_NAME_LENGTH_OFFSET, newBytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAMES_OFFSET, oldBytes);
        buffer.putBytes(NAMES_OFFSET + oldBytes.length, newBytes);
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.RENAME, nodeId, timeMillis, NAMES_OFFSET + oldBytes.length + newBytes.length);
    }

    /**
     * Returns the directory that had the old name.
     *
     * @return its id.
     */
    public long oldParentId() {
        return buffer.getLong(OLD_PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the directory that has the new name.
     *
     * @return its id.
     */
    public long newParentId() {
        return buffer.getLong(NEW_PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the file or directory that had the new name before.
     *
     * @return its id, or 0 if there was none.
     */
    public long replacedId() {
        return buffer.getLong(REPLACED_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the old name.
     *
     * @return the name, without the path of its directory.
     */
    public String oldName() {
        return text(NAMES_OFFSET, length(OLD_NAME_LENGTH_OFFSET));
    }

    /**
     * Returns the new name.
     *
     * @return the name, without the path of its directory.
     */
    public String newName() {
        return text(NAMES_OFFSET + length(OLD_NAME_LENGTH_OFFSET), length(NEW_NAME_LENGTH_OFFSET));
    }

    private int length(final int offset) {
        return buffer.getInt(offset, ByteOrder.LITTLE_ENDIAN);
    }

    private String text(final int offset, final int length) {
        final byte[] bytes = new byte[length];
        buffer.getBytes(offset, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
