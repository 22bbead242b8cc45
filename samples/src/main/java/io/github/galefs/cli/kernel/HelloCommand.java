package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.hello.HelloSample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Counts the lines of a file. */
@Command(name = "hello", description = "Count the lines of a file.")
final class HelloCommand extends SampleCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "hello.txt",
            description = "The file. Default: ${DEFAULT-VALUE}.")
    private String file;

    HelloCommand(final Output output) {
        super(output);
    }

    @Override
    Sample sample() {
        return new HelloSample(path(file));
    }
}
