package io.github.galefs.kernel.file;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.OutOfLine;
import io.github.galefs.kernel.call.HostCall;

/** The leader's part of {@link DeviceFile}'s calls that have an fd and no bytes. */
final class OpenFileCalls {
    private OpenFileCalls() {}

    /**
     * Requests that a file is closed.
     *
     * @param fs the file system.
     * @param fd as the kernel passed it.
     * @return the outcome of the call.
     */
    @OutOfLine
    static long beginClose(final long[] fs, final int fd) {
        return BlockAccess.isMapped(fs)
                ? HostCall.decided(fs, -Errno.EBUSY)
                : HostCall.request(fs, FileOperation.CLOSE, fd, 0L, 0L, HostCall.PLAIN);
    }

    /**
     * Reads a field of a file's status.
     *
     * @param fs    the file system.
     * @param fd    as the kernel passed it.
     * @param field as the kernel passed it.
     * @return the outcome of the call.
     */
    @OutOfLine
    static long status(final long[] fs, final int fd, final int field) {
        long result = -Errno.EINVAL;
        final int slot = FileTableReader.fileSlot(fs, fd);
        if (slot < 0) {
            result = slot;
        } else if (isField(field)) {
            result = FileTableReader.field(fs, slot, field);
        }
        return HostCall.decided(fs, result);
    }

    private static boolean isField(final int field) {
        return field == DeviceFile.STAT_SIZE
                || field == DeviceFile.STAT_MODIFIED
                || field == DeviceFile.STAT_VERSION
                || field == DeviceFile.STAT_ALLOCATED;
    }
}
