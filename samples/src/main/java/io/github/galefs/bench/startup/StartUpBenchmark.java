package io.github.galefs.bench.startup;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import java.io.IOException;

/**
 * Processes that run {@code galefs run matadd} on a small matrix, so that all of the time goes into starting: the JVM,
 * the store, the device, and its packaged kernel.
 *
 * <p>In a run, the first process finds the user's cache directory empty, where GaleFS and PoCL keep built kernels; the
 * second finds it as the first left it. The time is from the start of the process to its first line of output. The
 * programs' files are in the page cache in both cases.
 */
public final class StartUpBenchmark implements Benchmark {
    /** Creates the benchmark. */
    public StartUpBenchmark() {}

    @Override
    public String name() {
        return "startup";
    }

    @Override
    public String description() {
        return "a process with a packaged kernel, from its start to its first result";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (StartUpRig rig = new StartUpRig(options)) {
            final RunRecorder recorder =
                    new RunRecorder(name(), rig.start(rig.newCaches()).deviceLabel());
            for (int run = 0; run < options.runs(); run++) {
                record(rig, recorder);
            }
            recorder.report(sink);
        }
    }

    private static void record(final StartUpRig rig, final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        final var caches = rig.newCaches();
        final double empty = rig.start(caches).millis();
        final double filled = rig.start(caches).millis();
        recorder.record("caches=empty", BenchMetric.FIRST_RESULT_MS, empty);
        recorder.record("caches=filled", BenchMetric.FIRST_RESULT_MS, filled);
        recorder.record("filled/empty", BenchMetric.RATIO, empty / filled);
    }
}
