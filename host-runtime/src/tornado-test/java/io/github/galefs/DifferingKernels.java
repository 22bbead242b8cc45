package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.STAT_VERSION;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.greadEach;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.WorkItem;

/** Kernels with a collective call whose arguments differ between work-items, unless {@code x} is of none of them. */
final class DifferingKernels {
    private DifferingKernels() {}

    static void opensWithFlags(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = gopen(fs, "file", WorkItem.globalId() == x ? O_RDWR : O_RDONLY);
    }

    static void opensAPath(final long[] fs, final int[] data, final long[] wide, final int x) {
        DeviceMemory.putInt(wide, 0, 0x656c6966);
        wide[1] = gopen(fs, wide, 0, WorkItem.globalId() == x ? 3 : 4, O_RDONLY);
    }

    static void closes(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gclose(fs, fd + (WorkItem.globalId() == x ? 1 : 0));
    }

    static void asksForStatus(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gfstat(fs, fd, WorkItem.globalId() == x ? STAT_SIZE : STAT_VERSION);
    }

    static void readsAtOwnOffset(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gread(fs, fd, WorkItem.globalId() == x ? 8 : 0, 4, data, 0);
    }

    static void readsOwnCount(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gread(fs, fd, 0, WorkItem.globalId() == x ? 8 : 4, data, 0);
    }

    static void readsToOwnPlace(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gread(fs, fd, 0, 4, data, 4L * (WorkItem.globalId() == x ? 1 : 0));
    }

    static void readsToOwnArray(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gread(fs, fd, 0, 4, WorkItem.globalId() == x ? wide : data, 0);
    }

    static void readsEachOfOwnFile(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = greadEach(fs, fd + (WorkItem.globalId() == x ? 1 : 0), 0, 4, data, 4L * WorkItem.localId());
    }

    static void writesAtOwnOffset(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gwrite(fs, fd, WorkItem.globalId() == x ? 8 : 0, 4, data, 0);
    }

    static void writesFromOwnPlace(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gwrite(fs, fd, 0, 4, data, WorkItem.globalId() == x ? 8 : 0);
    }

    static void mapsAtOwnOffset(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gmap(fs, fd, WorkItem.globalId() == x ? 8 : 0, 4);
        wide[1] = gunmap(fs, 4);
    }

    static void unmapsOwnCount(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        wide[0] = gmap(fs, fd, 0, 4);
        wide[1] = gunmap(fs, WorkItem.globalId() == x ? 3 : 4);
    }

    static void copiesToOwnPlace(final long[] fs, final int[] data, final long[] wide, final int x) {
        GroupCopy.copy(data, 0, wide, WorkItem.globalId() == x ? 8 : 0, 4);
        wide[3] = gclose(fs, 1000);
    }

    /** One work-item closes its file while the others read it. */
    static void readsOrCloses(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDONLY);
        if (WorkItem.globalId() == x) {
            wide[0] = gclose(fs, fd);
        } else {
            wide[1] = gread(fs, fd, 0, 4, data, 0);
        }
    }

    /** One work-item leaves out a call, and goes on to the next. */
    static void leavesOutARead(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDONLY);
        if (WorkItem.globalId() != x) {
            wide[1] = gread(fs, fd, 0, 4, data, 0);
        }
        WorkItem.barrier();
        wide[0] = gclose(fs, fd);
    }

    /** Calls with equal arguments, those of greadEach apart, in a loop. */
    static void agrees(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDWR);
        for (int i = 0; i < 3; i++) {
            wide[0] += gread(fs, fd, 4L * i, 4, data, 8);
            wide[2] += greadEach(fs, fd, 4L * WorkItem.localId(), 4, data, 4L * WorkItem.localId());
        }
        wide[3] = gclose(fs, fd);
    }
}
