package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;

/** Kernels that may end with a mapping. Each work-group has a block of its own. */
final class OpenMappingKernels {
    private OpenMappingKernels() {}

    /** Each work-item receives its byte of the mapping, or the error; those of odd numbers return first. */
    static void leavesOpen(final long[] fs, final long[] bytes) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final long begin = gmap(fs, fd, (long) WorkItem.groupId() * gblocksize(fs) + 16, WorkItem.localSize());
        if (begin < 0 && begin >= LOWEST_ERROR) {
            bytes[WorkItem.globalId()] = begin;
            return;
        }
        if ((WorkItem.localId() & 1) == 1) {
            bytes[WorkItem.globalId()] = DeviceMemory.getByte(fs, begin + WorkItem.localId());
            return;
        }
        long sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += DeviceMemory.getByte(fs, begin + WorkItem.localId());
        }
        bytes[WorkItem.globalId()] = sum / 100;
    }

    /** Maps three times, and ends two mappings. */
    static void leavesTheLastOpen(final long[] fs, final long[] bytes) {
        final int fd = gopen(fs, "file", O_RDONLY);
        for (int i = 0; i < 3; i++) {
            bytes[0] = gmap(fs, fd, 32L * i, 1);
            if (i < 2) {
                gunmap(fs, 1);
            }
        }
    }

    /** Reads a block of another group, for which a frame must be free. */
    static void readsOrLeavesOpen(final long[] fs, final int[] data, final long[] bytes) {
        final int fd = gopen(fs, "file", O_RDONLY);
        if (WorkItem.groupId() < WorkItem.groupCount() - 1) {
            bytes[WorkItem.groupId()] = gmap(fs, fd, (long) WorkItem.groupId() * gblocksize(fs), 1);
        } else {
            bytes[WorkItem.groupId()] = gread(fs, fd, (long) WorkItem.groupId() * gblocksize(fs), 1, data, 0);
        }
    }

    /** Right: each mapping is ended, also one that failed. */
    static void endsAll(final long[] fs, final long[] bytes) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final long begin = gmap(fs, fd, (long) WorkItem.groupId() * gblocksize(fs), 1);
        if (begin >= 0 || begin < LOWEST_ERROR) {
            bytes[WorkItem.globalId()] = DeviceMemory.getByte(fs, begin);
            gunmap(fs, 1);
        }
    }
}
