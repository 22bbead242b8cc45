package io.github.galefs.store.journal;

import java.nio.ByteOrder;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Record of the new size of a file. Bytes past a smaller size are lost: they are zeros when the file grows again.
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
    /** Offset of the version of the file in the record, in bytes. */
    public static final int FILE_VERSION_OFFSET = MetaRecordDescriptor.HEADER_LENGTH;

    /** Offset of the size of the file in the record, in bytes. */
    public static final int FILE_SIZE_OFFSET = FILE_VERSION_OFFSET + 8;

    /** Length of the record, in bytes. */
    public static final int LENGTH = FILE_SIZE_OFFSET + 8;

    private UnsafeBuffer buffer;

    /** Creates a flyweight that wraps no buffer. */
    public SizeRecordFlyweight() {}

    /**
     * Wraps a buffer.
     *
     * @param record buffer of the record, which starts at index 0.
     * @return this.
     */
    public SizeRecordFlyweight wrap(final UnsafeBuffer record) {
        buffer = record;
        return this;
    }

    /**
     * Puts a complete record.
     *
     * @param fileId     id of the file.
     * @param timeMillis time of the change, in milliseconds since 1970-01-01T00:00Z.
     * @param version    version of the file with the new size.
     * @param size       the new size, in bytes.
     * @return length of the record, in bytes.
     */
    public int put(final long fileId, final long timeMillis, final long version, final long size) {
        buffer.putLong(FILE_VERSION_OFFSET, version, ByteOrder.LITTLE_ENDIAN);
        buffer.putLong(FILE_SIZE_OFFSET, size, ByteOrder.LITTLE_ENDIAN);
        return MetaRecordDescriptor.seal(buffer, MetaRecordType.SET_SIZE, fileId, timeMillis, LENGTH);
    }

    /**
     * Returns the version of the file with the new size.
     *
     * @return the version.
     */
    public long version() {
        return buffer.getLong(FILE_VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Returns the new size.
     *
     * @return bytes.
     */
    public long size() {
        return buffer.getLong(FILE_SIZE_OFFSET, ByteOrder.LITTLE_ENDIAN);
    }
}
