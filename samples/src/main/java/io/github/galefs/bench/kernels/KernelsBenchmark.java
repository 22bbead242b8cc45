package io.github.galefs.bench.kernels;

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
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.sample.kernels.KmerCount;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.agrona.CloseHelper;

/**
 * Example kernels on hot files, in two grids, against plain Java on all processors.
 *
 * <p>Kernels and plain Java read from the same embedded store, whose segments are mapped and in the page cache. Plain
 * Java has the loop of those tried that HotSpot compiles best, and reads parts of 48 or 64 KiB. Kernels read the same
 * parts, or of 8 KiB where a GPU has many work-groups.
 *
 * <ul>
 *   <li>sum: eight bytes at a time, in four sums of 16 bits. The kernel adds the bytes where they lie in the store's
 *       memory; plain Java copies them into an array first, as a program does that reads a file.
 *   <li>grep: both copy. Kernels look strip by strip whether the pattern may occur there, a loop that compilers turn
 *       into vectors. HotSpot does not: plain Java compares eight places at once in words of 64 bits.
 *   <li>dot: the kernel copies one of the vectors and uses the other where it lies; plain Java copies both. Both have
 *       eight sums.
 *   <li>matrix: the product of two matrices of 2,048 rows, in tiles of local memory against vectors of rows; until the
 *       product is in memory of the host.
 *   <li>nearest: the nearest of 8 Mi points to each of 256.
 *   <li>8-mer, 12-mer: counts of words of 8 and 12 bases. A GPU counts by atomic additions. Work-groups on a processor
 *       and the threads of plain Java have counts of their own, which are added up. The counts of 12 bases take 64 MiB,
 *       more than caches.
 *   <li>mandelbrot: an image of 16 Mi pixels, written to a file; its rate is that of the bytes written.
 * </ul>
 *
 * <p>A time begins before the files are opened and ends with the result. The time of a kernel includes its launch, but
 * not the allocation of its work-groups' buffers. Plain Java keeps its large arrays as well. Plain Java and both grids
 * run in turns; a ratio is that of one turn, and the results must be equal. A rate is bytes of the files per second.
 */
public final class KernelsBenchmark implements Benchmark {
    private static final List<Function<Effort, Workload>> WORKLOADS = List.of(
            SumWorkload::new,
            PatternWorkload::new,
            DotWorkload::new,
            MatrixWorkload::new,
            NearestWorkload::new,
            effort -> new KmerWorkload(effort, 8),
            effort -> new KmerWorkload(effort, KmerCount.MAX_K),
            MandelbrotWorkload::new);

    /** Work-items of the larger work-groups on a processor. */
    private static final int LOCAL_SIZE = 8;

    /** Less than the files that are read once, so that no run finds them cached. */
    private static final int CACHE_PARTS = 4;

    /** Long computations are compiled while they run. */
    private static final Duration MAX_WARM_UP = Duration.ofSeconds(10);

    /** For files that are small because much is computed of them. */
    private static final long MIN_CACHE_BYTES = 16 << 20;

    /** Creates the benchmark. */
    public KernelsBenchmark() {}

    @Override
    public String name() {
        return "kernels";
    }

    @Override
    public String description() {
        return "example kernels on a hot file, against plain Java on all processors";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        for (final Function<Effort, Workload> workload : WORKLOADS) {
            measure(workload.apply(options.effort()), options, sink);
        }
    }

