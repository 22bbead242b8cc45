package io.github.galefs.bench.cachehit;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.bench.measure.WarmUp;
import java.io.IOException;

/**
 * Reads of a file whose blocks are all cached, against the same loop over an array that is an argument of the kernel.
 *
 * <p>The kernels sum the same 32-bit words in the same order, in the same grid, over the same number of passes. They
 * are launched alternately, and a ratio is that of neighbouring launches, so that other load on the machine affects all
 * alike. The file (64 MiB) is larger than the caches of most processors, and the array is as far away as the frames.
 * {@code api} maps each request and sums it in place; its additional work is the checks, the page-table lookup, and the
 * hazard word. {@code copy} reads each request into the group's scratch memory by {@code gread} and sums that, so it
 * touches each byte twice. The benchmark checks that the measured runs have no misses and that all sums are equal. The
 * time is that of the passes: the time of a launch without passes is subtracted.
 */
public final class CacheHitBenchmark implements Benchmark {
    private static final int FILE_BYTES = 64 * 1024 * 1024;
    private static final int QUICK_FILE_BYTES = 1024 * 1024;
    private static final int KIB = 1024;
    private static final int[] REQUEST_KIB = {4, 64};

    /** Creates the benchmark. */
    public CacheHitBenchmark() {}

    @Override
    public String name() {
        return "cachehit";
    }

    @Override
    public String description() {
        return "cached blocks read through the API, against an array in memory";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (CacheHitRig rig = new CacheHitRig(options, fileBytes(options.effort()))) {
            for (final int requestKib : REQUEST_KIB) {
                measure(rig, requestKib, options, sink);
            }
        }
    }

    private void measure(final CacheHitRig rig, final int requestKib, final BenchOptions options, final ResultSink sink)
            throws BenchException, InterruptedException {
        final int requestBytes = requestKib * KIB;
        final String request = ",request=" + requestKib + "KiB";
        final RunRecorder recorder = new RunRecorder(name(), rig.deviceLabel());
        // One pass always, to fill the cache.
        rig.run(requestBytes, 1);
        final int passes = WarmUp.amountForRun(options.effort(), 1, amount -> rig.run(requestBytes, amount));
        for (int run = 0; run < options.runs(); run++) {
            final CacheHitRig.Times times = rig.runOnHits(requestBytes, passes);
            recorder.record("api" + request, BenchMetric.BYTES_PER_S, times.mappedRate());
            recorder.record("copy" + request, BenchMetric.BYTES_PER_S, times.readRate());
            recorder.record("array" + request, BenchMetric.BYTES_PER_S, times.arrayRate());
            recorder.record("api/array" + request, BenchMetric.RATIO, times.mappedRate() / times.arrayRate());
            recorder.record("copy/array" + request, BenchMetric.RATIO, times.readRate() / times.arrayRate());
        }
        recorder.report(sink);
    }

    private static int fileBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> FILE_BYTES;
            case QUICK -> QUICK_FILE_BYTES;
        };
    }
}
