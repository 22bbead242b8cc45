package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class MainTest {
    @Test
    void shouldShowUsageWhenNoCommandIsGiven() {
        final CommandLineRun run = CommandLineRun.of();
        assertEquals(ExitCode.USAGE, run.exitCode());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("Usage: galefs"), run.err());
    }

    @Test
    void shouldShowSamplesWhenNoneIsGiven() {
        final CommandLineRun run = CommandLineRun.of("run");
        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("wordmatch") && run.err().contains("matadd"), run.err());
    }

    @Test
    void shouldRefuseAnEmptyNameForALocalFile() {
        final String message = CommandLineRun.of("compile", "--out", "", "none").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'--out': the name is empty"), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "devices",
                "mkfs",
                "put",
                "get",
                "sync",
                "ls",
                "stat",
                "rm",
                "mkdir",
                "mv",
                "cp",
                "cat",
                "tail",
                "cksum",
                "du",
                "find",
                "touch",
                "truncate",
                "chmod",
                "completion",
                "snapshot",
                "snapshot create",
                "snapshot ls",
                "snapshot rm",
                "df",
                "fsck",
                "top",
                "run",
                "run hello",
                "run wordmatch",
                "run matadd",
                "compile",
                "bench",
                "bench-machine",
                "bench-report"
            })
    void shouldShowHelpWhenAnyCommandIsGivenHelpOption(final String command) {
        final String[] arguments = (command + " --help").strip().split(" ", -1);
        final CommandLineRun run = CommandLineRun.of(arguments).succeeded();
        assertTrue(run.out().startsWith(("Usage: galefs " + command).strip()), run.out());
        assertTrue(run.out().contains("--help"), run.out());
        assertFalse(run.out().contains("-h,"), "-h is for sizes: " + run.out());
    }

    @Test
    void shouldShowVersionWhenVersionOptionIsGiven() {
        final CommandLineRun run = CommandLineRun.of("--version").succeeded();
        assertTrue(run.lines().getFirst().startsWith("galefs "), run.out());
    }

    @Test
    void shouldSuggestSimilarCommandWhenCommandIsUnknown() {
        final String message = CommandLineRun.of("dveices").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'dveices'") && message.contains("did you mean devices"), message);
    }

    /** A command line of one command creates that command only; help shows all of them. */
    @Test
    void shouldListAllCommandsWhenHelpIsGiven() {
        final String help = CommandLineRun.of("--help").succeeded().out();
        for (final String command : List.of("devices", "put", "sync", "top", "serve", "mount")) {
            assertTrue(help.contains("  " + command + " "), help);
        }
    }

    @Test
    void shouldRefuseWhenOptionIsUnknown() {
        final String message = CommandLineRun.of("devices", "--colour").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("--colour") && message.contains("galefs devices --help"), message);
    }

    @Test
    void shouldRefuseWhenArgumentCouldNotBeDecoded() {
        final String message = CommandLineRun.of("stat", "n\uFFFD\uFFFD").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("character set"), message);
    }

    @Test
    void shouldFailWhenStandardOutputCannotBeWritten() {
        final PrintStream full = new PrintStream(new FullStream(), false, StandardCharsets.UTF_8);
        final ByteArrayOutputStream err = new ByteArrayOutputStream();
        final int exitCode = Main.run(full, new PrintStream(err, true, StandardCharsets.UTF_8), "devices");
        assertEquals(ExitCode.FAILURE, exitCode);
        assertEquals(
                "galefs: cannot write to standard output",
                err.toString(StandardCharsets.UTF_8).strip());
    }

    /** Ctrl-C interrupts the command, wherever it is. */
    @Test
    void shouldSayNoMoreThanThatItWasInterruptedWhenAnInterruptEndsAccessToTheStore(@TempDir final Path folder) {
        final String store = folder.resolve("store").toString();
        CommandLineRun.of("mkfs", "--store", store).succeeded();
        Thread.currentThread().interrupt();
        final CommandLineRun run = CommandLineRun.of("mkdir", "--store", store, "/d");
        assertTrue(Thread.interrupted());
        assertEquals("galefs: interrupted", run.failedWith(ExitCode.FAILURE).strip());
    }

    @Test
    void shouldShowStackTraceOnlyWhenDebugOptionIsGiven() {
        final String[] arguments = {"ls", "--store", "no-such-store"};
        CommandLineRun.of(arguments).failedWith(ExitCode.FAILURE);
        final CommandLineRun debugged = CommandLineRun.of("--debug", "ls", "--store", "no-such-store");
        assertEquals(ExitCode.FAILURE, debugged.exitCode());
        assertTrue(debugged.err().contains("\tat io.github.galefs."), debugged.err());
    }

    /** Fails as a full disk does. */
    private static final class FullStream extends OutputStream {
        @Override
        public void write(final int b) throws IOException {
            throw new IOException("no space left on device");
        }
    }
}
