package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.DeviceMemory;
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
