package io.github.galefs.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands on the files of an ordinary directory. */
@Timeout(120)
class DirectoryOptionTest {
    @TempDir
    private Path directory;

    @TempDir
    private Path outside;

    @BeforeEach
    void putFiles() throws Exception {
        Files.writeString(directory.resolve("text"), "one\ntwo\nthree\n");
        Files.createDirectory(directory.resolve("sub"));
        Files.writeString(directory.resolve("sub/b"), "b");
    }

    @Test
    void shouldRunAKernelOnAFileOfTheDirectory() {
        final CommandLineRun hello = run("run", "hello", "--device", "jvm", "--verify", "text");
        assertTrue(hello.succeeded().lines().contains("result         text has 3 lines"), hello.out());
    }

    @Test
    void shouldReadFilesAndNames() {
        assertEquals(List.of("sub", "text"), run("ls").succeeded().lines());
        assertEquals("one\ntwo\nthree\n", run("cat", "/text").succeeded().out());
        assertEquals(
                List.of("/", "/sub", "/sub/b", "/text"), run("find").succeeded().lines());
        assertTrue(run("stat", "text").succeeded().out().contains("size       14"));
        assertEquals("b", run("get", "sub/b", "-").succeeded().out());
    }

    @Test
    void shouldChangeFilesAndNames() throws Exception {
        final Path local = Files.writeString(outside.resolve("new"), "new");
        run("put", local.toString(), "/").succeeded();
        assertEquals("new", Files.readString(directory.resolve("new")));
        run("cp", "new", "sub").succeeded();
        assertEquals("new", Files.readString(directory.resolve("sub/new")));
        run("mv", "new", "old").succeeded();
        run("rm", "-r", "sub").succeeded();
        assertEquals(List.of("old", "text"), run("ls").succeeded().lines());
        final Path copy = outside.resolve("copy");
        run("sync", "--from-store", "/", copy.toString()).succeeded();
        assertEquals("new", Files.readString(copy.resolve("old")));
    }

    @Test
    void shouldRemoveALinkToADirectoryAndNothingThatItLeadsTo() throws Exception {
        for (final String link : List.of("link", "link/")) {
            Files.createSymbolicLink(directory.resolve("link"), Path.of("sub"));
            run("rm", "-r", link).succeeded();
            assertEquals(List.of("sub", "text"), run("ls").succeeded().lines());
            assertEquals("b", Files.readString(directory.resolve("sub/b")));
        }
    }

    @Test
    void shouldRefuseToCopyTheDirectoryIntoItself() {
        final String message =
                run("put", directory.resolve("text").toString(), "/copy").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("is part of the directory " + directory), message);
        assertTrue(message.contains("'galefs cp'"), message);
    }

    @Test
    void shouldSayThatADirectoryHasNoSnapshots() {
        final String message = run("snapshot", "create", "s").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("snapshots"), message);
    }

    @ParameterizedTest
    @CsvSource({"--store, s", "--server, galefs://127.0.0.1:1/"})
    void shouldRefuseTwoPlaces(final String option, final String value) {
        final String message = run("ls", option, value).failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'--dir'") && message.contains("'" + option + "'"), message);
    }

    @Test
    void shouldRefuseAPathThatNamesAServerBesideTheDirectory() {
        final String message = run("ls", "galefs://127.0.0.1:1/").failedWith(ExitCode.USAGE);
        assertTrue(
                message.contains("'--dir' or its variable in the environment names directory " + directory), message);
    }

    @Test
    void shouldRefuseABlockSizeForADirectory() {
        final String message = run("mkdir", "--block-size", "64KiB", "d").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("'--block-size' applies to a new store"), message);
        final String served =
                run("serve", "--listen", "127.0.0.1:0", "--block-size", "64KiB").failedWith(ExitCode.USAGE);
        assertTrue(served.contains("'--block-size' applies to a new store"), served);
    }

    @Test
    void shouldNameADirectoryThatDoesNotExist() {
        final String missing = directory.resolve("none").toString();
        final String message = CommandLineRun.of("ls", "--dir", missing).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(missing) && message.contains("ENOENT"), message);
        CommandLineRun.of("ls", "--dir", "").failedWith(ExitCode.USAGE);
    }

    private CommandLineRun run(final String... arguments) {
        final List<String> all = new ArrayList<>(List.of(arguments));
        final int behindCommand = List.of("run", "snapshot").contains(arguments[0]) ? 2 : 1;
        all.addAll(behindCommand, List.of("--dir", directory.toString()));
        return CommandLineRun.of(all.toArray(String[]::new));
    }
}
