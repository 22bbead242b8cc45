package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;

/** Kernels that end by the time limit only, or not even then. */
final class TimeLimitKernels {
    private TimeLimitKernels() {}

    /** Reads until a read fails, and returns the error of each work-item. */
    static void readsUntilStopped(final long[] fs, final byte[] data, final int[] out) {
        final int fd = gopen(fs, "file", O_RDONLY);
        int count = 1;
        while (count > 0) {
            count = gread(fs, fd, 0, 64, data, 64L * WorkItem.groupId());
        }
        out[WorkItem.globalId()] = count;
    }

    /** Repeats calls that need no request until each has another result, and returns these. */
    static void repeatsRefusedCalls(final long[] fs, final byte[] data, final int[] out) {
        final int fd = gopen(fs, "file", O_RDWR);
        int write = -Errno.EBADF;
        while (write == -Errno.EBADF) {
            write = gwrite(fs, 77, 0, 1, data, 0);
        }
        int nothing = 0;
        while (nothing == 0) {
            nothing = gwrite(fs, fd, 0, 0, data, 0);
        }
        int open = -Errno.ENOENT;
        while (open == -Errno.ENOENT) {
            open = gopen(fs, data, 0, 0, O_RDONLY);
        }
        int unmap = -Errno.EINVAL;
        while (unmap == -Errno.EINVAL) {
            unmap = gunmap(fs, 64);
        }
        out[WorkItem.globalId()] = Math.max(Math.max(write, nothing), Math.max(open, unmap));
    }

    /** Repeats calls that a mapping forbids until each has another result, and returns these. */
    static void repeatsCallsDuringAMapping(final long[] fs, final byte[] data, final int[] out) {
        final int fd = gopen(fs, "file", O_RDWR);
        final long begin = gmap(fs, fd, 0, 64);
        int close = -Errno.EBUSY;
        while (close == -Errno.EBUSY) {
            close = gclose(fs, fd);
        }
        int open = -Errno.EBUSY;
        while (open == -Errno.EBUSY) {
            open = gopen(fs, "file", O_RDONLY);
        }
        int write = -Errno.EBUSY;
        while (write == -Errno.EBUSY) {
            write = gwrite(fs, fd, 0, 1, data, 0);
        }
        final int last = Math.max(close, Math.max(open, write));
        out[WorkItem.globalId()] = begin >= 0 || begin < LOWEST_ERROR ? last : (int) begin;
        gunmap(fs, 64);
    }

    /** Never ends, and makes no file calls. */
    static void spins(final long[] fs, final long[] out) {
        while (DeviceMemory.getIntVolatile(out, 0) == 0) {
            DeviceMemory.putIntVolatile(out, 4, 1);
        }
    }

    /** Reads mapped bytes for ever. */
    static void readsItsMapping(final long[] fs, final long[] out) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final long begin = gmap(fs, fd, 0, 64);
        while (DeviceMemory.getIntVolatile(out, 0) == 0) {
            DeviceMemory.putIntVolatile(out, 4, DeviceMemory.getIntVolatile(fs, begin));
        }
    }
}
