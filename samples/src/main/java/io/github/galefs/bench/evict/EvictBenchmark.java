package io.github.galefs.bench.evict;

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
 * Misses that evict a block, with 1 work-group and with 131,072 in the launch, of which only the first reads. Blocks
 * have the smallest size there is, 4 KiB, so that the figure is the cost of the miss and not of its bytes.
 *
 * <p>The time is that of the misses: the time of a launch of the same work-groups without reads is subtracted. Both
 * launches are of one session, which has room for all of the work-groups.
 */
public final class EvictBenchmark implements Benchmark {
    private static final int MANY = 131_072;
    private static final int QUICK_MANY = 1024;

    /** Creates the benchmark. */
    public EvictBenchmark() {}

    @Override
    public String name() {
        return "evict";
    }

    @Override
    public String description() {
        return "misses that evict a block, with many work-groups in the launch, against with one";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final int many = groups(options.effort());
        try (EvictRig rig = new EvictRig(options, many)) {
            final RunRecorder recorder = new RunRecorder(name(), rig.deviceLabel());
            final int onePasses = passes(rig, 1, options);
            final int manyPasses = passes(rig, many, options);
            for (int run = 0; run < options.runs(); run++) {
                final double manyRate = rig.missesPerSecond(many, manyPasses);
                final double oneRate = rig.missesPerSecond(1, onePasses);
                recorder.record("groups=" + many, BenchMetric.REQUESTS_PER_S, manyRate);
                recorder.record("groups=1", BenchMetric.REQUESTS_PER_S, oneRate);
                recorder.record("groups=" + many + "/1", BenchMetric.RATIO, manyRate / oneRate);
            }
            recorder.report(sink);
        }
    }

    private static int passes(final EvictRig rig, final int groups, final BenchOptions options)
            throws BenchException, InterruptedException {
        return WarmUp.amountForRun(options.effort(), 1, passes -> rig.missesPerSecond(groups, passes));
    }

    private static int groups(final Effort effort) {
        return switch (effort) {
            case FULL -> MANY;
            case QUICK -> QUICK_MANY;
        };
    }
}
