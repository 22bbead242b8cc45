package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Output;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Parent of the commands that work on snapshots. */
@Command(
        name = "snapshot",
        description = {
            "Create, list and remove snapshots, which keep the state of a whole store.",
            "The files of a snapshot are readable under /.snapshots/NAME."
        })
final class SnapshotCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    SnapshotCommand(final Output output) {
        this.output = output;
    }

    /** Shows the usage: the command needs a subcommand. */
    @Override
    public Integer call() {
        return output.usageError(spec);
    }
}
