package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Output;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.hello.HelloSample;
import picocli.CommandLine.Command;

/** Counts the lines of a file. */
@Command(name = "hello", description = "Count the lines of the file hello.txt in the store's root directory.")
final class HelloCommand extends SampleCommand {
    HelloCommand(final Output output) {
        super(output);
    }

    @Override
    Sample sample() {
        return new HelloSample();
    }
}
