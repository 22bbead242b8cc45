package io.github.galefs.bench.matvec;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gblocksize;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkGroup;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Products of a matrix of float32 with a vector: rows of a file and of memory, by the same loops. Device code. */
final class MatvecKernels {
    /** Element of {@code state}: the number of rows that groups have taken, 0 at the launch. */
    static final int TAKEN = 0;

    /** Element of {@code state}: receives the lowest error of a file call, or stays 0. */
    static final int ERROR = 1;

    static final int STATE_LENGTH = 2;

    /** Bytes of the largest part of a row. */
    private static final int MAX_PART = 64 << 10;

    /** Work-items of a group that take turns, word by word; in smaller groups, each has neighbouring elements. */
    private static final int MIN_SHARING_GROUP = 32;

    private MatvecKernels() {}

    /**
     * Multiplies the file "matrix". Each work-group takes the next row when it has done one.
     *
     * @param fs    the file system.
     * @param x     the vector, an element for each column.
     * @param y     receives a product for each row.
     * @param state see the constants.
     */
    static void multiplyFile(final long[] fs, final float[] x, final float[] y, final int[] state) {
        final int fd = gopen(fs, "matrix", O_RDONLY);
        final long rowBytes = (long) x.length * Float.BYTES;
        final int maxPart = Math.min(MAX_PART, gblocksize(fs));
        int failure = Math.min(0, fd);
        int row = take(state);
        while (row < y.length && failure == 0) {
            float own = 0;
            long done = 0;
            while (done < rowBytes && failure == 0) {
                final long at = row * rowBytes + done;
                final int part = (int) Math.min(rowBytes - done, maxPart - at % maxPart);
                final long mapped = FileParts.map(fs, fd, at, part);
                if (mapped >= 0 || mapped < LOWEST_ERROR) {
                    own += multiplyPart(fs, mapped, part / Float.BYTES, x, (int) (done / Float.BYTES));
                    gunmap(fs, part);
                } else {
                    failure = (int) mapped;
                }
                done += part;
            }
            store(y, row, own);
            row = take(state);
        }
        gclose(fs, fd);
        if (failure < 0) {
            DeviceAtomics.getAndMin(state, ERROR, failure);
        }
    }

    /**
     * Multiplies rows in the device's region.
     *
     * @param region a region of the device with the rows.
     * @param begin  byte offset of the rows in it, a multiple of 8.
     * @param first  index of the first row in the matrix.
     * @param count  number of rows.
     * @param x      as of {@link #multiplyFile}.
     * @param y      as of {@code multiplyFile}.
     */
    static void multiplyRegion(
            final long[] region, final long begin, final int first, final int count, final float[] x, final float[] y) {
        multiplyRows(region, begin, first, count, x, y);
    }

    /**
     * As {@link #multiplyRegion}, of rows in memory.
     *
     * @param fs     the file system; not used.
     * @param memory has the rows.
     * @param begin  as of {@code multiplyRegion}.
     * @param first  as of {@code multiplyRegion}.
     * @param count  as of {@code multiplyRegion}.
     * @param x      as of {@link #multiplyFile}.
     * @param y      as of {@code multiplyFile}.
     */
    static void multiplyMemory(
            final long[] fs,
            final long[] memory,
            final long begin,
            final int first,
            final int count,
            final float[] x,
            final float[] y) {
        multiplyRows(memory, begin, first, count, x, y);
    }

    private static void multiplyRows(
            final long[] memory, final long begin, final int first, final int count, final float[] x, final float[] y) {
        for (int row = WorkItem.groupId(); row < count; row += WorkItem.groupCount()) {
            final long at = begin + (long) row * x.length * Float.BYTES;
            store(y, first + row, multiplyPart(memory, at, x.length, x, 0));
        }
    }

    /** Stores the sum over all work-items of the group. */
    private static void store(final float[] y, final int row, final float own) {
        final float sum = WorkGroup.reduceAdd(own);
        if (WorkItem.localId() == 0) {
            y[row] = sum;
        }
    }

