package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ExitCode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What scripts/parts refuses before it starts anything. */
@Timeout(60)
class PartsScriptTest {
    private record Result(int exitCode, String output) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--parts 1       | --parts '1': must be a number from 2 to 32",
                "--parts 33      | --parts '33': must be a number from 2 to 32",
                "--parts 4x      | --parts '4x': must be a number from 2 to 32",
                "--text 0        | --text '0': must be a number from 1 to 8192",
                "--graph 99999999999999999999 | --graph '99999999999999999999': must be a number from 1 to 1024",
                "--device        | --device needs a value",
                "--place dir:    | --place 'dir:': must be dir:DIR, galefs://HOST:PORT/ or hdfs://HOST:PORT/DIR",
            })
    void shouldNameTheArgumentThatIsWrong(final String arguments, final String message) throws Exception {
        assertEquals(new Result(ExitCode.USAGE, "parts: " + message + "\n"), run(arguments.split(" ", -1)));
    }

    @Test
    void shouldSayHowAStoreHasSeveralWriters() throws Exception {
        final String message = run("--place", "store:s").output();
        assertTrue(message.endsWith("serve it, and name the server: galefs://HOST:PORT/\n"), message);
    }

    @Test
    void shouldShowHowItIsUsed() throws Exception {
        final Result help = run("--help");
        assertEquals(ExitCode.OK, help.exitCode());
        assertTrue(help.output().startsWith("Usage: scripts/parts ["), help.output());
        assertEquals(new Result(ExitCode.USAGE, help.output()), run("--processes", "4"));
    }

    private static Result run(final String... arguments) throws Exception {
        final List<String> command = new ArrayList<>(List.of("bash", "../scripts/parts"));
        command.addAll(Arrays.asList(arguments));
        final Process process =
                new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output);
    }
}
