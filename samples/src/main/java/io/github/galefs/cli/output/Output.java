package io.github.galefs.cli.output;

import java.io.PrintStream;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Where a command's words go.
 *
 * @param out  results, and nothing else.
 * @param err  failures and progress.
 * @param bars shows progress.
 */
public record Output(PrintStream out, PrintStream err, ProgressBars bars) {
    /** What a decoder writes where it cannot decode. */
    public static final char REPLACEMENT = '\uFFFD';

    /** Text in one line: control characters, which names may have, are written as escapes. */
    public static String printable(final String text) {
        final StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c)) {
                line.append(String.format("\\x%02x", c));
            } else {
                line.appendCodePoint(c);
            }
        });
        return line.toString();
    }

    /** One line of a result. */
    public void line(final String text) {
        out.println(printable(text));
    }

    /** One line about a failure. */
    public void failure(final String message) {
        err.println("galefs: " + printable(message));
    }

    /** Shows how a command that needs a subcommand is used. */
    public int usageError(final CommandSpec spec) {
        spec.commandLine().usage(err);
        return ExitCode.USAGE;
    }

    /** A result that was not written is a failure. A print stream only says so when it is asked. */
    public int finish(final int exitCode) {
        if (out.checkError() && exitCode == ExitCode.OK) {
            failure("cannot write to standard output");
            return ExitCode.FAILURE;
        }
        return exitCode;
    }
}
