package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class NamesTest {
    private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";

    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void useStore() {
        store = new TestStore(folder);
    }

    @Test
    void shouldListNamesInOrderWhenDirectoryIsListed() throws Exception {
        store.put("b", "two");
        store.put("ü with space", "three");
        store.put("a", "one");
        store.run("mkdir", "/c").succeeded();
        final List<String> names = List.of("a", "b", "c", "ü with space");
        assertEquals(names, store.run("ls").succeeded().lines());
        assertEquals(names, store.run("ls", "/").succeeded().lines());
        assertEquals(List.of(), store.run("ls", "c").succeeded().lines());
    }

    @Test
    void shouldShowTypeSizeAndTimeWhenListIsLong() throws Exception {
        store.put("a", "one");
        store.put("b", "eleven char");
        store.run("mkdir", "c").succeeded();
        final List<String> expected =
                List.of("-rw-r--r--  3 " + TIME + " a", "-rw-r--r-- 11 " + TIME + " b", "drwxr-xr-x  0 " + TIME + " c");
        assertLinesMatch(expected, store.run("ls", "-l").succeeded().lines());
        assertLinesMatch(
                List.of("-rw-r--r-- 3 " + TIME + " /a"),
                store.run("ls", "-l", "/a").succeeded().lines());
    }

    /** Many programs take {@code @FILE} for the arguments in that file. */
    @Test
    void shouldTakeANameThatBeginsWithAnAtSignAsItIs() throws Exception {
        store.put("a", "one");
        final String list = "@" + store.write("list", "/a");
        final String message = store.run("rm", list).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("\"" + list + "\""), message);
        assertEquals("one", store.get("a"));
        store.run("cp", "a", "@name").succeeded();
        assertEquals("one", store.run("cat", "@name").succeeded().out());
    }

    @Test
    void shouldKeepOneLinePerNameWhenNameHasLineBreak() throws Exception {
        store.run("put", store.write("a", ""), "two\nlines").succeeded();
        assertEquals(List.of("two\\x0alines"), store.run("ls").succeeded().lines());
    }

    @Test
    void shouldShowEveryFieldWhenStatusIsShown() throws Exception {
        store.put("a", "one");
        final List<String> expected = List.of(
                "path       /a",
                "type       file",
                "size       3",
                "allocated  3",
                "mode       0644",
                "version    \\d+",
                "modified   " + TIME,
                "id         \\d+");
        assertLinesMatch(expected, store.run("stat", "/a").succeeded().lines());
        assertEquals(
                "type       directory",
                store.run("stat", "/").succeeded().lines().get(1));
    }

    @Test
    void shouldCreateStoreWhenFirstDirectoryIsCreated() {
        store.run("mkdir", "a").succeeded();
        store.run("mkdir", "a/b").succeeded();
        assertEquals(List.of("b"), store.run("ls", "a").succeeded().lines());
    }

    @Test
    void shouldRefuseWhenDirectoryCannotBeCreated() {
        store.run("mkdir", "a").succeeded();
        assertTrue(store.run("mkdir", "a").failedWith(ExitCode.FAILURE).contains("EEXIST"));
        assertTrue(store.run("mkdir", "x/y").failedWith(ExitCode.FAILURE).contains("ENOENT"));
        assertTrue(
                store.run("mkdir", "n".repeat(256)).failedWith(ExitCode.FAILURE).contains("ENAMETOOLONG"));
        store.run("mkdir", "n".repeat(255)).succeeded();
    }

    @Test
    void shouldRemoveOthersWhenOneCannotBeRemoved() throws Exception {
        store.put("a", "one");
        store.put("b", "two");
        store.run("mkdir", "full").succeeded();
        store.run("mkdir", "full/empty").succeeded();
        final CommandLineRun run = store.run("rm", "a", "none", "full", "b");
        assertEquals(ExitCode.FAILURE, run.exitCode());
        final List<String> failures = run.err().lines().toList();
        assertEquals(2, failures.size(), run.err());
        assertTrue(failures.get(0).contains("\"none\"") && failures.get(0).contains("ENOENT"), run.err());
        assertTrue(failures.get(1).contains("\"full\"") && failures.get(1).contains("ENOTEMPTY"), run.err());
        store.run("rm", "full/empty", "full").succeeded();
        assertEquals(List.of(), store.run("ls").succeeded().lines());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "ls x", "stat x", "rm x", "get x", "run matadd --a x --b x --out x"})
    void shouldNotCreateStoreWhenThereIsNone(final String command) {
        final String message = store.run(command.split(" ", -1)).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.directory().toString()), message);
        assertFalse(Files.exists(store.directory()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "rm x", "mkdir x", "run matadd --a x --b x --out x"})
    void shouldRefuseWhenDirectoryIsNoStore(final String command) throws Exception {
        store.write("store/other", "");
        final String message = store.run(command.split(" ", -1)).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.directory() + " is not a store"), message);
        assertFalse(Files.exists(store.directory().resolve("lock")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "rm x", "mkdir x"})
    void shouldRefuseWhenStoreIsAFile(final String command) throws Exception {
        store.write("store", "");
        final String message = store.run(command.split(" ", -1)).failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(store.directory().toString()) && message.contains("ENOTDIR"), message);
    }

    @Test
    void shouldRefuseWhenStoreIsAnEmptyText() {
        final String message = CommandLineRun.of("ls", "--store", "").failedWith(ExitCode.USAGE);
        assertTrue(message.contains("--store"), message);
    }

    @Test
    void shouldNameMissingOptionWhenOnlyPathIsGiven() {
        store.run("mkdir", "a").succeeded();
        assertTrue(store.run("ls", "a/nope").failedWith(ExitCode.FAILURE).contains("\"a/nope\""));
        assertTrue(store.run("stat", "nope").failedWith(ExitCode.FAILURE).contains("\"nope\""));
    }
}
