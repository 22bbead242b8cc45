package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class StoreUpkeepTest {
    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void useStore() {
        store = new TestStore(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4KiB", "64KiB", "4MiB"})
    void shouldCreateStoreWithBlockSizeWhenGiven(final String size) throws Exception {
        store.run("mkfs", "--block-size", size).succeeded();
        assertEquals(List.of(), store.run("ls").succeeded().lines());
        assertEquals(new SizeConverter().convert(size).intValue(), capacity().get("blockSize"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2KiB", "8MiB", "12KiB", "8GiB"})
    void shouldRefuseWhenBlockSizeIsInvalid(final String size) {
        assertTrue(store.run("mkfs", "--block-size", size)
                .failedWith(ExitCode.USAGE)
                .contains("block size " + new SizeConverter().convert(size)));
    }

    @Test
    void shouldRefuseWhenDirectoryAlreadyHasAStore() throws Exception {
        store.put("a", "one");
        final String message = store.run("mkfs").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("ENOTEMPTY"), message);
        assertEquals("one", store.get("a"));
    }

    @Test
    void shouldRenameFileWhenMoved() throws Exception {
        store.put("a", "one");
        store.put("b", "two");
        store.run("mv", "a", "b").succeeded();
        assertEquals(List.of("b"), store.run("ls").succeeded().lines());
        assertEquals("one", store.get("b"));
    }

    @Test
    void shouldKeepNameWhenMovedIntoADirectory() throws Exception {
        store.put("a", "one");
        store.run("mkdir", "d").succeeded();
        store.run("mv", "a", "d").succeeded();
        assertEquals(List.of("a"), store.run("ls", "d").succeeded().lines());
        assertEquals("one", store.get("d/a"));
    }

    @Test
    void shouldNameMissingFileWhenMoved() {
        store.run("mkfs").succeeded();
        assertTrue(store.run("mv", "a", "b").failedWith(ExitCode.FAILURE).contains("a"));
    }

    @Test
    void shouldKeepOldContentsInASnapshotUntilItIsRemoved() throws Exception {
        store.put("a", "one");
        store.run("snapshot", "create", "monday").succeeded();
        store.put("a", "changed");
        store.run("snapshot", "create", "tuesday").succeeded();
        assertEquals(
                List.of("monday", "tuesday"),
                store.run("snapshot", "ls").succeeded().lines());
        assertEquals("one", store.get("/.snapshots/monday/a"));
        assertEquals("changed", store.get("/.snapshots/tuesday/a"));

        store.run("snapshot", "rm", "monday").succeeded();
        assertEquals(List.of("tuesday"), store.run("snapshot", "ls").succeeded().lines());
        assertTrue(store.run("stat", "/.snapshots/monday/a")
                .failedWith(ExitCode.FAILURE)
                .contains("ENOENT"));
    }

    @Test
    void shouldContinueWhenASnapshotCannotBeRemoved() {
        store.run("mkfs").succeeded();
        store.run("snapshot", "create", "b").succeeded();
        final String message = store.run("snapshot", "rm", "a", "b").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("ENOENT"), message);
        assertEquals(List.of(), store.run("snapshot", "ls").succeeded().lines());
    }

    @Test
    void shouldShowSubcommandsWhenNoneIsGiven() {
        final CommandLineRun run = CommandLineRun.of("snapshot");
        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("create") && run.err().contains("rm"), run.err());
    }

    @Test
    void shouldCountLiveAndDeadBytesWhenFilesAreRemoved() throws Exception {
        store.put("a", "12345");
        store.put("a", "123");
        final Map<String, Object> capacity = capacity();
        assertEquals(3, capacity.get("liveBytes"));
        assertTrue(Set.of(5, 0).contains(capacity.get("deadBytes")), "compaction may have been there: " + capacity);
        assertEquals(2, capacity.get("files"));
        assertEquals(65536, capacity.get("blockSize"));
        assertTrue(number(capacity, "diskBytes") > 0, capacity::toString);
        assertTrue(number(capacity, "freeBytes") > 0, capacity::toString);
    }

    @Test
    void shouldPrintCapacityWithUnitsWithoutJsonOption() throws Exception {
        store.put("a", "12345");
        final List<String> lines = store.run("df").succeeded().lines();
        assertEquals("live        5 B (5 bytes)", lines.getFirst());
        assertEquals("block size  64.0 KiB (65536 bytes)", lines.get(4));
        assertEquals("files       2", lines.getLast());
    }

    private Map<String, Object> capacity() throws Exception {
        return JSON.std.mapFrom(store.run("df", "--json").succeeded().out());
    }

    private static long number(final Map<String, Object> values, final String key) {
        return ((Number) values.get(key)).longValue();
    }
}
