package io.github.galefs.cli.store;

import io.github.galefs.cli.output.Output;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Groups what can be done with snapshots. */
@Command(
        name = "snapshot",
        description = "Keep all of a store as it is now, by a name. It can be read under /.snapshots/NAME.")
final class SnapshotCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    SnapshotCommand(final Output output) {
        this.output = output;
    }

    /** The command alone does nothing. */
    @Override
    public Integer call() {
        return output.usageError(spec);
    }
}
