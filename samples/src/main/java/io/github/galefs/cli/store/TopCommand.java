package io.github.galefs.cli.store;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.option.LocalStoreOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.cli.output.Times;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.server.ServerStatus;
import io.github.galefs.store.counters.CountersView;
import java.io.IOException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the counters of a store that another process has open. */
@Command(
        name = "top",
        description = {
            "Show the counters of the process that has the store open for writing, their rates, and the health of the"
                    + " server if it is one.",
            "Ends when that process ends, or on Ctrl-C."
        })
final class TopCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private LocalStoreOption store;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--delay",
            paramLabel = "SECONDS",
            defaultValue = "1",
            description = "Time between samples. Default: ${DEFAULT-VALUE}.")
    private double delay;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "2147483647",
            description = "Number of samples. Default: unlimited.")
    private int count;

    TopCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, CommandException {
        requirePositive("--delay", Double.toString(delay), delay > 0);
        requirePositive("--count", Integer.toString(count), count > 0);
        try (CountersView counters = open()) {
            Sample last = Sample.take(counters);
            for (int i = 0; i < count && counters.live(); i++) {
                if (i > 0) {
                    TimeUnit.NANOSECONDS.sleep((long) (delay * TimeUnit.SECONDS.toNanos(1)));
                }
                final Sample sample = Sample.take(counters);
                show(counters, last, sample);
                last = sample;
            }
        }
        return ExitCode.OK;
    }

    private void requirePositive(final String option, final String value, final boolean positive) {
        if (!positive) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '" + option + "': " + value + ": must be greater than 0");
        }
    }

    private CountersView open() throws FileServiceException, CommandException {
        final CountersView counters = CountersView.open(store.directory());
        if (counters.live()) {
            return counters;
        }
        final long process = counters.process();
        counters.close();
        throw new CommandException("store " + store.directory()
                + " is not open for writing: the last process that had it open, " + process + ", has ended");
    }

    private void show(final CountersView counters, final Sample last, final Sample sample) throws IOException {
        if (json.given()) {
            final Map<String, Object> values = new LinkedHashMap<>();
            values.put("process", counters.process());
            values.put("counters", sample.values());
            final Optional<ServerStatus> server = server(counters);
            if (server.isPresent()) {
                values.put("server", describe(server.get()));
            }
            JsonOption.print(output, values);
        } else {
            output.line("process " + counters.process() + ", since "
                    + Times.describe(Instant.ofEpochMilli(counters.startMillis())));
            server(counters).ifPresent(status -> output.line(line(status)));
            sample.values()
                    .forEach((label, value) -> output.line(
                            String.format(Locale.ROOT, "%16d %14.0f/s  %s", value, sample.rate(last, label), label)));
            output.line("");
        }
        output.out().flush();
    }

    /** Returns the health of the server that the process runs, if it runs one. */
    private Optional<ServerStatus> server(final CountersView counters) throws IOException {
        return ServerStatus.read(store.directory()).filter(status -> status.process() == counters.process());
    }

    private static String line(final ServerStatus status) {
        final String health = status.failure().isEmpty() ? "works" : "failed: " + status.failure();
        return "server " + health + ", " + status.clients() + " clients, " + status.handshakes() + " in handshake, "
                + describe(status.usedMemory(), status.memory()) + " memory, "
                + describe(status.usedMemoryOfFiles(), status.memoryOfFiles()) + " memory of open files, "
                + status.pins() + " segments mapped by clients";
    }

    private static String describe(final long used, final long limit) {
        return Sizes.describe((double) used) + " of " + Sizes.describe((double) limit);
    }

    private static Map<String, Object> describe(final ServerStatus status) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("clients", status.clients());
        values.put("handshakes", status.handshakes());
        values.put("usedMemory", status.usedMemory());
        values.put("memory", status.memory());
        values.put("usedMemoryOfFiles", status.usedMemoryOfFiles());
        values.put("memoryOfFiles", status.memoryOfFiles());
        values.put("pins", status.pins());
        values.put("failure", status.failure());
        return values;
    }

    private record Sample(long nanos, Map<String, Long> values) {
        static Sample take(final CountersView counters) {
            return new Sample(System.nanoTime(), counters.values());
        }

        double rate(final Sample before, final String label) {
            final double seconds = (nanos - before.nanos()) / 1e9;
            return (values.get(label) - before.values().get(label)) / Math.max(seconds, 1e-9);
        }
    }
}
