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
import io.github.galefs.device.selection.DeviceEntry;
import io.github.galefs.device.selection.Devices;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.agrona.CloseHelper;

/**
 * Sequential reads by all devices of one kind in one process, each of a hot file of its own, in requests of 1 MiB.
 *
 * <p>{@code alone}: one device reads, and the others do nothing. {@code together}: all read at the same time. A machine
 * with one device has two sessions of it. Kinds are those of the names: {@code cuda}, {@code opencl} and {@code jvm}.
 */
public final class DevicesBenchmark implements Benchmark {
    private static final int REQUEST_BYTES = 1 << 20;
    private static final int LITTLE = 30;
    private static final int MIN_SESSIONS = 2;

    /** So many that it does not matter that some devices begin and end later than others. */
    private static final int LAUNCHES = 10;

    /** Creates the benchmark. */
    public DevicesBenchmark() {}

    @Override
    public String name() {
        return "devices";
    }

    @Override
    public String description() {
        return "files read by all devices of a kind at the same time, against by one alone";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final List<Reader> readers = new ArrayList<>();
        try {
            final String label = open(options, readers);
            final RunRecorder recorder = new RunRecorder(name(), label);
            for (int run = -warmUpRuns(options.effort()); run < options.runs(); run++) {
                final List<Double> alone = new ArrayList<>();
                for (final Reader reader : readers) {
                    alone.addAll(rates(List.of(reader)));
                }
                final List<Double> together = rates(readers);
                for (int i = 0; i < readers.size() && run >= 0; i++) {
                    final String number = ",number=" + i;
                    recorder.record("alone" + number, BenchMetric.BYTES_PER_S, alone.get(i));
                    recorder.record("together" + number, BenchMetric.BYTES_PER_S, together.get(i));
                    recorder.record("together/alone" + number, BenchMetric.RATIO, together.get(i) / alone.get(i));
                }
            }
            recorder.report(sink);
        } finally {
            CloseHelper.closeAll(readers.reversed());
        }
    }

    /** Opens readers, which the caller closes also after a failure; returns a label of their kind. */
    private static String open(final BenchOptions options, final List<Reader> readers) throws IOException {
        final String kind;
        final String label;
        try (Device device = options.open()) {
            kind = kind(device.name());
            label = DeviceLabel.of(device);
        }
        final List<String> names = new ArrayList<>(Devices.survey().devices().stream()
                .map(DeviceEntry::name)
                .filter(name -> kind(name).equals(kind))
                .toList());
        if (names.size() < MIN_SESSIONS) {
            names.add(names.getFirst());
        }
        for (final String name : names) {
            readers.add(new Reader(new BenchOptions(name, options.waitForm(), 1, options.effort())));
        }
        final String form = DeviceLabel.form(label);
        return form.isEmpty() ? kind : DeviceLabel.of(kind, form);
    }

    private static String kind(final String deviceName) {
        return deviceName.split(":", -1)[0];
    }

    /** Returns bytes a second of each reader while all of them read. */
    private static List<Double> rates(final List<Reader> readers) throws BenchException, InterruptedException {
        final CyclicBarrier start = new CyclicBarrier(readers.size());
        final List<FutureTask<Double>> tasks = readers.stream()
                .map(reader -> new FutureTask<>(() -> {
                    start.await();
                    return reader.rate();
                }))
                .toList();
        final List<Thread> threads = tasks.stream()
                .map(task -> Thread.ofPlatform().daemon().start(task))
                .toList();
        try {
            return ratesOf(tasks);
        } finally {
            // Their devices are closed next.
            threads.forEach(Thread::interrupt);
            awaitAll(threads);
        }
    }

    private static List<Double> ratesOf(final List<FutureTask<Double>> tasks)
            throws BenchException, InterruptedException {
        final List<Double> rates = new ArrayList<>();
        BenchException failure = null;
        for (final FutureTask<Double> task : tasks) {
            try {
                rates.add(task.get());
            } catch (final ExecutionException e) {
                failure = failure == null ? failure(e.getCause()) : failure;
            }
        }
        if (failure != null) {
            throw failure;
        }
        return rates;
    }

    /** Waits for threads that were interrupted, and defers an interrupt of this one. */
    private static void awaitAll(final List<Thread> threads) {
        boolean interrupted = false;
        for (final Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (final InterruptedException _) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static BenchException failure(final Throwable cause) {
        if (cause instanceof final BenchException known) {
            return known;
        }
        final BenchException failure = new BenchException("a device failed: " + cause.getMessage());
        failure.initCause(cause);
        return failure;
    }

    private static int warmUpRuns(final Effort effort) {
        return switch (effort) {
            case FULL -> 5;
            case QUICK -> 1;
        };
    }

    /** A device with a file. */
    private static final class Reader implements AutoCloseable {
        private final Device device;
        private final WordsFile file;
        private final SeqReadRig rig;

        Reader(final BenchOptions options) throws IOException {
            device = options.open();
            WordsFile words = null;
            try {
                words = new WordsFile(SeqReadBenchmark.fileBytes(options.effort()));
                rig = new SeqReadRig(device, words.files(), words, REQUEST_BYTES, LITTLE);
            } catch (final IOException | RuntimeException | Error e) {
                CloseHelper.quietCloseAll(words, device);
                throw e;
            }
            file = words;
        }

        double rate() throws BenchException, InterruptedException {
            double seconds = 0;
            for (int launch = 0; launch < LAUNCHES; launch++) {
                final SeqReadRig.Sum sum = rig.sumFile();
                sum.check(file);
                seconds += sum.seconds();
            }
            return LAUNCHES * file.byteLength() / seconds;
        }

        @Override
        public void close() {
            CloseHelper.closeAll(rig, file, device);
        }
    }
}
