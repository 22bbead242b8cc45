package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.NamedPipe;
import io.github.galefs.cli.ServedFolder;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links, pipes and directories that cannot be read, in a directory that commands work on. */
@Timeout(120)
class DirectoryKindsTest {
    /** Names in the tree that cannot be opened. */
    private static final List<String> NOT_SERVED = List.of("dangling", "directory", "loop", "out", "pipe");

    @TempDir
    private Path served;

    @TempDir
    private Path local;

    private Path tree;

    @BeforeEach
    void createTree() throws Exception {
        Files.writeString(served.resolve("kept"), "kept, and linked to");
        tree = Files.createDirectory(served.resolve("tree"));
        Files.writeString(tree.resolve("file"), "file");
        Files.createLink(tree.resolve("same"), tree.resolve("file"));
        Files.createDirectory(tree.resolve("sub"));
        Files.writeString(tree.resolve("sub/inner"), "in");
        link("link", "../kept");
        link("dangling", "none");
        link("directory", "..");
        link("loop", "loop");
        link("out", local.toString());
        NamedPipe.make(tree.resolve("pipe"));
    }

    private void link(final String name, final String target) throws Exception {
        Files.createSymbolicLink(tree.resolve(name), Path.of(target));
    }

    private static void assertNotCopied(final CommandLineRun run) {
        assertEquals(ExitCode.FAILURE, run.exitCode(), run.err());
        for (final String name : NOT_SERVED) {
            final String expected = name.equals("pipe")
                    ? "galefs: \"/tree/pipe\" is a named pipe, which is not copied"
                    : "galefs: \"/tree/" + name + "\" is a symbolic link that leads to no file, which is not copied";
            assertTrue(run.err().lines().anyMatch(expected::equals), run.err());
        }
        assertEquals(NOT_SERVED.size(), run.err().lines().count(), run.err());
    }

