package io.github.galefs.kernel.call;

import static io.github.galefs.kernel.group.GroupStateDescriptor.CALLS_OFFSET;
import static io.github.galefs.kernel.group.GroupStateDescriptor.MAPPED_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneClient;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.round.RoundClient;
import io.github.galefs.kernel.round.RoundDescriptor;

/**
 * A call of a work-group to the host, in steps: the leader begins and posts a request, or decides the call's result
 * itself; then all work-items wait. {@link #await} is collective; all other methods are for the leader.
 *
 * <p>A work-group has at most one request in flight, and holds no frame while it waits.
 */
public final class HostCall {
    /** Tag of a request whose reply is the call's result as it is. */
    public static final int PLAIN = -1;

    private HostCall() {}

    /**
     * Returns whether the kernel is in the suspended form. A constant in a compiled kernel.
     *
     * @return false in Java.
     */
    public static boolean isSuspended() {
        return false;
    }

    /**
     * Returns the error with which the launch was stopped. Calls that send no request check it, because they would not
     * see the stop word otherwise.
     *
     * @param fs the file system.
     * @return 0 while the launch runs, otherwise the negative errno to return.
     */
    public static int stopError(final long[] fs) {
        return isSuspended() ? RoundClient.stopError(fs) : LaneClient.stopError(fs, LaneClient.laneOffset(fs));
    }

    /**
     * Returns the offset of the work-group's state.
     *
     * @param fs the file system.
     * @return byte offset in the region; may be negative.
     * @see io.github.galefs.kernel.group.GroupStateDescriptor
     */
    public static long state(final long[] fs) {
        return isSuspended() ? RoundClient.state(fs) : LaneClient.laneOffset(fs) + LaneDescriptor.STATE_OFFSET;
    }

    /**
     * Returns the offset of the work-group's path buffer.
     *
     * @param fs the file system.
     * @return byte offset in the region; may be negative.
     */
    public static long path(final long[] fs) {
        return isSuspended() ? RoundClient.path(fs) : LaneClient.laneOffset(fs) + LaneDescriptor.PATH_OFFSET;
    }

    /**
     * Begins a request: afterwards the path buffer may be written, and {@link #post} be called.
     *
     * @param fs the file system.
     * @return 0 or more; or the negative of EINTR or ETIMEDOUT.
     */
    @OutOfLine
    public static int begin(final long[] fs) {
        return isSuspended() ? stopError(fs) : LaneClient.awaitIdle(fs, LaneClient.laneOffset(fs));
    }

    /**
     * Posts a request, after {@link #begin}.
     *
     * @param fs         the file system.
     * @param operation  operation code, from 1.
     * @param fd         fd that the request concerns, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes to read or write.
     * @param openFlags  flags of an open, or 0.
     * @param pathLength bytes of the path in the path buffer, or 0.
     * @param tag        {@link #PLAIN}, or a number from 0 that the result will have in its lower half.
     * @return the outcome, for {@link #await}.
     */
    @OutOfLine
    public static long post(
            final long[] fs,
            final int operation,
            final int fd,
            final long fileOffset,
            final long byteCount,
            final int openFlags,
            final int pathLength,
            final int tag) {
        if (isSuspended()) {
            DeviceMemory.putInt(fs, state(fs) + CALLS_OFFSET, 0);
            RoundClient.write(fs, operation, fd, fileOffset, byteCount, openFlags, pathLength);
        } else {
            LaneClient.post(fs, LaneClient.laneOffset(fs), operation, fd, fileOffset, byteCount, openFlags, pathLength);
        }
        return Outcome.pending(tag);
    }

    /**
     * Begins and posts a request without a path.
     *
     * @param fs         the file system.
     * @param operation  operation code, from 1.
     * @param fd         fd that the request concerns, or 0.
     * @param fileOffset offset in the file, in bytes.
     * @param byteCount  bytes to read or write.
     * @param tag        {@link #PLAIN}, or a number from 0 that the result will have in its lower half.
     * @return the outcome, for {@link #await}.
     */
    @OutOfLine
    public static long request(
            final long[] fs,
            final int operation,
            final int fd,
            final long fileOffset,
            final long byteCount,
            final int tag) {
        final int ready = begin(fs);
        return ready < 0 ? ready : post(fs, operation, fd, fileOffset, byteCount, 0, 0, tag);
    }

