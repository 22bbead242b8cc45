package io.github.galefs.lane;

import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.POSITION_OFFSET;
import static io.github.galefs.kernel.lane.LaneDescriptor.RECORD_LENGTH;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneClient;
import io.github.galefs.kernel.lane.LaneDescriptor;
import io.github.galefs.kernel.lane.LaneProducer;

/**
 * Kernels that test lanes alone, with one work-item in each group. Every bit of a record is a function of its position
 * in the ring and of the group, so the host detects a record that becomes visible too early.
 */
final class LaneKernels {
    /** Offset in the gate of the word that the kernel sets when it waits there. */
    static final int ARRIVED_OFFSET = 0;

    /** Offset in the gate of the word that the host sets to let the kernel continue. */
    static final int OPEN_OFFSET = 4;

    private static final int FILE_OFFSET = 1;
    private static final int BYTE_COUNT = 2;
    private static final int SMALL_FIELDS = 3;
    private static final int PATH = 4;
    private static final int REPLY = 5;
    private static final int LONGEST_SHORT_PATH = 63;

    private LaneKernels() {}

    /**
     * Publishes records as fast as the ring accepts them, without waiting for replies.
     *
     * @param fs        region of the lanes.
     * @param args      [0] position of the first record, [1] number of records, [2] limit of polls of a full ring.
     * @param published receives the number of records that each group published.
     */
    static void publish(final long[] fs, final long[] args, final long[] published) {
        final long lane = LaneClient.laneOffset(fs);
        final int group = WorkItem.groupId();
        final long end = args[0] + args[1] * RECORD_LENGTH;
        long position = args[0];
        long polls = 0;
        while (position < end && polls < args[2] && LaneClient.stopError(fs, lane) == 0) {
            if (LaneProducer.canPublish(fs, lane, position)) {
                final int sequence = LaneDescriptor.ticket(position);
                LaneProducer.publish(
                        fs,
                        lane,
                        position,
                        operation(group, sequence),
                        fd(group, sequence),
                        fileOffset(group, sequence),
                        byteCount(group, sequence),
                        openFlags(group, sequence),
                        pathLength(group, sequence));
                position += RECORD_LENGTH;
                polls = 0;
            } else {
                WorkItem.relax(polls);
                polls++;
            }
        }
        published[group] = (position - args[0]) / RECORD_LENGTH;
    }

    /**
     * Makes calls one after another, each with its own path.
     *
     * @param fs    region of the lanes.
     * @param args  [0] calls of each group.
     * @param right receives the number of correct replies of each group.
     * @param wrong receives the latest incorrect reply of each group.
     */
    static void call(final long[] fs, final long[] args, final long[] right, final long[] wrong) {
        final int group = WorkItem.groupId();
        for (int i = 0; i < args[0]; i++) {
            final int sequence = nextSequence(fs);
            final long reply = callOnce(fs, group, sequence);
            if (reply == reply(group, sequence)) {
                right[group]++;
            } else {
                wrong[group] = reply;
            }
        }
    }

    /**
     * Makes calls, waits at a gate until the host opens it, and makes more calls. For one group.
     *
     * @param fs      region of the lanes.
     * @param args    [0] calls before the gate, [1] calls after it, [2] byte offset of the gate in the region.
     * @param replies receives 0 for each correct reply, and each incorrect reply itself.
     */
    static void callBeforeAndAfterAGate(final long[] fs, final long[] args, final long[] replies) {
        final int group = WorkItem.groupId();
        final long count = args[0] + args[1];
        for (int i = 0; i < count; i++) {
            if (i == args[0]) {
                awaitOpenGate(fs, args[2]);
            }
            final int sequence = nextSequence(fs);
            final long reply = callOnce(fs, group, sequence);
            replies[i] = reply == reply(group, sequence) ? 0 : reply;
        }
    }

    private static void awaitOpenGate(final long[] fs, final long gate) {
        DeviceMemory.putIntVolatile(fs, gate + ARRIVED_OFFSET, 1);
        final long lane = LaneClient.laneOffset(fs);
        long polls = 0;
        while (DeviceMemory.getIntVolatile(fs, gate + OPEN_OFFSET) == 0 && LaneClient.stopError(fs, lane) == 0) {
            WorkItem.relax(polls);
            polls++;
        }
    }

    private static int nextSequence(final long[] fs) {
        return LaneDescriptor.ticket(DeviceMemory.getLong(fs, LaneClient.laneOffset(fs) + POSITION_OFFSET));
    }

    private static long callOnce(final long[] fs, final int group, final int sequence) {
        final long lane = LaneClient.laneOffset(fs);
        final int turn = LaneClient.awaitIdle(fs, lane);
        if (turn < 0) {
            return turn;
        }
        final int pathLength = pathLength(group, sequence);
        for (int i = 0; i < pathLength; i++) {
            DeviceMemory.putByteVolatile(fs, lane + PATH_OFFSET + i, pathByte(group, sequence, i));
        }
        LaneClient.post(
                fs,
                lane,
                operation(group, sequence),
                fd(group, sequence),
                fileOffset(group, sequence),
                byteCount(group, sequence),
                openFlags(group, sequence),
                pathLength);
        return LaneClient.awaitReply(fs, lane);
    }

    static int operation(final int group, final int sequence) {
        return 1 + ((int) mix(group, sequence, SMALL_FIELDS) & 0xffff);
    }

    static int fd(final int group, final int sequence) {
        return (int) (mix(group, sequence, SMALL_FIELDS) >> 8);
    }

    static long fileOffset(final int group, final int sequence) {
        return mix(group, sequence, FILE_OFFSET);
    }

    static long byteCount(final int group, final int sequence) {
        return mix(group, sequence, BYTE_COUNT);
    }

    static int openFlags(final int group, final int sequence) {
        return (int) (mix(group, sequence, SMALL_FIELDS) >> 16);
    }

    /** Returns a length: most paths are short, and some have the maximum length. */
    static int pathLength(final int group, final int sequence) {
        final long bits = mix(group, sequence, PATH) & Long.MAX_VALUE;
        return (int) ((bits & 31) == 0 ? (bits >> 8) % (PATH_CAPACITY + 1) : (bits >> 8) & LONGEST_SHORT_PATH);
    }

    static int pathByte(final int group, final int sequence, final int index) {
        return (int) mix(group, sequence, PATH) + index * 7;
    }

    /** Returns the reply of the host, never an error. */
    static long reply(final int group, final int sequence) {
        return mix(group, sequence, REPLY) & Long.MAX_VALUE;
    }

    private static long mix(final int group, final int sequence, final int field) {
        final long bits = (sequence * 64L + group) * 0x9E37_79B9_7F4A_7C15L + field * 0x632B_E59B_D9B4_E019L;
        return bits ^ (bits >> 29);
    }
}
