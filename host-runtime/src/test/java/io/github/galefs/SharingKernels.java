package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;

/** Kernels whose work-items share memory and grids of several dimensions. */
final class SharingKernels {
    /** Bytes that a group reads at once. */
    static final int CHUNK = 512;

    /** Width and height of a tile. */
    static final int TILE = 4;

    private SharingKernels() {}

    /** Counts the bytes of "file" by value, first of each group in local memory. */
    static void histogram(final long[] fs, final int[] buffer, final int[] counts, final long[] total) {
        final int[] own = LocalMemory.ints(256);
        for (int k = WorkItem.localId(); k < own.length; k += WorkItem.localSize()) {
            own[k] = 0;
        }
        final long begin = (long) WorkItem.groupId() * CHUNK;
        final int fd = gopen(fs, "file", O_RDONLY);
        int count = fd < 0 ? 0 : CHUNK;
        int bytes = 0;
        for (long chunk = WorkItem.groupId(); count > 0; chunk += WorkItem.groupCount()) {
            count = gread(fs, fd, chunk * CHUNK, CHUNK, buffer, begin);
            for (int i = WorkItem.localId(); i < count; i += WorkItem.localSize()) {
                DeviceAtomics.getAndAdd(own, DeviceMemory.getByte(buffer, begin + i) & 255, 1);
                bytes++;
            }
            WorkItem.barrier();
        }
        gclose(fs, fd);
        for (int k = WorkItem.localId(); k < own.length; k += WorkItem.localSize()) {
            DeviceAtomics.getAndAdd(counts, k, own[k]);
        }
        final int ofGroup = WorkGroup.reduceAdd(bytes);
        if (WorkItem.localId() == 0) {
            RegionAtomics.getAndAddLong(total, 0, ofGroup);
        }
    }

    /** Transposes a matrix whose width is the grid's, by tiles in local memory. */
    static void transpose(final long[] fs, final int[] matrix, final int[] transposed) {
        final int[] tile = LocalMemory.ints(TILE * TILE);
        final int width = WorkItem.groupCount(0) * TILE;
        final int height = WorkItem.groupCount(1) * TILE;
        final int x = WorkItem.localId(0);
        final int y = WorkItem.localId(1);
        tile[y * TILE + x] = matrix[WorkItem.globalId(1) * width + WorkItem.globalId(0)];
        WorkItem.localBarrier();
        transposed[(WorkItem.groupId(0) * TILE + y) * height + WorkItem.groupId(1) * TILE + x] = tile[x * TILE + y];
    }

    /** Stores each work-item's indices at the place that they determine. */
    static void indices(final long[] fs, final int[] out) {
        final int width = WorkItem.groupCount(0) * WorkItem.localSize(0);
        final int height = WorkItem.groupCount(1) * WorkItem.localSize(1);
        final int x = WorkItem.globalId(0);
        final int y = WorkItem.globalId(1);
        final int z = WorkItem.globalId(2);
        DeviceAtomics.getAndAdd(out, (z * height + y) * width + x, 1 + x + 100 * y + 10_000 * z);
    }

    /** Reductions and scans of the work-items' values; 8 results of each. */
    static void groupOperations(final long[] fs, final int[] values, final long[] out) {
        final int i = WorkItem.globalId();
        final int value = values[i];
        out[8 * i] = WorkGroup.reduceAdd(value);
        out[8 * i + 1] = WorkGroup.reduceMin((long) value);
        out[8 * i + 2] = (long) WorkGroup.reduceMax((double) value);
        out[8 * i + 3] = WorkGroup.scanInclusiveAdd((long) value);
        out[8 * i + 4] = (long) WorkGroup.scanExclusiveAdd((float) value);
        out[8 * i + 5] = WorkGroup.scanInclusiveMin(value);
        out[8 * i + 6] = WorkGroup.any(value == 7) ? 1 : 0;
        out[8 * i + 7] = WorkGroup.all(value != 7) ? 1 : 0;
    }

    /** Two ballots of each group, with another operation between them. */
    static void ballots(final long[] fs, final int[] values, final long[] out) {
        final int i = WorkItem.globalId();
        out[3 * i] = WorkGroup.ballot(values[i] > 0);
        out[3 * i + 1] = WorkGroup.reduceAdd(values[i]);
        out[3 * i + 2] = WorkGroup.ballot(values[i] % 3 == 0);
    }

    /** Every work-item adds to few elements, many times. */
    static void contend(final long[] fs, final int[] ints, final long[] longs, final int[] rounds) {
        for (int k = 0; k < rounds[0]; k++) {
            DeviceAtomics.getAndAdd(ints, k & 1, 1);
            long seen = longs[k & 1];
            long witness = DeviceAtomics.compareAndExchange(longs, k & 1, seen, seen + 3);
            while (witness != seen) {
                seen = witness;
                witness = DeviceAtomics.compareAndExchange(longs, k & 1, seen, seen + 3);
            }
        }
    }
}
