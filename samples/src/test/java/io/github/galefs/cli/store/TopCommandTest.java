package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.TestStore;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class TopCommandTest {
    @TempDir
    private Path folder;

    private TestStore store;

    @BeforeEach
    void makeStore() {
        store = new TestStore(folder);
        store.run("mkfs").succeeded();
    }

    @Test
    void shouldShowCountersWhenAProcessHasTheStoreOpen() throws Exception {
        try (EmbeddedStore files = open()) {
            files.syncAll();
            final List<String> lines = store.run("top", "--count", "2", "--delay", "0.01")
                    .succeeded()
                    .lines();
            assertTrue(
                    lines.getFirst()
                            .startsWith("process " + ProcessHandle.current().pid() + ", since "),
                    () -> lines.getFirst());
            assertTrue(lines.stream().anyMatch(line -> line.matches(" +1 +0/s  syncs")), lines::toString);
            assertEquals(
                    2, lines.stream().filter(line -> line.endsWith("  reads")).count());
        }
    }

    @Test
    void shouldPrintOneObjectALineWhenJsonOptionIsGiven() throws Exception {
        try (EmbeddedStore files = open()) {
            files.syncAll();
            final Map<String, Object> sample = JSON.std.mapFrom(
                    store.run("top", "--json", "--count", "1").succeeded().out());
            assertEquals(1, ((Map<?, ?>) sample.get("counters")).get("syncs"));
        }
    }

    @Test
    void shouldRefuseWhenNoProcessHasTheStoreOpen() {
        final String message = store.run("top", "--count", "1").failedWith(ExitCode.FAILURE);
        assertTrue(message.contains("no process has it open for writing"), message);
    }

    @ParameterizedTest
    @CsvSource({"--delay, 0", "--delay, -1", "--delay, NaN", "--count, 0", "--count, -1"})
    void shouldRefuseAsWrongUsageWhenAnOptionIsOutOfRange(final String option, final String value) {
        final String message = store.run("top", option, value).failedWith(ExitCode.USAGE);
        assertTrue(message.contains(option) && message.contains("galefs top --help"), message);
    }

    private EmbeddedStore open() throws Exception {
        return EmbeddedStore.open(new EmbeddedStoreContext().directory(store.directory()));
    }
}
