package io.github.galefs.sample.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.kernel.Errno;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Examples that read files return what plain Java returns, on every device and in every grid. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.github.galefs.sample.kernels.Target#all")
@Tag("opencl")
@Timeout(120)
class ReadingExamplesTest {
    @Parameter
    private Target target;

    @TempDir
    private Path directory;

    private ExampleRig rig;

    @BeforeEach
    void open() throws Exception {
        rig = new ExampleRig(target, directory);
    }

    @AfterEach
    void close() throws Exception {
        if (rig != null) {
            rig.close();
        }
    }

    @Test
    void shouldCountBytesByValue() throws Exception {
        final byte[] data = randomBytes(100_003, 1);
        rig.put("data", MemorySegment.ofArray(data));
        final int[] counts = new int[Histogram.VALUES];
        final byte[] buffer = new byte[rig.ofAllGroups(Histogram.CHUNK_LENGTH)];
        rig.galeFs.launch(Histogram::count, rig.grid, buffer, counts, rig.error);

        final int[] expected = new int[Histogram.VALUES];
        for (final byte value : data) {
            expected[value & 255]++;
        }
        rig.checkNoError();
        assertArrayEquals(expected, counts);
    }

    @Test
    void shouldMultiplyMatrices() throws Exception {
        for (final int size : new int[] {1, 63, 70}) {
            final float[] a = randomFloats(size * size, 2);
            final float[] b = randomFloats(size * size, 3);
            rig.put("a", MemorySegment.ofArray(a));
            rig.put("b", MemorySegment.ofArray(b));
            final float[] matrices = new float[2 * size * size];
            rig.galeFs.launch(MatrixProduct::load, rig.grid, size, new int[1], matrices, rig.error);
            final float[] byTiles = new float[size * size];
            rig.galeFs.launch(MatrixProduct::multiplyTiles, rig.grid, size, matrices, byTiles);
            final float[] byRows = byTiles.clone();
            rig.galeFs.launch(MatrixProduct::multiplyRows, rig.grid, size, matrices, byRows);

            rig.checkNoError();
            final float[] expected = product(a, b, size);
            assertArrayEquals(expected, byTiles);
            assertArrayEquals(expected, byRows);
        }
    }

    /** More columns than a processor computes at a time. */
    @Test
    void shouldMultiplyMatricesOfManyColumnsByRows() throws Exception {
        final int size = 517;
        final float[] matrices = integers(2 * size * size, 14);
        final float[] product = new float[size * size];
        rig.galeFs.launch(MatrixProduct::multiplyRows, rig.grid, size, matrices, product);
        for (int i = 0; i < product.length; i += 997) {
            float sum = 0;
            for (int k = 0; k < size; k++) {
                sum += matrices[i / size * size + k] * matrices[size * size + k * size + i % size];
            }
            assertEquals(sum, product[i], "element " + i);
        }
    }

    @Test
    void shouldRefuseMatricesOfTooFewElements() throws Exception {
        rig.put("a", MemorySegment.ofArray(new float[9]));
        rig.put("b", MemorySegment.ofArray(new float[8]));
        rig.galeFs.launch(MatrixProduct::load, rig.grid, 3, new int[1], new float[18], rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);
    }

