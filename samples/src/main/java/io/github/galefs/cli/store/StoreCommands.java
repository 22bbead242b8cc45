package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Output;
import picocli.CommandLine;

/** The commands that work on a store and its files. */
public final class StoreCommands {
    private StoreCommands() {}

    /**
     * Adds the commands to the command line, in the order in which its help lists them.
     *
     * @param commandLine of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final CommandLine commandLine, final Output output) {
        commandLine
                .addSubcommand(new MakeStoreCommand())
                .addSubcommand(new PutCommand(output))
                .addSubcommand(new GetCommand(output))
                .addSubcommand(new ListCommand(output))
                .addSubcommand(new StatCommand(output))
                .addSubcommand(new RemoveCommand(output))
                .addSubcommand(new MakeDirectoryCommand())
                .addSubcommand(new MoveCommand())
                .addSubcommand(snapshotCommand(output))
                .addSubcommand(new CapacityCommand(output))
                .addSubcommand(new CheckCommand(output))
                .addSubcommand(new TopCommand(output));
    }

    private static CommandLine snapshotCommand(final Output output) {
        return new CommandLine(new SnapshotCommand(output))
                .addSubcommand(new SnapshotCreateCommand())
                .addSubcommand(new SnapshotListCommand(output))
                .addSubcommand(new SnapshotRemoveCommand(output));
    }
}
