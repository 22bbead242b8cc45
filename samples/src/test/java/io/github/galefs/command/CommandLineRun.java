package io.github.galefs.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What came of a command that was run in this process. */
final class CommandLineRun {
    private final int exitCode;
    private final byte[] bytes;
    private final String err;

    private CommandLineRun(final int exitCode, final byte[] bytes, final String err) {
        this.exitCode = exitCode;
        this.bytes = bytes;
        this.err = err;
    }

    static CommandLineRun of(final String... arguments) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final int exitCode = Main.run(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                arguments);
        return new CommandLineRun(exitCode, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    int exitCode() {
        return exitCode;
    }

    /** What it wrote to standard output. */
    byte[] bytes() {
        return bytes.clone();
    }

    String err() {
        return err;
    }

    String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    List<String> lines() {
        return out().lines().toList();
    }

    /** The command must have done its work and said nothing of failures. */
    CommandLineRun succeeded() {
        assertEquals("", err);
        assertEquals(ExitCode.OK, exitCode);
        return this;
    }

    /** The command must have failed with one line, and printed no result. */
    String failedWith(final int expectedCode) {
        assertEquals(expectedCode, exitCode, err);
        assertEquals("", out());
        assertEquals(1, err.lines().count(), err);
        return err;
    }
}
