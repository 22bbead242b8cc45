package io.github.galefs.cli.serve;

import io.github.galefs.cli.output.Output;
import picocli.CommandLine;

/** The commands that offer a store to other programs until they are stopped. */
public final class ServeCommands {
    private ServeCommands() {}

    /**
     * Adds the commands to the command line, in the order in which its help lists them.
     *
     * @param commandLine of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final CommandLine commandLine, final Output output) {
        commandLine.addSubcommand(new ServeCommand(output)).addSubcommand(new MountCommand(output));
    }
}
