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
 * Reading a file whose blocks are all cached, against the same loop over an array that the kernel is given.
 *
 * <p>The kernels sum the same 32-bit words in the same order, in the same grid, over the same number of passes; they
 * are launched in turn, and the ratios are those of neighbours, so that whatever else the machine does meets all. The
 * file (64 MiB) is larger than the caches of most processors, and the array is no nearer than the frames. {@code api}
 * maps each request and sums it where it is cached: what it does besides is the checks, the look into the page table,
 * and the hazard word. {@code copy} reads each request into the group's scratch with {@code gread}, and sums that; it
 * must touch each byte twice. Nothing is missed in the measured runs, which is checked, and so is that all sums are
 * equal. The time is that of the passes: what a launch without any takes is taken off.
 */
public final class CacheHitBenchmark implements Benchmark {
    private static final int FILE_BYTES = 64 * 1024 * 1024;
    private static final int QUICK_FILE_BYTES = 1024 * 1024;
    private static final int KIB = 1024;
    private static final int[] REQUEST_KIB = {4, 64};

    /** The benchmark. */
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
        try (CacheHitRig rig = new CacheHitRig(options.deviceName(), fileBytes(options.effort()))) {
            for (final int requestKib : REQUEST_KIB) {
                measure(rig, requestKib, options, sink);
            }
        }
    }

    private void measure(final CacheHitRig rig, final int requestKib, final BenchOptions options, final ResultSink sink)
            throws BenchException, InterruptedException {
        final int requestBytes = requestKib * KIB;
        final String request = ",request=" + requestKib + "KiB";
        final RunRecorder recorder = new RunRecorder(name(), rig.deviceName());
        // One pass in any case: it fills the cache.
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
