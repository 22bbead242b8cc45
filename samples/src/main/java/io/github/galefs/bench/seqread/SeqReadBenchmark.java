package io.github.galefs.bench.seqread;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import java.io.IOException;

/**
 * One sequential read of a hot file of 1 GiB that sums its words.
 *
 * <p>{@code api}: a kernel maps one request after the other and sums it in place; the host fetches blocks meanwhile.
 * The cache holds a quarter of the file, so every block is fetched from the file service in every run. {@code plain}:
 * the host reads the file from the same service into memory that the device shares, in requests of the same size, and
 * then a kernel sums the memory by the same loop in the same grid. The two run alternately on the same data; a ratio is
 * that of neighbouring runs, and their sums must be equal.
 */
public final class SeqReadBenchmark implements Benchmark {
    private static final long FILE_BYTES = 1L << 30;
    private static final long QUICK_FILE_BYTES = 16L << 20;
    private static final int REQUEST_BYTES = 1 << 20;
    private static final String REQUEST = ",request=1MiB";

    private static final int WARM_UP_RUNS = 2;

    /** Creates the benchmark. */
    public SeqReadBenchmark() {}

    @Override
    public String name() {
        return "seqread";
    }

    @Override
    public String description() {
        return "a hot file read by a kernel, against read by the host first";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (SeqReadRig rig = new SeqReadRig(options.deviceName(), fileBytes(options.effort()), REQUEST_BYTES)) {
            for (int run = 0; run < WARM_UP_RUNS; run++) {
                rig.run();
            }
            final RunRecorder recorder = new RunRecorder(name(), rig.deviceName());
            for (int run = 0; run < options.runs(); run++) {
                final SeqReadRig.Pair pair = rig.run();
                recorder.record("api" + REQUEST, BenchMetric.BYTES_PER_S, pair.apiRate());
                recorder.record("plain" + REQUEST, BenchMetric.BYTES_PER_S, pair.plainRate());
                recorder.record("api/plain" + REQUEST, BenchMetric.RATIO, pair.ratio());
            }
            recorder.report(sink);
        }
    }

    private static long fileBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> FILE_BYTES;
            case QUICK -> QUICK_FILE_BYTES;
        };
    }
}
