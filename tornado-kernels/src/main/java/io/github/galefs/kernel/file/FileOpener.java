package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.lane.LaneDescriptor.PATH_CAPACITY;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/**
 * Body of {@link DeviceFile}'s {@code gopen} calls with a path in memory. The leader copies the path into the
 * work-group's path buffer and posts an open request.
 */
final class FileOpener {
    private FileOpener() {}

    /**
     * Opens the file whose path is in memory.
     *
     * @param fs         the file system.
     * @param memory     region or array that holds the path in UTF-8.
     * @param pathOffset offset of the path's first byte.
     * @param pathLength bytes in the path.
     * @param flags      open flags.
     * @return the fd, or a negative errno.
     */
    static int open(
            final long[] fs, final Object memory, final long pathOffset, final int pathLength, final int flags) {
        // The leader reads the path, which any work-item of the group may have stored.
        WorkItem.barrier();
        long outcome = 0;
        if (WorkItem.localId() == 0) {
            outcome = begin(fs, pathLength);
            if (outcome >= 0) {
                final long path = HostCall.path(fs);
                for (int i = 0; i < pathLength; i++) {
                    DeviceMemory.putByteVolatile(fs, path + i, DeviceMemory.getByte(memory, pathOffset + i));
                }
                outcome = request(fs, flags, pathLength);
            }
        }
        return (int) HostCall.await(fs, outcome);
    }

    /**
     * Checks an open and waits until the path buffer may be overwritten. Called by the leader.
     *
     * @param fs         the file system.
     * @param pathLength bytes in the path.
     * @return 0 or more when the path may be written; otherwise the outcome of the call: the negative of EBUSY, ENOENT,
     *     ENAMETOOLONG, EINTR or ETIMEDOUT.
     */
    @OutOfLine
    static long begin(final long[] fs, final int pathLength) {
        if (BlockAccess.isMapped(fs)) {
            return HostCall.decided(fs, -Errno.EBUSY);
        }
        if (pathLength <= 0) {
            return HostCall.decided(fs, -Errno.ENOENT);
        }
        return pathLength > PATH_CAPACITY ? HostCall.decided(fs, -Errno.ENAMETOOLONG) : HostCall.begin(fs);
    }

    /**
     * Requests the open of the path in the path buffer. Called by the leader, after {@link #begin}.
     *
     * @param fs         the file system.
     * @param flags      open flags.
     * @param pathLength bytes in the path.
     * @return the outcome of the call.
     */
    static long request(final long[] fs, final int flags, final int pathLength) {
        return HostCall.post(fs, FileOperation.OPEN, 0, 0L, 0L, flags, pathLength, HostCall.PLAIN);
    }
}
