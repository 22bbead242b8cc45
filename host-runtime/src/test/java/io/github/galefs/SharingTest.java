package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Dimensions;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What work-items do together: atomic operations, local memory, reductions; and grids of several dimensions. */
@OnEachDevice
@Timeout(120)
class SharingTest {
    private static final byte[] CONTENT = TestBytes.random(10_000, 3);

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", CONTENT);
        galeFs = GaleFs.open(
                AssumedDevice.context(deviceName).files(files).blockSize(4096).cacheSize(2 * 4096));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "7, 1", "3, 8", "5, 64"})
    void shouldCountInLocalMemoryWhileTheGroupWaitsForFiles(final int groups, final int localSize) throws Exception {
        final int[] counts = new int[256];
        final long[] total = new long[1];
        galeFs.launch(
                SharingKernels::histogram,
                new Grid(groups, localSize),
                new int[groups * SharingKernels.CHUNK / Integer.BYTES],
                counts,
                total);
        final int[] expected = new int[256];
        for (final byte value : CONTENT) {
            expected[value & 255]++;
        }
        assertArrayEquals(expected, counts);
        assertEquals(CONTENT.length, total[0]);
    }

    @Test
    void shouldTransposeByTilesInAGridOfTwoDimensions() throws Exception {
        final int width = 6 * SharingKernels.TILE;
        final int height = 3 * SharingKernels.TILE;
        final int[] matrix = IntStream.range(0, width * height).toArray();
        final int[] transposed = new int[width * height];
        final Grid grid = new Grid(new Dimensions(6, 3), new Dimensions(SharingKernels.TILE, SharingKernels.TILE));
        galeFs.launch(SharingKernels::transpose, grid, matrix, transposed);
        assertArrayEquals(
                IntStream.range(0, width * height)
                        .map(i -> matrix[i % height * width + i / height])
                        .toArray(),
                transposed);
    }

    @ParameterizedTest
    @CsvSource({"5, 1, 1, 1, 1, 1", "3, 2, 1, 4, 2, 1", "2, 3, 4, 1, 1, 1", "3, 2, 2, 2, 3, 2", "1, 1, 3, 8, 8, 1"})
    void shouldGiveEachWorkItemItsIndicesInEveryDimension(
            final int groupsX, final int groupsY, final int groupsZ, final int x, final int y, final int z)
            throws Exception {
        final Grid grid = new Grid(new Dimensions(groupsX, groupsY, groupsZ), new Dimensions(x, y, z));
        final int[] out = new int[grid.globalSize()];
        galeFs.launch(SharingKernels::indices, grid, out);
        final int width = groupsX * x;
        final int height = groupsY * y;
        assertArrayEquals(
                IntStream.range(0, grid.globalSize())
                        .map(i -> 1 + i % width + 100 * (i / width % height) + 10_000 * (i / width / height))
                        .toArray(),
                out);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void shouldReduceAndScanOverEachGroup(final int localSize) throws Exception {
        final int groups = 6;
        final int[] values = new SplittableRandom(localSize)
                .ints((long) groups * localSize, -9, 9)
                .toArray();
        final long[] out = new long[8 * values.length];
        galeFs.launch(SharingKernels::groupOperations, new Grid(groups, localSize), values, out);
        for (int i = 0; i < values.length; i++) {
            final int begin = i / localSize * localSize;
            final int[] group = Arrays.copyOfRange(values, begin, begin + localSize);
            final int[] before = Arrays.copyOfRange(values, begin, i);
            final int sumBefore = Arrays.stream(before).sum();
            final long[] expected = {
                Arrays.stream(group).sum(),
                Arrays.stream(group).min().orElseThrow(),
                Arrays.stream(group).max().orElseThrow(),
                sumBefore + values[i],
                sumBefore,
                Math.min(values[i], Arrays.stream(before).min().orElse(values[i])),
                Arrays.stream(group).anyMatch(value -> value == 7) ? 1 : 0,
                Arrays.stream(group).noneMatch(value -> value == 7) ? 1 : 0
            };
            assertArrayEquals(expected, Arrays.copyOfRange(out, 8 * i, 8 * i + 8), "work-item " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 31, 32, 33, 64})
    void shouldReturnTheConditionsOfAGroupAsBits(final int localSize) throws Exception {
        final int[] values =
                new SplittableRandom(localSize).ints(4L * localSize, -9, 9).toArray();
        final long[] out = new long[3 * values.length];
        galeFs.launch(SharingKernels::ballots, new Grid(4, localSize), values, out);
        for (int i = 0; i < values.length; i++) {
            final int begin = i / localSize * localSize;
            final int[] group = Arrays.copyOfRange(values, begin, begin + localSize);
            final long[] expected = {
                bits(group, value -> value > 0), Arrays.stream(group).sum(), bits(group, value -> value % 3 == 0)
            };
            assertArrayEquals(expected, Arrays.copyOfRange(out, 3 * i, 3 * i + 3), "work-item " + i);
        }
    }

    private static long bits(final int[] values, final IntPredicate condition) {
        return IntStream.range(0, values.length)
                .filter(i -> condition.test(values[i]))
                .mapToLong(i -> 1L << i)
                .sum();
    }

    @ParameterizedTest
    @CsvSource({"64, 1", "16, 8", "8, 64"})
    void shouldLoseNoneOfManyConcurrentUpdates(final int groups, final int localSize) throws Exception {
        // So many that launches without atomic operations lose some: an even number for each work-item.
        final int rounds = 1_000_000 / (groups * localSize) * 2;
        final int[] ints = new int[2];
        final long[] longs = {1L << 40, 0};
        galeFs.launch(SharingKernels::contend, new Grid(groups, localSize), ints, longs, new int[] {rounds});
        final int updates = groups * localSize * rounds / 2;
        assertArrayEquals(new int[] {updates, updates}, ints);
        assertArrayEquals(new long[] {(1L << 40) + 3L * updates, 3L * updates}, longs);
    }
}
