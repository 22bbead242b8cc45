package io.github.galefs.bench.store;

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
 * The embedded store against plain files on the same disk, that of temporary files.
 *
 * <p>{@code read}: random reads of hot blocks of the size in the case's name, copied to memory off the heap;
 * {@code mmap}: the same from a mapping of a plain file. {@code append}: writes at the end of a file, not made durable;
 * {@code write}: the same by a channel. {@code commit}: 16 MiB in writes of 1 MiB, and a sync; {@code force}: the same
 * by a channel. The two of a pair alternate within each run, and a ratio is that of one run. {@code reopen}: opening a
 * store of a million files of one block each, and its heap per file. {@code quiet} and {@code compacting}: 99th
 * percentile of reads of 64 KiB by four threads while the store is idle, and while it compacts; their ratio is 0.5 when
 * compaction doubles the time.
 */
public final class StoreBenchmark implements Benchmark {
    private static final int KIB = 1 << 10;
    private static final int MIB = 1 << 20;
    private static final int WARM_UP_ROUNDS = 3;
    private static final int APPEND_TURNS = 8;
    private static final int COMMIT_BYTES = 16 * MIB;
    private static final int READERS = 4;

    /** Few: a round of reads beside compaction takes seconds. */
    private static final int COMPACTION_WARM_UP_ROUNDS = 2;

    /** Creates the benchmark. */
    public StoreBenchmark() {}

    @Override
    public String name() {
        return "store";
    }

    @Override
    public String description() {
        return "the embedded store, against plain files on the same disk";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final Scale scale = Scale.of(options.effort());
        for (final Request request : List.of(new Request("64KiB", 64 * KIB), new Request("1MiB", MIB))) {
            final int bytes = request.bytes();
            try (Comparison reads = new RandomReads(bytes, scale.fileBytes(), scale.readBytes())) {
                compare(options, sink, reads, new Names("read", "mmap", request.name()));
            }
            try (Comparison appends =
                    new Appends(bytes, bytes, scale.appendBytes(), APPEND_TURNS, Appends.Durability.NONE)) {
                compare(options, sink, appends, new Names("append", "write", request.name()));
            }
        }
        try (Comparison commits = new Appends(MIB, MIB, COMMIT_BYTES, scale.commits(), Appends.Durability.DISK)) {
            compare(options, sink, commits, new Names("commit", "force", "16MiB"));
        }
        reopen(options, sink, scale.files());
        compact(options, sink, scale.fileBytes());
    }

    private void compare(
            final BenchOptions options, final ResultSink sink, final Comparison comparison, final Names names)
            throws BenchException, IOException {
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            comparison.round();
        }
        final RunRecorder recorder = new RunRecorder(name(), "host");
        for (int run = 0; run < options.runs(); run++) {
            final Round round = comparison.round();
            recorder.record(names.ofStore(), BenchMetric.BYTES_PER_S, round.storeRate());
            recorder.record(names.ofPlain(), BenchMetric.BYTES_PER_S, round.plainRate());
            recorder.record(names.ofRatio(), BenchMetric.RATIO, round.ratio());
        }
        recorder.report(sink);
    }

    private void reopen(final BenchOptions options, final ResultSink sink, final int files)
            throws BenchException, IOException, InterruptedException {
        final String caseName = "reopen,files=" + files;
        final RunRecorder recorder = new RunRecorder(name(), "host");
        try (FullStore store = new FullStore(files)) {
            store.reopen();
            for (int run = 0; run < options.runs(); run++) {
                final FullStore.Reopening reopening = store.reopen();
                recorder.record(caseName, BenchMetric.SECONDS, reopening.seconds());
                recorder.record(caseName, BenchMetric.BYTES_PER_FILE, reopening.bytesPerFile());
            }
        }
        recorder.report(sink);
    }

    private void compact(final BenchOptions options, final ResultSink sink, final long fileBytes)
            throws BenchException, IOException, InterruptedException {
        final String what = ",64KiB,readers=" + READERS;
        final RunRecorder recorder = new RunRecorder(name(), "host");
        try (ReadsBesideCompaction reads =
                new ReadsBesideCompaction(READERS, fileBytes, options.effort().run())) {
            for (int round = -COMPACTION_WARM_UP_ROUNDS; round < options.runs(); round++) {
                final ReadsBesideCompaction.Latencies latencies = reads.round();
                if (round >= 0) {
                    recorder.record("quiet" + what, BenchMetric.P99_US, latencies.quietMicros());
                    recorder.record("compacting" + what, BenchMetric.P99_US, latencies.compactingMicros());
                    recorder.record("quiet/compacting" + what, BenchMetric.RATIO, latencies.ratio());
                }
            }
        }
        recorder.report(sink);
    }

    private record Request(String name, int bytes) {}

    private record Names(String store, String plain, String size) {
        String ofStore() {
            return store + "," + size;
        }

        String ofPlain() {
            return plain + "," + size;
        }

        String ofRatio() {
            return store + "/" + plain + "," + size;
        }
    }

    /**
     * Amounts of work.
     *
     * @param fileBytes   bytes in the file that is read.
     * @param readBytes   bytes read in a round.
     * @param appendBytes bytes appended in a turn.
     * @param commits     commits in a round.
     * @param files       files of the full store.
     */
    private record Scale(long fileBytes, long readBytes, long appendBytes, int commits, int files) {
        static Scale of(final Effort effort) {
            return switch (effort) {
                case FULL -> new Scale(256L * MIB, 2048L * MIB, 32L * MIB, 16, 1_000_000);
                case QUICK -> new Scale(8L * MIB, 16L * MIB, MIB, 2, 2_000);
            };
        }
    }
}
