package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.types.HalfFloat;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.CharArray;
import uk.ac.manchester.tornado.api.types.arrays.DoubleArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.IntArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;

/** Kernels as a user of TornadoVM writes them, with the file system as first parameter. */
final class TornadoKernels {
    /** Work-items of a group in {@link #sum}. */
    static final int GROUP_SIZE = 8;

    private TornadoKernels() {}

    /** A reduction, as in TornadoVM's examples: reads a part of a file for each group, and adds it in local memory. */
    static void sum(final long[] fs, final KernelContext context, final FloatArray input, final FloatArray sums) {
        final int groupSize = context.localGroupSizeX;
        final int localId = context.localIdx;
        final int globalId = context.globalIdx;
        final long begin = (long) context.groupIdx * groupSize * Float.BYTES;
        final int fd = gopen(fs, "floats", O_RDONLY);
        gread(fs, fd, begin, groupSize * Float.BYTES, input, begin);
        gclose(fs, fd);
        final float[] local = context.allocateFloatLocalArray(GROUP_SIZE);
        local[localId] = input.get(globalId);
        for (int stride = groupSize / 2; stride > 0; stride /= 2) {
            context.localBarrier();
            if (localId < stride) {
                local[localId] += local[localId + stride];
            }
        }
        if (localId == 0) {
            sums.set(context.groupIdx, local[0]);
        }
    }

    /** Element-wise operations on arrays of each type, in a method of its own, before and after a wait. */
    static void eachType(
            final long[] fs,
            final KernelContext context,
            final ByteArray bytes,
            final ShortArray shorts,
            final CharArray chars,
            final IntArray ints,
            final LongArray longs,
            final FloatArray floats,
            final DoubleArray doubles,
            final HalfFloatArray halves,
            final int delta) {
        final int i = context.globalIdx;
        bytes.set(i, (byte) (bytes.get(i) + delta));
        shorts.set(i, (short) (shorts.get(i) + delta));
        chars.set(i, (char) (chars.get(i) + delta));
        final HalfFloat half = halves.get(i);
        final int fd = gopen(fs, "floats", O_RDONLY);
        gclose(fs, fd);
        addToInts(ints, i, delta + ints.getSize());
        longs.set(i, longs.get(i) + ((long) delta << 33));
        floats.set(i, floats.get(i) * delta);
        doubles.set(i, doubles.get(i) / delta);
        final HalfFloat scaled = i % 2 == 0 ? scaled(half, delta) : new HalfFloat(half.getFloat32() - delta);
        halves.set(i, scaled);
    }

    private static void addToInts(final IntArray ints, final int i, final int delta) {
        ints.set(i, ints.get(i) + delta);
    }

    private static HalfFloat scaled(final HalfFloat half, final int factor) {
        final float product = half.getFloat32() * factor;
        return new HalfFloat(product);
    }

    /** Stores the sum, the difference, the product and the quotient of two numbers of 16 bits. */
    static void halfArithmetic(
            final long[] fs,
            final KernelContext context,
            final HalfFloatArray left,
            final HalfFloatArray right,
            final HalfFloatArray out) {
        final int i = context.globalIdx;
        final HalfFloat x = left.get(i);
        final HalfFloat y = right.get(i);
        out.set(4 * i, HalfFloat.add(x, y));
        out.set(4 * i + 1, HalfFloat.sub(x, y));
        out.set(4 * i + 2, HalfFloat.mult(x, y));
        final HalfFloat quotient = HalfFloat.div(x, y);
        out.set(4 * i + 3, quotient);
    }

    /** Stores all indices of each work-item, after a wait. */
    static void indices(final long[] fs, final KernelContext context, final IntArray out) {
        final int width = context.globalGroupSizeX;
        final int height = context.globalGroupSizeY;
        final int at = 15 * (context.globalIdx + width * (context.globalIdy + height * context.globalIdz));
        final int fd = gopen(fs, "floats", O_RDONLY);
        gclose(fs, fd);
        out.set(at, context.globalIdx);
        out.set(at + 1, context.globalIdy);
        out.set(at + 2, context.globalIdz);
        out.set(at + 3, context.localIdx);
        out.set(at + 4, context.localIdy);
        out.set(at + 5, context.localIdz);
        out.set(at + 6, context.groupIdx);
        out.set(at + 7, context.groupIdy);
        out.set(at + 8, context.groupIdz);
        out.set(at + 9, context.globalGroupSizeX);
        out.set(at + 10, context.globalGroupSizeY);
        out.set(at + 11, context.globalGroupSizeZ);
        out.set(at + 12, context.localGroupSizeX);
        out.set(at + 13, context.localGroupSizeY);
        out.set(at + 14, context.localGroupSizeZ);
    }

    /** Uses arrays as memory of all calls that take memory. */
    static void asMemory(
            final long[] fs,
            final ByteArray path,
            final LongArray target,
            final DoubleArray copy,
            final int byteCount,
            final IntArray results) {
        final int fd = gopen(fs, path, 1, path.getSize() - 1, O_RDWR);
        final long place = gmap(fs, fd, 0, 8);
        final long first = DeviceMemory.getLong(fs, place);
        gunmap(fs, fd);
        final int read = gread(fs, fd, 0, byteCount, target, 0);
        GroupCopy.copy(target, 0, copy, 8, byteCount);
        final int written = gwrite(fs, fd, byteCount, byteCount, target, 0);
        gclose(fs, fd);
        DeviceMemory.putLong(copy, 0, first);
        results.set(0, read);
        results.set(1, written);
        results.set(2, DeviceMemory.getShort(target, 2));
        results.set(3, DeviceMemory.getInt(path, 0));
    }

    /** Reverses the bytes of each group in local memory, which they keep while the group waits. */
    static void reverse(final long[] fs, final KernelContext context, final ByteArray bytes) {
        final byte[] local = context.allocateByteLocalArray(GROUP_SIZE);
        local[context.localIdx] = (byte) (bytes.get(context.globalIdx) - 1);
        context.localBarrier();
        final int fd = gopen(fs, "floats", O_RDONLY);
        gclose(fs, fd);
        bytes.set(context.globalIdx, local[context.localGroupSizeX - 1 - context.localIdx]);
    }

    /** Adds to elements that all work-items share, in local and global memory. */
    static void counts(
            final long[] fs,
            final KernelContext context,
            final IntArray ints,
            final LongArray longs,
            final FloatArray floats,
            final int[] plain) {
        final int[] local = context.allocateIntLocalArray(2);
        final long[] wide = context.allocateLongLocalArray(1);
        final double[] real = context.allocateDoubleLocalArray(1);
        if (context.localIdx == 0) {
            local[0] = 0;
            local[1] = 0;
            wide[0] = 1L << 40;
            real[0] = 0.5;
        }
        context.localBarrier();
        context.atomicAdd(local, context.localIdx % 2, 1);
        context.localBarrier();
        if (context.localIdx == 0) {
            context.atomicAdd(ints, 0, local[0]);
            context.atomicAdd(longs, 1, wide[0] + local[1]);
        }
        context.atomicAdd(floats, 0, (float) real[0]);
        context.atomicAdd(plain, 0, 3);
        context.globalBarrier();
    }
}
