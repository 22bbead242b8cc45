package io.github.galefs.kernel.lane;

import static io.github.galefs.kernel.lane.LaneControlDescriptor.DOORBELLS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARDS_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HAZARD_SHIFT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.HEARTBEAT_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.LANES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.SUMMARIES_OFFSET;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.SUMMARY_SHIFT;
import static io.github.galefs.kernel.lane.LaneControlDescriptor.WAIT_LIMIT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.GIVEN_UP_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.LANE_STRIDE;
import static io.github.galefs.kernel.lane.LaneDescriptor.NEVER_SUSPENDS;
import static io.github.galefs.kernel.lane.LaneDescriptor.POSITION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;
import static io.github.galefs.kernel.lane.LaneDescriptor.RELEASED_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_RESULT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.REPLY_TICKET_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.SPIN_LIMIT_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.STOP_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.WorkItem;

/**
 * Device side of a lane: sends a request to the host and polls for the reply. Called only by the leader of a
 * work-group.
 *
 * <p>Every wait ends: with a reply, with the stop word, when the host has died, or with the spin limit, so that the
 * work-group suspends. A request may take any time, as long as the host's heartbeat goes on. Work-groups never wait for
 * each other here.
 */
public final class LaneClient {
    private static final int WAITING = 0;
    private static final int DONE = 1;
    private static final int SUSPENDS = 2;

    /** No reply: none is below -2<sup>62</sup>. */
    private static final long NO_REPLY = Long.MIN_VALUE;

    /** No value of the heartbeat, which begins at 0. */
    private static final long NO_HEARTBEAT = -1;

    private LaneClient() {}

    /**
     * Returns the offset of the calling work-group's lane.
     *
     * @param region region that holds the lanes.
     * @return byte offset of the lane in the region; may be negative.
     */
    public static long laneOffset(final long[] region) {
        return LaunchConstant.getLong(region, LANES_OFFSET) + (long) WorkItem.groupId() * LANE_STRIDE;
    }

    /**
     * Waits until the lane has no request in flight: an earlier request may have timed out while the host was still
     * working on it. Once the lane is idle, the host no longer reads the path buffer, and the next request is the only
     * one in flight.
     *
     * @param region region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     * @return 0 or more when {@link #post} may be called; or the negative of EINTR or ETIMEDOUT, as {@link
     *     #awaitReply}.
     */
    public static int awaitIdle(final long[] region, final long lane) {
        final int stopError = stopError(region, lane);
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        if (stopError < 0) {
            return stopError;
        }
        final int state = awaitTicket(region, lane, LaneDescriptor.ticket(position - RECORD_LENGTH));
        // The earlier request has timed out, and its work-group cannot suspend for it once more.
        return state == SUSPENDS ? -Errno.ETIMEDOUT : state;
    }

    /**
     * Sends a request on an idle lane; see {@link #awaitIdle}.
     *
     * @param region     region that holds the lanes.
     * @param lane       byte offset of this work-group's lane in the region.
     * @param operation  operation code, from 1.
     * @param fd         fd that the request concerns, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes to read or write.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes of the path in the lane's path buffer, or 0.
     */
    public static void post(
            final long[] region,
            final long lane,
            final int operation,
            final int fd,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength) {
        // All earlier requests have been answered, so the ring is empty and the record is free.
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        LaneProducer.publish(region, lane, position, operation, fd, fileOffset, byteCount, openFlags, pathLength);
        DeviceMemory.putLong(region, lane + POSITION_OFFSET, position + RECORD_LENGTH);
        ringDoorbell(region);
    }

    /**
     * Returns whether there was a reply.
     *
     * @param reply from {@link #awaitReply}.
     * @return false if the work-group has polled to its limit, and should suspend.
     */
    public static boolean isReply(final long reply) {
        return reply != NO_REPLY;
    }

