package io.github.galefs.bench.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.galefs.sample.kernels.NearestNeighbour;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PointSearchTest {
    private static final int DIMENSIONS = NearestNeighbour.DIMENSIONS;
    private static final int PART_POINTS = 50;

    private static final float[] SPECIAL_COORDINATES = {
        Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MAX_VALUE, -0.0f
    };

    @RepeatedTest(200)
    void shouldFindWhatASimpleLoopFinds() {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] points = coordinates(random, random.nextInt(4 * PART_POINTS));
        final float[] queries = coordinates(random, random.nextInt(9));
        assertArrayEquals(nearest(points, queries), search(points, queries), "seed " + seed);
    }

    @Test
    void shouldFindTheFirstOfPointsThatAreEquallyNearInAnyPart() {
        final float[] points = new float[3 * PART_POINTS * DIMENSIONS];
        Arrays.fill(points, 4);
        final int place = PART_POINTS + 7;
        Arrays.fill(points, place * DIMENSIONS, (place + 2) * DIMENSIONS, 2);
        Arrays.fill(points, 2 * PART_POINTS * DIMENSIONS, (2 * PART_POINTS + 1) * DIMENSIONS, 2);
        final long bits = Float.floatToRawIntBits(3);
        assertArrayEquals(new long[] {bits << 32 | place}, search(points, new float[] {1, 1, 1}));
    }

    @Test
    void shouldFindAPointBesideOneThatIsNotANumber() {
        final long bits = Float.floatToRawIntBits(3);
        assertArrayEquals(
                new long[] {bits << 32 | 1},
                search(new float[] {Float.NaN, 0, 0, 2, 2, 2, Float.NaN, 1, 1}, new float[] {1, 1, 1}));
    }

    @Test
    void shouldFindNoPointWhenNoDistanceIsFinite() {
        final float[] points = {Float.NaN, 0, 0, Float.POSITIVE_INFINITY, 0, 0, Float.MAX_VALUE, 0, 0};
        assertArrayEquals(new long[] {Long.MAX_VALUE}, search(points, new float[] {1, 1, 1}));
    }

    private static float[] coordinates(final SplittableRandom random, final int points) {
        // Whole numbers, so that many distances are equal.
        final int range = 1 + random.nextInt(20);
        final int specialEvery = 2 + random.nextInt(100);
        final float[] coordinates = new float[points * DIMENSIONS];
        for (int i = 0; i < coordinates.length; i++) {
            coordinates[i] = random.nextInt(specialEvery) == 0
                    ? SPECIAL_COORDINATES[random.nextInt(SPECIAL_COORDINATES.length)]
                    : random.nextInt(range);
        }
        return coordinates;
    }

    private static long[] search(final float[] points, final float[] queries) {
        final long[] found = new long[queries.length / DIMENSIONS];
        final PointSearch search = new PointSearch(PART_POINTS, queries, found);
        final int count = points.length / DIMENSIONS;
        for (int first = 0; first < count; first += PART_POINTS) {
            final int length = Math.min(PART_POINTS, count - first);
            search.add(Arrays.copyOfRange(points, first * DIMENSIONS, (first + length) * DIMENSIONS), length, first);
        }
        return found;
    }

    private static long[] nearest(final float[] points, final float[] queries) {
        final long[] nearest = new long[queries.length / DIMENSIONS];
        for (int query = 0; query < nearest.length; query++) {
            float least = Float.POSITIVE_INFINITY;
            nearest[query] = Long.MAX_VALUE;
            for (int point = 0; point < points.length / DIMENSIONS; point++) {
                float square = 0;
                for (int d = 0; d < DIMENSIONS; d++) {
                    final float difference = queries[query * DIMENSIONS + d] - points[point * DIMENSIONS + d];
                    square += difference * difference;
                }
                if (square < least) {
                    least = square;
                    nearest[query] = (long) Float.floatToRawIntBits(square) << 32 | point;
                }
            }
        }
        return nearest;
    }
}
