package io.github.galefs.bench.kernels;

import java.util.Arrays;

/**
 * A thread's part of the product of two square matrices, by plain Java. It copies panels of the right matrix into an
 * array for each row, and adds eight products to two rows of sums: HotSpot makes vectors of that loop, and of loops
 * over the matrices themselves does not, or with a fifth of the rate.
 */
final class PlainMatrixProduct {
    /** Columns of a panel, which then stays in a processor's second cache. */
    private static final int COLUMNS = 256;

    private final float[] left;
    private final float[] right;
    private final float[] product;
    private final int size;
    private final float[][] panel;
    private final float[] sums0;
    private final float[] sums1;

    /** @param size rows and columns, a multiple of 4. */
    PlainMatrixProduct(final float[] left, final float[] right, final float[] product, final int size) {
        this.left = left;
        this.right = right;
        this.product = product;
        this.size = size;
        final int columns = Math.min(COLUMNS, size);
        panel = new float[size][columns];
        sums0 = new float[columns];
        sums1 = new float[columns];
    }

    /** Computes the pairs of rows {@code first}, {@code first + step} and so on. */
    void multiply(final int first, final int step) {
        for (int column = 0; column < size; column += COLUMNS) {
            final int columns = Math.min(COLUMNS, size - column);
            for (int k = 0; k < size; k++) {
                System.arraycopy(right, k * size + column, panel[k], 0, columns);
            }
            for (int row = 2 * first; row < size; row += 2 * step) {
                multiplyPair(row * size, columns);
                System.arraycopy(sums0, 0, product, row * size + column, columns);
                System.arraycopy(sums1, 0, product, (row + 1) * size + column, columns);
            }
        }
    }

    private void multiplyPair(final int begin, final int columns) {
        Arrays.fill(sums0, 0);
        Arrays.fill(sums1, 0);
        for (int k = 0; k < size; k += 4) {
            addProducts(begin + k, panel[k], panel[k + 1], panel[k + 2], panel[k + 3], columns);
        }
    }

    private void addProducts(
            final int at,
            final float[] right0,
            final float[] right1,
            final float[] right2,
            final float[] right3,
            final int columns) {
        final float[] ofRow0 = sums0;
        final float[] ofRow1 = sums1;
        final float left00 = left[at];
        final float left01 = left[at + 1];
        final float left02 = left[at + 2];
        final float left03 = left[at + 3];
        final float left10 = left[at + size];
        final float left11 = left[at + size + 1];
        final float left12 = left[at + size + 2];
        final float left13 = left[at + size + 3];
        for (int i = 0; i < columns; i++) {
            ofRow0[i] = ofRow0[i] + left00 * right0[i] + left01 * right1[i] + left02 * right2[i] + left03 * right3[i];
            ofRow1[i] = ofRow1[i] + left10 * right0[i] + left11 * right1[i] + left12 * right2[i] + left13 * right3[i];
        }
    }
}