    private void measure(final Workload workload, final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (TemporaryStore store = new TemporaryStore()) {
            workload.put(store);
            try (GaleFs galeFs = GaleFs.open(options.applyTo(new GaleFsContext())
                    .files(store.files())
                    .cacheSize(Math.max(MIN_CACHE_BYTES, workload.byteLength() / CACHE_PARTS)))) {
                final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(galeFs.device()));
                measure(workload, galeFs, new PlainFiles(store.files()), options, recorder);
                recorder.report(sink);
            }
        }
    }

    private static void measure(
            final Workload workload,
            final GaleFs galeFs,
            final PlainFiles files,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        final List<Grid> grids = grids(galeFs.device());
        final List<DeviceRun> kernels = new ArrayList<>();
        try {
            grids.forEach(grid -> kernels.add(workload.onDevice(galeFs, grid)));
            warmUp(workload, files, kernels, options.effort());
            for (int run = 0; run < options.runs(); run++) {
                final List<Timed> times = turn(workload, files, kernels);
                record(workload, grids, times, recorder);
            }
        } finally {
            CloseHelper.closeAll(kernels);
        }
    }

    /**
     * Runs all ways until their code is compiled. After ten runs, the JVM's compilers still take half of a processor
     * during a short kernel.
     */
    private static void warmUp(
            final Workload workload, final PlainFiles files, final List<DeviceRun> kernels, final Effort effort)
            throws BenchException, IOException, InterruptedException {
        final long deadline = System.nanoTime() + MAX_WARM_UP.toNanos();
        for (int run = 0; run < warmUpRuns(effort) && System.nanoTime() - deadline < 0; run++) {
            turn(workload, files, kernels);
        }
    }

    /** Returns the times of Java and of each grid, whose results are equal. */
    private static List<Timed> turn(final Workload workload, final PlainFiles files, final List<DeviceRun> kernels)
            throws BenchException, IOException, InterruptedException {
        final List<Timed> times = new ArrayList<>();
        times.add(inJava(workload, files));
        final double expected = times.getFirst().outcome().value();
        for (final DeviceRun kernel : kernels) {
            final Timed device = onDevice(kernel);
            check(workload, device.outcome().value(), expected);
            times.add(device);
        }
        return times;
    }

    private static void check(final Workload workload, final double result, final double expected)
            throws BenchException {
        if (result != expected) {
            throw new BenchException(workload.name() + ": the result of the device, " + result
                    + ", differs from that of Java, " + expected);
        }
    }

    private static void record(
            final Workload workload, final List<Grid> grids, final List<Timed> times, final RunRecorder recorder) {
        final Timed java = times.getFirst();
        final String name = "," + workload.name();
        recordRate(recorder, "java" + name, workload.byteLength() / java.seconds());
        for (int i = 0; i < grids.size(); i++) {
            final Timed device = times.get(i + 1);
            final String nameOfGrid = name + ",local=" + grids.get(i).localSize();
            recordRate(recorder, "device" + nameOfGrid, workload.byteLength() / device.seconds());
            recordRatio(recorder, "device/java" + nameOfGrid, java.seconds() / device.seconds());
        }
    }

    /** Returns grids of few groups, as each of them opens the files; on a GPU two for each unit. */
    private static List<Grid> grids(final Device device) {
        final Grid coarse = device.coarseGrid();
        final int groups = coarse.groupCount();
        final int local = coarse.localSize();
        return switch (device.kind()) {
            case CPU, JVM -> List.of(coarse, new Grid(groups, LOCAL_SIZE));
            case GPU, OTHER ->
                Stream.of(local, Math.max(1, local / 2))
                        .distinct()
                        .map(size -> new Grid(2 * groups, size))
                        .toList();
        };
    }

    private static Timed onDevice(final DeviceRun kernel) throws InterruptedException {
        final long begin = System.nanoTime();
        final Workload.Outcome outcome = kernel.kernel().run();
        return new Timed(outcome, (System.nanoTime() - begin) / 1e9);
    }

    private static Timed inJava(final Workload workload, final PlainFiles files) throws IOException {
        final long begin = System.nanoTime();
        final Workload.Outcome outcome = workload.inJava(files);
        return new Timed(outcome, (System.nanoTime() - begin) / 1e9);
    }

    private static void recordRate(final RunRecorder recorder, final String caseName, final double rate) {
        recorder.record(caseName, BenchMetric.BYTES_PER_S, rate);
    }

    private static void recordRatio(final RunRecorder recorder, final String caseName, final double ratio) {
        recorder.record(caseName, BenchMetric.RATIO, ratio);
    }

    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 40;
            case QUICK -> 2;
        };
    }

    /**
     * A result and its time.
     *
     * @param outcome of a workload.
     * @param seconds that it took.
     */
    private record Timed(Workload.Outcome outcome, double seconds) {}
}
