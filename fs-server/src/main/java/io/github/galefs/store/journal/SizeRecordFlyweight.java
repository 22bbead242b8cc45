package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A record about a file's size. Bytes past the new size are lost for good: when the file grows again, they are zeros.
 *
 * <pre>
 *  40 +-----------------------------------------------+
 *     | version of the file                           |
 *  48 +-----------------------------------------------+
 *     | size of the file in bytes                     |
 *  56 +-----------------------------------------------+
 * </pre>
 */
public final class SizeRecordFlyweight {
    public static final int FILE_VERSION_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;
    public static final int FILE_SIZE_OFFSET = FILE_VERSION_OFFSET + 8;

    /** Bytes of every such record. */
    public static final int LENGTH = FILE_SIZE_OFFSET + 8;

    private UnsafeBuffer buffer;

    /**
     * Looks at a buffer.
     *
     * @param record holds the record from index 0 on, or will.
     * @return this.
     */
    public SizeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a whole record.
     *
     * @param fileId     the file.
     * @param timeMillis when.
     * @param version    the file's, with the new size.
     * @param size       in bytes.
     * @return the record's length in bytes.
     */
    public int put(final long fileId, final long timeMillis, final long version, final long size) {
        buffer.putLong(FILE_VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(FILE_SIZE_OFFSET, size, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SET_SIZE, fileId, timeMillis, LENGTH);
    }

    /**
     * The file's version with the new size.
     *
     * @return the version.
     */
    public long version() {
        return buffer.getLong(FILE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The new size.
     *
     * @return bytes.
     */
    public long size() {
        return buffer.getLong(FILE_SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
