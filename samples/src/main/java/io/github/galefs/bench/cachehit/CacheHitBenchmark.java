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
 * <p>Both kernels sum the same 32-bit words in the same order, by the same method, in the same grid, over the same
 * number of passes; they are launched in turn, and the ratio is that of neighbours, so that whatever else the machine
 * does meets both. The file (64 MiB) is larger than the caches of the processor, and the array is no nearer than the
 * frames: each pass brings every byte from memory once, in either case. What the file's kernel does besides is what is
 * measured: for each request, the checks, the look into the page table, the hazard word, and one copy from the frame to
 * the group's scratch. The scratch is a request's size for each group, one after the other in use, so it stays in the
 * second-level cache while it is filled and summed. Nothing is missed in the measured runs, which is checked, and so is
 * that both sums are equal. The time is that of the whole launch, with {@code gopen} and {@code gclose} once for each
 * group.
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
            final CacheHitRig.Pair pair = rig.runOnHits(requestBytes, passes);
            recorder.record("api" + request, BenchMetric.BYTES_PER_S, pair.apiRate());
            recorder.record("array" + request, BenchMetric.BYTES_PER_S, pair.arrayRate());
            recorder.record("api/array" + request, BenchMetric.RATIO, pair.ratio());
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
