package io.github.galefs.cli.kernel;

import io.github.galefs.bench.BenchCommand;
import io.github.galefs.cli.output.Output;
import picocli.CommandLine;

/** The commands that list devices, and run, compile and measure kernels. */
public final class KernelCommands {
    private KernelCommands() {}

    /**
     * Adds the commands to the command line, in the order in which its help lists them.
     *
     * @param commandLine of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final CommandLine commandLine, final Output output) {
        commandLine
                .addSubcommand(new DevicesCommand(output))
                .addSubcommand(runCommand(output))
                .addSubcommand(new CompileCommand(output))
                .addSubcommand(new BenchCommand());
    }

    private static CommandLine runCommand(final Output output) {
        return new CommandLine(new RunCommand(output))
                .addSubcommand(new HelloCommand(output))
                .addSubcommand(new WordMatchCommand(output))
                .addSubcommand(new MatAddCommand(output));
    }
}
