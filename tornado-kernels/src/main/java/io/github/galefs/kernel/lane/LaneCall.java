package io.github.galefs.kernel.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.DOORBELLS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.STOP_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.WAIT_LIMIT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LANE_STRIDE;
import static io.github.galefs.kernel.lane.LaneDescriptor.POSITION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RELEASED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_RESULT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_TICKET_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;

/**
 * A request to the host and the wait for its reply. Called by the leader of a work-group only.
 *
 * <p>Every wait ends: by the host, by the stop word, or by the wait limit. Work-groups never wait for one another here.
 */
public final class LaneCall {
    private static final int WAITING = 0;
    private static final int DONE = 1;

    private LaneCall() {}

    /**
     * Place of the calling work-group's lane.
     *
     * @param region that holds the lanes.
     * @return its byte offset in the region.
     */
    public static long lane(final long[] region) {
        return DeviceMemory.getLong(region, LANES_OFFSET) + (long) WorkItem.groupId() * LANE_STRIDE;
    }

    /**
     * Waits until the host owes this work-group nothing: an earlier call may have given up on a reply that the host
     * still works on. Only then does nobody read the lane's path buffer any more, and a lane never has two requests.
     *
     * @param region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     * @return 0 or more when {@link #ask} may be called; or the negative of EINTR or ETIMEDOUT, as {@link #call} does.
     */
    public static int awaitTurn(final long[] region, final long lane) {
        final int stopped = stopped(region);
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        return stopped < 0 ? stopped : awaitReply(region, lane, LaneDescriptor.ticket(position - RECORD_LENGTH));
    }

    /**
     * Asks the host and waits for its reply.
     *
     * @param region     that holds the lanes.
     * @param lane       byte offset of this work-group's lane in the region.
     * @param operation  operation code, from 1.
     * @param descriptor open file, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes asked for or offered.
     * @return the reply's result; negative for an error, among them {@code -EINTR} when the launch was stopped and
     *     {@code -ETIMEDOUT} when the wait limit was reached.
     */
    public static long call(
            final long[] region,
            final long lane,
            final int operation,
            final int descriptor,
            final long fileOffset,
            final long byteCount) {
        final int turn = awaitTurn(region, lane);
        return turn < 0 ? turn : ask(region, lane, operation, descriptor, fileOffset, byteCount, 0, 0);
    }

    /**
     * Asks the host and waits for its reply, at this work-group's turn; see {@link #awaitTurn}.
     *
     * @param region     that holds the lanes.
     * @param lane       byte offset of this work-group's lane in the region.
     * @param operation  operation code, from 1.
     * @param descriptor open file, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes asked for or offered.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes in the lane's path buffer, or 0.
     * @return the reply's result; negative for an error, among them {@code -EINTR} when the launch was stopped and
     *     {@code -ETIMEDOUT} when the wait limit was reached.
     */
    public static long ask(
            final long[] region,
            final long lane,
            final int operation,
            final int descriptor,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength) {
        // All requests before this one were answered, so the ring is empty.
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        LaneProducer.publish(
                region, lane, position, operation, descriptor, fileOffset, byteCount, openFlags, pathLength);
        DeviceMemory.putLong(region, lane + POSITION_OFFSET, position + RECORD_LENGTH);
        ringDoorbell(region);

        final int reply = awaitReply(region, lane, LaneDescriptor.ticket(position));
        // The host stores the result before the ticket. The fence keeps our loads, and those of what a reply promises,
        // in that order; after it a frame's new bytes are seen.
        DeviceMemory.fence();
        return reply < 0 ? reply : DeviceMemory.getLongVolatile(region, lane + REPLY_RESULT_OFFSET);
    }

    /**
     * Whether the launch has been stopped; for calls that need no request, as these would never see the stop word
     * otherwise.
     *
     * @param region that holds the lanes.
     * @return 0, or the negative number of the error to return.
     */
    public static int stopped(final long[] region) {
        return -DeviceMemory.getIntVolatile(region, STOP_OFFSET);
    }

    /**
     * Tells the host that the work-group has done with the frame that its latest request was granted. Whoever read or
     * wrote bytes of the frame must have fenced since; the host then sees what was written.
     *
     * @param region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     */
    public static void release(final long[] region, final long lane) {
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        DeviceMemory.putIntVolatile(region, lane + RELEASED_OFFSET, LaneDescriptor.ticket(position - RECORD_LENGTH));
    }

    private static void ringDoorbell(final long[] region) {
        // The host clears the doorbell, fences, and then reads the ring; we publish, fence, and then ring. So either
        // the host's clearing comes first and the doorbell stays set, or its read of the ring comes after our record
        // was published.
        DeviceMemory.fence();
        DeviceMemory.putByteVolatile(region, DeviceMemory.getLong(region, DOORBELLS_OFFSET) + WorkItem.groupId(), 1);
    }

    private static int awaitReply(final long[] region, final long lane, final int ticket) {
        final long limit = DeviceMemory.getLong(region, WAIT_LIMIT_OFFSET);
        int state = WAITING;
        long polls = 0;
        while (state == WAITING) {
            final int stop = DeviceMemory.getIntVolatile(region, STOP_OFFSET);
            if (DeviceMemory.getIntVolatile(region, lane + REPLY_TICKET_OFFSET) == ticket) {
                state = DONE;
            } else if (stop != 0) {
                state = -stop;
            } else if (polls >= limit) {
                state = -Errno.ETIMEDOUT;
            } else {
                WorkItem.relax(polls);
                polls++;
            }
        }
        return state;
    }
}
