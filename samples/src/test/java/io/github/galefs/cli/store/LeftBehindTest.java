package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.NamedPipe;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links among the files that are copied, and files that cannot be copied. */
@Timeout(60)
class LeftBehindTest {
    @TempDir
    private Path folder;

    private TestStore store;

    /** A cache as that of Hugging Face: a snapshot with links to the files. */
    @BeforeEach
    void createTree() throws Exception {
        store = new TestStore(folder);
        store.run("mkfs").succeeded();
        store.write("hub/blobs/weights", "weights");
        store.write("hub/blobs/more/shard", "shard");
        store.write("hub/snap/readme", "plain");
        link("hub/snap/model", "../blobs/weights");
        link("hub/snap/shards", "../blobs/more");
    }

    @ParameterizedTest
    @ValueSource(strings = {"put", "sync"})
    void shouldCopyWhatLinksLeadTo(final String command) {
        store.run(command, store.local("hub/snap"), "/copy").succeeded();
        assertEquals("weights", store.get("/copy/model"));
        assertEquals("shard", store.get("/copy/shards/shard"));
        final Path back = folder.resolve("back");
        store.run("get", "/copy", back.toString()).succeeded();
        assertFalse(Files.isSymbolicLink(back.resolve("model")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"put --no-links", "put --skip-links", "sync --no-links", "sync -L --skip-links"})
    void shouldPassOverLinksWhenAsked(final String command) throws Exception {
        link("hub/snap/dangling", "gone");
        store.run((command + " " + store.local("hub/snap") + " /copy").split(" ", -1))
                .succeeded();
        assertEquals(List.of("readme"), store.run("ls", "/copy").succeeded().lines());
        store.run("put", "--no-links", "-L", store.local("hub/snap/model"), "/").succeeded();
        assertEquals("weights", store.get("/model"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"put", "sync"})
    void shouldCopyAllButWhatCannotBeCopied(final String command) throws Exception {
        link("hub/snap/a-dangling", "gone");
        link("hub/snap/b-self", ".");
        link("hub/snap/c-loop", "c-loop");
        link("hub/snap/d-up", "..");
        link("hub/snap/e-store", store.directory().toString());
        link("hub/snap/f-device", "/dev/zero");
        NamedPipe.make(folder.resolve("hub/snap/g-pipe"));
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(folder.resolve("hub/snap/h-socket")));
            final CommandLineRun run = store.run(command, store.local("hub/snap"), "/copy");
            assertEquals(ExitCode.FAILURE, run.exitCode());
            assertNames(run, "a-dangling: a symbolic link to nothing");
            assertNames(run, "b-self: a symbolic link to a directory that it is in");
            assertNames(run, "c-loop: a loop of symbolic links");
            assertNames(run, "d-up/snap: a symbolic link to a directory that it is in");
            assertNames(run, "e-store: is part of the store");
            assertNames(run, "f-device: neither a regular file nor a directory");
            assertNames(run, "g-pipe: neither a regular file nor a directory");
            assertNames(run, "h-socket: neither a regular file nor a directory");
            assertEquals(8, run.err().lines().count(), run.err());
        }
        assertEquals(
                List.of("d-up", "model", "readme", "shards"),
                store.run("ls", "/copy").succeeded().lines());
        assertEquals("weights", store.get("/copy/d-up/blobs/weights"));
    }

