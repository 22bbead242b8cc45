package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.NamedPipe;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class PutAndGetTest {
    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void useStore() {
        store = new TestStore(folder);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65536, 65537, 1 << 20, (5 << 20) + 3})
    void shouldGetTheSameBytesWhenFileWasPut(final int size) throws Exception {
        final byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        final Path file = Files.write(folder.resolve("data"), bytes);
        store.run("put", file.toString(), "/").succeeded();
        assertArrayEquals(bytes, store.run("get", "data", "-").succeeded().bytes());
        final Path copy = folder.resolve("copy");
        store.run("get", "/data", copy.toString()).succeeded();
        assertArrayEquals(bytes, Files.readAllBytes(copy));
    }

    /** A chunk of zeros, one with a byte of data at its end, and some zeros more. */
    @ParameterizedTest
    @ValueSource(ints = {0, 7, 1 << 20, (3 << 20) + 9})
    void shouldKeepHolesBothWays(final int zerosAtTheEnd) throws Exception {
        final byte[] bytes = new byte[(2 << 20) + zerosAtTheEnd];
        bytes[(2 << 20) - 1] = 1;
        final Path file = Files.write(folder.resolve("sparse"), bytes);
        store.run("put", file.toString(), "/").succeeded();
        final String status = store.run("stat", "--json", "sparse").succeeded().out();
        assertTrue(status.contains("\"allocated\":1048576"), status);
        assertArrayEquals(bytes, store.run("get", "sparse", "-").succeeded().bytes());
        for (final String name : List.of("new", "sparse")) {
            final Path copy = folder.resolve(name);
            store.run("get", "sparse", copy.toString()).succeeded();
            assertArrayEquals(bytes, Files.readAllBytes(copy));
            assertHasHoles(copy);
        }
        final Path synced = Files.createDirectory(folder.resolve("synced"));
        store.run("sync", "--from-store", "/", synced.toString()).succeeded();
        assertArrayEquals(bytes, Files.readAllBytes(synced.resolve("sparse")));
        assertHasHoles(synced.resolve("sparse"));
    }

    /** A copy that reads a TiB of zeros takes minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"put", "sync"})
    void shouldNotReadHolesOfLocalFiles(final String command) throws Exception {
        store.run("mkfs").succeeded();
        final Path file = Files.createDirectory(folder.resolve("tree")).resolve("sparse");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.seek((1L << 39) + 5);
            sparse.writeBytes("data");
            sparse.setLength(1L << 40);
        }
        store.run(command, folder.resolve("tree").toString(), "/copy").succeeded();
        final String status =
                store.run("stat", "--json", "/copy/sparse").succeeded().out();
        assertTrue(status.contains("\"size\":1099511627776,\"allocated\":"), status);
        assertTrue(status.matches("(?s).*\"allocated\":\\d{4,7},.*"), status);
    }

    /** A hole at the end has a last byte, in a block of the disk. */
    private static void assertHasHoles(final Path file) throws IOException {
        final Process usage = new ProcessBuilder("du", "-k", file.toString()).start();
        final String printed = new String(usage.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        final long kibibytes = Long.parseLong(printed.substring(0, printed.indexOf('\t')));
        assertTrue(kibibytes < 1500, printed);
    }

    @Test
    void shouldRefuseADirectoryThatDoesNotExist() throws Exception {
        store.put("a", "one");
        final String missing = folder.resolve("missing") + "/";
        final String message = store.run("get", "a", missing).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("local directory \"" + missing + "\" does not exist"), message);
        assertFalse(Files.exists(Path.of(missing)));

        final Path file = Files.createFile(folder.resolve("file"));
        final String noDirectory = store.run("get", "a", file + "/").failedWith(ExitCode.FAILURE);
        assertTrue(noDirectory.contains("file/") && !noDirectory.contains("does not exist"), noDirectory);
        final String below = store.run("get", "a", file.resolve("x").toString()).failedWith(ExitCode.FAILURE);
        assertTrue(below.contains(file + ": ") && !below.contains(".galefs-"), below);
    }

    @Test
    void shouldCreateStoreWhenItsDirectoryIsEmpty() throws Exception {
        Files.createDirectory(store.directory());
        store.put("a", "one");
        assertEquals("one", store.get("a"));
    }

    @Test
    void shouldCreateStoreWithBlockSizeWhenGiven() throws Exception {
        final String file = store.write("a", "one");
        store.run("put", file, "/", "--block-size", "4KiB").succeeded();
        store.run("put", file, "/", "--block-size", "4KiB").succeeded();
        final String message =
                store.run("put", file, "/", "--block-size", "8KiB").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("4096") && message.contains("8192"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1KiB", "5000", "64MiB", "99999999999"})
    void shouldRefuseWhenStoreCannotHaveBlockSize(final String size) throws Exception {
        final String file = store.write("a", "one");
        final String message = store.run("put", file, "/", "--block-size", size).failedWith(ExitCode.USAGE);
        assertTrue(message.contains("block size"), message);
        assertFalse(Files.exists(store.directory()));
    }

    @Test
    void shouldPutSeveralFilesWhenDirectoryExists() throws Exception {
        store.run("mkdir", "texts").succeeded();
        store.run("put", store.write("a", "one"), store.write("b", "two"), "texts")
                .succeeded();
        assertEquals("one", store.get("texts/a"));
        assertEquals("two", store.get("/texts/b"));
    }

    @Test
    void shouldPutFileUnderNewNameWhenTargetDoesNotExist() throws Exception {
        store.run("put", store.write("a", "one"), "/other").succeeded();
        assertEquals("one", store.get("other"));
    }

    @Test
    void shouldReplaceFileWhenItExists() throws Exception {
        store.put("a", "a long first text");
        store.put("a", "short");
        assertEquals("short", store.get("a"));
    }

    @Test
    void shouldCopyWholeTreeWhenDirectoryIsPutAndGot() throws Exception {
        store.write("tree/a", "one");
        store.write("tree/deep/er/b c ü", "two");
        Files.createDirectories(folder.resolve("tree/empty"));
        store.run("mkdir", "in").succeeded();
        store.run("put", store.local("tree"), "in").succeeded();
        store.run("put", store.local("tree"), "in/renamed").succeeded();
        assertEquals("two", store.get("in/tree/deep/er/b c ü"));
        Files.createDirectory(folder.resolve("out"));
        store.run("get", "in/", store.local("out")).succeeded();
        assertEquals(names(folder.resolve("tree")), names(folder.resolve("out/in/tree")));
        assertEquals(names(folder.resolve("tree")), names(folder.resolve("out/in/renamed")));
        assertEquals("two", Files.readString(folder.resolve("out/in/renamed/deep/er/b c ü")));
    }

    @Test
    void shouldCopyAllWhenRootIsGot() throws Exception {
        store.put("a", "one");
        store.run("get", "/", store.local("all")).succeeded();
        assertEquals("one", Files.readString(folder.resolve("all/a")));
    }

    @Test
    void shouldRefuseToCopyIntoTheStoreThatItReads() throws Exception {
        final String name = store.directory().getFileName().toString();
        store.run("mkfs").succeeded();
        final Path part = firstFileOf(store.directory());
        store.run("mkdir", "-p", name + "/sub").succeeded();
        store.run("put", store.write("a", "one"), name + "/" + part.getFileName())
                .succeeded();
        store.run("put", store.local("a"), name + "/sub/b").succeeded();
        Files.createSymbolicLink(folder.resolve("link"), part);
        final String copied = "/" + name + "/" + part.getFileName();
        for (final List<String> arguments : List.of(
                List.of(copied, store.directory().toString()),
                List.of(copied, part.toString()),
                List.of(copied, store.local("link")),
                List.of(copied, store.directory().resolve("new").toString()),
                List.of(name, store.directory().toString()),
                List.of("/", folder.toString()))) {
            final String message =
                    store.run("get", arguments.getFirst(), arguments.getLast()).failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("is part of the store " + store.directory()), message);
        }
        assertEquals("one", store.get(copied));
        store.run("fsck").succeeded();
        store.run("get", "/" + name + "/sub/b", folder.toString()).succeeded();
    }

    private static Path firstFileOf(final Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(Files::isRegularFile).sorted().findFirst().orElseThrow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ".", "a/.."})
    void shouldRefuseWhenRootIsGotWithoutLocalName(final String root) throws Exception {
        store.put("a", "one");
        final String message = store.run("get", root).failedWith(ExitCode.USAGE);
        assertTrue(message.contains("\"" + root + "\"") && message.contains("LOCAL"), message);
    }

    /** The other names are missing: a command that took an empty one for the working directory would change that. */
    @Test
    void shouldRefuseEmptyNames() {
        store.run("mkfs").succeeded();
        final String source = store.run("put", "", store.local("none"), "/").failedWith(ExitCode.USAGE);
        assertTrue(source.contains("the name is empty"), source);
        store.run("put", store.local("none"), "").failedWith(ExitCode.USAGE);
        store.run("get", "none", "").failedWith(ExitCode.USAGE);
        store.run("mkdir", "-p", "").failedWith(ExitCode.USAGE);
    }

    @Test
    void shouldFollowLinkWhenLocalFileIsALink() throws Exception {
        Files.createSymbolicLink(folder.resolve("link"), Path.of(store.write("a", "one")));
        store.run("put", store.local("link"), "/").succeeded();
        final Path target = Path.of(store.write("b", "old"));
        final Path link = Files.createSymbolicLink(folder.resolve("out"), target);
        store.run("get", "link", link.toString()).succeeded();
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("one", Files.readString(target));
    }

    @Test
    void shouldNotCreateStoreWhenLocalFileIsMissing() {
        final String missing = store.local("missing");
        final String message = store.run("put", missing, "/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(missing) && message.contains("no such file"), message);
        assertFalse(Files.exists(store.directory()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/none/a", "none/", "/none/deep/"})
    void shouldNotCreateStoreWhenItWouldLackTheDirectory(final String target) throws Exception {
        final String message = store.run("put", store.write("a", "one"), target).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("does not exist ('galefs mkdir"), message);
        store.run("put", store.write("a", "one"), store.write("b", "two"), "/none")
                .failedWith(ExitCode.FAILURE);
        assertFalse(Files.exists(store.directory()));
    }

    @Test
    void shouldRefuseWhenTargetOfSeveralFilesIsNoDirectory() throws Exception {
        store.put("file", "one");
        final String a = store.write("a", "");
        final String b = store.write("b", "");
        final String missing = store.run("put", a, b, "/none").failedWith(ExitCode.FAILURE);
        assertTrue(missing.contains("\"/none\"") && missing.contains("does not exist"), missing);
        final String file = store.run("put", a, b, "file").failedWith(ExitCode.FAILURE);
        assertTrue(file.contains("\"file\"") && file.contains("is a file"), file);
        final String slash = store.run("put", a, "none/").failedWith(ExitCode.FAILURE);
        assertTrue(slash.contains("\"none/\""), slash);
        assertEquals(List.of("file"), store.run("ls").succeeded().lines());
    }

    @Test
    void shouldRefuseWhenTwoFilesHaveTheSameName() throws Exception {
        final String first = store.write("x/a", "one");
        final String second = store.write("y/a", "two");
        final String message = store.run("put", first, second, "/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(second), message);
    }

    @Test
    void shouldRefuseWhenSourceContainsOrIsPartOfStore() throws Exception {
        store.put("a", "one");
        final String around = store.run("put", folder.toString(), "/").failedWith(ExitCode.FAILURE);
        assertTrue(around.contains(store.directory().toString()), around);
        final String inside = store.run("put", store.directory().resolve("lock").toString(), "/")
                .failedWith(ExitCode.FAILURE);
        assertTrue(inside.contains("part of the store"), inside);
    }

    @Test
    void shouldRefuseWhenOnlyOneNameIsGiven() throws Exception {
        final String message = store.run("put", store.write("a", "")).failedWith(ExitCode.USAGE);
        assertTrue(message.contains("LOCAL... DIR"), message);
    }

    @Test
    void shouldRefuseWhenLocalNameIsTooLongForStore() throws Exception {
        final String name = "n".repeat(256);
        final String message = store.run("put", store.write("a", ""), name).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("256") && message.contains("ENAMETOOLONG"), message);
    }

    @Test
    void shouldKeepLocalFileWhenPathIsMissing() throws Exception {
        store.put("a", "one");
        final String kept = store.write("kept", "old");
        final String message = store.run("get", "nope", kept).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("\"nope\""), message);
        assertEquals("old", Files.readString(Path.of(kept)));
    }

    @Test
    void shouldLeaveNoUnfinishedFileWhenGetIsDone() throws Exception {
        store.put("a", "one");
        final Path out = Files.createDirectory(folder.resolve("out"));
        store.run("get", "a", out.toString()).succeeded();
        store.run("get", "a", out.toString()).succeeded();
        assertEquals(List.of("a"), names(out));
    }

    @Test
    void shouldKeepDeviceWhenItIsTheTarget() throws Exception {
        store.put("a", "one");
        store.run("get", "a", "/dev/null").succeeded();
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
    }

    @Test
    void shouldRefuseWhenLocalDirectoryIsMissing() throws Exception {
        store.put("a", "one");
        final String message = store.run("get", "a", store.local("none/a")).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.local("none")), message);
    }

    @Test
    void shouldRefuseWhenFileWouldReplaceLocalDirectory() throws Exception {
        store.put("a", "one");
        Files.createDirectories(folder.resolve("out/a"));
        final String message = store.run("get", "a", store.local("out")).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.local("out/a")) && message.contains("is a directory"), message);
    }

    @Test
    void shouldRefuseWhenDirectoryIsGotToStandardOutput() throws Exception {
        store.run("mkdir", "dir").succeeded();
        final String message = store.run("get", "dir", "-").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("\"dir\" is a directory"), message);
    }

    /** A pipe may never have a writer, and some devices have no end. */
    @ParameterizedTest
    @ValueSource(strings = {"pipe", "link", "/dev/zero", "/dev/null"})
    void shouldNotCreateStoreWhenTheOnlyFileIsAPipeOrADevice(final String name) throws Exception {
        Files.createSymbolicLink(folder.resolve("link"), NamedPipe.make(folder.resolve("pipe")));
        final String special = folder.resolve(name).toString();
        final String message = store.run("put", special, "/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(special) && message.contains("neither a regular file nor a directory"), message);
        assertFalse(Files.exists(store.directory()));
    }

    /** As cp does. The copy would have the permissions of the link, which are those of all. */
    @Test
    void shouldNotGetAFileThroughALinkToNothing() throws Exception {
        store.put("a", "one");
        final Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("nowhere"));
        final String message = store.run("get", "a", link.toString()).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("local file " + link + ": is a symbolic link to nothing"), message);
        assertTrue(Files.isSymbolicLink(link));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pipe", "link"})
    void shouldRefuseWhenLocalTargetIsAPipe(final String name) throws Exception {
        store.put("a", "one");
        Files.createSymbolicLink(folder.resolve("link"), NamedPipe.make(folder.resolve("pipe")));
        final String message = store.run("get", "a", store.local(name)).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.local(name)) && message.contains("is a pipe"), message);
        assertTrue(Files.exists(folder.resolve("pipe")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/texts", "none/"})
    void shouldRefuseStandardInputWhenTheTargetIsADirectory(final String target) throws Exception {
        store.run("mkfs").succeeded();
        store.run("mkdir", "texts").succeeded();
        final String message = store.run("put", "-", target).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("\"" + target + "\"") && message.contains("path of the file"), message);
    }

    @Test
    void shouldRefuseStandardInputBesideFiles() throws Exception {
        final String message = store.run("put", store.write("a", ""), "-", "/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("copied alone"), message);
        assertFalse(Files.exists(store.directory()));
    }

    private static List<String> names(final Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.skip(1)
                    .map(file -> root.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }
}
