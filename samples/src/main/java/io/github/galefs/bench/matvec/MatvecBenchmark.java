package io.github.galefs.bench.matvec;

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
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The product of a matrix and a vector. The matrix lies in a hot file, sixteen times as long as the cache.
 *
 * <p>The matrix has 16,384 rows and columns of float32: 1 GiB. The vector lies in memory.
 *
 * <ul>
 *   <li>device: a kernel maps one row after the other.
 *   <li>java: a thread for each processor multiplies rows where they lie in the mapped file.
 *   <li>copied: all processors copy rows from the mapped file to pinned memory, or to memory that the device shares. A
 *       kernel multiplies a batch by the same loops, while the next one is copied. The memory of both batches is as
 *       large as the cache.
 * </ul>
 *
 * <p>A time begins before kernels open the file, and ends when the host has the product. The others have a mapping
 * from the begin. All ways run in turns; a ratio is that of one turn. A rate is bytes of the matrix per second. Each
 * product must be that of double precision, within 2<sup>-16</sup> of the sum of its terms' absolute values.
 */
public final class MatvecBenchmark implements Benchmark {
    private static final int SIZE = 1 << 14;
    private static final int QUICK_ROWS = 300;
    private static final int QUICK_COLUMNS = 1_001;
    private static final int CACHED_PART = 16;
    private static final int MIN_FRAMES = 8;

    /** Creates the benchmark. */
    public MatvecBenchmark() {}

    @Override
    public String name() {
        return "matvec";
    }

    @Override
    public String description() {
        return "a matrix in a hot file times a vector by a kernel, against plain Java, and against copies by the host";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (Device device = options.open();
                MatrixFile file = create(options.effort());
                MappedMatrix mapped = new MappedMatrix(file);
                GaleFs galeFs = session(device, file);
                DeviceVectors vectors = new DeviceVectors(galeFs, file.vector(), file.rows())) {
            final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
            final JavaMultiplication java = new JavaMultiplication(mapped, file.vector(), file.rows());
            try (CopiedMultiplication copied =
                    new CopiedMultiplication(galeFs, device.preferredGrid(), mapped, vectors, cacheBytes(file))) {
                for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                    // The runs before are for the compilers of the JVM.
                    final RunRecorder used = run < 0 ? new RunRecorder(name(), "") : recorder;
                    final double javaRate = rate(java, file, vectors);
                    final double copiedRate = rate(copied, file, vectors);
                    used.record("java", BenchMetric.BYTES_PER_S, javaRate);
                    used.record("copied", BenchMetric.BYTES_PER_S, copiedRate);
                    for (final Grid grid : grids(device)) {
                        final String suffix = ",local=" + grid.localSize();
                        final double deviceRate = rate(new DeviceMultiplication(galeFs, grid, vectors), file, vectors);
                        used.record("device" + suffix, BenchMetric.BYTES_PER_S, deviceRate);
                        used.record("device/java" + suffix, BenchMetric.RATIO, deviceRate / javaRate);
                        used.record("device/copied" + suffix, BenchMetric.RATIO, deviceRate / copiedRate);
                    }
                }
            }
            recorder.report(sink);
        }
    }

    private static double rate(final Multiplication multiplication, final MatrixFile file, final DeviceVectors vectors)
            throws BenchException, IOException, InterruptedException {
        vectors.uploadProduct();
        final long begin = System.nanoTime();
        final float[] product = multiplication.multiply();
        final double seconds = (System.nanoTime() - begin) / 1e9;
        file.check(product);
        // No later run passes with an element that it does not compute.
        Arrays.fill(product, Float.NaN);
        return file.byteLength() / seconds;
    }

    private static GaleFs session(final Device device, final MatrixFile file) throws FileServiceException {
        final int blockBytes = Math.clamp(
                Long.highestOneBit(cacheBytes(file) / MIN_FRAMES),
                GaleFsContext.MIN_BLOCK_SIZE,
                GaleFsContext.DEFAULT_BLOCK_SIZE);
        return GaleFs.open(new GaleFsContext()
                .files(file.files())
                .device(device)
                .blockSize(blockBytes)
                .cacheSize(Math.max(cacheBytes(file), (long) MIN_FRAMES * blockBytes)));
    }

    private static long cacheBytes(final MatrixFile file) {
        return file.byteLength() / CACHED_PART;
    }

    /** Returns grids of few groups, as each of them opens the file, and for a GPU another of many. */
    private static List<Grid> grids(final Device device) {
        final Grid coarse = device.coarseGrid();
        return switch (device.kind()) {
            case CPU, JVM -> List.of(coarse);
            case GPU, OTHER -> List.of(new Grid(2 * coarse.groupCount(), coarse.localSize()), device.preferredGrid());
        };
    }

    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 10;
            case QUICK -> 1;
        };
    }

    private static MatrixFile create(final Effort effort) throws IOException, InterruptedException {
        return switch (effort) {
            case FULL -> new MatrixFile(SIZE, SIZE);
            case QUICK -> new MatrixFile(QUICK_ROWS, QUICK_COLUMNS);
        };
    }
}
