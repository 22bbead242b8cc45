package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.subcommand.Subcommands;
import picocli.CommandLine;

/** The commands that work on a store and its files. */
public final class StoreCommands {
    private StoreCommands() {}

    /**
     * Adds the commands, in the order in which the help lists them.
     *
     * @param subcommands of {@code galefs}.
     * @param output      that the commands write to.
     */
    public static void addTo(final Subcommands subcommands, final Output output) {
        subcommands
                .add("mkfs", () -> new MakeStoreCommand(output))
                .add("put", () -> new PutCommand(output))
                .add("get", () -> new GetCommand(output))
                .add("sync", () -> new SyncCommand(output))
                .add("ls", () -> new ListCommand(output))
                .add("stat", () -> new StatCommand(output))
                .add("find", () -> new FindCommand(output))
                .add("du", () -> new DiskUsageCommand(output))
                .add("cat", () -> new CatCommand(output))
                .add("tail", () -> new TailCommand(output))
                .add("cksum", () -> new ChecksumCommand(output))
                .add("cp", () -> new CopyCommand(output))
                .add("mv", () -> new MoveCommand(output))
                .add("rm", () -> new RemoveCommand(output))
                .add("mkdir", () -> new MakeDirectoryCommand(output))
                .add("touch", () -> new TouchCommand(output))
                .add("truncate", () -> new TruncateCommand(output))
                .add("chmod", () -> new ChangeModeCommand(output))
                .add("snapshot", () -> snapshotCommand(output))
                .add("df", () -> new CapacityCommand(output))
                .add("recover", () -> new RecoverCommand(output))
                .add("fsck", () -> new CheckCommand(output))
                .add("top", () -> new TopCommand(output));
    }

    private static CommandLine snapshotCommand(final Output output) {
        return new CommandLine(new SnapshotCommand(output))
                .addSubcommand(new SnapshotCreateCommand())
                .addSubcommand(new SnapshotListCommand(output))
                .addSubcommand(new SnapshotRemoveCommand(output));
    }
}
