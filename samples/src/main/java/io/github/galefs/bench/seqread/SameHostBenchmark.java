package io.github.galefs.bench.seqread;

import com.sun.management.OperatingSystemMXBean;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.device.Device;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * A kernel that maps a hot file of a server on this machine, in the process of the server, and sums it in requests of
 * one block, as {@code api} of {@link SeqReadBenchmark} does. The cache holds a quarter of the file.
 *
 * <p>{@code embedded}: the file is that of the store itself. {@code inplace}: that of a client, which maps the server's
 * segments where the device reads blocks in place. {@code segments}: of a client that copies each block out of the
 * server's segments and checks it. {@code connection}: of a client that receives all bytes. The ways run alternately;
 * a ratio is that of neighbouring runs, and the sums must be equal. The processor time is that of the whole process.
 */
public final class SameHostBenchmark implements Benchmark {
    private static final long FILE_BYTES = 512L << 20;
    private static final long QUICK_FILE_BYTES = 16L << 20;
    private static final int WARM_UP_RUNS = 5;
    private static final int CACHE_PART = 4;
    private static final int[] REQUEST_BYTES = {64 << 10, 1 << 20};
    private static final double GIB = 1L << 30;

    /** Some steps of the clock of processor time, which has steps of 10 ms. */
    private static final long MIN_PROCESS_NANOS = 50_000_000;

    /** Creates the benchmark. */
    public SameHostBenchmark() {}

    @Override
    public String name() {
        return "samehost";
    }

    @Override
    public String description() {
        return "a kernel that reads from a server on this machine: in place, by copies, over the connection";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        for (final int requestBytes : REQUEST_BYTES) {
            try (Device device = options.open();
                    WordsFile file = new WordsFile(fileBytes(options.effort()), requestBytes);
                    ServedWords served = new ServedWords(file)) {
                final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
                measure(device, served, requestBytes, options, recorder);
                recorder.report(sink);
            }
        }
    }

    private static void measure(
            final Device device,
            final ServedWords served,
            final int requestBytes,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        try (SeqReadRig embedded =
                        new SeqReadRig(device, served.file().files(), served.file(), requestBytes, CACHE_PART);
                SeqReadRig inPlace = new SeqReadRig(device, served.mapping(), served.file(), requestBytes, CACHE_PART);
                SeqReadRig segments =
                        new SeqReadRig(device, served.copying(), served.file(), requestBytes, CACHE_PART);
                SeqReadRig connection =
                        new SeqReadRig(device, served.receiving(), served.file(), requestBytes, CACHE_PART)) {
            for (int run = -WARM_UP_RUNS; run < options.runs(); run++) {
                final Way first = Way.run("embedded", embedded);
                final Way measured = Way.run("inplace", inPlace);
                final Way third = Way.run("segments", segments);
                final Way fourth = Way.run("connection", connection);
                for (final Way way : List.of(first, measured, third, fourth)) {
                    way.sum().check(served.file());
                    if (run >= 0) {
                        way.record(recorder, requestBytes, served.file().byteLength());
                    }
                }
                if (run >= 0) {
                    measured.recordRatios(recorder, requestBytes, List.of(first, third, fourth));
                }
            }
        }
    }

    /**
     * A run of one way.
     *
     * @param name           of the way.
     * @param sum            its result.
     * @param seconds        for one sum.
     * @param processSeconds of processor time for one sum.
     */
    private record Way(String name, SeqReadRig.Sum sum, double seconds, double processSeconds) {
        /** Sums the file until the processor time is long enough for its clock. */
        static Way run(final String name, final SeqReadRig rig) throws InterruptedException {
            final long begin = processNanos();
            double seconds = 0;
            int count = 0;
            SeqReadRig.Sum sum;
            do {
                sum = rig.sumFile();
                seconds += sum.seconds();
                count++;
            } while (processNanos() - begin < MIN_PROCESS_NANOS);
            return new Way(name, sum, seconds / count, (processNanos() - begin) / 1e9 / count);
        }

        void record(final RunRecorder recorder, final int requestBytes, final long fileBytes) {
            final String caseName = name + request(requestBytes);
            recorder.record(caseName, BenchMetric.BYTES_PER_S, fileBytes / seconds);
            recorder.record(caseName, BenchMetric.CPU_SECONDS_PER_GIB, processSeconds * GIB / fileBytes);
        }

        void recordRatios(final RunRecorder recorder, final int requestBytes, final List<Way> others) {
            for (final Way other : others) {
                recorder.record(
                        name + "/" + other.name + request(requestBytes), BenchMetric.RATIO, other.seconds / seconds);
            }
        }
    }

    /** Returns the processor time of this process. */
    private static long processNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static String request(final int bytes) {
        return ",request=" + (bytes < 1 << 20 ? (bytes >> 10) + "KiB" : (bytes >> 20) + "MiB");
    }

    private static long fileBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> FILE_BYTES;
            case QUICK -> QUICK_FILE_BYTES;
        };
    }
}
