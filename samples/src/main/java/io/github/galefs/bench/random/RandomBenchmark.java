package io.github.galefs.bench.random;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.bench.measure.WarmUp;
import io.github.galefs.device.Device;
import java.io.IOException;
import java.util.List;

/**
 * Reads of 64 bytes to 64 KiB at random places of a hot file, sixteen times as long as the cache.
 *
 * <p>{@code gread}: work-groups read one piece after the other. {@code greadEach}: work-items do, each its own. {@code
 * dependent}: one work-group reads, and what it reads says where to read next. {@code java}: a thread for each
 * processor copies pieces of the mapped file, or one thread does, as each piece says where the next one lies. The first
 * and the last word of each piece are looked at. A ratio is that of neighbouring runs.
 *
 * <p>{@code hot}: all pieces lie in a part of the file that would fit in half of the cache.
 */
public final class RandomBenchmark implements Benchmark {
    private static final long FILE_BYTES = 1L << 30;
    private static final long QUICK_FILE_BYTES = 16L << 20;

    private static final List<Case> CASES = List.of(
            Case.everywhere(Way.ITEM, 64),
            Case.everywhere(Way.ITEM, 512),
            Case.everywhere(Way.GROUP, 64),
            Case.everywhere(Way.GROUP, 512),
            Case.everywhere(Way.GROUP, 4 << 10),
            Case.everywhere(Way.GROUP, 32 << 10),
            Case.everywhere(Way.GROUP, 64 << 10),
            Case.everywhere(Way.DEPENDENT, 64),
            Case.everywhere(Way.DEPENDENT, 4 << 10),
            Case.hot(Way.ITEM, 512),
            Case.hot(Way.GROUP, 4 << 10));

    /**
     * What is read.
     *
     * @param prefix of the case's name.
     * @param part   of the file in which all pieces lie: one of so many, a power of two.
     */
    private record Case(String prefix, Way way, int pieceBytes, int part) {
        static Case everywhere(final Way way, final int pieceBytes) {
            return new Case("", way, pieceBytes, 1);
        }

        static Case hot(final Way way, final int pieceBytes) {
            return new Case("hot,", way, pieceBytes, 2 * RandomRig.CACHED_PART);
        }

        double plainRate(final PlainReads plain, final int reads) throws BenchException {
            return switch (way) {
                case GROUP, ITEM -> plain.rate(reads, pieceBytes, part);
                case DEPENDENT -> plain.dependentRate(reads, pieceBytes);
            };
        }

        String name() {
            return prefix + way.caseName();
        }

        String suffix() {
            return ",piece=" + (pieceBytes < 1 << 10 ? pieceBytes + "B" : (pieceBytes >> 10) + "KiB");
        }
    }

    /** Creates the benchmark. */
    public RandomBenchmark() {}

    @Override
    public String name() {
        return "random";
    }

    @Override
    public String description() {
        return "pieces of a file read at random places by a kernel, against plain Java on all processors";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (Device device = options.open();
                IndexFile file = new IndexFile(options.effort() == Effort.FULL ? FILE_BYTES : QUICK_FILE_BYTES);
                PlainReads plain = new PlainReads(file)) {
            for (final Case measured : CASES) {
                final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
                try (RandomRig rig =
                        new RandomRig(device, file, measured.way(), measured.pieceBytes(), measured.part())) {
                    measure(rig, plain, measured, options, recorder);
                }
                recorder.report(sink);
            }
        }
    }

    private static void measure(
            final RandomRig rig,
            final PlainReads plain,
            final Case measured,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, InterruptedException {
        final String way = measured.name();
        final int reads = WarmUp.amountForRun(options.effort(), 1, rig::rate);
        final int plainReads = WarmUp.amountForRun(options.effort(), 1, amount -> measured.plainRate(plain, amount));
        for (int run = 0; run < options.runs(); run++) {
            final double rate = rig.rate(reads);
            final double plainRate = measured.plainRate(plain, plainReads);
            recorder.record(way + measured.suffix(), BenchMetric.REQUESTS_PER_S, rate);
            recorder.record("java," + way + measured.suffix(), BenchMetric.REQUESTS_PER_S, plainRate);
            recorder.record(way + "/java" + measured.suffix(), BenchMetric.RATIO, rate / plainRate);
        }
    }
}