    private static List<String> names(final Path directory) throws Exception {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldShowWhatEachNameIs(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            assertEquals(names(tree), folder.lines("ls", "/tree"));
            assertEquals(
                    List.of("l", "l", "-", "l", "l", "l", "p", "-", "d"),
                    folder.lines("ls", "-l", "/tree").stream()
                            .map(line -> line.substring(0, 1))
                            .toList());
            assertEquals(
                    List.of("/tree/file", "/tree/same", "/tree/sub/inner"),
                    folder.lines("find", "--type", "f", "/tree"));
            assertEquals(List.of("/tree", "/tree/sub"), folder.lines("find", "--type", "d", "/tree"));
            assertEquals(
                    List.of("/tree/dangling", "/tree/directory", "/tree/link", "/tree/loop", "/tree/out"),
                    folder.lines("find", "--type", "l", "/tree"));
            assertEquals(List.of(), folder.lines("find", "--size", "+10", "/tree"));
            assertTrue(folder.run("ls", "--json", "/tree").out().contains("\"type\":\"pipe\""));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldShowANameItselfThatCannotBeOpened(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            assertEquals(names(tree).size(), folder.lines("ls", "-d", "/tree/*").size());
            assertEquals(
                    "l", folder.run("ls", "-l", "/tree/loop").succeeded().out().substring(0, 1));
            assertEquals("type       pipe", folder.lines("stat", "/tree/pipe").get(1));
            assertEquals(List.of("/tree/out"), folder.lines("find", "/tree/out", "--type", "l"));
            assertEquals(List.of("0\t/tree/dangling"), folder.lines("du", "/tree/dangling"));
            folder.run("stat", "/tree/dangling/", "/tree/danglin", "/tree/danglinh", "/none/x")
                    .failedWith(ExitCode.FAILURE, 4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldCountAFileOfSeveralNamesOnceAndNoLinks(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            assertEquals(List.of("2\t/tree/sub", "6\t/tree"), folder.lines("du", "--apparent-size", "/tree"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldLeavePermissionsOfWhatLinksLeadTo(final ServedFolder.Kind kind) throws Exception {
        Files.setPosixFilePermissions(served.resolve("kept"), PosixFilePermissions.fromString("rw-r--r--"));
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            folder.run("chmod", "-R", "go=", "/tree").succeeded();
        }
        assertEquals("rw-r--r--", permissions(served.resolve("kept")));
        assertEquals("rw-------", permissions(tree.resolve("sub/inner")));
        assertEquals("rwx------", permissions(tree.resolve("sub")));
    }

    private static String permissions(final Path file) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @ParameterizedTest
    @EnumSource
    void shouldRemoveATreeWithEachNameInItAndNothingThatLinksLeadTo(final ServedFolder.Kind kind) throws Exception {
        Files.writeString(local.resolve("other"), "other");
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            folder.run("rm", "/tree/dangling").succeeded();
            folder.run("rm", "/tree/d*").succeeded();
            assertEquals(List.of("kept", "tree"), names(served));
            folder.run("rm", "-r", "/tree").succeeded();
        }
        assertEquals(List.of("kept"), names(served));
        assertEquals(List.of("other"), names(local));
    }

    @ParameterizedTest
    @EnumSource
    void shouldRemoveANameThatCannotBeOpened(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            for (final String name : NOT_SERVED) {
                folder.run("rm", "-r", "/tree/" + name).succeeded();
            }
            folder.run("rm", "-r", "/tree/file/").failedWith(ExitCode.FAILURE);
        }
        assertEquals(List.of("file", "link", "same", "sub"), names(tree));
    }

    @ParameterizedTest
    @EnumSource
    void shouldMoveANameThatCannotBeOpened(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            for (final String name : NOT_SERVED) {
                folder.run("mv", "/tree/" + name, "/tree/sub").succeeded();
            }
        }
        assertEquals(List.of("dangling", "directory", "inner", "loop", "out", "pipe"), names(tree.resolve("sub")));
    }

    @ParameterizedTest
    @EnumSource
    void shouldNameWhatIsNotCopied(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            assertNotCopied(folder.run("get", "/tree", local.resolve("got").toString()));
            assertEquals(List.of("file", "link", "same", "sub"), names(local.resolve("got")));
            assertEquals("kept, and linked to", Files.readString(local.resolve("got/link")));
            assertNotCopied(folder.run("cp", "-r", "/tree", "/copy"));
            assertEquals(List.of("file", "link", "same", "sub"), names(served.resolve("copy")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldKeepTheCounterpartsOfWhatIsNotCopied(final ServedFolder.Kind kind) throws Exception {
        final Path target = Files.createDirectory(local.resolve("target"));
        for (final String name : NOT_SERVED) {
            Files.writeString(target.resolve(name), "older");
        }
        Files.writeString(target.resolve("surplus"), "surplus");
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            final CommandLineRun run = folder.run("sync", "--delete", "--from-store", "/tree", target.toString());
            assertNotCopied(run);
            assertTrue(run.out().contains("removed 1,") && run.out().contains("left behind 5"), run.out());
        }
        assertEquals(names(tree).stream().collect(Collectors.joining(" ")), String.join(" ", names(target)));
        assertEquals("older", Files.readString(target.resolve("pipe")));
    }

    @Test
    void shouldNotCopyADirectoryIntoItselfThroughALink() throws Exception {
        final Path sub = tree.resolve("sub");
        Files.createSymbolicLink(served.resolve("alias"), Path.of("tree/sub"));
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            for (final String target : List.of("/alias/copy", "/alias")) {
                final String message =
                        folder.run("cp", "-r", "/tree/sub", target).failedWith(ExitCode.FAILURE);
                assertTrue(message.contains("\"/tree/sub\" cannot be copied into itself"), message);
            }
        }
        assertEquals(List.of("inner"), names(sub));
    }

    /** Nobody may write the root. */
    @ParameterizedTest
    @ValueSource(strings = {"put", "sync", "cp"})
    void shouldWriteWhereTheRootCannotBeWritten(final String command) throws Exception {
        final Path source = Files.createDirectory(local.resolve("source"));
        Files.writeString(source.resolve("new"), "new");
        Files.setPosixFilePermissions(served, PosixFilePermissions.fromString("r-xr-xr-x"));
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            switch (command) {
                case "put" ->
                    folder.runWithoutPrivileges(command, source.resolve("new").toString(), "/tree")
                            .succeeded();
                case "sync" ->
                    folder.runWithoutPrivileges(command, source.toString(), "/tree")
                            .succeeded();
                default ->
                    folder.runWithoutPrivileges(command, "/kept", "/tree/new").succeeded();
            }
        } finally {
            Files.setPosixFilePermissions(served, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertTrue(Files.readString(tree.resolve("new")).matches("new|kept.*"));
    }

    @Test
    void shouldPassOverUnfinishedFilesInEachDirectory() throws Exception {
        Files.writeString(tree.resolve("sub/.galefs-1f-1"), "unfinished");
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            folder.run("get", "/tree/sub", local.resolve("got").toString()).succeeded();
            folder.run(
                            "sync",
                            "--from-store",
                            "/tree/sub",
                            local.resolve("synced").toString())
                    .succeeded();
        }
        assertEquals(List.of("inner"), names(local.resolve("got")));
        assertEquals(List.of("inner"), names(local.resolve("synced")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"put", "sync"})
    void shouldCopyAllButWhatHasNoPlace(final String command) throws Exception {
        final Path source = Files.createDirectory(local.resolve("tree"));
        Files.createDirectory(source.resolve("loop"));
        Files.writeString(source.resolve("pipe"), "new");
        Files.writeString(source.resolve("zero"), "");
        final String target = command.equals("put") ? "/" : "/tree";
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            final CommandLineRun run = folder.run(command, source.toString(), target);
            assertEquals(ExitCode.FAILURE, run.exitCode());
            assertEquals(2, run.err().lines().count(), run.err());
            assertTrue(run.err().contains("pipe") && run.err().contains("loop"), run.err());
        }
        assertEquals("", Files.readString(tree.resolve("zero")));
        assertFalse(Files.isRegularFile(tree.resolve("pipe"), LinkOption.NOFOLLOW_LINKS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "find /all",
                "ls -R /all",
                "du /all",
                "get /all LOCAL",
                "cp -r /all /copy",
                "chmod -R g-w /all",
                "sync --from-store /all LOCAL",
                "rm -r /all"
            })
    void shouldGoOnAfterADirectoryThatCannotBeRead(final String command) throws Exception {
        final Path all = Files.createDirectories(served.resolve("all"));
        final Path shut = Files.createDirectory(all.resolve("m-shut"));
        Files.writeString(shut.resolve("secret"), "secret");
        for (final String name : List.of("a-first", "z-last")) {
            Files.writeString(Files.createDirectory(all.resolve(name)).resolve("file"), "text");
        }
        Files.setPosixFilePermissions(all.resolve("z-last/file"), PosixFilePermissions.fromString("rw-rw-rw-"));
        Files.setPosixFilePermissions(shut, PosixFilePermissions.fromString("---------"));
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            final CommandLineRun run = folder.runWithoutPrivileges(
                    command.replace("LOCAL", local.resolve("copy").toString()).split(" ", -1));
            assertEquals(ExitCode.FAILURE, run.exitCode(), run.err());
            assertTrue(run.err().contains("/all/m-shut\": permission denied (EACCES)"), run.err());
            assertEquals(command.startsWith("rm") ? 2 : 1, run.err().lines().count(), run.err());
            assertLastIsDone(command.substring(0, 2), run);
        } finally {
            Files.setPosixFilePermissions(shut, PosixFilePermissions.fromString("rwx------"));
        }
    }

    private void assertLastIsDone(final String command, final CommandLineRun run) throws Exception {
        switch (command) {
            case "fi", "ls", "du" -> assertTrue(run.out().contains("/all/z-last"), run.out());
            case "ge", "sy" -> assertEquals("text", Files.readString(local.resolve("copy/z-last/file")));
            case "cp" -> assertEquals("text", Files.readString(served.resolve("copy/z-last/file")));
            case "ch" -> assertEquals("rw-r--rw-", permissions(served.resolve("all/z-last/file")));
            default -> assertEquals(List.of("m-shut"), names(served.resolve("all")));
        }
    }

    @Test
    void shouldPassOverADirectoryThatCannotBeReadWhenNamesAreMatched() throws Exception {
        final Path shut = Files.createDirectory(served.resolve("shut"));
        Files.writeString(shut.resolve("file"), "secret");
        Files.setPosixFilePermissions(shut, PosixFilePermissions.fromString("---------"));
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            assertEquals(
                    List.of("/tree/file"),
                    folder.runWithoutPrivileges("ls", "/*/file").succeeded().lines());
        } finally {
            Files.setPosixFilePermissions(shut, PosixFilePermissions.fromString("rwx------"));
        }
    }
}
