package io.github.galefs.bench.wordmatch;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.bench.measure.TemporaryStore;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.SampleException;
import io.github.galefs.sample.wordmatch.WordMatch;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * The sample wordmatch on the demo's input, against a plain Java program on all processors.
 *
 * <p>Both read the texts from the same file service, none of them cached by GaleFS, and write the same outputs, which
 * are compared. They run alternately; a ratio is that of neighbouring runs. A rate is bytes of text per second.
 *
 * <p>Both have one table of all words and share the texts: work-groups by chunks of all texts, threads each text. The
 * kernels test 64 bytes at a time and count by atomic additions, {@link PlainWordMatch} a byte at a time in counts of
 * each thread.
 */
public final class WordMatchBenchmark implements Benchmark {
    private static final String DICTIONARY = "dictionary";
    private static final String LIST = "list";
    /** Less than the text, so that no run finds it cached; more than the outputs. */
    private static final long CACHE_BYTES = 16L << 20;

    private static final int QUICK_TEXT_LENGTH = 20_000;

    /** Creates the benchmark. */
    public WordMatchBenchmark() {}

    @Override
    public String name() {
        return "wordmatch";
    }

    @Override
    public String description() {
        return "the sample wordmatch, against plain Java on all processors";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final JdkText input = input(options.effort());
        try (TemporaryStore store = new TemporaryStore()) {
            put(store, input);
            final PlainWordMatch plain = new PlainWordMatch(store.files(), DICTIONARY, LIST);
            final long textBytes = input.texts().values().stream()
                    .mapToLong(text -> text.length)
                    .sum();
            try (GaleFs galeFs = GaleFs.open(
                    options.applyTo(new GaleFsContext()).files(store.files()).cacheSize(CACHE_BYTES))) {
                final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(galeFs.device()));
                for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                    final double deviceRate = textBytes / deviceSeconds(galeFs);
                    final Map<String, byte[]> deviceOutputs = takeOutputs(store, input);
                    final double javaRate = textBytes / javaSeconds(plain);
                    check(deviceOutputs, takeOutputs(store, input));
                    if (run >= 0) {
                        final String text = ",text=" + input.source();
                        recorder.record("device" + text, BenchMetric.BYTES_PER_S, deviceRate);
                        recorder.record("java" + text, BenchMetric.BYTES_PER_S, javaRate);
                        recorder.record("device/java" + text, BenchMetric.RATIO, deviceRate / javaRate);
                    }
                }
                recorder.report(sink);
            }
        }
    }

    /** Returns as many runs as the code of both ways needs until it is compiled. */
    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 20;
            case QUICK -> 3;
        };
    }

    private static double deviceSeconds(final GaleFs galeFs) throws BenchException, IOException, InterruptedException {
        final long begin = System.nanoTime();
        try {
            final WordMatch wordMatch = new WordMatch(DICTIONARY, LIST);
            wordMatch.run(galeFs, wordMatch.preferredGrid(galeFs.device()));
        } catch (final SampleException e) {
            throw new BenchException("wordmatch failed: " + e.getMessage(), e);
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    private static double javaSeconds(final PlainWordMatch plain) throws IOException {
        final long begin = System.nanoTime();
        plain.run();
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Returns the output of each text, and removes it: the next run cannot pass with an old one. */
    private static Map<String, byte[]> takeOutputs(final TemporaryStore store, final JdkText input) throws IOException {
        final Map<String, byte[]> outputs = new TreeMap<>();
        for (final String text : input.texts().keySet()) {
            final String path = text + ".counts";
            outputs.put(path, HostFiles.readAll(store.files(), path));
            store.files().unlink(path);
        }
        return outputs;
    }

    private static void check(final Map<String, byte[]> ofDevice, final Map<String, byte[]> ofJava)
            throws BenchException {
        for (final String path : ofDevice.keySet()) {
            final int difference = Arrays.mismatch(ofDevice.get(path), ofJava.get(path));
            if (difference >= 0) {
                throw new BenchException(
                        path + " of the device differs from that of plain Java from byte " + difference + " on");
            }
        }
    }

    private static void put(final TemporaryStore store, final JdkText input) throws IOException {
        for (final Map.Entry<String, byte[]> text : input.texts().entrySet()) {
            store.put(text.getKey(), MemorySegment.ofArray(text.getValue()));
        }
        putLines(store, LIST, input.texts().keySet());
        putLines(store, DICTIONARY, input.dictionary());
    }

    private static void putLines(final TemporaryStore store, final String path, final Iterable<String> lines)
            throws IOException {
        final byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
        store.put(path, MemorySegment.ofArray(bytes));
    }

    private static JdkText input(final Effort effort) throws IOException {
        return switch (effort) {
            case FULL -> JdkText.collect();
            case QUICK -> JdkText.of("random", Map.of("text", randomText()));
        };
    }

    /** Returns words that begin with a pseudo-random pair of letters, out of 500 pairs. */
    private static byte[] randomText() {
        final StringBuilder text = new StringBuilder();
        int state = 1;
        while (text.length() < QUICK_TEXT_LENGTH) {
            state = state * 1_103_515_245 + 12_345;
            final int word = (state >>> 16) % 500;
            text.append((char) ('a' + word % 26))
                    .append((char) ('a' + word / 26))
                    .append("xyz ");
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
