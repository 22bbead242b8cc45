package io.github.galefs.cli.serve;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.subcommand.Subcommands;

/** The commands that offer a store to other programs until they are stopped. */
public final class ServeCommands {
    private ServeCommands() {}

    /**
     * Adds the commands, in the order in which the help lists them.
     *
     * @param subcommands of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final Subcommands subcommands, final Output output) {
        subcommands.add("serve", () -> new ServeCommand(output)).add("mount", () -> new MountCommand(output));
    }
}
