package io.github.galefs.command;

import java.io.PrintStream;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Where a command's words go.
 *
 * @param out  results, and nothing else.
 * @param err  failures and progress.
 * @param bars shows progress.
 */
record Output(PrintStream out, PrintStream err, ProgressBars bars) {
    /** What a decoder writes where it cannot decode. */
    static final char REPLACEMENT = '\uFFFD';

    /** Text in one line: control characters, which names may have, are written as escapes. */
    static String printable(final String text) {
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
    void line(final String text) {
        out.println(printable(text));
    }

    /** One line about a failure. */
    void failure(final String message) {
        err.println("galefs: " + printable(message));
    }

    /** Shows how a command that needs a subcommand is used. */
    int usageError(final CommandSpec spec) {
        spec.commandLine().usage(err);
        return ExitCode.USAGE;
    }

    /** A result that was not written is a failure. A print stream only says so when it is asked. */
    int finish(final int exitCode) {
        if (out.checkError() && exitCode == ExitCode.OK) {
            failure("cannot write to standard output");
            return ExitCode.FAILURE;
        }
        return exitCode;
    }
}
