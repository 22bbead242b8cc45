package io.github.galefs.bench.seqread;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import io.github.galefs.device.Device;
import io.github.galefs.device.RoundDevice;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * One sequential read of a hot file that sums its words, in requests of 64 KiB to 4 MiB, each of them a block.
 *
 * <p>{@code api}: a kernel maps one request after the other and sums it in place; the host fetches blocks meanwhile.
 * The cache holds a quarter of the file. So every block is fetched from the file service in every run, unless the
 * device reads blocks in place: then a quarter of the file stays in the cache. {@code plain}: all processors of the
 * host read the file from the same service in requests of the same size, into memory that the device shares, or into
 * pinned memory from which requests are copied to the device while others are read; then a kernel sums the memory by
 * the same loop in the same grid. {@code gread}: a kernel reads one request after the other into memory of its
 * work-group, and sums that.
 *
 * <p>A device in rounds has more cases. {@code pinned}: as {@code api}, with a file service whose blocks lie in pinned
 * memory, so that the host copies nothing. {@code copy}: the copy from there to the device in pieces of the request's
 * size, without a kernel. {@code bare}: the same in few pieces, the limit of the bus. {@code api/bare} and {@code
 * gread/bare} are of sessions whose cache holds a thirtieth of the file, so that nearly all of it comes over the bus;
 * requests of 4 KiB are parts of a block of 64 KiB. {@code first/bare} is of the first launch of a session that has
 * read nothing before, while no other session is open; a quarter of the file fits in its cache.
 *
 * <p>{@code directory} and {@code fixed} are {@code api} on the same bytes in an ordinary file: its blocks are copied,
 * or read in place. Their rivals are {@code copying}, a store whose blocks are copied, and {@code store}.
 *
 * <p>The ways run alternately on the same data; a ratio is that of neighbouring runs, and each sum must be that of the
 * words that were written.
 */
public final class SeqReadBenchmark implements Benchmark {
    /** With its header, it fits into 1 GiB: some drivers allow no more for one allocation. */
    private static final long FILE_BYTES = 960L << 20;

    private static final long QUICK_FILE_BYTES = 16L << 20;
    private static final int QUARTER = 4;

    /** A thirtieth of the file. */
    private static final int LITTLE = 30;

    private static final int[] REQUEST_BYTES = {64 << 10, 256 << 10, 1 << 20, 4 << 20};

    private static final int[] DIRECTORY_REQUEST_BYTES = {64 << 10, 1 << 20};

    /** A request that is a part of a block. */
    private static final int PART_BYTES = 4 << 10;

    /** Creates the benchmark. */
    public SeqReadBenchmark() {}

    @Override
    public String name() {
        return "seqread";
    }

    @Override
    public String description() {
        return "a hot file read by a kernel, against read by the host first";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        try (Device device = options.open();
                WordsFile file = new WordsFile(fileBytes(options.effort()))) {
            final RunRecorder recorder = new RunRecorder(name(), DeviceLabel.of(device));
            measure(device, file, options, recorder);
            measureDirectory(device, file, options, recorder);
            if (device instanceof final RoundDevice rounds) {
                try (PinnedFile pinned = new PinnedFile(rounds, file)) {
                    measurePinned(rounds, file, pinned, options, recorder);
                    measureUncached(rounds, file, pinned, options, recorder);
                    measureFirst(rounds, file, pinned, options, recorder);
                }
            }
            recorder.report(sink);
        }
    }

