package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code galefs sync} in both directions. */
@Timeout(60)
class SyncTest {
    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void createTree() throws Exception {
        store = new TestStore(folder);
        store.run("mkfs").succeeded();
        store.write("tree/a", "one");
        store.write("tree/with space/ü/b", "two");
        store.write("tree/with space/😀", "three");
        Files.createDirectory(folder.resolve("tree/empty"));
    }

    @Test
    void shouldCopyAllAtFirstAndNothingTheSecondTime() throws Exception {
        assertEquals("created 7, changed 0, removed 0, unchanged 0", put());
        assertEquals("two", store.get("/copy/with space/ü/b"));
        assertEquals("three", store.get("/copy/with space/😀"));
        assertEquals("created 0, changed 0, removed 0, unchanged 3", put());
        assertEquals("created 7, changed 0, removed 0, unchanged 0", get());
        assertEquals("two", Files.readString(folder.resolve("out/with space/ü/b")));
        assertTrue(Files.isDirectory(folder.resolve("out/empty")));
        assertEquals("created 0, changed 0, removed 0, unchanged 3", get());
    }

    @Test
    void shouldKeepModificationTimesInBothDirections() throws Exception {
        final FileTime time = FileTime.fromMillis(1_000_000_123_456L);
        Files.setLastModifiedTime(folder.resolve("tree/a"), time);
        put();
        get();
        assertEquals(time, Files.getLastModifiedTime(folder.resolve("out/a")));
    }

    @Test
    void shouldCopyAFileWhenItsSizeOrTimeHasChanged() throws Exception {
        put();
        store.write("tree/a", "longer");
        Files.setLastModifiedTime(folder.resolve("tree/with space/ü/b"), FileTime.fromMillis(1));
        assertEquals("created 0, changed 2, removed 0, unchanged 1", put());
        assertEquals("longer", store.get("/copy/a"));
        get();
        store.write("tree/a", "LONGER");
        Files.setLastModifiedTime(folder.resolve("tree/a"), FileTime.fromMillis(2));
        put();
        assertEquals("created 0, changed 1, removed 0, unchanged 2", get());
        assertEquals("LONGER", Files.readString(folder.resolve("out/a")));
    }

    @Test
    void shouldCompareContentsWhenChecksumIsGiven() throws Exception {
        put();
        final FileTime time = Files.getLastModifiedTime(folder.resolve("tree/a"));
        store.write("tree/a", "ONE");
        Files.setLastModifiedTime(folder.resolve("tree/a"), time);
        Files.setLastModifiedTime(folder.resolve("tree/with space/😀"), FileTime.fromMillis(3));
        assertEquals("created 0, changed 1, removed 0, unchanged 2", put("--checksum"));
        assertEquals("ONE", store.get("/copy/a"));
    }

    @Test
    void shouldFindADifferenceInTheLastByteOfALongFile() throws Exception {
        final byte[] bytes = new byte[3 * ParallelCopies.CHUNK_SIZE + 1];
        final Path file = Files.write(folder.resolve("tree/long"), bytes);
        put();
        final FileTime time = Files.getLastModifiedTime(file);
        bytes[bytes.length - 1] = 1;
        Files.setLastModifiedTime(Files.write(file, bytes), time);
        assertEquals("created 0, changed 1, removed 0, unchanged 3", put("--checksum"));
        assertEquals("created 0, changed 0, removed 0, unchanged 4", put("--checksum"));
    }

    @Test
    void shouldRemoveWhatTheSourceLacksWhenDeleteIsGiven() throws Exception {
        put();
        get();
        Files.delete(folder.resolve("tree/with space/ü/b"));
        Files.delete(folder.resolve("tree/with space/ü"));
        assertEquals("created 0, changed 0, removed 0, unchanged 2", put());
        assertEquals("two", store.get("/copy/with space/ü/b"));
        assertEquals("created 0, changed 0, removed 2, unchanged 2", put("--delete"));
        assertEquals(
                List.of("😀"), store.run("ls", "/copy/with space").succeeded().lines());
        assertEquals("created 0, changed 0, removed 2, unchanged 2", get("--delete"));
        assertFalse(Files.exists(folder.resolve("out/with space/ü")));
    }

