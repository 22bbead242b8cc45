package io.github.galefs.lane;

import static io.github.galefs.kernel.group.GroupStateDescriptor.BYTES_READ_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.BYTES_WRITTEN_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.HITS_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_FILE_OFFSET_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.GIVEN_UP_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LANE_STRIDE;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.POSITION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RELEASED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_RESULT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_TICKET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_TRAILER_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.SPIN_LIMIT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.STATE_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.STOP_OFFSET;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.request.ReplyPort;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import java.util.function.IntConsumer;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.AtomicBuffer;
import org.agrona.concurrent.MessageHandler;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;

/**
 * Host side of one work-group's lane. Methods without another note must be called on the thread that runs the lane
 * agent.
 *
 * @see LaneDescriptor
 */
public final class Lane implements ReplyPort {
    /** The ring passes the offset of a record's payload; field offsets are relative to the record. */
    private static final int RECORD_HEADER_LENGTH = 8;

    private final int index;
    private final IntConsumer replyListener;
    private final AtomicBuffer memory;
    private final OneToOneRingBuffer ring;
    private final Request request = new Request(this);
    private final MessageHandler onRecord = (operation, buffer, offset, length) -> onRecord(buffer, offset);

    /** Of the present {@link #poll}. */
    private RequestHandler handler;

    private boolean inFlight;

    Lane(final int index, final long address, final IntConsumer replyListener) {
        this.index = index;
        this.replyListener = replyListener;
        this.memory = new UnsafeBuffer(address, LANE_STRIDE);
        this.ring = new OneToOneRingBuffer(new UnsafeBuffer(address, RING_CAPACITY + RING_TRAILER_LENGTH));
    }

    /** The index of the lane is that of its work-group. */
    @Override
    public int group() {
        return index;
    }

    @Override
    public boolean copyPath(final byte[] destination, final int length) {
        if (length < 0 || length > PATH_CAPACITY) {
            return false;
        }
        memory.getBytes(PATH_OFFSET, destination, 0, length);
        return true;
    }

    @Override
    public void reply(final long result) {
        inFlight = false;
        memory.putLong(REPLY_RESULT_OFFSET, result);
        // The device stops waiting when it sees the ticket: store the ticket with release, after the other fields.
        memory.putIntRelease(REPLY_TICKET_OFFSET, request.tag());
        replyListener.accept(index);
    }

    @Override
    public boolean hasReleased() {
        // A work-group that has given up its latest request releases what it finds in the page table by its ticket.
        return memory.getIntVolatile(RELEASED_OFFSET) == request.tag() && !hasGivenUp();
    }

    @Override
    public boolean hasGivenUp() {
        return memory.getIntVolatile(GIVEN_UP_OFFSET) == request.tag();
    }

    @Override
    public boolean mayHaveGivenUp(final int tag) {
        // The word has the latest ticket only: that of a later request may have replaced this one.
        return memory.getIntVolatile(GIVEN_UP_OFFSET) - tag >= 0 || memory.getIntVolatile(STOP_OFFSET) != 0;
    }

    /**
     * Returns the number of blocks that the work-group found in the page table without a request, in this launch. May
     * be called from any thread.
     *
     * @return number of blocks.
     */
    public long hits() {
        return memory.getLongVolatile(STATE_OFFSET + HITS_OFFSET);
    }

    /**
     * Returns the bytes that the work-group's reads delivered, in this launch. May be called from any thread.
     *
     * @return number of bytes.
     */
    public long bytesRead() {
        return memory.getLongVolatile(STATE_OFFSET + BYTES_READ_OFFSET);
    }

    /**
     * Returns the bytes that the work-group's writes accepted, in this launch. May be called from any thread.
     *
     * @return number of bytes.
     */
    public long bytesWritten() {
        return memory.getLongVolatile(STATE_OFFSET + BYTES_WRITTEN_OFFSET);
    }

    /** Returns whether the work-group has a mapping, or has ended with one. */
    boolean isMapped() {
        return memory.getIntVolatile(STATE_OFFSET + MAPPED_OFFSET) != 0;
    }

    /** Returns the offset in the file of the latest mapping. */
    long mappedFileOffset() {
        return memory.getLongVolatile(STATE_OFFSET + MAPPED_FILE_OFFSET_OFFSET);
    }

    /** Returns whether the latest request has a reply, or the launch was stopped. May be called from any thread. */
    boolean hasReply() {
        return memory.getIntVolatile(REPLY_TICKET_OFFSET) == ticket() || memory.getIntVolatile(STOP_OFFSET) != 0;
    }

    /**
     * Takes the reply in the place of the work-group, which has suspended, by the same steps; or gives it up. May be
     * called from any thread.
     */
    long takeReply() {
        final int ticket = ticket();
        if (memory.getIntVolatile(REPLY_TICKET_OFFSET) == ticket) {
            return memory.getLongVolatile(REPLY_RESULT_OFFSET);
        }
        memory.putIntVolatile(GIVEN_UP_OFFSET, ticket);
        final int stop = memory.getIntVolatile(STOP_OFFSET);
        return stop == 0 ? -Errno.ETIMEDOUT : -stop;
    }

    /** Returns the ticket of the latest request, as the work-group's leader has left it. */
    private int ticket() {
        return LaneDescriptor.ticket(memory.getLongVolatile(POSITION_OFFSET) - RECORD_LENGTH);
    }

    boolean isInFlight() {
        return inFlight;
    }

    /** Passes the next request to a handler, if there is one. None may be in flight. */
    void poll(final RequestHandler requestHandler) {
        handler = requestHandler;
        if (ring.read(onRecord, 1) > 0) {
            inFlight = true;
            handler.onRequest(request);
        }
    }

    /** Ends the grant of the work-group, if it has one: it has made a request or has ended. */
    void endGrant(final RequestHandler requestHandler) {
        if (request.grantedFrame() >= 0) {
            if (hasReleased()) {
                requestHandler.onReleased(request);
            } else {
                // The work-group has stopped waiting before the reply came.
                requestHandler.onAbandoned(request);
            }
        }
    }

    /**
     * Makes every call of the work-group fail from now on. May be called from any thread; only the first call counts.
     */
    void stop(final int error) {
        memory.compareAndSetInt(STOP_OFFSET, 0, error);
    }

    void setSpinLimit(final int polls) {
        memory.putIntVolatile(SPIN_LIMIT_OFFSET, polls);
    }

    void reset() {
        memory.setMemory(0, LANE_STRIDE, (byte) 0);
        inFlight = false;
    }

    private void onRecord(final DirectBuffer buffer, final int offset) {
        // A work-group sends a request only after its last access to the frame of the previous one.
        endGrant(handler);
        final int record = offset - RECORD_HEADER_LENGTH;
        request.read(buffer, record, buffer.getInt(record + LaneDescriptor.TICKET_OFFSET));
    }
}
