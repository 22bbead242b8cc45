package io.github.galefs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands on places by their addresses, and between two of them. */
@Timeout(120)
class PlacesTest {
    @TempDir
    private Path folder;

    private Path directory;

    @BeforeEach
    void putFiles() throws Exception {
        directory = Files.createDirectories(folder.resolve("directory/tree/sub"))
                .getParent()
                .getParent();
        Files.writeString(directory.resolve("tree/a"), "one\ntwo\n");
        Files.writeString(directory.resolve("tree/sub/b"), "b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"store", "server", "directory"})
    void shouldCopyATreeToAnotherPlaceAndBack(final String kind) throws Exception {
        try (OtherPlace other = OtherPlace.open(kind, folder)) {
            CommandLineRun.of("cp", "-r", in(directory, "/tree"), other.path("/"))
                    .succeeded();
            assertEquals("one\ntwo\n", cat(other.path("/tree/a")));
            CommandLineRun.of("cp", "-r", other.path("/tree"), in(directory, "/back"))
                    .succeeded();
            assertEquals("b", Files.readString(directory.resolve("back/sub/b")));
            assertEquals(
                    List.of("a", "sub"),
                    CommandLineRun.of("ls", other.path("/tree")).succeeded().lines());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"store", "server", "directory"})
    void shouldSynchroniseTwoPlaces(final String kind) throws Exception {
        try (OtherPlace other = OtherPlace.open(kind, folder)) {
            assertEquals(
                    "created 4, changed 0, removed 0, unchanged 0", sync(in(directory, "/tree"), other.path("/t")));
            Files.writeString(directory.resolve("tree/sub/b"), "longer");
            Files.delete(directory.resolve("tree/a"));
            assertEquals(
                    "created 0, changed 1, removed 1, unchanged 0",
                    sync("--delete", in(directory, "/tree"), other.path("/t")));
            assertEquals(
                    "created 3, changed 0, removed 0, unchanged 0", sync(other.path("/t"), in(directory, "/back")));
            assertEquals("longer", Files.readString(directory.resolve("back/sub/b")));
        }
    }

    @Test
    void shouldTakePathsWithoutAPlaceFromTheOption() throws Exception {
        try (OtherPlace other = OtherPlace.open("store", folder)) {
            CommandLineRun.of("cp", "--dir", directory.toString(), "/tree/a", other.path("/copy"))
                    .succeeded();
            CommandLineRun.of("cp", "--dir", directory.toString(), other.path("/copy"), "/tree/copy")
                    .succeeded();
            assertEquals("one\ntwo\n", Files.readString(directory.resolve("tree/copy")));
            CommandLineRun.of("cp", other.path("/copy"), "second").succeeded();
            assertEquals("one\ntwo\n", cat(other.path("/second")));
        }
    }

    @Test
    void shouldTakeAnyPlaceByItsAddress() throws Exception {
        final String place = "dir:" + directory;
        assertEquals(
                List.of("tree"),
                CommandLineRun.of("ls", "--place", place).succeeded().lines());
        assertEquals("b", cat(in(directory, "/tree/sub/b")));
        assertEquals(
                List.of("/tree/a"),
                CommandLineRun.of("find", "--name", "a", in(directory, "/"))
                        .succeeded()
                        .lines());
        final CommandLineRun hello =
                CommandLineRun.of("run", "hello", "--place", place, "--device", "jvm", "--verify", "tree/a");
        assertTrue(hello.succeeded().lines().contains("result         tree/a has 2 lines"), hello.out());
    }

    /** Names are bytes in a directory and text in a store: an escape of the one is a character of the other. */
    @Test
    void shouldKeepTheBytesOfNamesFromOnePlaceToAnother() throws Exception {
        CommandLineRun.of("put", directory.resolve("tree/a").toString(), in(directory, "/tree/x\\x5cx41"))
                .failedWith(1);
        Files.writeString(directory.resolve("tree/x\\x41"), "a backslash");
        try (OtherPlace other = OtherPlace.open("store", folder)) {
            CommandLineRun.of("cp", "-r", in(directory, "/tree"), other.path("/copied"))
                    .succeeded();
            sync(in(directory, "/tree"), other.path("/synchronised"));
            for (final String copy : List.of("/copied", "/synchronised")) {
                assertTrue(
                        CommandLineRun.of("ls", other.path(copy))
                                .succeeded()
                                .lines()
                                .contains("x\\x41"),
                        "the name of " + copy);
            }
            sync("--delete", other.path("/synchronised"), in(directory, "/back"));
            assertEquals("a backslash", Files.readString(directory.resolve("back/x\\x41")));
            assertEquals(
                    "created 0, changed 0, removed 0, unchanged 3",
                    sync("--delete", other.path("/synchronised"), in(directory, "/back")));
        }
    }

    @Test
    void shouldNameTheWholePathOfWhatTheTargetCannotHave() throws Exception {
        CommandLineRun.of("mkdir", in(directory, "/tree/sub/d\\xff")).succeeded();
        CommandLineRun.of("cp", in(directory, "/tree/a"), in(directory, "/tree/sub/d\\xff/c"))
                .succeeded();
        try (OtherPlace other = OtherPlace.open("store", folder)) {
            final String reason = "/sub/d\\xff\": the name is no text, and the names of the target are";
            final CommandLineRun copy = CommandLineRun.of("cp", "-r", in(directory, "/tree"), other.path("/copy"));
            assertTrue(copy.failedWith(ExitCode.FAILURE).contains("\"/tree" + reason), copy.err());
            final CommandLineRun one =
                    CommandLineRun.of("cp", "-r", in(directory, "/tree/sub/d\\xff"), other.path("/"));
            assertTrue(one.failedWith(ExitCode.FAILURE).contains("\"/tree" + reason), one.err());
            final CommandLineRun sync = CommandLineRun.of("sync", in(directory, "/tree"), other.path("/sync"));
            assertEquals(ExitCode.FAILURE, sync.exitCode());
            assertTrue(sync.err().contains("\"/tree" + reason), sync.err());
        }
    }

    @Test
    void shouldSayHowToMakeAStoreThatIsMissing() {
        final Path missing = folder.resolve("missing");
        final String message = CommandLineRun.of("sync", in(directory, "/"), "store:" + missing + "!/")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("'galefs mkfs --store " + missing + "'"), message);
    }

    /** Two addresses may lead to the same files. */
    @Test
    void shouldNotCopyATreeIntoItselfByAnotherAddress() throws Exception {
        final Path inner = directory.resolve("tree");
        final String message = CommandLineRun.of("cp", "-r", in(directory, "/tree"), in(inner, "/copy"))
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("cannot be copied into itself"), message);
        assertEquals(
                List.of("a", "sub"),
                CommandLineRun.of("ls", in(inner, "/")).succeeded().lines());
        CommandLineRun.of("cp", "-r", in(directory, "/tree"), in(inner, "/sub")).failedWith(ExitCode.FAILURE);
        assertEquals(
                List.of("b"),
                CommandLineRun.of("ls", in(inner, "/sub")).succeeded().lines());
        final String overlap = CommandLineRun.of("sync", "--delete", in(directory, "/tree"), in(inner, "/sub"))
                .failedWith(ExitCode.FAILURE);
        assertTrue(overlap.contains("overlap"), overlap);
        assertEquals("b", Files.readString(inner.resolve("sub/b")));
    }

