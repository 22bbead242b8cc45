package io.github.galefs.cli.project;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a small project. */
@Command(
        name = "new",
        description = {
            "Write a small Maven project: a kernel, its program and a test.",
            "It builds with 'mvn -B verify'; GaleFS must be in Maven's local repository ('mvn install' there)."
        })
public final class NewCommand implements Callable<Integer> {
    private final Output output;

    @Parameters(
            paramLabel = "DIR",
            description = "New or empty directory; its last name is the project's and must be letters, digits, . _ -")
    private Path directory;

    @Option(
            names = "--package",
            paramLabel = "P",
            defaultValue = "com.example",
            description = "Java package, and Maven's group (default: ${DEFAULT-VALUE}).")
    private String packageName;

    /**
     * Creates the command.
     *
     * @param output that it writes to.
     */
    public NewCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException {
        final ProjectNames names = ProjectNames.of(directory, packageName);
        new ProjectTemplate(names).writeTo(directory);
        output.line("created the project " + names.project() + " in " + directory);
        output.line("build:  cd " + directory + " && mvn -B verify");
        output.line("run:    java -jar target/" + names.project() + ".jar STORE TEXT [DEVICE]");
        return ExitCode.OK;
    }
}
