package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/**
 * Multiplies two square matrices that lie in files. A launch reads them into memory of the device, because every
 * element is used {@code size} times; the next launch multiplies them. A GPU multiplies tiles in local memory, and a
 * processor rows that its compiler turns into vectors. Both kernels add the products of an element in the same order.
 */
public final class MatrixProduct {
    /** Rows and columns of a tile of the product. */
    private static final int TILE = 64;

    /** Columns of the first matrix, and rows of the second one, in local memory at a time. */
    private static final int DEPTH = 16;

    /** Elements between rows of the left tile, which lies there column by column: odd, to use all banks of memory. */
    private static final int LEFT_STRIDE = TILE + 1;

    /** Rows and columns of the elements that a work-item computes at a time. */
    private static final int PART = 4;

    /** Work-items in a row of a tile. */
    private static final int PARTS = TILE / PART;

    /** Columns of the product that a processor computes at a time: four rows of them fit into its first cache. */
    private static final int COLUMNS = 256;

    private MatrixProduct() {}

    /**
     * A kernel that reads the matrices.
     *
     * @param fs       the file system, with the files "a" and "b": float32 elements, row by row.
     * @param size     rows and columns of each matrix, from 1.
     * @param taken    one element, 0: see {@link Chunks}.
     * @param matrices receives {@code 2 * size * size} elements: those of "a", then those of "b".
     * @param error    receives an error, EINVAL if a file has fewer elements; see the package.
     */
    public static void load(
            final long[] fs, final int size, final int[] taken, final float[] matrices, final int[] error) {
        final int a = gopen(fs, "a", O_RDONLY);
        final int b = gopen(fs, "b", O_RDONLY);
        final long bytes = (long) size * size * Float.BYTES;
        final int chunk = Chunks.length(fs);
        int failure = Math.min(0, Math.min(a, b));
        long at = Chunks.take(taken) * chunk;
        while (at < bytes && failure == 0) {
            final int count = (int) Math.min(chunk, bytes - at);
            final int ofA = FileParts.read(fs, a, at, count, matrices, at);
            final int ofB = FileParts.read(fs, b, at, count, matrices, bytes + at);
            final int read = Math.min(ofA, ofB);
            failure = read == count ? 0 : read < 0 ? read : -Errno.EINVAL;
            at = Chunks.take(taken) * chunk;
        }
        gclose(fs, a);
        gclose(fs, b);
        Failures.note(error, failure);
    }

    /**
     * A kernel for a GPU, best in work-groups of 256. A work-group computes a tile at a time, a work-item four elements
     * of each of four rows.
     *
     * @param fs       the file system.
     * @param size     rows and columns of each matrix, from 1.
     * @param matrices both matrices.
     * @param product  receives {@code size * size} elements, row by row.
     */
    public static void multiplyTiles(final long[] fs, final int size, final float[] matrices, final float[] product) {
        final int tiles = (size + TILE - 1) / TILE;
        for (int tile = WorkItem.groupId(); tile < tiles * tiles; tile += WorkItem.groupCount()) {
            for (int first = 0; first < PARTS * PARTS; first += WorkItem.localSize()) {
                final int part = first + WorkItem.localId();
                multiplyPart(size, matrices, product, tile / tiles * TILE, tile % tiles * TILE, part);
            }
        }
    }

    /** Computes elements of a tile: of neighbouring rows, and of columns {@link #PARTS} apart. */
    private static void multiplyPart(
            final int size,
            final float[] matrices,
            final float[] product,
            final int tileRow,
            final int tileColumn,
            final int part) {
        final float[] left = LocalMemory.floats(LEFT_STRIDE * DEPTH);
        final float[] right = LocalMemory.floats(TILE * DEPTH);
        final float[] sums = new float[PART * PART];
        // A work-item beyond the last part computes one that it does not store: all go to the barriers.
        final int row = part / PARTS % PARTS * PART;
        final int column = part % PARTS;
        for (int step = 0; step < size; step += DEPTH) {
            for (int i = WorkItem.localId(); i < TILE * DEPTH; i += WorkItem.localSize()) {
                left[i % DEPTH * LEFT_STRIDE + i / DEPTH] =
                        element(matrices, 0, size, tileRow + i / DEPTH, step + i % DEPTH);
                right[i] = element(matrices, size * size, size, step + i / TILE, tileColumn + i % TILE);
            }
            WorkItem.localBarrier();
            for (int k = 0; k < DEPTH; k++) {
                for (int i = 0; i < PART; i++) {
                    for (int j = 0; j < PART; j++) {
                        sums[i * PART + j] += left[k * LEFT_STRIDE + row + i] * right[k * TILE + column + j * PARTS];
                    }
                }
            }
            WorkItem.localBarrier(); // all have used the tiles: the next ones replace them
        }
        for (int i = 0; i < PART * PART; i++) {
            final int productRow = tileRow + row + i / PART;
            final int productColumn = tileColumn + column + i % PART * PARTS;
            if (part < PARTS * PARTS && productRow < size && productColumn < size) {
                product[productRow * size + productColumn] = sums[i];
            }
        }
    }