    @ParameterizedTest
    @CsvSource({
        // Into itself, to a directory that is missing and to one that exists.
        "dir:D!/, A/tree/copy",
        "dir:D!/, A/tree/sub",
        "A/, dir:D!/tree/copy",
        "D, A/tree/copy",
        // Onto itself.
        "A/, dir:D!/",
        "A/tree, dir:D!/tree",
        // A part onto the whole.
        "A/tree, dir:D!/",
        "dir:D!/tree, A/",
        "D/tree, A/"
    })
    void shouldNotSynchroniseADirectoryWithItselfByAServer(final String from, final String to) throws Exception {
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory)) {
            assertOverlap(
                    "sync",
                    "--delete",
                    expanded(from, served.name(), directory.toString()),
                    expanded(to, served.name(), directory.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({"A/, D/tree/copy", "A/, D", "A/tree, D"})
    void shouldNotSynchroniseAServerWithItsDirectory(final String from, final String to) throws Exception {
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory)) {
            assertOverlap(
                    "sync",
                    "--delete",
                    "--from-store",
                    expanded(from, served.name(), directory.toString()),
                    expanded(to, served.name(), directory.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({"A/, L/tree/copy", "A/tree, L/"})
    void shouldNotSynchroniseTwoSpellingsOfAServer(final String from, final String to) throws Exception {
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory)) {
            final String other = served.name().replace("127.0.0.1", "localhost");
            assertOverlap("sync", "--delete", expanded(from, served.name(), ""), to.replace("L/", other));
        }
    }

    /** The server's paths do not tell that its root is part of the source. */
    @Test
    void shouldEndACopyIntoItselfThatNoPathTells() throws Exception {
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory.resolve("tree/sub"))) {
            final CommandLineRun run = CommandLineRun.of("sync", in(directory, "/"), served.name() + "copy");
            assertEquals(ExitCode.FAILURE, run.exitCode(), run.out());
            assertTrue(run.err().contains("overlap"), run.err());
            assertFalse(Files.exists(directory.resolve("tree/sub/copy/tree/sub/copy")), "a copy of the copy");
        }
    }

    @Test
    void shouldEndACopyOfATreeIntoItselfThatNoPathTells() throws Exception {
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory.resolve("tree/sub"))) {
            final CommandLineRun run = CommandLineRun.of("cp", "-r", in(directory, "/tree"), served.name() + "copy");
            assertEquals(ExitCode.FAILURE, run.exitCode(), run.out());
            assertTrue(run.err().contains("cannot be copied into itself"), run.err());
            assertFalse(Files.exists(directory.resolve("tree/sub/copy/sub/copy")), "a copy of the copy");
        }
    }

    /** The server's root is part of the target, which no path tells. */
    @Test
    void shouldNotRemoveTheSourceAsAPartOfTheTarget() throws Exception {
        Files.writeString(directory.resolve("other"), "other");
        try (ServedFolder served = ServedFolder.open(ServedFolder.Kind.SERVER, directory.resolve("tree/sub"))) {
            for (final String[] command : new String[][] {
                {"sync", "--delete", served.name(), in(directory, "/")},
                {"sync", "--delete", "--from-store", served.name(), directory.toString()}
            }) {
                final CommandLineRun run = CommandLineRun.of(command);
                assertEquals(ExitCode.FAILURE, run.exitCode(), run.out());
                assertTrue(run.err().contains("overlap"), run.err());
                assertEquals("b", Files.readString(directory.resolve("tree/sub/b")));
            }
        }
    }

    private void assertOverlap(final String... command) throws IOException {
        final List<String> before = tree();
        final String message = CommandLineRun.of(command).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("overlap"), message);
        assertEquals(before, tree());
    }

    private List<String> tree() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    private static String expanded(final String path, final String server, final String directory) {
        return path.startsWith("A/") ? server + path.substring(2) : path.replace("D", directory);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hdfs://h:1/x | hdfs needs galefs-hadoop and Hadoop's client on the class path",
                "s3a://b/x | s3a needs galefs-hadoop and Hadoop's client on the class path",
                "s3://b/x | have the scheme s3a",
                "ftp://h/x | scheme 'ftp' is unknown; known are dir, file, folder, galefs, store"
            })
    void shouldSayWhichSchemesThereAreAndWhatIsMissing(final String path, final String reason) {
        for (final String[] command : new String[][] {{"ls", path}, {"ls", "--place", path}, {"cp", path, "/x"}}) {
            final String message = CommandLineRun.of(command).failedWith(ExitCode.USAGE);
            assertTrue(message.contains(reason), message);
        }
    }

    @Test
    void shouldRefuseSourcesInTwoPlaces() {
        final String message = CommandLineRun.of("cp", in(directory, "/tree/a"), in(folder, "/x"), "store:s!/")
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains("files to copy are in two places, directory " + directory), message);
    }

    @Test
    void shouldAskForThePlaceOfADestinationWithoutOne() {
        final String message = CommandLineRun.of(
                        "sync", in(directory, "/tree"), folder.resolve("x").toString())
                .failedWith(ExitCode.USAGE);
        assertTrue(message.contains("--from-store"), message);
        assertFalse(Files.exists(folder.resolve("x")));
    }

    private static String in(final Path place, final String path) {
        return "dir:" + place + "!" + path;
    }

    private static String cat(final String path) {
        return CommandLineRun.of("cat", path).succeeded().out();
    }

    private static String sync(final String... arguments) {
        final String[] all = new String[arguments.length + 1];
        all[0] = "sync";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return CommandLineRun.of(all).succeeded().out().strip();
    }

    /** The place that a test copies to and from. */
    private record OtherPlace(String address, TestPlace place) implements AutoCloseable {
        static OtherPlace open(final String kind, final Path folder) throws Exception {
            if (kind.equals("directory")) {
                return new OtherPlace("dir:" + Files.createDirectory(folder.resolve("other")) + "!", null);
            }
            final TestPlace.Kind served = kind.equals("server") ? TestPlace.Kind.SERVER : TestPlace.Kind.STORE;
            final TestPlace place = TestPlace.open(served, folder);
            final String name = place.name();
            return new OtherPlace(
                    served == TestPlace.Kind.SERVER ? name.substring(0, name.length() - 1) : "store:" + name + "!",
                    place);
        }

        String path(final String path) {
            return address + path;
        }

        @Override
        public void close() throws IOException {
            if (place != null) {
                place.close();
            }
        }
    }
}
