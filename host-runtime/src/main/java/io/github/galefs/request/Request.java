package io.github.galefs.request;

import io.github.galefs.kernel.lane.LaneDescriptor;
import org.agrona.DirectBuffer;
import org.agrona.UnsafeApi;

/**
 * A request of a work-group, copied out of its record. The object is reused for other requests. Field values are as the
 * kernel wrote them, unchecked.
 *
 * @see LaneDescriptor
 * @see io.github.galefs.kernel.round.RoundDescriptor
 */
public final class Request {
    private int operation;
    private int tag;
    private int fd;
    private long fileOffset;
    private long byteCount;
    private int openFlags;
    private int pathLength;

    /** Creates a request whose fields are all 0. */
    public Request() {}

    /**
     * Copies a request out of its record, which is the same in lanes and in rounds apart from the position of its tag.
     *
     * @param buffer       holds the record.
     * @param recordOffset of the record in the buffer.
     * @param newTag       number of the request in the record.
     */
    public void read(final DirectBuffer buffer, final int recordOffset, final int newTag) {
        operation = buffer.getInt(recordOffset + LaneDescriptor.OPERATION_OFFSET);
        tag = newTag;
        fd = buffer.getInt(recordOffset + LaneDescriptor.FD_OFFSET);
        fileOffset = buffer.getLong(recordOffset + LaneDescriptor.FILE_OFFSET_OFFSET);
        byteCount = buffer.getLong(recordOffset + LaneDescriptor.BYTE_COUNT_OFFSET);
        openFlags = buffer.getInt(recordOffset + LaneDescriptor.OPEN_FLAGS_OFFSET);
        pathLength = buffer.getInt(recordOffset + LaneDescriptor.PATH_LENGTH_OFFSET);
    }

    /**
     * Copies a request out of its record, without a check for each field.
     *
     * @param record address of the record outside the Java heap; the caller has checked that it is one.
     * @param newTag number of the request in the record.
     */
    public void read(final long record, final int newTag) {
        operation = UnsafeApi.getInt(record + LaneDescriptor.OPERATION_OFFSET);
        tag = newTag;
        fd = UnsafeApi.getInt(record + LaneDescriptor.FD_OFFSET);
        fileOffset = UnsafeApi.getLong(record + LaneDescriptor.FILE_OFFSET_OFFSET);
        byteCount = UnsafeApi.getLong(record + LaneDescriptor.BYTE_COUNT_OFFSET);
        openFlags = UnsafeApi.getInt(record + LaneDescriptor.OPEN_FLAGS_OFFSET);
        pathLength = UnsafeApi.getInt(record + LaneDescriptor.PATH_LENGTH_OFFSET);
    }

    /**
     * Copies another request.
     *
     * @param other the request to copy.
     */
    public void set(final Request other) {
        operation = other.operation;
        tag = other.tag;
        fd = other.fd;
        fileOffset = other.fileOffset;
        byteCount = other.byteCount;
        openFlags = other.openFlags;
        pathLength = other.pathLength;
    }

    /**
     * Returns the operation.
     *
     * @return the operation code.
     */
    public int operation() {
        return operation;
    }

    /**
     * Returns the number that the reply must carry.
     *
     * @return the tag, in a lane the ticket.
     */
    public int tag() {
        return tag;
    }

    /**
     * Returns the fd of the open file.
     *
     * @return the fd.
     */
    public int fd() {
        return fd;
    }

    /**
     * Returns the offset in the file.
     *
     * @return offset in bytes.
     */
    public long fileOffset() {
        return fileOffset;
    }

    /**
     * Returns the bytes to read or write.
     *
     * @return number of bytes.
     */
    public long byteCount() {
        return byteCount;
    }

    /**
     * Returns the flags of an open.
     *
     * @return the flags.
     */
    public int openFlags() {
        return openFlags;
    }

    /**
     * Returns the length of the path in the work-group's path buffer.
     *
     * @return length in bytes.
     */
    public int pathLength() {
        return pathLength;
    }
}
