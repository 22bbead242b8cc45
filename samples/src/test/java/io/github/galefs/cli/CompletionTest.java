package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ExitCode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The help command, and the completion of commands by a shell. */
@Timeout(60)
class CompletionTest {
    @TempDir
    private Path folder;

    @Test
    void shouldPrintAScriptThatBashAccepts() throws Exception {
        bash("-n", script().toString());
    }

    @ParameterizedTest
    @CsvSource({"sna, snapshot", "snapshot cre, create", "trunc, truncate", "ls --rec, --recursive"})
    void shouldCompleteCommandsAndOptions(final String words, final String completed) throws Exception {
        final String[] all = ("galefs " + words).split(" ", -1);
        final String array = String.join(" ", all);
        final String state = "COMP_WORDS=(" + array + "); COMP_CWORD=" + (all.length - 1) + ";";
        // compopt works only where a shell completes.
        final String run = "compopt() { :; }; _complete_galefs; printf '%s\\n' \"${COMPREPLY[@]}\"";
        final String program = "source " + script() + "; " + state + " " + run;
        assertEquals(
                List.of(completed),
                bash("-c", program).lines().map(String::strip).toList());
    }

    @Test
    void shouldRefuseAShellThatIsNotSupported() {
        assertTrue(CommandLineRun.of("completion", "tcsh")
                .failedWith(ExitCode.USAGE)
                .contains("'tcsh'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ls", "snapshot", "snapshot ls", "run wordmatch"})
    void shouldShowTheSameHelpByCommandAsByOption(final String command) {
        final String[] words = command.isEmpty() ? new String[0] : command.split(" ", -1);
        final String[] help = concat(new String[] {"help"}, words);
        final String[] option = concat(words, new String[] {"--help"});
        assertEquals(
                CommandLineRun.of(option).succeeded().out(),
                CommandLineRun.of(help).succeeded().out());
    }

    @Test
    void shouldSuggestACommandWhenHelpIsAskedForAnUnknownOne() {
        final String message = CommandLineRun.of("help", "snapshto").failedWith(ExitCode.USAGE);
        assertTrue(
                message.contains("Unknown command: 'snapshto'") && message.contains("did you mean snapshot"), message);
    }

    private static String[] concat(final String[] first, final String[] second) {
        final String[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    private Path script() throws Exception {
        final String script =
                CommandLineRun.of("completion", "bash").succeeded().out();
        return Files.writeString(folder.resolve("completion"), script);
    }

    private static String bash(final String... arguments) throws Exception {
        final String[] command = concat(new String[] {"bash"}, arguments);
        final Process process =
                new ProcessBuilder(command).redirectErrorStream(true).start();
        final String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out;
    }
}
