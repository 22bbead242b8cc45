package io.github.galefs.cli.kernel;

import io.github.galefs.bench.BenchCommand;
import io.github.galefs.bench.report.BenchMachineCommand;
import io.github.galefs.bench.report.BenchReportCommand;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.subcommand.Subcommands;
import picocli.CommandLine;

/** The commands that list devices, and run, compile and measure kernels. */
public final class KernelCommands {
    private KernelCommands() {}

    /**
     * Adds the commands, in the order in which the help lists them.
     *
     * @param subcommands of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final Subcommands subcommands, final Output output) {
        subcommands
                .add("devices", () -> new DevicesCommand(output))
                .add("run", () -> runCommand(output))
                .add("compile", () -> new CompileCommand(output))
                .add("bench", BenchCommand::new)
                .add("bench-machine", BenchMachineCommand::new)
                .add("bench-report", BenchReportCommand::new);
    }

    private static CommandLine runCommand(final Output output) {
        return new CommandLine(new RunCommand(output))
                .addSubcommand(new HelloCommand(output))
                .addSubcommand(new WordMatchCommand(output))
                .addSubcommand(new MatAddCommand(output))
                .addSubcommand(new GraphCommand(output));
    }
}
