package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestPlace;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that change or read whole trees. */
@Timeout(120)
class TreeCommandsTest {
    private static final int LEVELS = 2_000;
    private static final int STACK_SIZE = 512 * 1024;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void shouldMakeMissingParents(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "/a b/ü//c/", "x/y").succeeded();
            place.run("mkdir", "-p", "a b/ü/c", "a b/./z/../w").succeeded();
            assertEquals(List.of("a b", "x"), place.lines("ls"));
            assertEquals(List.of("w", "z", "ü"), place.lines("ls", "a b"));
            place.put("file", "text");
            assertTrue(place.run("mkdir", "-p", "file/x")
                    .failedWith(ExitCode.FAILURE)
                    .contains("EEXIST"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldRemoveATreeAndNothingBesideIt(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/a b/c", "t/d", "u").succeeded();
            place.put("t/a b/c/f", "text");
            place.put("t/g ü", "text");
            place.run("rm", "t").failedWith(ExitCode.FAILURE);
            place.run("rm", "-r", "t", "u").succeeded();
            assertEquals(List.of(), place.lines("ls"));
            final String message = place.run("rm", "-r", "t").failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("ENOENT"), message);
            place.run("rm", "-rf", "t").succeeded();
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldRemoveNothingWhenTheRootIsToBeRemoved(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.put("f", "text");
            for (final String root : List.of("/", ".", "f/..")) {
                final String message = place.run("rm", "-rf", root).failedWith(ExitCode.FAILURE);
                assertTrue(message.contains("'/*'"), message);
            }
            assertEquals(List.of("f"), place.lines("ls"));
            place.run("rm", "-r", "/*").succeeded();
            assertEquals(List.of(), place.lines("ls"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldNameEachFileOfASnapshotThatCannotBeRemoved(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "d/e").succeeded();
            place.put("d/e/f", "text");
            place.put("d/a", "text");
            place.run("snapshot", "create", "s").succeeded();
            final CommandLineRun run = place.run("rm", "-r", "/.snapshots/s/d");
            assertEquals(ExitCode.FAILURE, run.exitCode());
            assertEquals(3, run.err().lines().count(), run.err());
            assertTrue(run.err().contains("/d/e/f\"") && run.err().contains("/d/a\""), run.err());
            assertTrue(run.err().endsWith("/s/d\" is not removed, as something is left in it\n"), run.err());
            assertEquals(
                    "text", place.run("cat", "/.snapshots/s/d/e/f").succeeded().out());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldCopyFilesAndTrees(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/a b/empty", "in").succeeded();
            place.put("t/a b/f ü", "one");
            place.put("g", "two");
            place.run("chmod", "640", "t/a b/f ü").succeeded();
            place.run("cp", "g", "h").succeeded();
            place.run("cp", "t/a b/f ü", "h").succeeded();
            place.run("cp", "-r", "t", "g", "in").succeeded();
            place.run("cp", "-r", "t", "new").succeeded();
            assertEquals("one", place.run("cat", "h").succeeded().out());
            final List<String> expected = List.of("in/t", "in/t/a b", "in/t/a b/empty", "in/t/a b/f ü");
            assertEquals(expected, place.lines("find", "in/t"));
            assertEquals("one", place.run("cat", "new/a b/f ü").succeeded().out());
            assertEquals("two", place.run("cat", "in/g").succeeded().out());
            assertTrue(place.lines("stat", "new/a b/f ü").contains("mode       0640"));
            place.run("mv", "in/t", "in/g", "new").succeeded();
            assertEquals(List.of("a b", "g", "t"), place.lines("ls", "new"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseCopiesThatWouldDestroyTheirSource(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/u").succeeded();
            place.put("f", "text");
            assertTrue(place.run("cp", "t", "x").failedWith(ExitCode.FAILURE).contains("-r"));
            assertTrue(
                    place.run("cp", "f", "t/../f").failedWith(ExitCode.FAILURE).contains("same file"));
            assertTrue(place.run("cp", "-r", "t", "t/u")
                    .failedWith(ExitCode.FAILURE)
                    .contains("into itself"));
            assertTrue(
                    place.run("cp", "-r", "/", "t").failedWith(ExitCode.FAILURE).contains("no name"));
            assertTrue(place.run("cp", "f", "t", "none")
                    .failedWith(ExitCode.FAILURE)
                    .contains("does not exist"));
            assertTrue(
                    place.run("mv", "f", "t", "f").failedWith(ExitCode.FAILURE).contains("is a file"));
            assertTrue(place.run("mv", "f", "./f").failedWith(ExitCode.FAILURE).contains("same file"));
            assertTrue(place.run("mv", "t", "t/u").failedWith(ExitCode.FAILURE).contains("moved into itself"));
            assertTrue(
                    place.run("rm", "-r", "t/.").failedWith(ExitCode.FAILURE).contains("without . or .. at the end"));
            assertTrue(
                    place.run("rm", "-r", "t/..").failedWith(ExitCode.FAILURE).contains("'/*'"));
            assertTrue(place.run("cp", "f").failedWith(ExitCode.USAGE).contains("at least two"));
            assertEquals("text", place.run("cat", "f").succeeded().out());
        }
    }

    /** What was copied before the failure is kept, too. */
    @Test
    void shouldNotReplaceWhatTheSameCommandHasPutThereBeforeItFailed() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.run("mkdir", "-p", "a/x", "b/x", "dir/x/z").succeeded();
            place.put("a/x/f", "one");
            place.put("a/x/z", "is a directory there");
            place.put("b/x/f", "two");
            final String message = place.run("cp", "-r", "a/x", "b/x", "dir").failedWith(ExitCode.FAILURE, 2);
            assertTrue(message.contains("\"b/x\" would replace \"dir/x\""), message);
            assertEquals("one", place.run("cat", "dir/x/f").succeeded().out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mv a/f b/f dir", "mv ?/f dir", "cp a/f b/f dir", "cp -r ?/f dir"})
    void shouldNotReplaceWhatTheSameCommandHasPutThere(final String command) throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.run("mkdir", "a", "b", "dir").succeeded();
            place.put("a/f", "one");
            place.put("b/f", "two");
            final String message = place.run(command.split(" ", -1)).failedWith(ExitCode.FAILURE);
            assertTrue(message.contains("\"b/f\" would replace \"dir/f\""), message);
            assertEquals("one", place.run("cat", "dir/f").succeeded().out());
            assertEquals("two", place.run("cat", "b/f").succeeded().out());
        }
    }

    @Test
    void shouldTakeTheNextSourceOfANameWhenTheFirstIsMissing() throws Exception {
        try (TestPlace place = TestPlace.open(TestPlace.Kind.STORE, folder)) {
            place.run("mkdir", "a", "b", "dir").succeeded();
            place.put("b/f", "two");
            place.run("mv", "a/f", "b/f", "dir").failedWith(ExitCode.FAILURE);
            assertEquals("two", place.run("cat", "dir/f").succeeded().out());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldKeepHolesInACopy(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.put("f", "text");
            place.run("truncate", "-s", "8MiB", "f").succeeded();
            place.run("cp", "f", "g").succeeded();
            final List<String> lines = place.lines("stat", "g");
            assertTrue(lines.contains("size       8388608"), lines::toString);
            final String allocated = lines.get(3);
            assertTrue(Long.parseLong(allocated.replaceAll("\\D", "")) <= 1 << 20, allocated);
            final String checksum = place.lines("cksum", "f").getFirst();
            assertEquals(checksum.replace(" f", " g"), place.lines("cksum", "g").getFirst());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldAddUpWhatDirectoriesTake(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/a b/c", "t/d").succeeded();
            place.put("t/a b/c/f", "12345");
            place.put("t/g", "x".repeat(3_000));
            place.run("truncate", "-s", "1MiB", "t/d/hole").succeeded();
            assertEquals(List.of("5\tt/a b/c", "5\tt/a b", "0\tt/d", "3005\tt"), place.lines("du", "t"));
            assertEquals(List.of("3.0K\tt"), place.lines("du", "-sh", "t"));
            assertEquals(List.of("1051581\tt", "3000\tt/g"), place.lines("du", "-s", "--apparent-size", "t", "t/g"));
            assertEquals(
                    List.of("{\"path\":\"/\",\"allocated\":3005,\"size\":1051581,\"files\":3}"),
                    place.lines("du", "-s", "--json"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldFindWhatMeetsAllConditions(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/a b.txt").succeeded();
            place.put("t/one.txt", "12345");
            place.put("t/a b.txt/ü.txt", "1");
            place.put("t/two", "123456789");
            assertEquals(
                    List.of("/t/a b.txt", "/t/a b.txt/ü.txt", "/t/one.txt"), place.lines("find", "--name", "*.txt"));
            assertEquals(List.of("t/a b.txt"), place.lines("find", "t", "--name", "*.txt", "--type", "d"));
            assertEquals(List.of("t/one.txt", "t/two"), place.lines("find", "t", "--size", "+4"));
            assertEquals(List.of("t/a b.txt/ü.txt"), place.lines("find", "t", "--size", "-5"));
            assertEquals(List.of("t/one.txt"), place.lines("find", "t", "--size", "5"));
            assertEquals(List.of(), place.lines("find", "t", "--newer", "t/two", "--type", "f"));
            assertTrue(
                    place.run("find", "--type", "x").failedWith(ExitCode.USAGE).contains("'x'"));
            assertTrue(
                    place.run("find", "--size", "+x").failedWith(ExitCode.USAGE).contains("'x'"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldListEachDirectoryBelowUnderItsPath(final TestPlace.Kind kind) throws Exception {
        try (TestPlace place = TestPlace.open(kind, folder)) {
            place.run("mkdir", "-p", "t/a b/c", "t/d").succeeded();
            place.put("t/a b/f", "1");
            final List<String> expected = List.of("t:", "a b", "d", "", "t/a b:", "c", "f", "", "t/a b/c:", "", "t/d:");
            assertEquals(expected, place.lines("ls", "-R", "t"));
        }
    }

    /** The tree is deeper than the stack of the thread would allow. */
    @Test
    void shouldTakeNoStackForTheDepthOfATree() throws Exception {
        try (EmbeddedStore files =
                EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")))) {
            makeDeepTree(files);
        }
        final FutureTask<CommandLineRun> commands = new FutureTask<>(() -> {
            final String store = folder.resolve("store").toString();
            final String top = "/" + "t/".repeat(LEVELS);
            final CommandLineRun found = CommandLineRun.of("find", "--name", "file", "--store", store);
            assertEquals(List.of(top + "file"), found.succeeded().lines());
            final CommandLineRun used = CommandLineRun.of("du", "--store", store);
            assertEquals(LEVELS + 1, used.succeeded().lines().size());
            CommandLineRun.of("chmod", "-R", "700", "/t", "--store", store).succeeded();
            CommandLineRun.of("cp", "-r", "/t", "/u", "--store", store).succeeded();
            CommandLineRun.of("rm", "-r", "/t", "--store", store).succeeded();
            return CommandLineRun.of("ls", "-R", "--store", store).succeeded();
        });
        final Thread thread = new Thread(null, commands, "little stack", STACK_SIZE);
        thread.start();
        final List<String> listed = commands.get().lines();
        assertEquals("u", listed.get(1));
        assertEquals("file", listed.getLast());
    }

    private static void makeDeepTree(final FileService files) throws Exception {
        final StringBuilder path = new StringBuilder();
        for (int i = 0; i < LEVELS; i++) {
            files.makeDirectory(path.append("/t").toString());
        }
        files.close(files.open(path + "/file", Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE)));
    }
}
