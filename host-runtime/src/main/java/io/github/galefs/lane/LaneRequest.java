package io.github.galefs.lane;

import io.github.galefs.kernel.lane.LaneDescriptor;
import org.agrona.DirectBuffer;

/**
 * The request that a lane has under way, copied out of the ring. One object per lane, used again for each request.
 *
 * @see LaneDescriptor
 */
public final class LaneRequest {
    /** The ring hands out a record's payload; fields are placed relative to the record. */
    private static final int HEADER_LENGTH = 8;

    private boolean underWay;
    private int operation;
    private int ticket;
    private int descriptor;
    private long fileOffset;
    private long byteCount;
    private int openFlags;
    private int pathLength;

    void read(final int operationCode, final DirectBuffer buffer, final int payload) {
        final int recordOffset = payload - HEADER_LENGTH;
        operation = operationCode;
        ticket = buffer.getInt(recordOffset + LaneDescriptor.TICKET_OFFSET);
        descriptor = buffer.getInt(recordOffset + LaneDescriptor.FD_OFFSET);
        fileOffset = buffer.getLong(recordOffset + LaneDescriptor.FILE_OFFSET_OFFSET);
        byteCount = buffer.getLong(recordOffset + LaneDescriptor.BYTE_COUNT_OFFSET);
        openFlags = buffer.getInt(recordOffset + LaneDescriptor.OPEN_FLAGS_OFFSET);
        pathLength = buffer.getInt(recordOffset + LaneDescriptor.PATH_LENGTH_OFFSET);
        underWay = true;
    }

    boolean isUnderWay() {
        return underWay;
    }

    void answered() {
        underWay = false;
    }

    /**
     * What is asked for.
     *
     * @return the operation code.
     */
    public int operation() {
        return operation;
    }

    /**
     * Number by which the reply is recognised.
     *
     * @return the ticket.
     */
    public int ticket() {
        return ticket;
    }

    /**
     * Open file that is meant.
     *
     * @return the descriptor as the kernel gave it.
     */
    public int descriptor() {
        return descriptor;
    }

    /**
     * Offset in the file.
     *
     * @return in bytes, as the kernel gave it.
     */
    public long fileOffset() {
        return fileOffset;
    }

    /**
     * Bytes asked for or offered.
     *
     * @return as the kernel gave it.
     */
    public long byteCount() {
        return byteCount;
    }

    /**
     * Flags of an open.
     *
     * @return as the kernel gave them.
     */
    public int openFlags() {
        return openFlags;
    }

    /**
     * Bytes in the lane's path buffer.
     *
     * @return as the kernel gave it.
     */
    public int pathLength() {
        return pathLength;
    }
}
