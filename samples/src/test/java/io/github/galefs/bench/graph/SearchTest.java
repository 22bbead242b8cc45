package io.github.galefs.bench.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.CaseShare;
import io.github.galefs.GaleFs;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Grid;
import io.github.galefs.sample.graph.DeviceSearch;
import io.github.galefs.sample.graph.Graph;
import io.github.galefs.sample.graph.Rows;
import io.github.galefs.sample.kernels.Target;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** All ways find the levels of graphs that exceed the cache and the batches, on every device and in any grid. */
@ParameterizedClass(name = "{0}")
@MethodSource("targets")
@Tag("opencl")
@Timeout(120)
class SearchTest {
    private static final int BLOCK_BYTES = 4096;
    private static final int CACHE_BLOCKS = 4;
    private static final int BATCH_BYTES = 3000;

    @Parameter
    private Target target;

    private TemporaryStore store;
    private GaleFs galeFs;

    static Stream<Target> targets() {
        final List<Grid> grids = List.of(
                new Grid(1, 1),
                new Grid(1000, 1),
                new Grid(5, 8),
                new Grid(1, 32),
                new Grid(1000, 32),
                new Grid(7, 64),
                new Grid(1, 256),
                new Grid(3, 256));
        final List<Target> targets = Stream.of("jvm", "opencl", "suspended")
                .flatMap(device -> grids.stream().map(grid -> new Target(device, grid)))
                .toList();
        return CaseShare.some(targets);
    }

    @BeforeEach
    void open() throws Exception {
        target.assume();
        store = new TemporaryStore();
        galeFs = GaleFs.open(target.context()
                .files(store.files())
                .blockSize(BLOCK_BYTES)
                .cacheSize((long) CACHE_BLOCKS * BLOCK_BYTES));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            store.close();
        }
    }

    /** With self loops, multiple edges, vertices without edges, and rows that are longer than a block. */
    @Test
    void shouldFindTheLevelsOfARandomGraph() throws Exception {
        final long seed = System.nanoTime();
        final SplittableRandom random = new SplittableRandom(seed);
        final int vertices = 500 + random.nextInt(2500);
        final int hub = random.nextInt(vertices);
        final int[][] graph =
                Rows.random(vertices, vertex -> vertex == hub ? 5000 : random.nextInt(5) * random.nextInt(3), random);
        graph[7] = new int[] {7, 7, 8, 8, hub};
        put(graph);
        assertFindsLevels(graph, hub, "seed " + seed);
        assertFindsLevels(graph, 7, "seed " + seed);
        assertFindsLevels(graph, random.nextInt(vertices), "seed " + seed);
    }

    @Test
    void shouldFindTheLevelsWhenEveryRowFillsABlock() throws Exception {
        final int[][] graph = Rows.random(511, _ -> BLOCK_BYTES / Integer.BYTES, new SplittableRandom(1));
        put(graph);
        assertFindsLevels(graph, 510, "rows of a block, from the begin of a block on");
    }

    @Test
    void shouldReachNothingWhenThereAreNoEdges() throws Exception {
        final int[][] graph = Rows.random(40, _ -> 0, new SplittableRandom(1));
        put(graph);
        assertFindsLevels(graph, 39, "no edges");
    }

    @Test
    void shouldRefuseMoreLevelsThanAByteHas() throws Exception {
        final int[][] path = Rows.path(129);
        put(path);
        assertFindsLevels(path, 120, "a path");
        assertFailure("at a distance of more than 127 from root 0", path);
    }

    @Test
    void shouldReportWhatCannotBeRead() throws Exception {
        final int[][] graph = Rows.random(2000, _ -> 3, new SplittableRandom(2));
        assertFailure("ENOENT", graph);
        final byte[] bytes = Rows.bytes(graph);
        store.put("graph", MemorySegment.ofArray(Arrays.copyOf(bytes, 2001 * Long.BYTES - 1)));
        assertFailure("EIO", graph);
        store.put("graph", MemorySegment.ofArray(Arrays.copyOf(bytes, bytes.length - 1)));
        assertFailure("EINVAL", graph);
    }

    private void assertFailure(final String message, final int[][] graph) {
        try (DeviceSearch search = search(graph)) {
            final BenchException failure = assertThrows(
                    BenchException.class,
                    () -> GraphBenchmark.onDevice(search, target.grid()).levels(0));
            assertEquals(message, failure.getMessage().replaceAll(".*(" + message + ").*", "$1"));
        }
    }

    private void assertFindsLevels(final int[][] graph, final int root, final String message) throws Exception {
        final byte[] expected = Rows.levels(graph, root);
        try (MappedGraph mapped = new MappedGraph(plain(), graph.length);
                DeviceSearch search = search(graph);
                BatchedSearch batched = new BatchedSearch(galeFs, mapped, BATCH_BYTES)) {
            final Search device = GraphBenchmark.onDevice(search, target.grid());
            assertArrayEquals(expected, levels(device, graph, root), message);
            assertArrayEquals(expected, levels(device, graph, root), message + ", again");
            assertArrayEquals(expected, levels(batched, graph, root), message + ", in batches");
            assertArrayEquals(expected, new JavaSearch(mapped).levels(root), message + ", by Java");
        }
    }

    private DeviceSearch search(final int[][] graph) {
        return new DeviceSearch(galeFs, new Graph("graph", graph.length, Rows.edges(graph), BLOCK_BYTES));
    }

    private static byte[] levels(final Search search, final int[][] graph, final int root) throws Exception {
        return Arrays.copyOf(search.levels(root), graph.length);
    }

    private void put(final int[][] graph) throws Exception {
        final byte[] bytes = Rows.bytes(graph);
        store.put("graph", MemorySegment.ofArray(bytes));
        Files.write(plain(), bytes);
    }

    private Path plain() {
        return store.directory().resolve("graph");
    }
}
