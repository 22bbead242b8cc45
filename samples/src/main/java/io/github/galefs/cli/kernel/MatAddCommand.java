package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.matadd.MatAdd;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Adds two matrices. */
@Command(name = "matadd", description = "Add two files of the same size that hold little-endian float32 values.")
final class MatAddCommand extends SampleCommand {
    @Option(names = "--a", required = true, paramLabel = "PATH", description = "First summand, a file in the store.")
    private String a;

    @Option(names = "--b", required = true, paramLabel = "PATH", description = "Second summand, a file in the store.")
    private String b;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "PATH",
            description = "Sum, a file in the store; created or overwritten.")
    private String sum;

    MatAddCommand(final Output output) {
        super(output);
    }

    @Override
    Sample sample() {
        return new MatAdd(path(a), path(b), path(sum));
    }
}
