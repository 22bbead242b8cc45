package io.github.galefs.lane;

import io.github.galefs.kernel.lane.LaneDescriptor;
import org.agrona.DirectBuffer;

/**
 * The request in flight on a lane, copied out of the ring. Each lane has one object, reused for every request. Field
 * values are as the kernel wrote them, unchecked.
 *
 * @see LaneDescriptor
 */
public final class LaneRequest {
    /** The ring passes the offset of a record's payload; field offsets are relative to the record. */
    private static final int HEADER_LENGTH = 8;

    private boolean inFlight;
    private int operation;
    private int ticket;
    private int fd;
    private long fileOffset;
    private long byteCount;
    private int openFlags;
    private int pathLength;

    LaneRequest() {}

    void read(final int operationCode, final DirectBuffer buffer, final int payload) {
        final int recordOffset = payload - HEADER_LENGTH;
        operation = operationCode;
        ticket = buffer.getInt(recordOffset + LaneDescriptor.TICKET_OFFSET);
        fd = buffer.getInt(recordOffset + LaneDescriptor.FD_OFFSET);
        fileOffset = buffer.getLong(recordOffset + LaneDescriptor.FILE_OFFSET_OFFSET);
        byteCount = buffer.getLong(recordOffset + LaneDescriptor.BYTE_COUNT_OFFSET);
        openFlags = buffer.getInt(recordOffset + LaneDescriptor.OPEN_FLAGS_OFFSET);
        pathLength = buffer.getInt(recordOffset + LaneDescriptor.PATH_LENGTH_OFFSET);
        inFlight = true;
    }

    boolean isInFlight() {
        return inFlight;
    }

    void complete() {
        inFlight = false;
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
     * @return the ticket.
     */
    public int ticket() {
        return ticket;
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
     * Returns the length of the path in the lane's path buffer.
     *
     * @return length in bytes.
     */
    public int pathLength() {
        return pathLength;
    }
}
