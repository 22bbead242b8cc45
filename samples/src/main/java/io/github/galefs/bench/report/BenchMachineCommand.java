package io.github.galefs.bench.report;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code galefs bench-machine}: describes this machine for a report. */
@Command(
        name = "bench-machine",
        description = {
            "Print one JSON object that describes this machine for the report of benchmarks: processors, memory, GPUs,"
                    + " devices, system, JDK, version and load.",
            "scripts/bench writes it to machine.json."
        })
public final class BenchMachineCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Creates the command; picocli sets its fields. */
    public BenchMachineCommand() {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        final String[] version = spec.root().version();
        spec.commandLine().getOut().println(JSON.std.asString(Machine.describe(version.length == 0 ? "" : version[0])));
        return ExitCode.OK;
    }
}
