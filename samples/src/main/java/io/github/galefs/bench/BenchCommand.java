package io.github.galefs.bench;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.JsonLines;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.ResultTable;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.selection.Devices;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code galefs bench NAME}: runs one benchmark and prints its results. */
@Command(name = "bench", description = "Run a benchmark and print median, minimum and maximum of its runs.")
public final class BenchCommand implements Callable<Integer> {
    private static final int MAX_RUNS = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "NAME",
            converter = BenchmarkConverter.class,
            completionCandidates = BenchmarkConverter.class,
            description = "Benchmark: ${COMPLETION-CANDIDATES}.")
    private Benchmark benchmark;

    @Option(
            names = "--device",
            paramLabel = "D",
            defaultValue = Devices.AUTO,
            description = "Device. Default: ${DEFAULT-VALUE}.")
    private String device;

    @Option(
            names = "--wait",
            paramLabel = "live|suspend|both",
            converter = BenchForms.Converter.class,
            description =
                    "Form in which kernels wait for the host; both: in turns, with the ratio suspended/live of each"
                            + " rate, reported at the end. Default: the device's.")
    private BenchForms forms;

    @Option(names = "--json", description = "Print one JSON object a line and nothing else to standard output.")
    private boolean json;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "5",
            description = "Measured runs. Default: ${DEFAULT-VALUE}.")
    private int runs;

    @Option(
            names = "--quick",
            description = "Short runs that show that the benchmark works; their figures mean nothing.")
    private boolean quick;

    /** Creates the command; picocli sets its options. */
    public BenchCommand() {}

    @Override
    public Integer call() throws BenchException, IOException, InterruptedException {
        if (runs < 1 || runs > MAX_RUNS) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--runs': " + runs + ": must be 1 to " + MAX_RUNS);
        }
        final Optional<WaitForm> form = forms == null ? Optional.empty() : forms.form();
        final BenchOptions options = new BenchOptions(device, form, runs, quick ? Effort.QUICK : Effort.FULL);
        if (forms != null && form.isEmpty()) {
            FormComparison.run(benchmark, options, sink());
        } else {
            benchmark.run(options, sink());
        }
        return ExitCode.OK;
    }

    private ResultSink sink() {
        final PrintWriter out = spec.commandLine().getOut();
        final String note = quick ? " (the figures of --quick mean nothing)" : "";
        return json
                ? new JsonLines(out)
                : new ResultTable(out, benchmark.name() + ": " + benchmark.description() + note);
    }
}
