package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class CheckCommandTest {
    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void fillStore() throws IOException {
        store = new TestStore(folder);
        store.put("a", "this is damaged later");
        store.put("b", "this is not");
    }

    @Test
    void shouldReportCleanWhenStoreIsSound() {
        final List<String> lines = store.run("fsck").succeeded().lines();
        assertEquals(1, lines.size());
        assertTrue(
                lines.getFirst().matches("2 files, 2 blocks, 32 bytes, \\d+ records in [0-9.]+ s: clean"),
                () -> lines.getFirst());
    }

    @Test
    void shouldFailAndNameEachDamageWhenStoreIsDamaged() throws Exception {
        damage("/a");
        final CommandLineRun run = store.run("fsck");
        assertEquals(ExitCode.FAILURE, run.exitCode());
        assertTrue(run.lines().getFirst().startsWith("/a: block 0: data/"), run.out());
        assertTrue(run.lines().getLast().endsWith(": damages found: 1"), run.out());
        assertEquals(
                "galefs: store " + store.directory() + " is damaged; damages found: 1",
                run.err().strip());
    }

    @Test
    void shouldPrintOneObjectWhenJsonOptionIsGiven() throws Exception {
        damage("/a");
        final CommandLineRun run = store.run("fsck", "--json");
        assertEquals(ExitCode.FAILURE, run.exitCode());
        final Map<String, Object> report = JSON.std.mapFrom(run.out());
        assertEquals(false, report.get("clean"));
        assertEquals(2, report.get("files"));
        final List<?> damages = (List<?>) report.get("damages");
        assertEquals(1, damages.size());
        final Map<?, ?> damage = (Map<?, ?>) damages.getFirst();
        assertEquals("/a", damage.get("path"));
        assertEquals(0, damage.get("block"));
        assertEquals(21, damage.get("length"));
    }

    @Test
    void shouldRenameDamagedFilesWhenRepairOptionIsGiven() throws Exception {
        damage("/a");
        final CommandLineRun run = store.run("fsck", "--repair");
        assertEquals(ExitCode.FAILURE, run.exitCode());
        assertTrue(run.lines().contains("renamed /a to /a.damaged"), run.out());
        assertEquals(List.of("a.damaged", "b"), store.run("ls").succeeded().lines());
        assertEquals("this is not", store.get("b"));
        assertTrue(store.run("get", "a.damaged", "-").err().contains("EIO"));
        store.run("rm", "a.damaged").succeeded();
        store.run("fsck").succeeded();
    }

    @Test
    void shouldRefuseWhenStoreIsOpenForWriting() throws Exception {
        try (FileService _ = EmbeddedStore.open(new EmbeddedStoreContext().directory(store.directory()))) {
            final String message = store.run("fsck").failedWith(ExitCode.FAILURE);
            assertTrue(
                    message.contains("EBUSY")
                            && message.contains(
                                    Long.toString(ProcessHandle.current().pid())),
                    message);
        }
    }

    /** Changes a byte in the middle of the only block of a file. */
    private void damage(final String path) throws IOException {
        try (EmbeddedStore files =
                EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(store.directory()))) {
            final Extent extent = files.locate(files.open(path, EnumSet.of(FileOpenOption.READ)), 0);
            try (RandomAccessFile segment =
                    new RandomAccessFile(extent.segment().toFile(), "rw")) {
                segment.seek(extent.position() + 2);
                segment.write('!');
            }
        }
    }
}
