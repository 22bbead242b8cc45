package io.github.galefs.cli;

import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to complete commands and options. */
@Command(
        name = "completion",
        description = {
            "Print a script that lets a shell complete commands and options of galefs.",
            "For the present shell: source <(galefs completion bash). For all: put that line into ~/.bashrc."
        })
final class CompletionCommand implements Callable<Integer> {
    private static final String BASH = "bash";

    private final Output output;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = BASH, description = "Name of the shell: bash.")
    private String shell;

    CompletionCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        if (!shell.equals(BASH)) {
            throw new ParameterException(spec.commandLine(), "'" + shell + "' is not a supported shell: give " + BASH);
        }
        output.out().print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
        return ExitCode.OK;
    }
}
