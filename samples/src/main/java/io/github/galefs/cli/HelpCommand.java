package io.github.galefs.cli;

import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows the help of a command. */
@Command(name = "help", helpCommand = true, description = "Show the help of galefs, or of one of its commands.")
final class HelpCommand implements Callable<Integer> {
    private final Output output;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            description = "Command, and its subcommand if it has any. Default: galefs itself.")
    private List<String> names = new ArrayList<>();

    HelpCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.root().commandLine();
        for (final String name : names) {
            final CommandLine subcommand = command.getSubcommands().get(name);
            if (subcommand == null) {
                throw new UnknownCommandException(command, name);
            }
            command = subcommand;
        }
        command.usage(output.out());
        return ExitCode.OK;
    }

    /** As picocli's own, with its suggestions, but without a position, which it does not know here. */
    private static final class UnknownCommandException extends UnmatchedArgumentException {
        private static final long serialVersionUID = 1L;

        private final String name;

        UnknownCommandException(final CommandLine parent, final String name) {
            super(parent, List.of(name));
            this.name = name;
        }

        @Override
        public String getMessage() {
            return "Unknown command: '" + name + "'";
        }
    }
}