    /**
     * Waits for the reply to the latest request, for as many polls as the host allows.
     *
     * @param region region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     * @return the reply's result; or a negative errno: that of the reply, that of the stop word ({@code -EINTR} after
     *     the host stopped the launch), or {@code -ETIMEDOUT} after the heartbeat has stood still; or what
     *     {@link #isReply} tells from these.
     */
    public static long awaitReply(final long[] region, final long lane) {
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        final int ticket = LaneDescriptor.ticket(position - RECORD_LENGTH);
        final int state = awaitTicket(region, lane, ticket);
        if (state == SUSPENDS) {
            return NO_REPLY;
        }
        if (state < 0) {
            // Whatever the host may still grant, nobody uses it.
            DeviceMemory.putIntVolatile(region, lane + GIVEN_UP_OFFSET, ticket);
        }
        // The host stores the result before the ticket. The fence orders our load of the ticket before the load of the
        // result and before the loads of what the reply grants: after it, a frame's new bytes are visible.
        DeviceMemory.fence();
        return state < 0 ? state : DeviceMemory.getLongVolatile(region, lane + REPLY_RESULT_OFFSET);
    }

    /**
     * Returns the error with which the launch was stopped.
     *
     * @param region region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     * @return 0 while the launch runs, otherwise the negative errno to return.
     */
    public static int stopError(final long[] region, final long lane) {
        return -DeviceMemory.getIntVolatile(region, lane + STOP_OFFSET);
    }

    /**
     * Returns the offset of the calling work-group's hazard word.
     *
     * @param region region that holds the hazard words.
     * @return byte offset of the word in the region; may be negative.
     */
    public static long hazardOffset(final long[] region) {
        return LaunchConstant.getLong(region, HAZARDS_OFFSET)
                + LaneControlDescriptor.hazardOffset(
                        WorkItem.groupId(), LaunchConstant.getInt(region, HAZARD_SHIFT_OFFSET));
    }

    /**
     * Releases the frame that the latest request was granted: the host may reuse it. All work-items must have passed a
     * barrier since they read or wrote bytes of the frame, and the leader a fence after it.
     *
     * @param region region that holds the lanes.
     * @param lane   byte offset of this work-group's lane in the region.
     */
    public static void releaseFrame(final long[] region, final long lane) {
        final long position = DeviceMemory.getLong(region, lane + POSITION_OFFSET);
        DeviceMemory.putIntVolatile(region, lane + RELEASED_OFFSET, LaneDescriptor.ticket(position - RECORD_LENGTH));
    }

    private static void ringDoorbell(final long[] region) {
        // The host clears the doorbell, fences, and then reads the ring; we publish the record, fence, and then set the
        // doorbell. So either the host clears first and the doorbell stays set, or the host reads the ring after our
        // record was published. The same holds for the summary, which the host clears before it reads doorbells.
        final int group = WorkItem.groupId();
        DeviceMemory.fence();
        DeviceMemory.putByteVolatile(region, LaunchConstant.getLong(region, DOORBELLS_OFFSET) + group, 1);
        final long summaries = LaunchConstant.getLong(region, SUMMARIES_OFFSET);
        if (summaries != 0) {
            DeviceMemory.fence();
            DeviceMemory.putByteVolatile(region, summaries + (group >> SUMMARY_SHIFT), 1);
        }
    }

    private static long heartbeat(final long[] region) {
        return DeviceMemory.getLongVolatile(region, LaunchConstant.getLong(region, HEARTBEAT_OFFSET));
    }

    /** Returns {@link #SUSPENDS} after the spin limit. */
    private static int awaitTicket(final long[] region, final long lane, final int ticket) {
        final long limit = LaunchConstant.getLong(region, WAIT_LIMIT_OFFSET);
        int state = WAITING;
        long polls = 0;
        int spins = 0;
        long seen = NO_HEARTBEAT;
        while (state == WAITING) {
            final int spinLimit = DeviceMemory.getIntVolatile(region, lane + SPIN_LIMIT_OFFSET);
            final long reply = DeviceMemory.getLongVolatile(region, lane + REPLY_TICKET_OFFSET);
            final int stop = (int) (reply >>> Integer.SIZE);
            spins++;
            if ((int) reply == ticket) {
                state = DONE;
            } else if (stop != 0) {
                state = -stop;
            } else if (spinLimit != NEVER_SUSPENDS && spins >= spinLimit) {
                state = SUSPENDS;
            } else if (polls < limit) {
                WorkItem.relax(polls);
                polls++;
            } else {
                // Read so rarely, as work-groups that poll the same word of host memory hold each other up.
                final long heartbeat = heartbeat(region);
                state = heartbeat == seen ? -Errno.ETIMEDOUT : WAITING;
                seen = heartbeat;
                polls = 0;
            }
        }
        return state;
    }
}
