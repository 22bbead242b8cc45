package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;

/** Arrays in local memory. */
final class LocalMemories {
    private LocalMemories() {}

    @GroupSize({1, 8, 64})
    static void reversed(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int[] tile = LocalMemory.ints(64);
        final int i = WorkItem.globalId();
        tile[WorkItem.localId()] = ints[i];
        WorkItem.localBarrier();
        out[i] = tile[WorkItem.localSize() - 1 - WorkItem.localId()];
        longOut[i] = tile.length;
    }

    @GroupSize({1, 8, 64})
    static void allTypes(
            final float[] floats,
            final double[] doubles,
            final int[] out,
            final long[] longOut,
            final float[] floatOut,
            final double[] doubleOut) {
        final int i = WorkItem.globalId();
        final int own = WorkItem.localId();
        final int next = (own + 1) % WorkItem.localSize();
        final float[] singles = LocalMemory.floats(64);
        final double[] wide = LocalMemory.doublesPerWorkItem(1);
        final int[] ids = LocalMemory.intsPerWorkItem(3);
        final long[] sums = LocalMemory.longs(65);
        singles[own] = floats[i];
        wide[own] = doubles[i];
        ids[own * 3 + 2] = i;
        sums[own + 1] = i * 1_000_000_007L;
        WorkItem.localBarrier();
        floatOut[i] = singles[next];
        doubleOut[i] = wide[next];
        out[i] = ids[next * 3 + 2] * 1000 + ids.length;
        longOut[i] = sums[next + 1] + wide.length;
    }

    @GroupSize({1, 8, 64})
    static void ofHelpers(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] tile = LocalMemory.intsPerWorkItem(1);
        store(tile, ints[i]);
        WorkItem.localBarrier();
        // The helper makes an array of its own, in both calls another one.
        final long shifted = neighbour(longs[i], 1);
        final long shiftedMore = neighbour(longs[i] + 1, 2);
        out[i] = sum(tile, WorkItem.localSize()) + sum(ints, 4);
        longOut[i] = shifted * 31 + shiftedMore;
    }

    private static void store(final int[] array, final int value) {
        array[WorkItem.localId()] = value;
    }

    private static int sum(final int[] array, final int count) {
        int sum = 0;
        for (int k = 0; k < count; k++) {
            sum += array[k];
        }
        return sum;
    }

    private static long neighbour(final long value, final int distance) {
        final long[] values = LocalMemory.longsPerWorkItem(1);
        values[WorkItem.localId()] = value;
        WorkItem.localBarrier();
        return values[(WorkItem.localId() + distance) % WorkItem.localSize()];
    }

    @GroupSize({1, 8, 64})
    static void inALoop(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] tile = LocalMemory.ints(64);
        int sum = 0;
        for (int k = 0; k < 5; k++) {
            if ((ints[WorkItem.groupId() + k & 255] & 1) == 0) {
                tile[WorkItem.localId()] = sum + ints[i + k & 255];
                WorkItem.localBarrier();
                sum = sum * 31 + tile[(WorkItem.localId() + k) % WorkItem.localSize()];
                WorkItem.localBarrier();
            } else {
                tile[WorkItem.localId()] = (int) WorkItem.broadcast(sum + k);
                sum ^= tile[WorkItem.localId()];
                WorkItem.barrier();
            }
        }
        out[i] = sum;
    }

    @GroupSize({1, 8, 64})
    static void readAgainAfterABarrier(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final int[] shared = LocalMemory.ints(1);
        if (WorkItem.localId() == 0) {
            shared[0] = ints[i];
        }
        WorkItem.localBarrier();
        final int before = shared[0];
        WorkItem.localBarrier();
        if (WorkItem.localId() == WorkItem.localSize() - 1) {
            shared[0] = before * 3 + 1;
        }
        WorkItem.localBarrier();
        out[i] = before ^ shared[0];
    }

    @GroupSize({1, 8, 64})
    static void byOffset(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int i = WorkItem.globalId();
        final long[] words = LocalMemory.longs(64);
        final int[] halves = LocalMemory.ints(64);
        words[WorkItem.localId()] = longs[i];
        halves[WorkItem.localId()] = ints[i];
        WorkItem.localBarrier();
        final int other = WorkItem.localSize() - 1 - WorkItem.localId();
        out[i] = DeviceMemory.getInt(words, other * 8L + 4)
                + DeviceMemory.getByte(words, other * 8L + 3)
                + DeviceMemory.getByte(halves, other * 4L + 1);
        WorkItem.localBarrier();
        DeviceMemory.putInt(words, other * 8L, ints[i]);
        DeviceMemory.putByte(halves, other * 4L, i);
        WorkItem.localBarrier();
        longOut[i] = DeviceMemory.getLongVolatile(words, WorkItem.localId() * 8L) + halves[WorkItem.localId()];
    }

    @GroupSize({8, 64})
    static void matrixTransposed(final int[] ints, final long[] longs, final int[] out, final long[] longOut) {
        final int[] tile = LocalMemory.intsPerWorkItem(1);
        final int width = 8;
        final int height = WorkItem.localSize() / width;
        final int x = WorkItem.localId() % width;
        final int y = WorkItem.localId() / width;
        tile[y * width + x] = ints[WorkItem.globalId()];
        WorkItem.localBarrier();
        final int column = WorkItem.localId() % height;
        final int row = WorkItem.localId() / height;
        out[WorkItem.globalId()] = tile[column * width + row];
    }
}
