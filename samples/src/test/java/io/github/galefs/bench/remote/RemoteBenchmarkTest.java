package io.github.galefs.bench.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.ChildJvm;
import io.github.galefs.cli.Main;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class RemoteBenchmarkTest {
    private static final int EXIT_CODE_OF_SIGTERM = 128 + 15;
    private static final int MIB = 1 << 20;

    /** Some seconds, unless an interrupt ends them. */
    private static final int READS = 200_000;

    @TempDir
    private Path folder;

    /** While the process writes files of 256 MiB, and while it reads others of 8 MiB. */
    @ParameterizedTest
    @CsvSource({"bench remote, 1", "bench remote --quick --runs 1000, 8388608"})
    void shouldRemoveItsFilesWhenTheProcessIsTerminated(final String command, final long written) throws Exception {
        final Process process = start(command.split(" ", -1));
        try {
            awaitWritten(process, written);
            assertTrue(process.toHandle().destroy());
            assertTrue(process.waitFor(30, TimeUnit.SECONDS));
            assertEquals(EXIT_CODE_OF_SIGTERM, process.exitValue());
            assertEquals(List.of(), foldersOfBenchmarks(), () -> errorsOf(process));
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldEndReadsWhenTheThreadIsInterrupted(final int threads) throws Exception {
        try (RemoteRig rig = new RemoteRig(MIB, MIB, false)) {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedException.class, () -> rig.read(threads, READS, 4096));
        }
    }

    @Test
    void shouldEndRequestsWhenTheThreadIsInterrupted() throws Exception {
        try (OverloadRig rig = new OverloadRig(2)) {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedException.class, () -> rig.run(READS));
        }
    }

    private void awaitWritten(final Process process, final long written) throws Exception {
        while (foldersOfBenchmarks().stream()
                .noneMatch(own -> own.resolve("blocks").toFile().length() >= written)) {
            assertTrue(process.isAlive(), () -> errorsOf(process));
            Thread.sleep(10);
        }
    }

    private List<Path> foldersOfBenchmarks() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith("galefs-bench-"))
                    .toList();
        }
    }

    private Process start(final String... arguments) throws IOException {
        final List<String> command = ChildJvm.command("-Djava.io.tmpdir=" + folder);
        command.add(Main.class.getName());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }

    private static String errorsOf(final Process process) {
        try {
            return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
