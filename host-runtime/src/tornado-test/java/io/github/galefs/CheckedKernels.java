package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;

/** Kernels with one violation each, for some values of {@code x}. Each has arrays of 4 elements. */
final class CheckedKernels {
    private static final int[] TABLE = {3, 1, 4, 1};

    /** Reads after which a work-group that nobody stops ends all the same. */
    private static final int READS = 5_000;

    private CheckedKernels() {}

    static void loadsInt(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = data[x] + 1L;
    }

    static void storesInt(final long[] fs, final int[] data, final long[] wide, final int x) {
        data[x] = 77;
    }

    static void storesLong(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[x] = 77;
    }

    static void storesInCalledMethod(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = increased(data, x);
    }

    private static int increased(final int[] array, final int index) {
        array[index]++;
        return array.length;
    }

    static void usesPrivateArray(final long[] fs, final int[] data, final long[] wide, final int x) {
        final short[] own = new short[4];
        own[x] = 5;
        wide[0] = own[0];
    }

    static void usesLocalArray(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int[] counts = LocalMemory.ints(4);
        counts[x] = 5;
        WorkItem.localBarrier();
        wide[0] = counts[0];
    }

    static void readsTable(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = TABLE[x];
    }

    static void addsAtomically(final long[] fs, final int[] data, final long[] wide, final int x) {
        DeviceAtomics.getAndAdd(data, x, 1);
    }

    static void loadsAtOffset(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = DeviceMemory.getInt(data, 4L * x);
    }

    static void storesAtOffset(final long[] fs, final int[] data, final long[] wide, final int x) {
        DeviceMemory.putLong(wide, 8L * x, 77L);
    }

    static void loadsMisaligned(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = DeviceMemory.getInt(data, x);
    }

    static void reads(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "file", O_RDONLY);
        final int count = gread(fs, fd, 0L, 12, data, x);
        wide[0] = Math.min(count, gclose(fs, fd));
    }

    static void divides(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = 100 / x;
    }

    static void takesRemainder(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = Math.floorMod(1L << 40, (long) x);
    }

    static void dividesUnsigned(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = Integer.divideUnsigned(-5, x);
    }

    static void takesDimension(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = WorkItem.localSize(x);
    }

    static void takesIndexInDimension(final long[] fs, final int[] data, final long[] wide, final int x) {
        wide[0] = WorkItem.globalId(x);
    }

    /** Work-item 1 of each group returns while the others wait. */
    static void returnsBeforeBarrier(final long[] fs, final int[] data, final long[] wide, final int x) {
        if (WorkItem.localId() == x) {
            return;
        }
        WorkItem.barrier();
        data[0] = 1;
    }

    static void callsUnderCondition(final long[] fs, final int[] data, final long[] wide, final int x) {
        if (WorkItem.localId() != x) {
            wide[0] = gclose(fs, 1000);
        }
    }

    /** All work-items come to a barrier, but not to the same: the JVM device does not tell these apart. */
    static void meetsAtTwoBarriers(final long[] fs, final int[] data, final long[] wide, final int x) {
        if (WorkItem.localId() == x) {
            data[0] = 1;
            WorkItem.barrier();
            data[1] = 1;
        } else {
            data[2] = 1;
            WorkItem.barrier();
            data[3] = 1;
        }
    }

    /** The first group stores outside; the others call for files until one fails, and then leave a trace. */
    static void stopsOthers(final long[] fs, final int[] data, final long[] wide, final int x) {
        if (WorkItem.groupId() == 0) {
            data[x] = 1;
        }
        long result = 0;
        while (result != -4) {
            result = gopen(fs, "file", O_RDONLY);
            if (result >= 0) {
                result = gclose(fs, (int) result);
            }
        }
        wide[WorkItem.groupId()] = result;
    }

    /**
     * The first group stores outside; the others read blocks that are not in the cache until a call fails, so that each
     * round has other blocks.
     */
    static void stopsReaders(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int fd = gopen(fs, "blocks", O_RDONLY);
        long result = 0;
        long offset = WorkItem.groupId() * 4096L;
        for (int i = 0; result >= 0 && i < READS; i++) {
            result = gread(fs, fd, offset, 4, data, 0);
            offset = (offset + 12_288L) % (1L << 20);
            if (WorkItem.groupId() == 0 && i == 3) {
                data[x] = 1;
            }
        }
        wide[WorkItem.groupId()] = result;
        gclose(fs, fd);
    }

    /** Writes to all elements, and each access is right. */
    static void isRight(final long[] fs, final int[] data, final long[] wide, final int x) {
        final int[] own = {1, 2, 3, 4};
        for (int i = 0; i < data.length; i++) {
            data[i] = own[i] * TABLE[i] / x;
            WorkItem.barrier();
            wide[i] = DeviceMemory.getInt(data, 4L * i);
            wide[i] += WorkItem.globalId(x);
        }
    }
}