    private static void assertNames(final CommandLineRun run, final String problem) {
        assertTrue(run.err().lines().anyMatch(line -> line.contains("/hub/snap/" + problem)), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"put", "sync"})
    void shouldCopyAllButWhatCannotBeRead(final String command) throws Exception {
        final Path file = Path.of(store.write("hub/snap/closed", "secret"));
        final Path directory =
                Path.of(store.write("hub/snap/shut/file", "secret")).getParent();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("---------"));
        try {
            final String place = store.directory().toString();
            final CommandLineRun run =
                    CommandLineRun.withoutPrivileges(command, "--store", place, store.local("hub/snap"), "/copy");
            assertEquals(ExitCode.FAILURE, run.exitCode());
            assertNames(run, "closed: permission denied");
            assertNames(run, "shut: permission denied");
            assertEquals("weights", store.get("/copy/model"));
            CommandLineRun.withoutPrivileges(command, "--store", place, file.toString(), "/other")
                    .failedWith(ExitCode.FAILURE);
        } finally {
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void shouldKeepOlderCopiesOfWhatIsLeftBehindWhenDeleteIsGiven() throws Exception {
        store.write("hub/snap/surplus", "old");
        store.run("sync", store.local("hub/snap"), "/copy").succeeded();
        Files.delete(folder.resolve("hub/snap/surplus"));
        Files.delete(folder.resolve("hub/blobs/weights"));
        Files.delete(folder.resolve("hub/snap/shards"));
        link("hub/snap/shards", ".");
        final CommandLineRun run = store.run("sync", "--delete", store.local("hub/snap"), "/copy");
        assertEquals(ExitCode.FAILURE, run.exitCode());
        assertTrue(run.out().contains("removed 1, unchanged"), run.out());
        assertEquals("weights", store.get("/copy/model"));
        store.run("sync", "--delete", "--no-links", store.local("hub/snap"), "/copy")
                .succeeded();
        assertEquals("weights", store.get("/copy/model"));
    }

    @Test
    void shouldPutTheOtherFilesWhenOneIsMissing() throws Exception {
        final String present = store.write("present", "one");
        final String message =
                store.run("put", store.local("missing"), present, "/").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.local("missing") + ": no such file"), message);
        assertEquals("one", store.get("/present"));
    }

    @Test
    void shouldGetAllButWhatHasNoPlace() throws Exception {
        store.run("put", "--no-links", store.local("hub"), "/tree").succeeded();
        Files.createDirectories(folder.resolve("out/blobs/weights"));
        Files.createDirectories(folder.resolve("out/snap"));
        link("out/snap/readme", "gone");
        final Path foreign = Path.of(store.write("foreign", "kept"));
        link("out/blobs/more", foreign.toString());
        Files.createDirectory(folder.resolve("place"));
        final CommandLineRun run = store.run("get", "/tree/*", store.local("out"));
        assertEquals(ExitCode.FAILURE, run.exitCode());
        assertTrue(run.err().contains("out/blobs/weights: is a directory"), run.err());
        assertTrue(run.err().contains("out/snap/readme: is a symbolic link to nothing"), run.err());
        assertTrue(run.err().contains("out/blobs/more: already exists"), run.err());
        assertEquals(3, run.err().lines().count(), run.err());
        assertEquals("kept", Files.readString(foreign));
        assertFalse(Files.exists(folder.resolve("out/snap/gone")));
    }

    @Test
    void shouldGetAllButADamagedFile() throws Exception {
        store.run("put", store.local("hub/blobs"), "/tree").succeeded();
        damage("weights");
        final CommandLineRun get = store.run("get", "/tree", store.local("out"));
        assertEquals(ExitCode.FAILURE, get.exitCode());
        assertTrue(get.err().contains("weights") && get.err().contains("EIO"), get.err());
        assertEquals("shard", Files.readString(folder.resolve("out/more/shard")));
        assertFalse(Files.exists(folder.resolve("out/weights")));
        final CommandLineRun copy = store.run("cp", "-r", "/tree", "/copy");
        assertEquals(ExitCode.FAILURE, copy.exitCode());
        assertEquals("shard", store.get("/copy/more/shard"));
        final CommandLineRun sync = store.run("sync", "--from-store", "/tree", store.local("synced"));
        assertEquals(ExitCode.FAILURE, sync.exitCode());
        assertEquals("shard", Files.readString(folder.resolve("synced/more/shard")));
    }

    private void damage(final String text) throws Exception {
        try (Stream<Path> files = Files.walk(store.directory())) {
            for (final Path file : files.filter(Files::isRegularFile).toList()) {
                final byte[] bytes = Files.readAllBytes(file);
                final String found = new String(bytes, StandardCharsets.ISO_8859_1);
                final int at = found.indexOf(text);
                if (file.toString().contains("data") && at >= 0) {
                    bytes[at]++;
                    Files.write(file, bytes, StandardOpenOption.WRITE);
                }
            }
        }
    }

    private void link(final String name, final String target) throws Exception {
        Files.createSymbolicLink(folder.resolve(name), Path.of(target));
    }
}
