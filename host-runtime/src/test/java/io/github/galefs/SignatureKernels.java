package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_CREAT;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_WRONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;

import io.github.galefs.kernel.WorkItem;

/** Kernels with parameters and arrays of all kinds, which live across calls on files. */
final class SignatureKernels {
    /** Elements of {@code out} for each work-item. */
    static final int RESULTS = 4;

    private static final int[] WEIGHTS = {3, -1, 4, 1_000_003};
    private static final double[] SHARES = {0.5, 0.25, -2};

    private SignatureKernels() {}

    /** Scales the elements of an array. */
    static void scale(final long[] fs, final float[] data, final int count, final float factor) {
        final int i = WorkItem.globalId();
        if (i < count) {
            data[i] *= factor;
        }
    }

    /** Uses each of twelve parameters before and after a call that waits. */
    static void twelveParameters(
            final long[] fs,
            final int i,
            final byte[] bytes,
            final long l,
            final short[] shorts,
            final char[] chars,
            final float f,
            final int[] ints,
            final double d,
            final long[] longs,
            final float[] floats,
            final double[] doubles,
            final int last) {
        final int id = WorkItem.globalId();
        bytes[id] += (byte) i;
        longs[id] += l;
        doubles[id] += d;
        final int fd = gopen(fs, "file", O_RDONLY);
        shorts[id] += (short) (i + last);
        chars[id] += (char) (bytes[id] + last);
        ints[id] += i * last + (fd > 0 ? 1 : 0);
        floats[id] += f;
        gclose(fs, fd);
        longs[id] ^= l + i;
        doubles[id] *= d + f;
        floats[id] -= (float) d + last;
    }

    /** Each work-group copies its part of a file through arrays of three types, whose path is in an array. */
    static void copy(
            final long[] fs,
            final byte[] path,
            final char[] target,
            final byte[] bytes,
            final short[] shorts,
            final char[] chars,
            final int partLength,
            final int[] results) {
        final int own = WorkItem.groupId() * partLength;
        final int input = gopen(fs, path, 1L, path.length - 1, O_RDONLY);
        final int output = gopen(fs, target, 0L, target.length * 2, O_WRONLY | O_CREAT);
        int count = gread(fs, input, own, partLength, bytes, own);
        if (WorkItem.localId() == 0) {
            for (int i = 0; i < count; i++) {
                bytes[own + i]++;
            }
        }
        count += gwrite(fs, output, 3L * own, partLength, bytes, own);
        count += gread(fs, input, own, partLength, shorts, own);
        count += gwrite(fs, output, 3L * own + partLength, partLength, shorts, own);
        count += gread(fs, input, own, partLength, chars, own);
        count += gwrite(fs, output, 3L * own + 2L * partLength, partLength, chars, own);
        results[WorkItem.globalId()] = count + gclose(fs, output) + gclose(fs, input);
    }

    /** Arrays of a work-item's own keep their elements while it waits for the host, and at barriers. */
    static void privateArrays(final long[] fs, final int rounds, final long[] out) {
        final int id = WorkItem.globalId();
        final int[] sums = new int[5];
        final byte[] bytes = new byte[7];
        final double[] shares = new double[3];
        for (int round = 0; round < rounds; round++) {
            final long[] own = new long[4];
            own[round & 3] = (long) id + round;
            final int fd = gopen(fs, "file", O_RDONLY);
            sums[round % 5] += WEIGHTS[(id + round) & 3] * (fd > 0 ? 1 : 2);
            bytes[round % 7] += (byte) (sums[round % 5] + id);
            gclose(fs, fd);
            shares[round % 3] += SHARES[round % 3] * bytes[round % 7];
            WorkItem.barrier();
            out[id * RESULTS] = out[id * RESULTS] * 31 + own[0] + own[1] * 3 + own[2] * 5 + own[3] * 7;
        }
        out[id * RESULTS + 1] = sums[0] + sums[1] * 3L + sums[2] * 5L + sums[3] * 7L + sums[4] * 11L;
        out[id * RESULTS + 2] = bytes[0] + bytes[6] * 3L + bytes[3] * 5L;
        out[id * RESULTS + 3] = (long) ((shares[0] + shares[1] * 3 + shares[2] * 5) * 1024);
    }
}
