package io.github.galefs.request;

import io.github.galefs.kernel.lane.LaneDescriptor;
import org.agrona.DirectBuffer;
import org.agrona.UnsafeApi;

/**
 * A request of a work-group, copied out of its record. Field values are as the kernel wrote them, unchecked.
 *
 * <p>A work-group has one object for all of its requests, one after another. From a request to its reply the object
 * may be in one {@link RequestQueue}; from a reply that grants a frame until the grant's end it is among that frame's
 * {@link FrameGrants}. Used by one thread at a time.
 *
 * @see LaneDescriptor
 * @see io.github.galefs.kernel.round.RoundDescriptor
 */
public final class Request {
    static final int NO_FRAME = -1;

    private final ReplyPort port;
    private int operation;
    private int tag;
    private int fd;
    private long fileOffset;
    private long byteCount;
    private int openFlags;
    private int pathLength;

    /** Whether the request is for a mapping. */
    private boolean isMapping;

    /** What the handler has found out about the request. */
    private Object attachment;

    /** Where the work-group has written since its last flush, and what was counted there before. */
    private Object writtenTo;

    private long countBefore;

    /** Turnover of the cache in which the work-group was given a share of it, or 0. */
    private int readTurnover;

    /** Next request of the same queue, or null. */
    Request next;

    /** Whether the request is in a queue. */
    boolean isQueued;

    /** Frame that the reply has granted, or {@link #NO_FRAME}. */
    int frame = NO_FRAME;

    /** Whether the grant is for writing, and of which bytes. */
    boolean isWriter;

    int begin;
    int end;

    /** Counts the grant, if it is for writing. */
    WriteGrants writeGrants;

    /** Neighbours among the grants of the frame, or null. */
    Request nextGrant;

    Request previousGrant;

    /**
     * Creates a request whose fields are all 0.
     *
     * @param port of the work-group.
     */
    public Request(final ReplyPort port) {
        this.port = port;
    }

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
        isMapping = false;
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
        isMapping = false;
    }

    /**
     * Returns the work-group that sent the request.
     *
     * @return its port.
     */
    public ReplyPort port() {
        return port;
    }

    /**
     * Keeps what the handler has found out about the request.
     *
     * @param newAttachment any object, or null.
     */
    public void attach(final Object newAttachment) {
        attachment = newAttachment;
    }

    /**
     * Returns what was attached last.
     *
     * @return the object, or null.
     */
    public Object attachment() {
        return attachment;
    }

    /** Records that the request is for a mapping: the work-group may hold the frame that it is granted for any time. */
    public void markMapping() {
        isMapping = true;
    }

    /**
     * Returns whether the request is for a mapping.
     *
     * @return whether it was marked since it was read.
     */
    public boolean isMapping() {
        return isMapping;
    }

    /**
     * Marks a write of the work-group, unless an earlier one to the same destination is marked. The mark stays when the
     * work-group sends other requests.
     *
     * @param destination of the write.
     * @param count       to be returned by {@link #countBeforeMark}.
     */
    public void markWrite(final Object destination, final long count) {
        if (!destination.equals(writtenTo)) {
            writtenTo = destination;
            countBefore = count;
        }
    }

    /**
     * Removes the mark.
     *
     * @return the destination of the marked writes, or null if none is marked.
     */
    public Object takeMark() {
        final Object destination = writtenTo;
        writtenTo = null;
        return destination;
    }

    /**
     * Returns the count of the latest mark, also after its removal.
     *
     * @return the count; any number if no write was ever marked.
     */
    public long countBeforeMark() {
        return countBefore;
    }

    /**
     * Sets the turnover of the cache in which the work-group was given a share of it.
     *
     * @param turnover number of the turnover, or 0 for no share.
     */
    public void setReadTurnover(final int turnover) {
        readTurnover = turnover;
    }

    /**
     * Returns what was set by {@link #setReadTurnover} last.
     *
     * @return number of the turnover, or 0.
     */
    public int readTurnover() {
        return readTurnover;
    }

    /**
     * Returns the frame that the work-group was granted and has not released, as far as the host knows.
     *
     * @return the frame's number, or -1.
     */
    public int grantedFrame() {
        return frame;
    }

    /**
     * Returns whether the grant of {@link #grantedFrame()} is for writing.
     *
     * @return whether it is.
     */
    public boolean mayWrite() {
        return isWriter;
    }

    /**
     * Returns the first byte that the grant allows to write.
     *
     * @return offset in the frame.
     */
    public int writeBegin() {
        return begin;
    }

    /**
     * Returns the end of what the grant allows to write.
     *
     * @return one past the last byte, in the frame.
     */
    public int writeEnd() {
        return end;
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
