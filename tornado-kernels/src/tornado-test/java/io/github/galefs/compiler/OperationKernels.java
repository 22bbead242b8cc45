package io.github.galefs.compiler;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.FloatAtomics;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** Kernels that use the kernel API, for tests of the generated text. */
final class OperationKernels {
    private static final int[] TABLE = {3, -1, Integer.MIN_VALUE};

    private OperationKernels() {}

    static void scalars(final int i, final long l, final double[] out, final float f, final double d) {
        out[i] = l + f * d;
    }

    static void narrowElements(final byte[] bytes, final short[] shorts, final char[] both) {
        shorts[0] = (short) (bytes[1] + both[2]);
        both[3] = 5;
    }

    static void table(final int[] out) {
        out[0] = TABLE[out[1]] + TABLE[out[2]] + TABLE.length;
    }

    static void workItemIds(final int[] out) {
        out[0] = WorkItem.globalId();
        out[1] = WorkItem.localId();
        out[2] = WorkItem.groupId();
        out[3] = WorkItem.localSize();
        out[4] = WorkItem.groupCount();
    }

    static void exchange(final long[] data) {
        WorkItem.barrier();
        data[0] = WorkItem.broadcast(data[1]);
        WorkItem.relax(data[2]);
    }

    static void livesAtBarriers(final long[] data) {
        final int index = WorkItem.globalId();
        WorkItem.barrier();
        final long sum = data[index] + 5;
        data[index] = 1;
        WorkItem.barrier();
        data[index] = sum * sum;
        data[index] = WorkItem.broadcast(sum);
    }

    static void plain(final long[] memory, final int[] ints, final float[] floats, final double[] doubles) {
        DeviceMemory.putByte(memory, 0, DeviceMemory.getByte(memory, 1));
        DeviceMemory.putInt(memory, 4, DeviceMemory.getInt(memory, 8));
        DeviceMemory.putLong(memory, 16, DeviceMemory.getLong(memory, 24));
        DeviceMemory.putFloat(memory, 32, DeviceMemory.getFloat(memory, 36));
        DeviceMemory.putDouble(memory, 40, DeviceMemory.getDouble(memory, 48));
        DeviceMemory.putByte(ints, 5, DeviceMemory.getByte(ints, 6));
        floats[0] = floats[1];
        doubles[0] = doubles[1];
    }

    static void volatileAccess(final long[] memory) {
        DeviceMemory.putIntVolatile(memory, 4, DeviceMemory.getIntVolatile(memory, 8));
        DeviceMemory.putLongVolatile(memory, 16, DeviceMemory.getLongVolatile(memory, 24));
        DeviceMemory.putByteVolatile(memory, 32, 7);
        DeviceMemory.fence();
        DeviceMemory.acquireFence();
        DeviceMemory.releaseFence();
    }

    static void spin(final long[] memory, final int[] out) {
        int polls = 0;
        while (DeviceMemory.getIntVolatile(memory, 0) == 0) {
            polls++;
        }
        out[0] = polls + out[1];
    }

    static void loadsAgainAfterABarrier(final int[] data) {
        final int before = data[1];
        WorkItem.barrier();
        data[0] = before + data[1];
    }

    static void copy(final long[] memory, final int[] ints) {
        GroupCopy.copy(memory, 64, ints, 4, 100);
    }

    static void copyBetweenAllTypes(
            final long[] longs, final int[] ints, final float[] floats, final double[] doubles) {
        GroupCopy.copy(ints, 1, floats, 2, 3);
        GroupCopy.copy(doubles, 4, ints, 5, 6);
        GroupCopy.copy(longs, 7, doubles, 8, 9);
    }

    static void copyBetweenChangingArrays(final long[] longs, final int[] ints) {
        Object from = longs;
        Object to = ints;
        for (int i = 0; i < ints[0]; i++) {
            GroupCopy.copy(from, 0, to, 8, 4);
            final Object old = from;
            from = to;
            to = old;
        }
    }

    static void length(final int[] data) {
        data[0] = data.length;
    }

