package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Parent of the sample programs, each of which is a subcommand. */
@Command(name = "run", description = "Run a sample program on a device.")
final class RunCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    RunCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        return output.usageError(spec);
    }
}