    private static float[] product(final float[] a, final float[] b, final int size) {
        final float[] product = new float[size * size];
        for (int i = 0; i < product.length; i++) {
            for (int k = 0; k < size; k++) {
                product[i] += a[i / size * size + k] * b[k * size + i % size];
            }
        }
        return product;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, KmerCount.MAX_K})
    void shouldCountKmersOverTheEdgesOfReads(final int k) throws Exception {
        final int[] expected = putGenome(k);
        final int[] counts = new int[expected.length];
        Arrays.fill(counts, 7);
        rig.galeFs.launch(KmerCount::clear, rig.grid, counts);
        final byte[] buffer = new byte[rig.ofAllGroups(KmerCount.SMALL_BUFFER_LENGTH)];
        rig.galeFs.launch(KmerCount::count, rig.grid, k, new int[1], buffer, counts, rig.error);

        rig.checkNoError();
        assertArrayEquals(expected, counts);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void shouldAddUpTheKmersThatEachGroupHasCounted(final int k) throws Exception {
        final int[] expected = putGenome(k);
        final int[] counts = new int[rig.ofAllGroups(expected.length)];
        final byte[] buffer = new byte[rig.ofAllGroups(KmerCount.SMALL_BUFFER_LENGTH)];
        rig.galeFs.launch(KmerCount::countByGroup, rig.grid, k, new int[1], buffer, counts, rig.error);
        final int[] sums = new int[expected.length];
        Arrays.fill(sums, 7);
        rig.galeFs.launch(KmerCount::addUp, rig.grid, counts, sums);

        rig.checkNoError();
        assertArrayEquals(expected, sums);
    }

    @Test
    void shouldRefuseTooLittleRoomForKmers() throws Exception {
        rig.put("genome", MemorySegment.ofArray(new byte[100]));
        final byte[] none = new byte[rig.ofAllGroups(KmerCount.MAX_K)];
        rig.galeFs.launch(KmerCount::count, rig.grid, 1, new int[1], none, new int[4], rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);

        final int[] tooFew = new int[rig.ofAllGroups(4) - 1];
        final byte[] buffer = new byte[rig.ofAllGroups(KmerCount.SMALL_BUFFER_LENGTH)];
        Arrays.fill(rig.error, 0);
        rig.galeFs.launch(KmerCount::countByGroup, rig.grid, 1, new int[1], buffer, tooFew, rig.error);
        assertEquals(-Errno.EINVAL, rig.error[0]);
    }

    /** Returns the counts of the words of a genome with some unknown letters. */
    private int[] putGenome(final int k) throws Exception {
        final String genome = new SplittableRandom(4)
                .ints(20_001, 0, 100)
                .mapToObj(i -> i == 0 ? "N" : "ACGT".substring(i % 4, i % 4 + 1))
                .collect(Collectors.joining());
        rig.put("genome", MemorySegment.ofArray(genome.getBytes(StandardCharsets.US_ASCII)));
        final int[] expected = new int[1 << (2 * k)];
        for (int i = 0; i + k <= genome.length(); i++) {
            final String word = genome.substring(i, i + k);
            if (!word.contains("N")) {
                expected[word.chars().map("ACGT"::indexOf).reduce(0, (sum, base) -> 4 * sum + base)]++;
            }
        }
        return expected;
    }

    @Test
    void shouldSumAColumnWhoseLinesCrossTheEdgesOfReads() throws Exception {
        final int[] values =
                new SplittableRandom(5).ints(6_000, -99_999, 99_999).toArray();
        final String table = Arrays.stream(values)
                .mapToObj(value -> value % 77 + ",," + value + ",9\n")
                .collect(Collectors.joining());
        rig.put("table.csv", MemorySegment.ofArray(table.getBytes(StandardCharsets.US_ASCII)));
        final byte[] buffer = new byte[rig.ofAllGroups(CsvColumnSum.BUFFER_LENGTH)];
        final long[] sum = new long[1];
        rig.galeFs.launch(CsvColumnSum::sum, rig.grid, 2, buffer, sum, rig.error);

        rig.checkNoError();
        assertEquals(Arrays.stream(values).asLongStream().sum(), sum[0]);
    }

    @Test
    void shouldSearchAGraphBreadthFirst() throws Exception {
        final int[][] graph = randomGraph(600, 6);
        final int[] levels = new int[graph.length];
        Arrays.fill(levels, BreadthFirstSearch.UNREACHED);
        levels[0] = 0;
        rig.put("graph", MemorySegment.ofArray(rows(graph)));
        final int[] edges = new int[rig.ofAllGroups(BreadthFirstSearch.EDGES)];
        final int[] reached = {1};
        for (int level = 0; reached[0] > 0; level++) {
            reached[0] = 0;
            rig.galeFs.launch(
                    BreadthFirstSearch::step, rig.grid, graph.length, level, edges, levels, reached, rig.error);
            rig.checkNoError();
        }

        assertArrayEquals(levelsOf(graph), levels);
    }

    /** Returns the neighbours of each vertex: of one vertex many, of the last ones none. */
    private static int[][] randomGraph(final int vertices, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        return IntStream.range(0, vertices)
                .mapToObj(vertex -> random.ints(
                                vertex == 3 ? 200 : vertex < vertices - 9 ? random.nextInt(3) : 0, 0, vertices)
                        .toArray())
                .toArray(int[][]::new);
    }

    private static int[] rows(final int[][] graph) {
        final int[] rows = new int[graph.length + 1];
        for (int vertex = 0; vertex < graph.length; vertex++) {
            rows[vertex + 1] = rows[vertex] + graph[vertex].length;
        }
        return IntStream.concat(Arrays.stream(rows), Arrays.stream(graph).flatMapToInt(Arrays::stream))
                .toArray();
    }

    private static int[] levelsOf(final int[][] graph) {
        final int[] levels = new int[graph.length];
        Arrays.fill(levels, BreadthFirstSearch.UNREACHED);
        levels[0] = 0;
        final Queue<Integer> queue = new ArrayDeque<>();
        queue.add(0);
        while (!queue.isEmpty()) {
            final int vertex = queue.remove();
            for (final int neighbour : graph[vertex]) {
                if (levels[neighbour] == BreadthFirstSearch.UNREACHED) {
                    levels[neighbour] = levels[vertex] + 1;
                    queue.add(neighbour);
                }
            }
        }
        return levels;
    }

    @Test
    void shouldComputeTheChecksumOfEachBlock() throws Exception {
        final byte[] data = randomBytes(50_001, 7);
        rig.put("data", MemorySegment.ofArray(data));
        final int[] sums = new int[(data.length + BlockChecksums.BLOCK_LENGTH - 1) / BlockChecksums.BLOCK_LENGTH];
        final byte[] buffer = new byte[rig.ofAllGroups(BlockChecksums.CHUNK_LENGTH)];
        rig.galeFs.launch(BlockChecksums::compute, rig.grid, buffer, sums, rig.error);

        final int[] expected = new int[sums.length];
        for (int block = 0; block < sums.length; block++) {
            final int begin = block * BlockChecksums.BLOCK_LENGTH;
            final CRC32 crc = new CRC32();
            crc.update(data, begin, Math.min(BlockChecksums.BLOCK_LENGTH, data.length - begin));
            expected[block] = (int) crc.getValue();
        }
        rig.checkNoError();
        assertArrayEquals(expected, sums);
    }

    @Test
    void shouldFindThePlacesOfKeysInASortedFile() throws Exception {
        final SplittableRandom random = new SplittableRandom(8);
        final long[] keys = random.longs(10_000, 0, 30_000).sorted().toArray();
        final long[] queries = random.longs(70, -100, 30_100).toArray();
        rig.put("keys", MemorySegment.ofArray(keys));
        final long[] places = new long[queries.length];
        final long[] window = new long[rig.ofAllGroups(BinarySearch.WINDOW)];
        rig.galeFs.launch(BinarySearch::search, rig.grid, queries, window, places, rig.error);

        rig.checkNoError();
        assertArrayEquals(
                Arrays.stream(queries)
                        .map(query ->
                                Arrays.stream(keys).filter(key -> key < query).count())
                        .toArray(),
                places);
    }

    @Test
    void shouldFindTheNearestPoints() throws Exception {
        final float[] points = randomFloats(2_000 * NearestNeighbour.DIMENSIONS, 9);
        final float[] queries = randomFloats(5 * NearestNeighbour.DIMENSIONS, 10);
        rig.put("points", MemorySegment.ofArray(points));
        final long[] nearest = new long[5];
        Arrays.fill(nearest, Long.MAX_VALUE);
        final float[] buffer = new float[rig.ofAllGroups(100 * NearestNeighbour.DIMENSIONS)];
        final long[] found = new long[rig.grid.globalSize() * nearest.length];
        rig.galeFs.launch(NearestNeighbour::find, rig.grid, queries, new int[1], buffer, found, nearest, rig.error);

        rig.checkNoError();
        for (int query = 0; query < nearest.length; query++) {
            assertEquals(nearest(points, queries, query), (int) nearest[query], "query " + query);
        }
    }

    private static int nearest(final float[] points, final float[] queries, final int query) {
        float least = Float.MAX_VALUE;
        int nearest = -1;
        for (int i = 0; i < points.length / NearestNeighbour.DIMENSIONS; i++) {
            float sum = 0;
            for (int d = 0; d < NearestNeighbour.DIMENSIONS; d++) {
                final float difference =
                        queries[query * NearestNeighbour.DIMENSIONS + d] - points[i * NearestNeighbour.DIMENSIONS + d];
                sum += difference * difference;
            }
            if (sum < least) {
                least = sum;
                nearest = i;
            }
        }
        return nearest;
    }

    @Test
    void shouldFindTheFirstOfEqualPointsAndNoneThatIsNoNumber() throws Exception {
        final float[] points = new float[900 * NearestNeighbour.DIMENSIONS];
        Arrays.fill(points, 0, points.length / 2, Float.intBitsToFloat(0xFFC0_0000));
        rig.put("points", MemorySegment.ofArray(points));
        final long[] nearest = {Long.MAX_VALUE};
        final float[] queries = new float[NearestNeighbour.DIMENSIONS];
        final float[] buffer = new float[rig.ofAllGroups(100 * NearestNeighbour.DIMENSIONS)];
        final long[] found = new long[rig.grid.globalSize()];
        rig.galeFs.launch(NearestNeighbour::find, rig.grid, queries, new int[1], buffer, found, nearest, rig.error);
        rig.checkNoError();
        assertEquals(450, nearest[0]);
    }

    @Test
    void shouldRefuseTooLittleRoomForPointsAndWhatIsFound() throws Exception {
        rig.put("points", MemorySegment.ofArray(new float[NearestNeighbour.DIMENSIONS]));
        final float[] queries = new float[2 * NearestNeighbour.DIMENSIONS];
        final float[] buffer = new float[rig.ofAllGroups(2 * NearestNeighbour.DIMENSIONS)];
        assertEquals(-Errno.EINVAL, findNearest(queries, new float[1], rig.grid.globalSize(), 1));
        assertEquals(-Errno.EINVAL, findNearest(queries, buffer, 2 * rig.grid.globalSize() - 1, 2));
        assertEquals(-Errno.EINVAL, findNearest(queries, buffer, 3 * rig.grid.globalSize(), 3));
        assertEquals(0, findNearest(queries, buffer, rig.grid.globalSize(), 1));
    }

    /** Returns the error; there may be more queries than results. */
    private int findNearest(final float[] queries, final float[] buffer, final int foundLength, final int results)
            throws Exception {
        final long[] nearest = new long[results];
        Arrays.fill(nearest, Long.MAX_VALUE);
        Arrays.fill(rig.error, 0);
        final long[] found = new long[foundLength];
        rig.galeFs.launch(NearestNeighbour::find, rig.grid, queries, new int[1], buffer, found, nearest, rig.error);
        assertEquals(rig.error[0] == 0 ? 0 : Long.MAX_VALUE, nearest[0]);
        return rig.error[0];
    }

    @Test
    void shouldSumBytesInPlace() throws Exception {
        final byte[] data = randomBytes(120_001, 11);
        rig.put("data", MemorySegment.ofArray(data));
        final long[] sum = new long[1];
        rig.galeFs.launch(ByteSum::sum, rig.grid, new int[1], sum, rig.error);

        long expected = 0;
        for (final byte value : data) {
            expected += value & 255;
        }
        rig.checkNoError();
        assertEquals(expected, sum[0]);
    }

    @Test
    void shouldCountAPatternOverTheEdgesOfReads() throws Exception {
        final String text = "abcab".repeat(40_000);
        rig.put("data", MemorySegment.ofArray(text.getBytes(StandardCharsets.US_ASCII)));
        final byte[] pattern = "cabab".getBytes(StandardCharsets.US_ASCII);
        final byte[] buffer = new byte[rig.ofAllGroups(PatternCount.BUFFER_LENGTH)];
        final long[] found = new long[1];
        rig.galeFs.launch(PatternCount::count, rig.grid, pattern, new int[1], buffer, found, rig.error);

        rig.checkNoError();
        assertEquals(39_999, found[0]);
    }

    @Test
    void shouldCountAPatternWithTheSmallBuffersOfManyGroups() throws Exception {
        rig.put("data", MemorySegment.ofArray("abcab".repeat(40_000).getBytes(StandardCharsets.US_ASCII)));
        final byte[] pattern = "b".repeat(PatternCount.MAX_PATTERN_LENGTH - 1).getBytes(StandardCharsets.US_ASCII);
        final byte[] other = "abcab".repeat(12).getBytes(StandardCharsets.US_ASCII);
        for (final byte[] wanted : List.of(pattern, other)) {
            final byte[] buffer = new byte[rig.ofAllGroups(PatternCount.SMALL_BUFFER_LENGTH)];
            final long[] found = new long[1];
            rig.galeFs.launch(PatternCount::count, rig.grid, wanted, new int[1], buffer, found, rig.error);
            assertEquals(wanted[0] == 'b' ? 0 : 40_000 - 11, found[0]);
        }
        rig.checkNoError();
    }

    /** Their first, middle and last bytes are partly the same ones. */
    @Test
    void shouldCountPatternsOfFewBytes() throws Exception {
        rig.put("data", MemorySegment.ofArray("abcab".repeat(40_000).getBytes(StandardCharsets.US_ASCII)));
        final Map<String, Integer> expected = Map.of("c", 40_000, "b", 80_000, "aa", 0, "ba", 39_999, "cbb", 0);
        for (final Map.Entry<String, Integer> entry : expected.entrySet()) {
            final byte[] pattern = entry.getKey().getBytes(StandardCharsets.US_ASCII);
            final byte[] buffer = new byte[rig.ofAllGroups(PatternCount.BUFFER_LENGTH)];
            final long[] found = new long[1];
            rig.galeFs.launch(PatternCount::count, rig.grid, pattern, new int[1], buffer, found, rig.error);
            assertEquals(entry.getValue().intValue(), found[0], entry.getKey());
        }
        rig.checkNoError();
    }

    @ParameterizedTest
    @ValueSource(ints = {DotProduct.SMALL_BUFFER, DotProduct.BUFFER})
    void shouldMultiplyVectors(final int bufferLength) throws Exception {
        // Small integers, whose sums are exact in every order.
        final float[] a = integers(80_001, 12);
        final float[] b = integers(80_001, 13);
        rig.put("a", MemorySegment.ofArray(a));
        rig.put("b", MemorySegment.ofArray(b));
        final float[] sums = new float[rig.grid.groupCount()];
        rig.galeFs.launch(
                DotProduct::multiply, rig.grid, new int[1], new float[rig.ofAllGroups(bufferLength)], sums, rig.error);

        float sum = 0;
        for (final float ofGroup : sums) {
            sum += ofGroup;
        }
        rig.checkNoError();
        assertEquals(IntStream.range(0, a.length).mapToDouble(i -> a[i] * b[i]).sum(), sum);
    }

    private static float[] integers(final int count, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = random.nextInt(-3, 4);
        }
        return values;
    }

    private static float[] randomFloats(final int count, final long seed) {
        final SplittableRandom random = new SplittableRandom(seed);
        final float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) random.nextDouble(-1, 1);
        }
        return values;
    }

    private static byte[] randomBytes(final int count, final long seed) {
        final byte[] bytes = new byte[count];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
