package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.greadEach;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Kernels whose work-items read ranges of their own. */
final class ItemReadKernels {
    private ItemReadKernels() {}

    /**
     * Each work-item reads some ranges, one after another, to places of their own.
     *
     * @param ranges offset in the file, count and place of each range: those of a work-item follow one another.
     */
    static void ranges(
            final long[] fs, final int rangesPerItem, final long[] ranges, final byte[] data, final int[] results) {
        final int fd = gopen(fs, "file", O_RDONLY);
        for (int k = 0; k < rangesPerItem; k++) {
            final int i = WorkItem.globalId() * rangesPerItem + k;
            results[i] = greadEach(fs, fd, ranges[3 * i], (int) ranges[3 * i + 1], data, ranges[3 * i + 2]);
        }
        gclose(fs, fd);
    }

    /** The same with one read of the whole group for each range. */
    static void rangesOneByOne(
            final long[] fs, final int rangesPerItem, final long[] ranges, final byte[] data, final int[] results) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final int begin = WorkItem.groupId() * WorkItem.localSize() * rangesPerItem;
        for (int k = 0; k < WorkItem.localSize() * rangesPerItem; k++) {
            final int i = begin + k;
            results[i] = gread(fs, fd, ranges[3 * i], (int) ranges[3 * i + 1], data, ranges[3 * i + 2]);
        }
        gclose(fs, fd);
    }

    /**
     * Each work-item searches its key in a sorted file of longs, and returns the index of the first that is not less.
     */
    static void search(
            final long[] fs, final long count, final long[] keys, final long[] buffer, final long[] results) {
        final int fd = gopen(fs, "sorted", O_RDONLY);
        final int i = WorkItem.globalId();
        long low = 0;
        long high = count;
        while (WorkGroup.any(low < high)) {
            final long middle = (low + high) >>> 1;
            greadEach(fs, fd, middle * Long.BYTES, low < high ? Long.BYTES : 0, buffer, (long) i * Long.BYTES);
            if (low < high && buffer[i] < keys[i]) {
                low = middle + 1;
            } else if (low < high) {
                high = middle;
            }
        }
        results[i] = low;
        gclose(fs, fd);
    }

    /** Calls that fail for the whole group. */
    static void refused(final long[] fs, final byte[] data, final int[] results) {
        final int i = WorkItem.globalId() * 3;
        final int fd = gopen(fs, "file", O_RDONLY);
        results[i] = greadEach(fs, fd + 100, 0, 8, data, 8L * WorkItem.localId());
        final long mapped = gmap(fs, fd, 0, 8);
        results[i + 1] = greadEach(fs, fd, 0, 8, data, 8L * WorkItem.localId());
        results[i + 2] = DeviceMemory.getByte(fs, mapped);
        gunmap(fs, 8);
        gclose(fs, fd);
    }

    /** Counts the reads under a mapping that return something else than an error: each of them at once after it. */
    static void refusedWhileMapped(final long[] fs, final int rounds, final byte[] data, final int[] results) {
        final int fd = gopen(fs, "file", O_RDONLY);
        int accepted = 0;
        for (int round = 0; round < rounds; round++) {
            gmap(fs, fd, 0, 8);
            accepted += greadEach(fs, fd, 0, 8, data, 8L * WorkItem.localId()) == -Errno.EBUSY ? 0 : 1;
            gunmap(fs, 8);
        }
        results[WorkItem.globalId()] = accepted;
        gclose(fs, fd);
    }
}