    @Test
    void shouldPrintAndChangeNothingWhenItIsADryRun() throws Exception {
        put();
        store.write("tree/a", "changed");
        store.write("tree/new/n", "new");
        Files.delete(folder.resolve("tree/with space/😀"));
        final List<String> lines = store.run("sync", store.local("tree"), "/copy", "--dry-run", "--delete")
                .succeeded()
                .lines();
        assertEquals("created 2, changed 1, removed 1, unchanged 1", lines.getLast());
        assertEquals(
                List.of("change /copy/a", "create /copy/new", "create /copy/new/n", "remove /copy/with space/😀"),
                lines.subList(0, 4).stream().sorted().toList());
        assertEquals(5, lines.size());
        assertEquals("one", store.get("/copy/a"));
        assertEquals("three", store.get("/copy/with space/😀"));
        assertEquals(
                List.of("a", "empty", "with space"),
                store.run("ls", "/copy").succeeded().lines());
        get("--dry-run");
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldReplaceADirectoryByAFileAndTheReverseWhenDeleteIsGiven() throws Exception {
        put();
        get();
        Files.delete(folder.resolve("tree/with space/ü/b"));
        Files.delete(folder.resolve("tree/with space/ü"));
        store.write("tree/with space/ü", "a file");
        Files.delete(folder.resolve("tree/a"));
        store.write("tree/a/below", "in a directory");
        final String refusal = leftBehind(2, "sync", store.local("tree"), "/copy");
        assertTrue(refusal.contains("/copy/a") && refusal.contains("--delete"), refusal);
        assertEquals("created 3, changed 0, removed 3, unchanged 1", put("--delete"));
        assertEquals("a file", store.get("/copy/with space/ü"));
        assertEquals("in a directory", store.get("/copy/a/below"));
        assertEquals("created 3, changed 0, removed 3, unchanged 1", get("--delete"));
        assertEquals("a file", Files.readString(folder.resolve("out/with space/ü")));
        assertEquals("in a directory", Files.readString(folder.resolve("out/a/below")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rwxr-xr-x", "r--r-----", "---------"})
    void shouldKeepThePermissionsOfALocalFile(final String permissions) throws Exception {
        put();
        final Path file = Path.of(store.write("out/a", "a file of before"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        get();
        assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        store.run("get", "/copy/a", file.toString()).succeeded();
        assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    /** A link in the target may lead out of it. */
    @Test
    void shouldNotWriteThroughALinkOfTheTarget() throws Exception {
        put();
        get();
        final Path outside = Path.of(store.write("outside", "kept"));
        Files.delete(folder.resolve("out/a"));
        Files.createSymbolicLink(folder.resolve("out/a"), outside);
        final String refusal = leftBehind(1, "sync", "--from-store", "/copy", store.local("out"));
        assertTrue(refusal.contains(store.local("out/a")), refusal);
        get("--delete");
        assertFalse(Files.isSymbolicLink(folder.resolve("out/a")));
        assertEquals("kept", Files.readString(outside));
    }

    @Test
    void shouldKeepTheFilesItIsWritingWhenTheRootIsTheTarget() throws Exception {
        for (int i = 0; i < 2_000; i++) {
            store.write("tree/many" + i, "contents");
        }
        assertEquals("created 2006, changed 0, removed 0, unchanged 0", sync("tree", "/", "--delete"));
        assertEquals("created 0, changed 0, removed 0, unchanged 2003", sync("tree", "/", "--delete"));
    }

    /** Of another command, which has to rename it, or of one that was killed. */
    @Test
    void shouldLeaveUnfinishedFilesWhereTheyAre() throws Exception {
        final String unfinished = ".galefs-80a1f-12";
        store.put(unfinished, "half");
        store.write("tree/" + unfinished, "half");
        store.write("tree/.galefs-x", "a name of another form");
        assertEquals("created 7, changed 0, removed 0, unchanged 0", sync("tree", "/", "--delete"));
        assertEquals("half", store.get(unfinished));
        store.write("out/" + unfinished, "half of another");
        assertEquals(
                "created 7, changed 0, removed 0, unchanged 0",
                summary("--from-store", "/", store.local("out"), "--delete"));
        assertEquals("half of another", Files.readString(folder.resolve("out/" + unfinished)));
        store.run("get", "/", store.local("all")).succeeded();
        assertFalse(Files.exists(folder.resolve("all/" + unfinished)));
        assertTrue(Files.exists(folder.resolve("all/.galefs-x")));
    }

    @Test
    void shouldSayWhyALocalDirectoryWithAnUnfinishedFileIsNotRemoved() throws Exception {
        put();
        store.write("out/old/.galefs-80a1f-12", "half");
        final String message = leftBehind(1, "sync", "--from-store", "--delete", "/copy", store.local("out"));
        assertTrue(message.contains(store.local("out/old") + ": has entries that another command"), message);
    }

    @Test
    void shouldRefuseWhenTheLocalSideContainsTheStore() {
        final String message = store.run("sync", "--from-store", "--delete", "/", folder.toString())
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.directory().toString()), message);
        assertTrue(Files.exists(store.directory()));
    }

    /** A dry run: a command that took it for the working directory would change that. */
    @ParameterizedTest
    @ValueSource(strings = {"SRC", "DST"})
    void shouldRefuseAnEmptyNameInBothDirections(final String empty) {
        put();
        final String message = "(" + empty + "): the name is empty";
        final boolean isSource = empty.equals("SRC");
        final String to = store.run("sync", "--dry-run", isSource ? "" : store.local("tree"), isSource ? "/copy" : "")
                .failedWith(ExitCode.USAGE);
        assertTrue(to.contains(message), to);
        final String from = store.run(
                        "sync",
                        "--dry-run",
                        "--from-store",
                        isSource ? "" : "/copy",
                        isSource ? store.local("out") : "")
                .failedWith(ExitCode.USAGE);
        assertTrue(from.contains(message), from);
    }

    @Test
    void shouldRefuseWhenOneSideIsNoDirectory() throws Exception {
        store.put("file", "one");
        final String missing = store.run("sync", store.local("none"), "/copy").failedWith(ExitCode.FAILURE);
        assertTrue(missing.contains(store.local("none")), missing);
        final String file = store.run("sync", store.local("tree"), "/file").failedWith(ExitCode.FAILURE);
        assertTrue(file.contains("/file"), file);
    }

    /** Runs a command that leaves files behind, and goes on; returns its errors. */
    private String leftBehind(final int count, final String... command) {
        final CommandLineRun run = store.run(command);
        assertEquals(ExitCode.FAILURE, run.exitCode());
        assertTrue(run.lines().getLast().endsWith(", left behind " + count), run.out());
        assertEquals(count, run.err().lines().count(), run.err());
        return run.err();
    }

    private String put(final String... options) {
        return sync("tree", "/copy", options);
    }

    private String get(final String... options) {
        return summary("--from-store", "/copy", store.local("out"), options);
    }

    private String sync(final String from, final String to, final String... options) {
        return summary(null, store.local(from), to, options);
    }

    private String summary(final String direction, final String from, final String to, final String... options) {
        final List<String> arguments = new ArrayList<>(List.of("sync", from, to));
        if (direction != null) {
            arguments.add(direction);
        }
        arguments.addAll(List.of(options));
        return store.run(arguments.toArray(String[]::new)).succeeded().lines().getLast();
    }
}
