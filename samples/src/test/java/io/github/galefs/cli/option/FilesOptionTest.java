package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
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
}