    static void opensLiterals(final long[] fs, final int[] out) {
        out[0] = DeviceFile.gopen(fs, "corpus.txt", DeviceFile.O_RDONLY);
        out[1] = open(fs, "gr\u00fc\u00dfe \"\\", DeviceFile.O_WRONLY);
        out[2] = DeviceFile.gopen(fs, "corpus.txt", DeviceFile.O_RDONLY);
    }

    private static int open(final long[] fs, final String name, final int flags) {
        return DeviceFile.gopen(fs, name, flags);
    }

    static void usesFiles(final long[] fs, final int[] arguments, final int[] data, final float[] floats) {
        final int input = DeviceFile.gopen(fs, arguments, 64L, arguments[0], DeviceFile.O_RDONLY);
        final int output = DeviceFile.gopen(fs, "out", DeviceFile.O_RDWR | DeviceFile.O_CREAT);
        final long size = DeviceFile.gfstat(fs, input, DeviceFile.STAT_SIZE);
        long offset = 0;
        int count = 1;
        while (count > 0 && offset < size) {
            count = DeviceFile.gread(fs, input, offset, arguments[1], data, 0L);
            if (count > 0) {
                DeviceFile.gwrite(fs, output, offset, count, data, 0L);
                offset += count;
            }
        }
        DeviceFile.gread(fs, input, 0L, 64, floats, 0L);
        arguments[2] = DeviceFile.gclose(fs, input) + DeviceFile.gclose(fs, output);
    }

    static void readsIntoAllTypes(
            final long[] fs,
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final long[] longs,
            final int[] ints,
            final float[] floats,
            final double[] doubles) {
        DeviceFile.gread(fs, 1, 0L, 8, bytes, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, shorts, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, chars, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, longs, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, ints, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, floats, 0L);
        DeviceFile.gread(fs, 1, 0L, 8, doubles, 0L);
    }

    static void readsEachIntoAllTypes(
            final long[] fs,
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final long[] longs,
            final int[] ints,
            final float[] floats,
            final double[] doubles) {
        DeviceFile.greadEach(fs, 1, 0L, 8, bytes, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, shorts, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, chars, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, longs, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, ints, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, floats, 0L);
        DeviceFile.greadEach(fs, 1, 0L, 8, doubles, 0L);
    }

    static void writesFromAllTypes(
            final long[] fs,
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final long[] longs,
            final int[] ints,
            final float[] floats,
            final double[] doubles) {
        DeviceFile.gwrite(fs, 1, 0L, 8, bytes, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, shorts, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, chars, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, longs, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, ints, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, floats, 0L);
        DeviceFile.gwrite(fs, 1, 0L, 8, doubles, 0L);
    }

    static void readsThenWrites(final long[] fs, final long[] path, final int[] otherPath, final float[] data) {
        final int input = DeviceFile.gopen(fs, path, 0L, 8, DeviceFile.O_RDONLY);
        final int output = DeviceFile.gopen(fs, otherPath, 0L, 4, DeviceFile.O_WRONLY);
        DeviceFile.gwrite(fs, output, 0L, DeviceFile.gread(fs, input, 0L, 64, data, 0L), data, 0L);
    }

    static void atomics(final int[] counts, final long[] sums, final float[] floats, final long[] bits) {
        DeviceAtomics.getAndAdd(counts, 1, 2);
        DeviceAtomics.getAndMax(sums, 1, 5L);
        FloatAtomics.getAndAdd(floats, 3, 4f);
        RegionAtomics.getAndBitwiseOrInt(bits, 12, 1);
    }

    static void localMemory(final int[] out) {
        final int[] tile = LocalMemory.ints(8);
        final int[] own = LocalMemory.intsPerWorkItem(2);
        tile[1] = 2;
        own[3] = 4;
        WorkItem.localBarrier();
        out[0] = DeviceAtomics.getAndAdd(tile, 1, 5) + own[3];
        out[1] = tile.length + own.length;
    }

    static void dimensions(final int[] out) {
        out[WorkItem.globalId()] = WorkItem.localSize(1) + WorkItem.groupCount(2);
    }
}