    private static void measure(
            final Device device, final WordsFile file, final BenchOptions options, final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        try (WholeFile memory = WholeFile.on(device, file)) {
            for (final int requestBytes : REQUEST_BYTES) {
                final String request = request(requestBytes);
                try (SeqReadRig rig = new SeqReadRig(device, file.files(), file, requestBytes, QUARTER)) {
                    for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                        final SeqReadRig.Sum api = rig.sumFile();
                        final SeqReadRig.Sum plain = rig.sumMemory(memory);
                        final SeqReadRig.Sum read = rig.readFile();
                        api.check(file);
                        plain.check(file);
                        read.check(file);
                        if (run >= 0) {
                            recordRate(recorder, "api" + request, file.byteLength() / api.seconds());
                            recordRate(recorder, "plain" + request, file.byteLength() / plain.seconds());
                            recordRate(recorder, "gread" + request, file.byteLength() / read.seconds());
                            recordRatio(recorder, "api/plain" + request, plain.seconds() / api.seconds());
                            recordRatio(recorder, "gread/plain" + request, plain.seconds() / read.seconds());
                        }
                    }
                }
            }
        }
    }

    private static void measureDirectory(
            final Device device, final WordsFile file, final BenchOptions options, final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        try (PlainWords plain = new PlainWords(file)) {
            for (final int requestBytes : DIRECTORY_REQUEST_BYTES) {
                try (SeqReadRig store = new SeqReadRig(device, file.files(), file, requestBytes, QUARTER);
                        SeqReadRig copied =
                                new SeqReadRig(device, PlainWords.copied(file.files()), file, requestBytes, QUARTER);
                        SeqReadRig fixed = new SeqReadRig(device, plain.fixed(), file, requestBytes, QUARTER);
                        SeqReadRig directory = new SeqReadRig(device, plain.copied(), file, requestBytes, QUARTER)) {
                    for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                        final double storeSeconds = store.sumFile().secondsOf(file);
                        final double fixedSeconds = fixed.sumFile().secondsOf(file);
                        final double copiedSeconds = copied.sumFile().secondsOf(file);
                        final double directorySeconds = directory.sumFile().secondsOf(file);
                        if (run >= 0) {
                            final String request = request(requestBytes);
                            recordRate(recorder, "directory" + request, file.byteLength() / directorySeconds);
                            recordRate(recorder, "fixed" + request, file.byteLength() / fixedSeconds);
                            recordRatio(recorder, "directory/copying" + request, copiedSeconds / directorySeconds);
                            recordRatio(recorder, "fixed/store" + request, storeSeconds / fixedSeconds);
                        }
                    }
                }
            }
        }
    }

    private static void measurePinned(
            final RoundDevice device,
            final WordsFile file,
            final PinnedFile pinned,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        for (final int requestBytes : REQUEST_BYTES) {
            final String request = request(requestBytes);
            try (SeqReadRig rig = new SeqReadRig(device, pinned.files(), file, requestBytes, QUARTER)) {
                for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                    final SeqReadRig.Sum served = rig.sumFile();
                    final double copySeconds = pinned.secondsOfCopy(requestBytes);
                    served.check(file);
                    if (run >= 0) {
                        recordRate(recorder, "pinned" + request, file.byteLength() / served.seconds());
                        recordRate(recorder, "copy" + request, file.byteLength() / copySeconds);
                        recordRatio(recorder, "pinned/copy" + request, copySeconds / served.seconds());
                    }
                }
            }
        }
    }

    private static void measureUncached(
            final RoundDevice device,
            final WordsFile file,
            final PinnedFile pinned,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        for (final int requestBytes : requestsAndPart()) {
            final String request = request(requestBytes);
            try (SeqReadRig rig = new SeqReadRig(device, file.files(), file, requestBytes, LITTLE)) {
                for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                    final SeqReadRig.Sum api = rig.sumFile();
                    final double bareSeconds = pinned.secondsOfCopy(pinned.longestPiece());
                    final SeqReadRig.Sum read = rig.readFile();
                    api.check(file);
                    read.check(file);
                    if (run >= 0) {
                        recordRate(recorder, "bare" + request, file.byteLength() / bareSeconds);
                        recordRatio(recorder, "api/bare" + request, bareSeconds / api.seconds());
                        recordRatio(recorder, "gread/bare" + request, bareSeconds / read.seconds());
                    }
                }
            }
        }
    }

    /** No other session is open: a driver registers memory for all of them. */
    private static void measureFirst(
            final RoundDevice device,
            final WordsFile file,
            final PinnedFile pinned,
            final BenchOptions options,
            final RunRecorder recorder)
            throws BenchException, IOException, InterruptedException {
        for (final int requestBytes : requestsAndPart()) {
            for (int run = -warmUpSessions(options.effort()); run < options.runs(); run++) {
                final double bareSeconds = pinned.secondsOfCopy(pinned.longestPiece());
                final SeqReadRig.Sum first;
                try (SeqReadRig rig = new SeqReadRig(device, file.files(), file, requestBytes, QUARTER)) {
                    first = rig.sumFile();
                }
                first.check(file);
                if (run >= 0) {
                    recordRatio(recorder, "first/bare" + request(requestBytes), bareSeconds / first.seconds());
                }
            }
        }
    }

    private static int[] requestsAndPart() {
        return IntStream.concat(IntStream.of(PART_BYTES), Arrays.stream(REQUEST_BYTES))
                .toArray();
    }

    private static void recordRate(final RunRecorder recorder, final String caseName, final double rate) {
        recorder.record(caseName, BenchMetric.BYTES_PER_S, rate);
    }

    private static void recordRatio(final RunRecorder recorder, final String caseName, final double ratio) {
        recorder.record(caseName, BenchMetric.RATIO, ratio);
    }

    private static String request(final int bytes) {
        return ",request=" + (bytes < 1 << 20 ? (bytes >> 10) + "KiB" : (bytes >> 20) + "MiB");
    }

    /** Returns as many runs as the code of host and kernel need until it is compiled. */
    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 30;
            case QUICK -> 2;
        };
    }

    private static int warmUpSessions(final Effort effort) {
        return switch (effort) {
            case FULL -> 5;
            case QUICK -> 1;
        };
    }

    static long fileBytes(final Effort effort) {
        return switch (effort) {
            case FULL -> FILE_BYTES;
            case QUICK -> QUICK_FILE_BYTES;
        };
    }
}
