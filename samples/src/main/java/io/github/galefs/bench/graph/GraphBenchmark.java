package io.github.galefs.bench.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.SampleException;
import io.github.galefs.sample.graph.DeviceSearch;
import io.github.galefs.sample.graph.Graph;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Breadth-first search in an R-MAT graph of Graph500's parameters. Its hot file is sixteen times as long as the cache.
 *
 * <p>The graph has 2<sup>22</sup> vertices and 2<sup>26</sup> undirected edges. Its file has each edge in both
 * directions, as Graph500 does: 2<sup>27</sup> targets, 544 MiB. Two processors take about 30 seconds to write it.
 *
 * <ul>
 *   <li>device: kernels read the offsets into the device's memory, and then the rows of each level's vertices.
 *   <li>java: a thread for each processor reads the rows where they lie in the mapped file.
 *   <li>batched: for each level, all processors copy the rows of its vertices from the mapped file to pinned memory, or
 *       to memory that the device shares. A kernel reaches the targets of a batch while the next one is copied. The
 *       memory of the batches is as large as the cache.
 * </ul>
 *
 * <p>All ways search level by level, from the reached vertices to the others; none changes the direction. All find
 * the vertices of a level in ascending order, so that they read the file in its order. A time begins before kernels
 * open the file, and ends when the host has the level of each vertex. The others have a mapping from the begin. A
 * rate is Graph500's: the edges of the component that was reached, each counted once, per second. All ways run in
 * turns, from the same root; the levels must be equal. A ratio is that of one turn.
 */
public final class GraphBenchmark implements Benchmark {
    private static final int SCALE = 22;
    private static final int QUICK_SCALE = 11;

    private static final int CACHED_PART = 16;
    private static final int MIN_FRAMES = 8;

    /** Edges of a root, at least: it is not in a small component then. */
    private static final int MIN_ROOT_DEGREE = 16;

    /** Creates the benchmark. */
    public GraphBenchmark() {}

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public String description() {
        return "breadth-first search in a hot file by a kernel, against plain Java, and against batches of the host";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (Device device = options.open();
                GraphFile file = new GraphFile(new RmatEdges(scale(options.effort())));
                MappedGraph mapped = new MappedGraph(file.plain(), file.vertices());
                GaleFs galeFs = session(device, file);
                DeviceSearch search = new DeviceSearch(galeFs, graph(file));
                BatchedSearch batched = new BatchedSearch(galeFs, mapped, cacheBytes(file))) {
            final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
            final JavaSearch java = new JavaSearch(mapped);
            int root = 0;
            for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                root = nextRoot(file, root);
                final Turn turn = new Turn(file, Timed.of(java, root), Timed.of(batched, root));
                // The runs before are for the compilers of the JVM.
                final RunRecorder used = run < 0 ? new RunRecorder(name(), "") : recorder;
                turn.record(used);
                for (final Grid grid : grids(device)) {
                    turn.record(used, grid.localSize(), Timed.of(onDevice(search, grid), root));
                }
            }
            recorder.report(sink);
        }
    }

    private static GaleFs session(final Device device, final GraphFile file) throws FileServiceException {
        return GaleFs.open(new GaleFsContext()
                .files(file.files())
                .device(device)
                .blockSize(blockBytes(file))
                .cacheSize(Math.max(cacheBytes(file), (long) MIN_FRAMES * blockBytes(file))));
    }

    private static Graph graph(final GraphFile file) {
        return new Graph(GraphFile.NAME, file.vertices(), file.edges(), blockBytes(file));
    }

    /** Returns the search by kernels, which reads the offsets of the rows each time. */
    static Search onDevice(final DeviceSearch search, final Grid grid) {
        return root -> {
            try {
                search.load(grid);
                search.search(grid, root);
                return search.levels();
            } catch (final SampleException e) {
                throw new BenchException(e.getMessage(), e);
            }
        };
    }

    private static long cacheBytes(final GraphFile file) {
        return file.byteLength() / CACHED_PART;
    }

    /** Returns the default size, or a smaller one for some frames in a small cache. */
    private static int blockBytes(final GraphFile file) {
        return Math.clamp(
                Long.highestOneBit(cacheBytes(file) / MIN_FRAMES),
                GaleFsContext.MIN_BLOCK_SIZE,
                GaleFsContext.DEFAULT_BLOCK_SIZE);
    }

    /** Returns grids of few groups, as each of them opens the file, and for a GPU another of many. */
    private static List<Grid> grids(final Device device) {
        final Grid coarse = device.coarseGrid();
        return switch (device.kind()) {
            case CPU, JVM -> List.of(coarse);
            case GPU, OTHER -> List.of(new Grid(2 * coarse.groupCount(), coarse.localSize()), device.preferredGrid());
        };
    }

    private static int nextRoot(final GraphFile file, final int root) {
        return IntStream.rangeClosed(root + 1, root + file.vertices())
                .map(vertex -> vertex % file.vertices())
                .filter(vertex -> file.degree(vertex) >= MIN_ROOT_DEGREE)
                .findFirst()
                .orElseThrow();
    }

    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 10;
            case QUICK -> 1;
        };
    }

    private static int scale(final Effort effort) {
        return switch (effort) {
            case FULL -> SCALE;
            case QUICK -> QUICK_SCALE;
        };
    }

    /**
     * Searches from one root.
     *
     * @param edges of the component that was reached, each counted once.
     */
    private record Turn(long edges, Timed java, Timed batched) {
        Turn(final GraphFile file, final Timed java, final Timed batched) {
            this(file.edgesOf(java.levels()) / 2, java, batched);
        }

        void record(final RunRecorder recorder) throws BenchException {
            batched.checkSameAs(java);
            recordRate(recorder, "java", java);
            recordRate(recorder, "batched", batched);
        }

        void record(final RunRecorder recorder, final int localSize, final Timed device) throws BenchException {
            device.checkSameAs(java);
            final String grid = ",local=" + localSize;
            recordRate(recorder, "device" + grid, device);
            recorder.record("device/java" + grid, BenchMetric.RATIO, java.seconds() / device.seconds());
            recorder.record("device/batched" + grid, BenchMetric.RATIO, batched.seconds() / device.seconds());
        }

        private void recordRate(final RunRecorder recorder, final String caseName, final Timed search) {
            recorder.record(caseName, BenchMetric.EDGES_PER_S, edges / search.seconds());
        }
    }

    /**
     * A result and its time.
     *
     * @param levels  of the vertices.
     * @param seconds that the search took.
     */
    @SuppressWarnings("ArrayRecordComponent") // Not compared.
    private record Timed(byte[] levels, double seconds) {
        static Timed of(final Search search, final int root) throws BenchException, IOException, InterruptedException {
            final long begin = System.nanoTime();
            final byte[] levels = search.levels(root);
            return new Timed(levels, (System.nanoTime() - begin) / 1e9);
        }

        void checkSameAs(final Timed other) throws BenchException {
            // One of both may have an element behind the last vertex.
            final int vertices = Math.min(levels.length, other.levels.length);
            final int vertex = Arrays.mismatch(levels, 0, vertices, other.levels, 0, vertices);
            if (vertex >= 0) {
                throw new BenchException("the level of vertex " + vertex + " is " + levels[vertex]
                        + " by the device, and " + other.levels[vertex] + " by Java");
            }
        }
    }
}
