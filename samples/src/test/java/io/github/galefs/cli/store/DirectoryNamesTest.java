package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.ServedFolder;
import io.github.galefs.cli.output.ExitCode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of any bytes in a directory: local files that are copied there, and what {@code ls} shows. */
@Timeout(120)
class DirectoryNamesTest {
    /** Bytes of names, as a URI has them. */
    private static final List<String> NAMES = List.of(
            "aA",
            "a%5Cx41",
            "a%5Cx5cx41",
            "a%5C",
            "%FF",
            "caf%E9",
            "caf%C3%A9",
            "two%0Alines",
            "two%5Cx0alines",
            "next%C2%85line",
            "two%20words",
            "star%2A",
            "%FF".repeat(255));

    @TempDir
    private Path local;

    @TempDir
    private Path served;

    @TempDir
    private Path back;

    @BeforeEach
    void createFiles() throws Exception {
        for (final String name : NAMES) {
            Files.writeString(local.resolve(name(name)), name);
        }
        final Path directory = Files.createDirectory(local.resolve(name("d%FF")));
        Files.writeString(directory.resolve(name("f%5Cxff")), "deep");
    }

    private static Path name(final String bytes) {
        return Path.of(URI.create("file:///" + bytes)).getFileName();
    }

    /** Returns all names below a directory. Paths are equal if their bytes are. */
    private static Set<Path> names(final Path directory) throws Exception {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(directory::relativize).collect(Collectors.toSet());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldKeepTheBytesOfNamesWhenFilesArePutAndGotBack(final ServedFolder.Kind kind) throws Exception {
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            folder.run("put", local.toString(), "/copy").succeeded();
            assertEquals(names(local), names(served.resolve("copy")));
            folder.run("get", "/copy", back.toString()).succeeded();
            assertEquals(names(local), names(back.resolve("copy")));
            assertEquals("a%5Cx41", Files.readString(back.resolve("copy/a\\x41")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldHaveNothingToDoWhenFilesAreSynchronisedAgain(final ServedFolder.Kind kind) throws Exception {
        final String unchanged = "created 0, changed 0, removed 0, unchanged " + (NAMES.size() + 1);
        try (ServedFolder folder = ServedFolder.open(kind, served)) {
            folder.run("sync", "--delete", local.toString(), "/").succeeded();
            assertEquals(names(local), names(served));
            assertEquals(List.of(unchanged), folder.lines("sync", "--delete", local.toString(), "/"));
            folder.run("sync", "--delete", "--from-store", "/", back.toString()).succeeded();
            assertEquals(names(local), names(back));
            assertEquals(List.of(unchanged), folder.lines("sync", "--delete", "--from-store", "/", back.toString()));
        }
    }

    @Test
    void shouldKeepABackslashInTheNameOfAFileThatIsPutAlone() throws Exception {
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            folder.run("put", local.resolve("a\\x41").toString(), "/").succeeded();
            assertEquals(List.of("a\\x5cx41"), folder.lines("ls"));
            assertTrue(Files.exists(served.resolve("a\\x41")));
        }
    }

    /** Apart from wildcards, and backslashes that are no escapes: they need another backslash, as in a shell. */
    @ParameterizedTest
    @EnumSource
    void shouldTakeNamesInEveryCommandAsTheListShowsThem(final ServedFolder.Kind kind) throws Exception {
        Files.delete(local.resolve("star*"));
        Files.delete(local.resolve("a\\"));
        try (ServedFolder folder = ServedFolder.open(kind, local)) {
            final List<String> shown = folder.lines("ls");
            assertEquals(NAMES.size() - 1, shown.size());
            for (final String name : shown) {
                final String path = name.startsWith("d") ? name + "/f\\x5cxff" : name;
                final String text = folder.run("cat", path).succeeded().out();
                assertEquals("path       " + path, folder.lines("stat", path).getFirst());
                assertEquals(List.of(path), folder.lines("find", path));
                assertEquals(
                        List.of("/" + path), folder.lines("find", "--name", path.substring(path.indexOf('/') + 1)));
                folder.run("get", path, back.toString()).succeeded();
                folder.run("chmod", "600", path).succeeded();
                folder.run("mv", path, "moved").succeeded();
                folder.run("cp", "moved", path).succeeded();
                assertEquals(text, folder.run("cat", path).succeeded().out());
                folder.run("rm", "moved", path).succeeded();
            }
            assertEquals(List.of("d\\xff"), folder.lines("ls"));
        }
        // The directory itself counts.
        assertEquals(NAMES.size(), names(back).size());
    }

    @ParameterizedTest
    @CsvSource({
        "caf?, caf\\xe9 café",
        "caf\\xc3*, ''",
        "caf\\xc3\\xa9*, café",
        "caf[\\xe9], caf\\xe9",
        "a\\x41, aA",
        "?\\x5c, a\\",
        "a\\\\, a\\",
        "a?x41, a\\x5cx41",
        "st\\x61r\\*, star*",
        "star\\x2a, star*",
        "\\xff, \\xff",
        "two?lines, two\\x0alines"
    })
    void shouldMatchTheBytesOfNames(final String pattern, final String found) throws Exception {
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, local)) {
            final CommandLineRun run = folder.run("ls", "-d", pattern);
            assertEquals(found, String.join(" ", run.lines()));
            assertEquals(found.isEmpty() ? ExitCode.FAILURE : ExitCode.OK, run.exitCode());
        }
    }

    @Test
    void shouldRefuseToCopyADirectoryIntoItselfByAnEscape() throws Exception {
        Files.createDirectories(served.resolve("dir"));
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, served)) {
            final String message = folder.run("cp", "-r", "dir", "/d\\x69r/x").failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("cannot be copied into itself"), message);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\x2fb", "a\\x00"})
    void shouldRefuseEscapesThatNoNameHas(final String path) throws Exception {
        try (ServedFolder folder = ServedFolder.open(ServedFolder.Kind.DIRECTORY, local)) {
            final String message = folder.run("cat", path).failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("no name has the byte"), message);
        }
    }

    /** The order of the bytes of UTF-8 is that of code points. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "ab", "a\u0001", "\u0001", "\u00e9", "\ue000", "\ud7ff", "\ud83d\ude00", "b\\xff"})
    void shouldBeginAListWithAName(final String name) {
        final String before = StorePaths.before(name);
        assertTrue(
                Arrays.compareUnsigned(before.getBytes(StandardCharsets.UTF_8), name.getBytes(StandardCharsets.UTF_8))
                        < 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\x2e", "\\x2e\\x2e", "a\\x2fb", "a\\x00", "x/\\x2e."})
    void shouldRefuseNamesOfAServerThatLeadElsewhere(final String path) {
        assertThrows(FileSystemException.class, () -> LocalNames.ESCAPED.in(local, path));
    }
}
