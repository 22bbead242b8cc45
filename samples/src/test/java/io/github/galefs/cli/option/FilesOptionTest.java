package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class FilesOptionTest {
    @ParameterizedTest
    @ValueSource(strings = {"mkfs", "fsck", "top"})
    void shouldNameTheCommandWhenItWorksOnALocalStoreOnly(final String command) {
        final String message =
                CommandLineRun.of(command, "--server", "galefs://127.0.0.1:1/").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'galefs " + command + "' works on a local store only"), message);
        assertTrue(message.contains("(see 'galefs " + command + " --help')"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mkfs", "fsck", "ls"})
    void shouldNameTheCommandWhenStoreAndServerAreGiven(final String command) {
        final String message = CommandLineRun.of(command, "--store", "s", "--server", "galefs://127.0.0.1:1/")
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains("(see 'galefs " + command + " --help')"), message);
    }

    @ParameterizedTest
    @CsvSource({"-D, a=b", "--staging, s", "--timeout, 1"})
    void shouldRefuseOptionsThatHaveNoEffectOnFilesOfThisMachine(final String option, final String value) {
        for (final String[] command : new String[][] {
            {"ls", "--dir", "d"}, {"cp", "dir:d!/a", "store:s!/b"}, {"sync", "dir:d!/a", "store:s!/b"}
        }) {
            final String[] all = Arrays.copyOf(command, command.length + 2);
            all[command.length] = option;
            all[command.length + 1] = value;
            final String message = CommandLineRun.of(all).failedWith(ExitCode.USAGE);
            assertTrue(message.contains("'" + option + "' is for"), message);
        }
    }

    @Test
    void shouldTakeOptionsForAPlaceThatOnlyAPathNames() {
        final String message = CommandLineRun.of(
                        "cp", "--dir", "d", "--timeout", "1", "--tls-trust", "missing", "a", "galefs://127.0.0.1:1/b")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("d"), message);
    }
}
