package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code galefs recover}, and places of a provider, with the scheme {@code folder} of the tests. */
@Timeout(60)
class RecoverTest {
    private static final String ENDED = "the process has ended, perhaps before the file was complete";

    @TempDir
    private Path staging;

    @Test
    void shouldListWhatProcessesHaveKept() throws Exception {
        keep("folder/0/1");
        keep("folder/3/2");
        final List<String> lines = recover().succeeded().lines();
        assertEquals(
                List.of(
                        "folder/0/1  4 B  1970-01-01T00:00:00Z  folder://local/file1  a reason",
                        "folder/3/2  4 B  1970-01-01T00:00:00Z  folder://local/file2  " + ENDED),
                lines);
        final List<String> objects = recover("--json").succeeded().lines();
        assertTrue(objects.getFirst().contains("\"id\":\"folder/0/1\""), objects::toString);
        assertTrue(objects.getLast().contains("\"reason\":\"" + ENDED + "\""), objects::toString);
    }

    @Test
    void shouldFailWhenTheGivenStagingDirectoryIsMissing() {
        final Path missing = staging.resolve("none");
        final String message =
                CommandLineRun.of("recover", "--staging", missing.toString()).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(missing + ": no such directory"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder/0/9", "folder/7/1"})
    void shouldNameTheListWhenNoFileHasTheId(final String id) throws Exception {
        keep("folder/0/1");
        for (final String option : List.of("--upload", "--discard")) {
            final String message = recover(option, id).failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("no staged file has the ID " + id + "; 'galefs recover' lists them"), message);
        }
    }

    @Test
    void shouldUploadOrDiscardAFile() throws Exception {
        keep("folder/0/1");
        keep("folder/0/2");
        keep("folder/0/3");
        recover("--upload", "folder/0/1").succeeded();
        recover("--upload", "folder/0/2", "--to", "elsewhere").succeeded();
        recover("--discard", "folder/0/3").succeeded();
        for (final String name : List.of("file1", "elsewhere", "discarded")) {
            assertTrue(Files.exists(staging.resolve("folder/0").resolve(name)), name);
        }
        recover("--upload", "folder/0/1").failedWith(ExitCode.FAILURE);
    }

    /** A running process has its files, and another scheme may need a jar that is not there. */
    @Test
    void shouldGoOnAfterDirectoriesThatCannotBeListed() throws Exception {
        keep("folder/0/busy");
        keep("folder/1/1");
        keep("hdfs/0/1");
        final CommandLineRun run = recover();
        assertEquals(ExitCode.FAILURE, run.exitCode());
        final String message = run.err();
        assertTrue(message.contains("open; its files are not listed"), message);
        assertTrue(message.contains("hdfs needs galefs-hadoop"), message);
        assertTrue(run.out().contains("folder/1/1"), run.out());
    }

    @Test
    void shouldSayWhatIsMissingForTheSchemeOfAnId() throws Exception {
        keep("hdfs/0/1");
        final String message = recover("--upload", "hdfs/0/1").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("hdfs/0/1: "), message);
        assertTrue(message.contains("hdfs needs galefs-hadoop"), message);
    }

    @ParameterizedTest
    @CsvSource({
        "--upload x, 'x' is no ID",
        "--upload ../0/1, is no ID",
        "--upload folder/0/1 --discard folder/0/1, use one of them",
        "--to x, '--to' has no effect without '--upload'"
    })
    void shouldRefuseWrongArguments(final String arguments, final String reason) {
        final String message = recover(arguments.split(" ")).failedWith(ExitCode.USAGE);
        assertTrue(message.contains(reason), message);
    }

    @Test
    void shouldReachPlacesOfAProvider() throws Exception {
        Files.createDirectory(staging.resolve("place"));
        Files.writeString(staging.resolve("place/text"), "one\ntwo\n");
        final String property = "-Dfolder.root=" + staging;
        assertEquals(
                "one\ntwo\n",
                CommandLineRun.of("cat", "folder://local/place/text", property)
                        .succeeded()
                        .out());
        final CommandLineRun hello = CommandLineRun.of(
                "run", "hello", "--device", "jvm", "--place", "folder://local/place", property, "--verify", "text");
        assertTrue(hello.succeeded().lines().contains("result         text has 2 lines"), hello.out());
        CommandLineRun.of("cp", "folder://local/place/text", "dir:" + staging + "!/copy", property)
                .succeeded();
        assertEquals("one\ntwo\n", Files.readString(staging.resolve("copy")));
        final String missing = CommandLineRun.of("ls", "folder://local/").failedWith(ExitCode.USAGE);
        assertTrue(missing.contains("the property folder.root is missing"), missing);
    }

    private void keep(final String path) throws Exception {
        final Path file = staging.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "kept");
    }

    private CommandLineRun recover(final String... arguments) {
        final String[] all = new String[arguments.length + 3];
        all[0] = "recover";
        all[1] = "--staging";
        all[2] = staging.toString();
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return CommandLineRun.of(all);
    }
}
