package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.output.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Outcome of a command that was run in this process. */
public final class CommandLineRun {
    private final int exitCode;
    private final byte[] bytes;
    private final String err;

    private CommandLineRun(final int exitCode, final byte[] bytes, final String err) {
        this.exitCode = exitCode;
        this.bytes = bytes;
        this.err = err;
    }

    public static CommandLineRun of(final String... arguments) {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final int exitCode = Main.run(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                arguments);
        return new CommandLineRun(exitCode, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs a command in a process that permissions apply to, also where the test is run by root. */
    public static CommandLineRun withoutPrivileges(final String... arguments) throws Exception {
        final List<String> command = new ArrayList<>();
        if ("root".equals(System.getProperty("user.name"))) {
            command.addAll(List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search"));
        }
        command.addAll(ChildJvm.command());
        command.add(Main.class.getName());
        command.addAll(List.of(arguments));
        final Path errors = Files.createTempFile("galefs", ".err");
        try {
            final Process process =
                    new ProcessBuilder(command).redirectError(errors.toFile()).start();
            final byte[] out = process.getInputStream().readAllBytes();
            return new CommandLineRun(process.waitFor(), out, Files.readString(errors));
        } finally {
            Files.delete(errors);
        }
    }

    public int exitCode() {
        return exitCode;
    }

    /** Returns the bytes of standard output. */
    public byte[] bytes() {
        return bytes.clone();
    }

    public String err() {
        return err;
    }

    public String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public List<String> lines() {
        return out().lines().toList();
    }

    /** Asserts that the command succeeded and wrote nothing to standard error. */
    public CommandLineRun succeeded() {
        assertEquals("", err);
        assertEquals(ExitCode.OK, exitCode);
        return this;
    }

    /** Asserts that the command failed with one line of error and no result; returns the line. */
    public String failedWith(final int expectedCode) {
        return failedWith(expectedCode, 1);
    }

    /** Asserts that the command failed with some lines of errors and no result; returns the lines. */
    public String failedWith(final int expectedCode, final int lines) {
        assertEquals(expectedCode, exitCode, err);
        assertEquals("", out());
        assertEquals(lines, err.lines().count(), err);
        return err;
    }
}
