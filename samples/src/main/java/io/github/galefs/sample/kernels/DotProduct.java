package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.STAT_SIZE;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gfstat;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Multiplies two vectors that lie in files: one is read, the other is used where it lies. */
public final class DotProduct {
    /** Elements of {@code buffer} for each work-group of a small grid: the most that one read has. */
    public static final int BUFFER = 16 << 10;

    /** Elements of {@code buffer} for each work-group of a grid for a GPU. */
    public static final int SMALL_BUFFER = 2 << 10;

    private DotProduct() {}

    /**
     * The kernel.
     *
     * @param fs     the file system, with the files "a" and "b" of as many float32 elements.
     * @param taken  one element, 0: see {@link Chunks}. So the products that a group adds differ between launches, and
     *               with them the rounding of the sums.
     * @param buffer {@link #BUFFER} or {@link #SMALL_BUFFER} elements for each work-group. The kernel uses a power of
     *               two of each part; without any element, the error is EINVAL.
     * @param sums   receives a sum for each work-group.
     * @param error  receives an error; see the package.
     */
    public static void multiply(
            final long[] fs, final int[] taken, final float[] buffer, final float[] sums, final int[] error) {
        final int room = Integer.highestOneBit(buffer.length / WorkItem.groupCount());
        final int begin = WorkItem.groupId() * room;
        final int a = gopen(fs, "a", O_RDONLY);
        final int b = gopen(fs, "b", O_RDONLY);
        final long size = Math.min(gfstat(fs, a, STAT_SIZE), gfstat(fs, b, STAT_SIZE));
        final int chunkLength = Math.min(room * Float.BYTES, Chunks.length(fs));
        float own = 0;
        long failure = Math.min(0, a < 0 || b < 0 ? Math.min(a, b) : size);
        long at = Chunks.take(taken) * chunkLength;
        while (at < size && failure == 0) {
            final int count = (int) Math.min(chunkLength, size - at);
            final int read = FileParts.read(fs, a, at, count, buffer, (long) begin * Float.BYTES);
            final long mapped = FileParts.map(fs, b, at, count);
            if (mapped >= 0 || mapped < LOWEST_ERROR) {
                own += multiplyShare(buffer, begin, fs, mapped, Math.max(0, read) / Float.BYTES);
                gunmap(fs, count);
            }
            failure = Math.min(0, mapped < LOWEST_ERROR ? read : Math.min(read, mapped));
            at = Chunks.take(taken) * chunkLength;
        }
        gclose(fs, a);
        gclose(fs, b);
        Failures.note(error, failure);
        final float ofGroup = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            sums[WorkItem.groupId()] = ofGroup;
        }
    }

    private static float multiplyShare(
            final float[] buffer, final int begin, final long[] fs, final long mapped, final int count) {
        return Shares.areInterleaved()
                ? multiplyAll(buffer, begin, fs, mapped, WorkItem.localId(), count, WorkItem.localSize())
                : multiplyAll(buffer, begin, fs, mapped, Shares.begin(count), Shares.end(count), 1);
    }

    /**
     * Multiplies some elements. Eight sums, as each addition waits for the one before. A processor's compiler makes
     * them one vector, because they differ in nothing, and because they are added one after the other: of sums of two
     * pairs, it would make vectors of two.
     */
    private static float multiplyAll(
            final float[] buffer,
            final int begin,
            final long[] fs,
            final long mapped,
            final int from,
            final int to,
            final int step) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        float sum4 = 0;
        float sum5 = 0;
        float sum6 = 0;
        float sum7 = 0;
        int i = from;
        while (i < to - 7 * step) {
            final int read = begin + i;
            final long at = mapped + (long) i * Float.BYTES;
            final long stride = (long) step * Float.BYTES;
            sum0 += buffer[read] * DeviceMemory.getFloat(fs, at);
            sum1 += buffer[read + step] * DeviceMemory.getFloat(fs, at + stride);
            sum2 += buffer[read + 2 * step] * DeviceMemory.getFloat(fs, at + 2 * stride);
            sum3 += buffer[read + 3 * step] * DeviceMemory.getFloat(fs, at + 3 * stride);
            sum4 += buffer[read + 4 * step] * DeviceMemory.getFloat(fs, at + 4 * stride);
            sum5 += buffer[read + 5 * step] * DeviceMemory.getFloat(fs, at + 5 * stride);
            sum6 += buffer[read + 6 * step] * DeviceMemory.getFloat(fs, at + 6 * stride);
            sum7 += buffer[read + 7 * step] * DeviceMemory.getFloat(fs, at + 7 * stride);
            i += 8 * step;
        }
        float rest = 0;
        while (i < to) {
            rest += buffer[begin + i] * DeviceMemory.getFloat(fs, mapped + (long) i * Float.BYTES);
            i += step;
        }
        return sum0 + sum1 + sum2 + sum3 + sum4 + sum5 + sum6 + sum7 + rest;
    }
}
