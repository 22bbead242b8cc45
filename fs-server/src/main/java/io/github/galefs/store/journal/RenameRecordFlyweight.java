package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about another name: what had the old one has the new one from here on, and what had the new one before is
 * gone.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | id of the directory that had the old name     |
 *  48 +-----------------------------------------------+
 *     | id of the directory that has the new name     |
 *  56 +-----------------------------------------------+
 *     | id of what had the new name before, or 0      |
 *  64 +-----------------------+-----------------------+
 *     | bytes of the old name | bytes of the new name |
 *  72 +-----------------------+-----------------------+
 *     | old name, UTF-8 ..., new name, UTF-8 ...      |
 *     +-----------------------------------------------+
 * </pre>
 *
 * The node id of the header is the file's or directory's that is renamed.
 */
public final class RenameRecordFlyweight {
    public static final int OLD_PARENT_ID_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int NEW_PARENT_ID_OFFSET = OLD_PARENT_ID_OFFSET + 8;
    public static final int REPLACED_ID_OFFSET = NEW_PARENT_ID_OFFSET + 8;
    public static final int OLD_NAME_LENGTH_OFFSET = REPLACED_ID_OFFSET + 8;
    public static final int NEW_NAME_LENGTH_OFFSET = OLD_NAME_LENGTH_OFFSET + 4;
    public static final int NAMES_OFFSET = NEW_NAME_LENGTH_OFFSET + 4;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public RenameRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts the directories. To be called before {@link #seal}.
     *
     * @param oldParentId had the old name.
     * @param newParentId has the new name.
     * @param replacedId  what had the new name before, or 0.
     * @return this.
     */
    public RenameRecordFlyweight directories(final long oldParentId, final long newParentId, final long replacedId) {
        buffer.putLong(OLD_PARENT_ID_OFFSET, oldParentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(NEW_PARENT_ID_OFFSET, newParentId, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(REPLACED_ID_OFFSET, replacedId, ByteOrder.LITTLE_ENDIAN);
        return this;
    }

    /**
     * Puts the rest of the record.
     *
     * @param nodeId     what is renamed.
     * @param timeMillis when.
     * @param oldName    at most 255 bytes of UTF-8.
     * @param newName    at most 255 bytes of UTF-8.
     * @return the record's length in bytes.
     */
    public int seal(final long nodeId, final long timeMillis, final String oldName, final String newName) {
        final byte[] oldBytes = oldName.getBytes(StandardCharsets.UTF_8);
        final byte[] newBytes = newName.getBytes(StandardCharsets.UTF_8);
        buffer.putInt(OLD_NAME_LENGTH_OFFSET, oldBytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(NEW_NAME_LENGTH_OFFSET, newBytes.length, ByteOrder.LITTLE_ENDIAN);
        buffer.putBytes(NAMES_OFFSET, oldBytes);
        buffer.putBytes(NAMES_OFFSET + oldBytes.length, newBytes);
        return MetaRecordDescriptor.seal(
                buffer, MetaRecordType.RENAME, nodeId, timeMillis, NAMES_OFFSET + oldBytes.length + newBytes.length);
    }

    /**
     * The directory that had the old name.
     *
     * @return its id.
     */
    public long oldParentId() {
        return buffer.getLong(OLD_PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The directory that has the new name.
     *
     * @return its id.
     */
    public long newParentId() {
        return buffer.getLong(NEW_PARENT_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * What had the new name before.
     *
     * @return its id, or 0 if nothing had.
     */
    public long replacedId() {
        return buffer.getLong(REPLACED_ID_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The old name.
     *
     * @return the name, without its directory.
     */
    public String oldName() {
        return text(NAMES_OFFSET, length(OLD_NAME_LENGTH_OFFSET));
    }

    /**
     * The new name.
     *
     * @return the name, without its directory.
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
