package io.github.galefs.bench.report;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.selection.Devices;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    @Option(
            names = "--device",
            paramLabel = "D",
            description = "Device that a benchmark will use: fail if it is unknown. May be repeated.")
    private List<String> devices = List.of();

    /** Creates the command; picocli sets its fields. */
    public BenchMachineCommand() {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        devices.forEach(BenchMachineCommand::find);
        final String[] version = spec.root().version();
        spec.commandLine().getOut().println(JSON.std.asString(Machine.describe(version.length == 0 ? "" : version[0])));
        return ExitCode.OK;
    }

    /** Throws if no device has the name. */
    private static void find(final String device) {
        try {
            Devices.open(device).close();
        } catch (final DeviceRefusedException _) {
            // The failures of benchmarks tell why it cannot be used.
        }
    }
}
