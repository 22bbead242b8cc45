package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;

import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.sample.FileParts;

/** Multiplies two square matrices that lie in files, tile by tile in local memory. */
public final class MatrixProduct {
    /** Width and height of a tile. */
    public static final int TILE = 8;

    private MatrixProduct() {}

    /**
     * The kernel. A work-group computes {@link #TILE} rows of the product at a time, from as many rows of the first
     * matrix and all rows of the second one.
     *
     * @param fs      the file system, with the files "a" and "b": float32 elements, row by row.
     * @param size    rows and columns of each matrix, a multiple of {@link #TILE}.
     * @param rows    {@code 2 * TILE * size} elements for each work-group.
     * @param product receives {@code size * size} elements, row by row; 0 at first.
     * @param error   receives an error; see the package.
     */
    public static void multiply(
            final long[] fs, final int size, final float[] rows, final float[] product, final int[] error) {
        final int strip = TILE * size;
        final int left = WorkItem.groupId() * 2 * strip;
        final int a = gopen(fs, "a", O_RDONLY);
        final int b = gopen(fs, "b", O_RDONLY);
        Failures.note(error, Math.min(a, b));
        for (int row = WorkItem.groupId() * TILE; row < size; row += WorkItem.groupCount() * TILE) {
            Failures.note(error, readRows(fs, a, row, size, rows, left));
            for (int step = 0; step < size; step += TILE) {
                Failures.note(error, readRows(fs, b, step, size, rows, left + strip));
                for (int column = 0; column < size; column += TILE) {
                    multiplyTiles(rows, left + step, left + strip + column, size, product, row * size + column);
                }
                WorkItem.barrier(); // all have used the rows: the next read overwrites them
            }
        }
        gclose(fs, a);
        gclose(fs, b);
    }

    private static int readRows(
            final long[] fs, final int fd, final int row, final int size, final float[] rows, final int at) {
        final long offset = (long) row * size * Float.BYTES;
        return FileParts.read(fs, fd, offset, TILE * size * Float.BYTES, rows, (long) at * Float.BYTES);
    }

    /** Adds the product of a tile of the left rows and one of the right rows to a tile of the product. */
    private static void multiplyTiles(
            final float[] rows,
            final int left,
            final int right,
            final int size,
            final float[] product,
            final int corner) {
        final float[] leftTile = LocalMemory.floats(TILE * TILE);
        final float[] rightTile = LocalMemory.floats(TILE * TILE);
        for (int i = WorkItem.localId(); i < TILE * TILE; i += WorkItem.localSize()) {
            final int at = i / TILE * size + i % TILE;
            leftTile[i] = rows[left + at];
            rightTile[i] = rows[right + at];
        }
        WorkItem.localBarrier();
        for (int i = WorkItem.localId(); i < TILE * TILE; i += WorkItem.localSize()) {
            final int at = corner + i / TILE * size + i % TILE;
            float sum = product[at];
            for (int k = 0; k < TILE; k++) {
                sum += leftTile[i / TILE * TILE + k] * rightTile[k * TILE + i % TILE];
            }
            product[at] = sum;
        }
        WorkItem.localBarrier(); // all have used the tiles: the next ones replace them
    }
}
