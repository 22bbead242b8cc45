package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.BYTES_READ_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.BYTES_WRITTEN_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.HAZARD_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.HITS_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LANE_STRIDE;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RELEASED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_FRAME_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_RESULT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_TICKET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.RING_TRAILER_LENGTH;

import org.agrona.concurrent.AtomicBuffer;
import org.agrona.concurrent.MessageHandler;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;

/**
 * Host side of one work-group's lane. Used by the poller's thread only, except where a method says otherwise.
 *
 * @see io.github.galefs.kernel.lane.LaneDescriptor
 */
public final class Lane {
    private static final int NO_FRAME = -1;

    private final int index;
    private final AtomicBuffer memory;
    private final OneToOneRingBuffer ring;
    private final LaneRequest request = new LaneRequest();
    private final MessageHandler onRecord =
            (operation, buffer, offset, length) -> request.read(operation, buffer, offset);

    private int grantedFrame = NO_FRAME;
    private int grantTicket;

    Lane(final int index, final long address) {
        this.index = index;
        this.memory = new UnsafeBuffer(address, LANE_STRIDE);
        this.ring = new OneToOneRingBuffer(new UnsafeBuffer(address, RING_CAPACITY + RING_TRAILER_LENGTH));
    }

    /**
     * Index of the lane.
     *
     * @return that of its work-group.
     */
    public int index() {
        return index;
    }

    /**
     * Copies the path of the request under way.
     *
     * @param destination takes the bytes; at least as long as the longest path.
     * @param length      of the path, as the request says.
     * @return whether the length is one that the path buffer can hold; nothing is copied when not.
     */
    public boolean copyPath(final byte[] destination, final int length) {
        if (length < 0 || length > PATH_CAPACITY) {
            return false;
        }
        memory.getBytes(PATH_OFFSET, destination, 0, length);
        return true;
    }

    /**
     * Answers the request under way.
     *
     * @param result of the operation, or the negative number of an error.
     */
    public void reply(final long result) {
        memory.putLong(REPLY_RESULT_OFFSET, result);
        publishReply();
    }

    /**
     * Answers the request under way and grants its lane a frame: until the work-group says that it has done with it, or
     * asks for something else, {@link #isGranted} tells so.
     *
     * @param frame the frame's number, from 0.
     */
    public void replyWithFrame(final int frame) {
        grantedFrame = frame;
        grantTicket = request.ticket();
        memory.putLong(REPLY_FRAME_OFFSET, frame);
        memory.putLong(REPLY_RESULT_OFFSET, 0);
        publishReply();
    }

    /**
     * Whether the work-group may still touch a frame that it was granted. Once false for a grant, false for ever.
     *
     * @param frame the frame's number.
     * @return true while a grant of this frame is outstanding.
     */
    public boolean isGranted(final int frame) {
        if (grantedFrame != frame) {
            return false;
        }
        if (memory.getIntVolatile(RELEASED_OFFSET) == grantTicket) {
            grantedFrame = NO_FRAME;
            return false;
        }
        return true;
    }

    /**
     * Frame that the work-group protects after it has found it in the page table by itself.
     *
     * @return 1 + the frame's number, or 0.
     */
    public int hazard() {
        return memory.getIntVolatile(HAZARD_OFFSET);
    }

    /**
     * Blocks that the work-group found in the page table by itself, in this launch. Any thread.
     *
     * @return their number.
     */
    public long hits() {
        return memory.getLongVolatile(HITS_OFFSET);
    }

    /**
     * Bytes that the work-group's reads delivered, in this launch. Any thread.
     *
     * @return their number.
     */
    public long bytesRead() {
        return memory.getLongVolatile(BYTES_READ_OFFSET);
    }

    /**
     * Bytes that the work-group's writes took, in this launch. Any thread.
     *
     * @return their number.
     */
    public long bytesWritten() {
        return memory.getLongVolatile(BYTES_WRITTEN_OFFSET);
    }

    LaneRequest request() {
        return request;
    }

    /** Takes the next request out of the ring. None may be under way. */
    void poll() {
        if (ring.read(onRecord, 1) > 0) {
            // A work-group asks for the next thing only after it has done with the frame of the last.
            grantedFrame = NO_FRAME;
        }
    }

    void reset() {
        memory.setMemory(0, LANE_STRIDE, (byte) 0);
        request.answered();
        grantedFrame = NO_FRAME;
    }

    private void publishReply() {
        // The device stops waiting when it sees the ticket, so the ticket is released after all that belongs to it.
        memory.putIntRelease(REPLY_TICKET_OFFSET, request.ticket());
    }
}