    /** Returns this work-item's share of the product of a part of a row with elements of the vector. */
    private static float multiplyPart(
            final long[] memory, final long at, final int count, final float[] x, final int column) {
        float sum;
        if (WorkItem.localSize() < MIN_SHARING_GROUP) {
            final int begin = (int) ((long) count * WorkItem.localId() / WorkItem.localSize());
            final int end = (int) ((long) count * (WorkItem.localId() + 1) / WorkItem.localSize());
            sum = multiplyNeighbours(memory, at + (long) begin * Float.BYTES, end - begin, x, column + begin);
        } else {
            // A word has 8 bytes and begins at a multiple of them.
            final int head = (int) (at & Float.BYTES) / Float.BYTES;
            final int words = (count - head) / 2;
            sum = multiplyWords(memory, at + (long) head * Float.BYTES, words, x, column + head);
            if (WorkItem.localId() == 0 && head > 0) {
                sum += DeviceMemory.getFloat(memory, at) * x[column];
            }
            if (WorkItem.localId() == 0 && head + 2 * words < count) {
                sum += DeviceMemory.getFloat(memory, at + (count - 1L) * Float.BYTES) * x[column + count - 1];
            }
        }
        return sum;
    }

    /** Multiplies neighbouring elements. A processor's compiler makes the eight sums one vector, as of DotProduct. */
    private static float multiplyNeighbours(
            final long[] memory, final long begin, final int count, final float[] x, final int column) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        float sum4 = 0;
        float sum5 = 0;
        float sum6 = 0;
        float sum7 = 0;
        int i = 0;
        while (i < count - 7) {
            final long at = begin + (long) i * Float.BYTES;
            final int c = column + i;
            sum0 += DeviceMemory.getFloat(memory, at) * x[c];
            sum1 += DeviceMemory.getFloat(memory, at + Float.BYTES) * x[c + 1];
            sum2 += DeviceMemory.getFloat(memory, at + 2 * Float.BYTES) * x[c + 2];
            sum3 += DeviceMemory.getFloat(memory, at + 3 * Float.BYTES) * x[c + 3];
            sum4 += DeviceMemory.getFloat(memory, at + 4 * Float.BYTES) * x[c + 4];
            sum5 += DeviceMemory.getFloat(memory, at + 5 * Float.BYTES) * x[c + 5];
            sum6 += DeviceMemory.getFloat(memory, at + 6 * Float.BYTES) * x[c + 6];
            sum7 += DeviceMemory.getFloat(memory, at + 7 * Float.BYTES) * x[c + 7];
            i += 8;
        }
        float rest = 0;
        while (i < count) {
            rest += DeviceMemory.getFloat(memory, begin + (long) i * Float.BYTES) * x[column + i];
            i++;
        }
        return sum0 + sum1 + sum2 + sum3 + sum4 + sum5 + sum6 + sum7 + rest;
    }

    /** Multiplies words of two elements, of which neighbouring work-items take neighbours; each has four in flight. */
    private static float multiplyWords(
            final long[] memory, final long begin, final int words, final float[] x, final int column) {
        final int step = WorkItem.localSize();
        final long stride = (long) step * Long.BYTES;
        float sum = 0;
        int i = WorkItem.localId();
        while (i < words - 3 * step) {
            final long at = begin + (long) i * Long.BYTES;
            final long a = DeviceMemory.getLong(memory, at);
            final long b = DeviceMemory.getLong(memory, at + stride);
            final long c = DeviceMemory.getLong(memory, at + 2 * stride);
            final long d = DeviceMemory.getLong(memory, at + 3 * stride);
            final int place = column + 2 * i;
            sum += multiplyWord(a, x, place)
                    + multiplyWord(b, x, place + 2 * step)
                    + (multiplyWord(c, x, place + 4 * step) + multiplyWord(d, x, place + 6 * step));
            i += 4 * step;
        }
        while (i < words) {
            sum += multiplyWord(DeviceMemory.getLong(memory, begin + (long) i * Long.BYTES), x, column + 2 * i);
            i += step;
        }
        return sum;
    }

    private static float multiplyWord(final long word, final float[] x, final int column) {
        return Float.intBitsToFloat((int) word) * x[column]
                + Float.intBitsToFloat((int) (word >>> Integer.SIZE)) * x[column + 1];
    }

    private static int take(final int[] state) {
        return (int) WorkItem.broadcast(WorkItem.localId() == 0 ? DeviceAtomics.getAndAdd(state, TAKEN, 1) : 0);
    }
}
