package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;
import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_OFFSET;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneClient;

/**
 * Bodies of {@link DeviceFile}'s {@code gopen} calls. The leader copies the path into its lane's path buffer and sends
 * an open request.
 */
final class FileOpener {
    private FileOpener() {}

    /**
     * Opens the file whose path is in memory.
     *
     * @param fs         the file system.
     * @param memory     holds the path in UTF-8.
     * @param pathOffset offset of the path's first byte.
     * @param pathLength bytes in the path.
     * @param flags      open flags.
     * @return the fd, or a negative errno.
     */
    static int open(
            final long[] fs, final long[] memory, final long pathOffset, final int pathLength, final int flags) {
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneClient.laneOffset(fs);
            result = begin(fs, lane, pathLength);
            if (result >= 0) {
                for (int i = 0; i < pathLength; i++) {
                    DeviceMemory.putByteVolatile(
                            fs, lane + PATH_OFFSET + i, DeviceMemory.getByte(memory, pathOffset + i));
                }
                result = request(fs, lane, flags, pathLength);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Opens the file whose path is in memory.
     *
     * @param fs         the file system.
     * @param memory     holds the path in UTF-8.
     * @param pathOffset offset of the path's first byte.
     * @param pathLength bytes in the path.
     * @param flags      open flags.
     * @return the fd, or a negative errno.
     */
    static int open(final long[] fs, final int[] memory, final long pathOffset, final int pathLength, final int flags) {
        WorkItem.barrier();
        long result = 0;
        if (WorkItem.localId() == 0) {
            final long lane = LaneClient.laneOffset(fs);
            result = begin(fs, lane, pathLength);
            if (result >= 0) {
                for (int i = 0; i < pathLength; i++) {
                    DeviceMemory.putByteVolatile(
                            fs, lane + PATH_OFFSET + i, DeviceMemory.getByte(memory, pathOffset + i));
                }
                result = request(fs, lane, flags, pathLength);
            }
        }
        return (int) WorkItem.broadcast(result);
    }

    /**
     * Checks an open and waits until the lane's path buffer may be overwritten. Called by the leader.
     *
     * @param fs         the file system.
     * @param lane       byte offset of this work-group's lane.
     * @param pathLength bytes in the path.
     * @return 0 or more when the path may be written; or the negative of EBUSY, ENOENT, ENAMETOOLONG, EINTR or
     *     ETIMEDOUT.
     */
    static int begin(final long[] fs, final long lane, final int pathLength) {
        if (BlockAccess.isMapped(fs)) {
            return -Errno.EBUSY;
        }
        if (pathLength <= 0) {
            return -Errno.ENOENT;
        }
        return pathLength > PATH_CAPACITY ? -Errno.ENAMETOOLONG : LaneClient.awaitIdle(fs, lane);
    }

    /**
     * Requests the open of the path in the lane's path buffer. Called by the leader.
     *
     * @param fs         the file system.
     * @param lane       byte offset of this work-group's lane, after {@link #begin}.
     * @param flags      open flags.
     * @param pathLength bytes in the path.
     * @return the fd, or a negative errno.
     */
    static long request(final long[] fs, final long lane, final int flags, final int pathLength) {
        return LaneClient.requestOnIdleLane(fs, lane, FileOperation.OPEN, 0, 0L, 0L, flags, pathLength);
    }
}
