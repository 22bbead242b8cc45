package io.github.galefs.bench.rpc;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.bench.measure.WarmUp;
import io.github.galefs.device.Device;

/**
 * Requests that the host replies to immediately, without file access, from 1 to 1056 work-groups of one work-item: 264
 * and 1056 are 2 and 8 for each of 132 multiprocessors.
 *
 * <p>The percentiles are over single round trips as the host sees them, see {@link RoundTrips}. With
 * one group they show the latency of an idle host; with more, they include the wait for replies to other groups. The
 * rate is that of all groups together. A device may run fewer groups at a time than a launch has; the others then run
 * later in the same run.
 */
public final class RpcBenchmark implements Benchmark {
    private static final int[] GROUP_COUNTS = {1, 2, 16, 64, 264, 1056};
    private static final int FIRST_AMOUNT = 100;

    /** Creates the benchmark. */
    public RpcBenchmark() {}

    @Override
    public String name() {
        return "rpc";
    }

    @Override
    public String description() {
        return "round trip of a kernel's request that the host answers at once";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink) throws BenchException, InterruptedException {
        try (Device device = options.open()) {
            for (final int groupCount : GROUP_COUNTS) {
                measure(device, groupCount, options, sink);
            }
        }
    }

    private void measure(final Device device, final int groupCount, final BenchOptions options, final ResultSink sink)
            throws BenchException, InterruptedException {
        final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
        try (RpcRig rig = RpcRig.open(device, groupCount)) {
            final int requests = WarmUp.amountForRun(options.effort(), FIRST_AMOUNT, rig::run);
            for (int run = 0; run < options.runs(); run++) {
                record(rig.run(requests), "groups=" + groupCount, recorder);
            }
        }
        recorder.report(sink);
    }

    private static void record(final RoundTrips trips, final String caseName, final RunRecorder recorder) {
        recorder.record(caseName, BenchMetric.P50_US, trips.micros(50));
        recorder.record(caseName, BenchMetric.P99_US, trips.micros(99));
        recorder.record(caseName, BenchMetric.P999_US, trips.micros(99.9));
        recorder.record(caseName, BenchMetric.REQUESTS_PER_S, trips.requestsPerSecond());
    }
}