    private static float element(
            final float[] matrices, final int matrix, final int size, final int row, final int column) {
        return row < size && column < size ? matrices[matrix + row * size + column] : 0;
    }

    /**
     * A kernel for a processor. A work-item computes four rows at a time.
     *
     * @param fs       the file system.
     * @param size     rows and columns of each matrix, from 1.
     * @param matrices both matrices.
     * @param product  receives {@code size * size} elements, row by row.
     */
    public static void multiplyRows(final long[] fs, final int size, final float[] matrices, final float[] product) {
        final long step = (long) WorkItem.groupCount() * WorkItem.localSize() * PART;
        for (int column = 0; column < size; column += COLUMNS) {
            final int columns = Math.min(COLUMNS, size - column);
            for (long first = (long) WorkItem.globalId() * PART; first < size; first += step) {
                final int end = (int) Math.min(first + PART, size);
                int row = (int) first;
                while (row < end - 1) {
                    multiplyPair(size, matrices, product, row, column, columns);
                    row += 2;
                }
                if (row < end) {
                    multiplyRow(size, matrices, product, row, column, columns);
                }
            }
        }
    }

    /** Computes elements of two rows, for which elements of the second matrix are loaded once. */
    private static void multiplyPair(
            final int size,
            final float[] matrices,
            final float[] product,
            final int row,
            final int column,
            final int columns) {
        final int left = row * size;
        final int right = size * size + column;
        final int to = left + column;
        for (int i = 0; i < columns; i++) {
            product[to + i] = 0;
            product[to + size + i] = 0;
        }
        int k = 0;
        while (k < size - 3) {
            final float left00 = matrices[left + k];
            final float left01 = matrices[left + k + 1];
            final float left02 = matrices[left + k + 2];
            final float left03 = matrices[left + k + 3];
            final float left10 = matrices[left + size + k];
            final float left11 = matrices[left + size + k + 1];
            final float left12 = matrices[left + size + k + 2];
            final float left13 = matrices[left + size + k + 3];
            final int from = right + k * size;
            for (int i = 0; i < columns; i++) {
                final float right0 = matrices[from + i];
                final float right1 = matrices[from + size + i];
                final float right2 = matrices[from + 2 * size + i];
                final float right3 = matrices[from + 3 * size + i];
                product[to + i] =
                        product[to + i] + left00 * right0 + left01 * right1 + left02 * right2 + left03 * right3;
                product[to + size + i] =
                        product[to + size + i] + left10 * right0 + left11 * right1 + left12 * right2 + left13 * right3;
            }
            k += 4;
        }
        while (k < size) {
            final int from = right + k * size;
            for (int i = 0; i < columns; i++) {
                product[to + i] += matrices[left + k] * matrices[from + i];
                product[to + size + i] += matrices[left + size + k] * matrices[from + i];
            }
            k++;
        }
    }

    private static void multiplyRow(
            final int size,
            final float[] matrices,
            final float[] product,
            final int row,
            final int column,
            final int columns) {
        final int left = row * size;
        final int right = size * size + column;
        final int to = left + column;
        for (int i = 0; i < columns; i++) {
            product[to + i] = 0;
        }
        int k = 0;
        while (k < size - 3) {
            final float left0 = matrices[left + k];
            final float left1 = matrices[left + k + 1];
            final float left2 = matrices[left + k + 2];
            final float left3 = matrices[left + k + 3];
            final int from = right + k * size;
            for (int i = 0; i < columns; i++) {
                product[to + i] = product[to + i]
                        + left0 * matrices[from + i]
                        + left1 * matrices[from + size + i]
                        + left2 * matrices[from + 2 * size + i]
                        + left3 * matrices[from + 3 * size + i];
            }
            k += 4;
        }
        while (k < size) {
            final int from = right + k * size;
            for (int i = 0; i < columns; i++) {
                product[to + i] += matrices[left + k] * matrices[from + i];
            }
            k++;
        }
    }
}