    /**
     * Counts a call that needs no request, and returns whether it should make one all the same. In the suspended form,
     * a work-group that never waits would make its round long, and a launch that cannot be stopped.
     *
     * @param fs    the file system.
     * @param bytes that the call reads, from 0.
     * @return true when the work-group should give way to the host; never in the live form.
     */
    public static boolean mustGiveWay(final long[] fs, final int bytes) {
        if (!isSuspended()) {
            return false;
        }
        return count(fs, 1 + callsOf(bytes)) >= LaunchConstant.getInt(fs, RoundDescriptor.CALL_LIMIT_OFFSET);
    }

    /**
     * Counts bytes that a call has read since {@link #mustGiveWay}. The next call gives way when they are too many.
     *
     * @param fs    the file system.
     * @param bytes from 0.
     */
    public static void countBytes(final long[] fs, final int bytes) {
        if (isSuspended()) {
            count(fs, callsOf(bytes));
        }
    }

    /** A call of many bytes counts as several: a round is to be short, however long the calls are. */
    private static int callsOf(final int bytes) {
        return bytes >> RoundDescriptor.CALL_BYTES_SHIFT;
    }

    /** Returns the count before: a call that is longer than the limit gives way at the next one. */
    private static int count(final long[] fs, final int more) {
        final long calls = state(fs) + CALLS_OFFSET;
        final int before = DeviceMemory.getInt(fs, calls);
        DeviceMemory.putInt(fs, calls, before + more);
        return before;
    }

    /**
     * Returns the outcome of a call whose result the leader has, and that holds no frame. After a stop that result is
     * the stop's error, so that a kernel that repeats a refused call ends, too.
     *
     * @param fs     the file system.
     * @param result of the call.
     * @return the outcome, for {@link #await}.
     */
    @OutOfLine
    public static long decided(final long[] fs, final long result) {
        final int stopError = stopError(fs);
        if (stopError < 0) {
            return stopError;
        }
        if (!isSuspended()) {
            return result;
        }
        // A work-group with a mapping holds a frame.
        final boolean givesWay = mustGiveWay(fs, 0) && DeviceMemory.getInt(fs, state(fs) + MAPPED_OFFSET) == 0;
        return givesWay ? post(fs, RoundDescriptor.YIELD, 0, result, 0L, 0, 0, PLAIN) : result;
    }

    /**
     * Waits until the call's result is there. Collective: the only place where a work-group waits for the host.
     *
     * @param fs      the file system.
     * @param outcome the leader's; ignored in all other work-items.
     * @return the result, in every work-item: that of {@link #decided}; or the reply, combined with the request's tag;
     *     or a negative errno: that of the reply, that of the stop word, or {@code -ETIMEDOUT}.
     */
    public static long await(final long[] fs, final long outcome) {
        long result = outcome;
        if (!isSuspended() && WorkItem.localId() == 0 && Outcome.isPending(outcome)) {
            result = awaitReply(fs, outcome);
        }
        return suspend(result);
    }

    @OutOfLine
    private static long awaitReply(final long[] fs, final long pending) {
        final long reply = LaneClient.awaitReply(fs, LaneClient.laneOffset(fs));
        return LaneClient.isReply(reply) ? Outcome.completed(reply, Outcome.tag(pending)) : pending;
    }

    /**
     * Suspends the work-group if the leader's request is pending. In a compiled kernel, the compiler's own code.
     *
     * @param outcome the leader's.
     * @return the result, as of {@link #await}.
     * @throws IllegalStateException in Java, if the request is pending: there, the leader waits until it is not.
     */
    public static long suspend(final long outcome) {
        final long result = WorkItem.broadcast(outcome);
        if (Outcome.isPending(result)) {
            throw new IllegalStateException("work-groups suspend in compiled kernels only");
        }
        return result;
    }
}
