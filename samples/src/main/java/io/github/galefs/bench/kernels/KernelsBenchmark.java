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
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.agrona.CloseHelper;

/**
 * Simple example kernels on a hot file, in two grids, against plain Java on all processors.
 *
 * <p>Kernels and plain Java read from the same embedded store, whose segments are mapped and in the page cache. Both
 * use parts of 64 KiB, but for the buffers of the many work-groups of a GPU, which have 8 KiB. Both have the same
 * loops:
 *
 * <ul>
 *   <li>sum: eight bytes at a time, in four sums of 16 bits. The kernel adds the bytes where they lie in the store's
 *       memory; plain Java copies them into an array first, as a program does that reads a file.
 *   <li>grep: both copy, and look strip by strip whether the pattern may occur there. Kernels have the loop so that a
 *       device's compiler turns it into vectors. HotSpot does not: without strips, plain Java takes 20 % less time.
 *   <li>dot: the kernel copies one of the vectors and uses the other where it lies; plain Java copies both. Both have
 *       eight sums.
 * </ul>
 *
 * <p>A time begins before the files are opened and ends with the result. The time of a kernel includes its launch, but
 * not the allocation of its work-groups' buffers. Plain Java and both grids run in turns; a ratio is that of one turn,
 * and the results must be equal. A rate is bytes of the files per second.
 */
public final class KernelsBenchmark implements Benchmark {
    /** More than the caches of most processors. */
    private static final int FILE_BYTES = 400_000_000;

    private static final int QUICK_FILE_BYTES = 2_000_000;

    /** Work-items of the larger work-groups on a processor. */
    private static final int LOCAL_SIZE = 8;

    /** Less than the files, so that no run finds them cached. */
    private static final int CACHE_PARTS = 4;

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
        for (final Workload workload : List.of(new SumWorkload(), new PatternWorkload(), new DotWorkload())) {
            final int byteLength = fileBytes(options.effort());
            try (TemporaryStore store = new TemporaryStore()) {
                workload.put(store, byteLength);
                try (GaleFs galeFs = GaleFs.open(options.applyTo(new GaleFsContext())
                        .files(store.files())
                        .cacheSize(byteLength / CACHE_PARTS))) {
                    final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(galeFs.device()));
                    measure(workload, byteLength, galeFs, new PlainReader(store.files()), options, recorder);
                    recorder.report(sink);
                }
            }
        }
    }

    private static void measure(
            final Workload workload,
            final int byteLength,
            final GaleFs galeFs,
            final PlainReader reader,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        final List<Grid> grids = grids(galeFs.device());
        final List<DeviceRun> kernels = new ArrayList<>();
        try {
            grids.forEach(grid -> kernels.add(workload.onDevice(galeFs, grid)));
            for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                final Timed java = inJava(workload, reader);
                final String name = "," + workload.name();
                if (run >= 0) {
                    recordRate(recorder, "java" + name, byteLength / java.seconds());
                }
                for (int i = 0; i < grids.size(); i++) {
                    final Timed device = onDevice(kernels.get(i));
                    device.checkSameAs(java);
                    final String nameOfGrid = name + ",local=" + grids.get(i).localSize();
                    if (run >= 0) {
                        recordRate(recorder, "device" + nameOfGrid, byteLength / device.seconds());
                        recordRatio(recorder, "device/java" + nameOfGrid, java.seconds() / device.seconds());
                    }
                }
            }
        } finally {
            CloseHelper.closeAll(kernels);
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
        final double result = kernel.kernel().run();
        return new Timed(result, (System.nanoTime() - begin) / 1e9);
    }

    private static Timed inJava(final Workload workload, final PlainReader reader) throws IOException {
        final long begin = System.nanoTime();
        final double result = workload.inJava(reader);
        return new Timed(result, (System.nanoTime() - begin) / 1e9);
    }

    private static void recordRate(final RunRecorder recorder, final String caseName, final double rate) {
        recorder.record(caseName, BenchMetric.BYTES_PER_S, rate);
    }

    private static void recordRatio(final RunRecorder recorder, final String caseName, final double ratio) {
        recorder.record(caseName, BenchMetric.RATIO, ratio);
    }

    /**
     * Returns as many runs as the code of all ways needs until it is compiled. After ten, the JVM's compilers still
     * take half of a processor during a kernel.
     */
    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 40;
            case QUICK -> 2;
        };
    }

    private static int fileBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> FILE_BYTES;
            case QUICK -> QUICK_FILE_BYTES;
        };
    }

    /**
     * A result and its time.
     *
     * @param result  of a workload.
     * @param seconds that it took.
     */
    private record Timed(double result, double seconds) {
        void checkSameAs(final Timed other) throws BenchException {
            if (result != other.result) {
                throw new BenchException(
                        "the result of the device, " + result + ", differs from that of Java, " + other.result);
            }
        }
    }
}
