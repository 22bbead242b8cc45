package io.github.galefs.cli.output;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Streams that a command writes to.
 *
 * @param out  receives results and nothing else.
 * @param err  receives failures and progress.
 * @param bars show progress.
 */
public record Output(PrintStream out, PrintStream err, ProgressBars bars) {
    /** Character that a decoder writes for bytes that it cannot decode. */
    public static final char REPLACEMENT = '\uFFFD';

    /**
     * Makes one line of a text: file names may contain control characters, which become escapes.
     *
     * @param text any text.
     * @return the text with each byte of each control character, in UTF-8, as {@code \xHH}.
     */
    public static String printable(final String text) {
        final StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c)) {
                for (final byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    line.append(String.format("\\x%02x", b));
                }
            } else {
                line.appendCodePoint(c);
            }
        });
        return line.toString();
    }

    /**
     * Prints one line of a result.
     *
     * @param text of the line.
     */
    public void line(final String text) {
        out.println(printable(text));
    }

    /**
     * Prints one line about a failure.
     *
     * @param message of the line.
     */
    public void failure(final String message) {
        err.println("galefs: " + printable(message));
    }

    /**
     * Prints one line of advice, which does not make the command fail.
     *
     * @param message of the line.
     */
    public void warning(final String message) {
        failure("warning: " + message);
    }

    /**
     * Prints the usage of a command that was given no subcommand but needs one.
     *
     * @param spec of the command.
     * @return {@link ExitCode#USAGE}.
     */
    public int usageError(final CommandSpec spec) {
        spec.commandLine().usage(err);
        return ExitCode.USAGE;
    }

    /**
     * Reports a failure, and lets the command go on.
     *
     * @param e the failure.
     * @return {@link ExitCode#FAILURE}.
     */
    public int failure(final Exception e) {
        failure(e.getMessage());
        return ExitCode.FAILURE;
    }

    /**
     * Determines the exit code of the process. A result that could not be written is a failure; a print stream reports
     * that by {@code checkError} only.
     *
     * @param exitCode of the command.
     * @return the code, or {@link ExitCode#FAILURE} in place of success when standard output has failed.
     */
    public int finish(final int exitCode) {
        if (out.checkError() && exitCode == ExitCode.OK) {
            failure("cannot write to standard output");
            return ExitCode.FAILURE;
        }
        return exitCode;
    }
}
