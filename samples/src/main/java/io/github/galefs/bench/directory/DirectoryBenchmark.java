package io.github.galefs.bench.directory;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import java.io.IOException;
import java.util.List;

/**
 * Reads of an ordinary file of 1 GiB by 1 to 64 threads, through the file service of its directory and by Java's file
 * channel.
 *
 * <p>A sequential run reads the file once, in pieces of 1 MiB. A random run reads half of its bytes, or a sixteenth if
 * they are cold, in pieces of 4 KiB. In a hot run the file is in the page cache. Before a cold one, its pages are
 * dropped by {@code posix_fadvise}; only the file is cold, and not the disk. The ways "past" read past the page cache,
 * with 1 to 256 reads in progress. Both ways run in turns, each first in
 * every other turn; a ratio is that of one turn. The memory of a thread lies outside the heap.
 */
public final class DirectoryBenchmark implements Benchmark {
    private static final String DEVICE = "host";
    private static final int[] THREADS = {1, 4, 16, 64};

    /** As many reads are in progress. */
    private static final int[] PAST_CACHE_THREADS = {1, 4, 16, 64, 256};

    private static final int WARM_UP_RUNS = 2;

    /** Creates the benchmark. */
    public DirectoryBenchmark() {}

    @Override
    public String name() {
        return "directory";
    }

    @Override
    public String description() {
        return "reads of an ordinary file by the file service of its directory, against Java's file channel";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (NumberedFile file = new NumberedFile(byteLength(options.effort()));
                Reader service = ServiceReader.open(file.path());
                Reader channel = ChannelReader.open(file.path());
                Reader directService = ServiceReader.openDirect(file.path());
                Reader directChannel = ChannelReader.openDirect(file.path())) {
            final RunRecorder recorder = new RunRecorder(name(), DEVICE);
            for (final Access access : Access.values()) {
                for (final int threads : THREADS) {
                    final Readers readers = new Readers(file, access, threads);
                    for (final Cache cache : List.of(Cache.HOT, Cache.COLD)) {
                        measure(file, readers, cache, List.of(service, channel), options.runs(), recorder);
                    }
                }
            }
            for (final Access access : Access.values()) {
                for (final int threads : PAST_CACHE_THREADS) {
                    final Readers readers = new Readers(file, access, threads);
                    measure(file, readers, Cache.PAST, List.of(directService, directChannel), options.runs(), recorder);
                }
            }
            recorder.report(sink);
        }
    }

    private static void measure(
            final NumberedFile file,
            final Readers readers,
            final Cache cache,
            final List<Reader> ways,
            final int runs,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        final String suffix = "," + readers.label() + "," + cache.label();
        for (int run = -WARM_UP_RUNS; run < runs; run++) {
            final double[] rates = new double[ways.size()];
            for (int i = 0; i < rates.length; i++) {
                // Each way is first in every other run.
                final int way = (i + run & 1) == 0 ? 0 : 1;
                if (cache == Cache.COLD) {
                    file.dropFromCache();
                }
                rates[way] = readers.rate(ways.get(way), cache, run);
            }
            if (run >= 0) {
                recorder.record("service" + suffix, BenchMetric.BYTES_PER_S, rates[0]);
                recorder.record("channel" + suffix, BenchMetric.BYTES_PER_S, rates[1]);
                recorder.record("service/channel" + suffix, BenchMetric.RATIO, rates[0] / rates[1]);
            }
        }
    }

    private static long byteLength(final Effort effort) {
        return switch (effort) {
            case FULL -> 1L << 30;
            case QUICK -> 8L << 20;
        };
    }
}
