package io.github.galefs.bench.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class PlainMatrixProductTest {
    /** Sizes around one and two panels of 256 columns; more threads than pairs of rows. */
    @ParameterizedTest
    @CsvSource({"4, 1", "4, 5", "12, 2", "252, 3", "256, 1", "260, 2", "300, 7", "516, 4"})
    void shouldFindTheProductWhenThreadsShareTheRows(final int size, final int threads) {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] left = matrix(random, size);
        final float[] right = matrix(random, size);
        final float[] product = new float[size * size];
        Arrays.fill(product, Float.NaN);
        for (int thread = 0; thread < threads; thread++) {
            new PlainMatrixProduct(left, right, product, size).multiply(thread, threads);
        }
        assertArrayEquals(product(left, right, size), product, "seed " + seed);
    }

    /** Returns whole numbers: sums have no rounding errors in any order. */
    private static float[] matrix(final SplittableRandom random, final int size) {
        final float[] matrix = new float[size * size];
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = random.nextInt(-9, 10);
        }
        return matrix;
    }

    private static float[] product(final float[] left, final float[] right, final int size) {
        final float[] product = new float[size * size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int k = 0; k < size; k++) {
                    product[row * size + column] += left[row * size + k] * right[k * size + column];
                }
            }
        }
        return product;
    }
}
