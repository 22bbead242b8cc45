package io.github.galefs.cli;

import io.github.galefs.cli.kernel.KernelCommands;
import io.github.galefs.cli.option.LocalPathConverter;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.cli.output.StandardOutput;
import io.github.galefs.cli.output.TerminalBars;
import io.github.galefs.cli.project.NewCommand;
import io.github.galefs.cli.serve.ServeCommands;
import io.github.galefs.cli.shutdown.ShutdownHook;
import io.github.galefs.cli.store.StoreCommands;
import io.github.galefs.cli.subcommand.Subcommands;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code galefs} command. */
@Command(
        name = "galefs",
        scope = ScopeType.INHERIT,
        versionProvider = VersionProvider.class,
        sortOptions = false,
        description = "Run kernels in plain Java that read and write the files of a file server.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:success",
            "1:failure; standard error has one line that names it",
            "2:wrong usage",
            "3:--verify found a difference; standard error has the first",
            "4:the device is not what --require asks for; nothing was run",
            "141:the reader of standard output has closed it, as in '| head'"
        })
public final class Main implements Callable<Integer> {
    private static final String DEBUG_VARIABLE = "GALEFS_DEBUG";

    private final Output output;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show the stack trace of a failure. " + DEBUG_VARIABLE + " in the environment does the same.")
    private boolean debug;

    private Main(final Output output) {
        this.output = output;
    }

    /**
     * Runs a command and ends the process with its exit code.
     *
     * @param arguments the command line.
     */
    public static void main(final String[] arguments) {
        final ShutdownHook shutdownHook = ShutdownHook.install(Thread.currentThread());
        // File names are UTF-8 in the store and are printed as such in every locale.
        final PrintStream out =
                new PrintStream(new BufferedOutputStream(new StandardOutput()), false, StandardCharsets.UTF_8);
        final PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        final ProgressBars bars = TerminalBars.forStandardError(err);
        final int exitCode = run(new Output(out, err, bars), arguments);
        shutdownHook.commandEnded();
        System.exit(exitCode);
    }

    /**
     * Runs a command in this process.
     *
     * @param out       receives results.
     * @param err       receives everything else.
     * @param arguments the command line.
     * @return the exit code.
     */
    public static int run(final PrintStream out, final PrintStream err, final String... arguments) {
        return run(new Output(out, err, ProgressBars.NONE), arguments);
    }

    /** Shows the usage: {@code galefs} needs a subcommand. */
    @Override
    public Integer call() {
        return output.usageError(spec);
    }

    private static int run(final Output output, final String... arguments) {
        final OptionalInt undecoded = IntStream.range(0, arguments.length)
                .filter(index -> isUndecoded(arguments, index))
                .findFirst();
        if (undecoded.isPresent()) {
            output.failure("argument '" + arguments[undecoded.getAsInt()]
                    + "' is not text in this locale's character set, " + System.getProperty("sun.jnu.encoding")
                    + "; set LC_ALL=C.UTF-8 or another fitting locale");
            return ExitCode.USAGE;
        }
        final Main main = new Main(output);
        final Failures failures = new Failures(output, main::isDebugging);
        final CommandLine commandLine = commandLine(main, output, failures, arguments);
        final int exitCode = failures.guard(() -> commandLine.execute(arguments));
        return failures.guard(() -> {
            commandLine.getOut().flush();
            return output.finish(exitCode);
        });
    }

    private static CommandLine commandLine(
            final Main main, final Output output, final Failures failures, final String... arguments) {
        final CommandLine commandLine = new CommandLine(main);
        final Subcommands subcommands = new Subcommands();
        KernelCommands.addTo(subcommands, output);
        StoreCommands.addTo(subcommands, output);
        ServeCommands.addTo(subcommands, output);
        subcommands.add("new", () -> new NewCommand(output));
        subcommands.addTo(commandLine, arguments);
        commandLine.addSubcommand(new HelpCommand(output)).addSubcommand(new CompletionCommand(output));
        StandardOptions.addTo(commandLine);
        // After the subcommands: settings apply to those that there are.
        return commandLine
                .registerConverter(Path.class, new LocalPathConverter())
                .setExpandAtFiles(false)
                .setOut(new PrintWriter(output.out(), true, output.out().charset()))
                .setErr(new PrintWriter(output.err(), true, output.err().charset()))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                // What fails while picocli prints help reaches no handler of exceptions.
                .setExecutionStrategy(parsed -> failures.guard(() -> new CommandLine.RunLast().execute(parsed)))
                .setExecutionExceptionHandler(failures)
                .setParameterExceptionHandler(failures);
    }

    /** The JVM replaces bytes that it cannot decode by this character. A file would silently get a wrong name. */
    private static boolean isUndecoded(final String[] arguments, final int index) {
        return arguments[index].indexOf(Output.REPLACEMENT) >= 0 && !ProcessArguments.isAsGiven(arguments, index);
    }

    private boolean isDebugging() {
        return debug || System.getenv(DEBUG_VARIABLE) != null;
    }
}
