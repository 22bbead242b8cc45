package io.github.galefs.bench.overlap;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.bench.overlap.OverlapRig.Parts;
import io.github.galefs.bench.overlap.OverlapRig.Reading;
import io.github.galefs.device.Device;
import java.io.IOException;
import java.time.Duration;

/**
 * Cold blocks of 4 KiB from a file service that takes 2 ms for each read, with default options.
 *
 * <p>{@code groups64}: 64 work-groups each read their own part of a file, block by block. {@code groups1}: one
 * work-group reads the same blocks. {@code together}: one work-group reads 64 blocks by one call. {@code singly}: it
 * reads the same blocks one by one. A ratio is that of neighbouring runs.
 *
 * <p>The most reads that were in progress at the same time show how many work-groups the device runs at once: a device
 * whose live work-groups never suspend may have no more than its cores, and then {@code groups64} cannot be faster than
 * that many times {@code groups1}. Where they suspend, all work-groups wait at the same time.
 */
public final class OverlapBenchmark implements Benchmark {
    private static final Duration READ_TIME = Duration.ofMillis(2);
    private static final String READ_CASE = ",read=" + READ_TIME.toMillis() + "ms";
    private static final int GROUPS = 64;
    private static final int GROUP_BLOCKS = 16;
    private static final int QUICK_GROUP_BLOCKS = 1;
    private static final int CALL_BLOCKS = 64;
    private static final int WARM_UP_RUNS = 2;

    /** Creates the benchmark. */
    public OverlapBenchmark() {}

    @Override
    public String name() {
        return "overlap";
    }

    @Override
    public String description() {
        return "waits for a slow file service, of many work-groups and of one large read";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final int blocks = GROUPS * groupBlocks(options.effort());
        try (Device device = options.open();
                OverlapRig rig = new OverlapRig(device, blocks, READ_TIME)) {
            final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
            final Parts ofMany = new Parts(GROUPS, blocks / GROUPS, 1);
            warmUp(options.effort(), rig, ofMany);
            for (int run = -WARM_UP_RUNS; run < options.runs(); run++) {
                final Reading many = rig.read(ofMany);
                final Reading one = rig.read(new Parts(1, blocks, 1));
                final Reading together = rig.read(new Parts(1, 1, CALL_BLOCKS));
                final Reading singly = rig.read(new Parts(1, CALL_BLOCKS, 1));
                if (run >= 0) {
                    record(recorder, "groups" + GROUPS, many, "groups1", one, READ_CASE);
                    record(recorder, "together", together, "singly", singly, ",blocks=" + CALL_BLOCKS + READ_CASE);
                }
            }
            recorder.report(sink);
        }
    }

    /** Many work-groups wait for so short a time that a round alone leaves their code, and the host's, interpreted. */
    private static void warmUp(final Effort effort, final OverlapRig rig, final Parts ofMany)
            throws BenchException, IOException, InterruptedException {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < effort.warmUp().toNanos()) {
            rig.read(ofMany);
        }
    }

    private static void record(
            final RunRecorder recorder,
            final String fastName,
            final Reading fast,
            final String slowName,
            final Reading slow,
            final String caseEnd) {
        recorder.record(fastName + caseEnd, BenchMetric.REQUESTS_PER_S, fast.blocksPerSecond());
        recorder.record(fastName + caseEnd, BenchMetric.READS_AT_ONCE, fast.readsAtOnce());
        recorder.record(slowName + caseEnd, BenchMetric.REQUESTS_PER_S, slow.blocksPerSecond());
        recorder.record(
                fastName + "/" + slowName + caseEnd,
                BenchMetric.RATIO,
                fast.blocksPerSecond() / slow.blocksPerSecond());
    }

    private static int groupBlocks(final Effort effort) {
        return switch (effort) {
            case FULL -> GROUP_BLOCKS;
            case QUICK -> QUICK_GROUP_BLOCKS;
        };
    }
}
