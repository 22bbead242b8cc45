package io.github.galefs.hadoop;

import static io.github.galefs.hadoop.Contents.names;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.hadoop.client.DirectoryWindows;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.Transfers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of a directory with more entries than one answer of the namenode, 1000. */
@Timeout(60)
class DirectoryPagesTest {
    private static final String ROOT = "/pages";
    private static final Comparator<String> BY_BYTES =
            Comparator.comparing(name -> name.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);

    /** A third of the names is in ASCII. HDFS lists the others first. */
    private static final List<String> NAMES = IntStream.range(0, 3000)
            .mapToObj(i -> (i % 3 == 0 ? "ä" : i % 3 == 1 ? "a" : "aä") + i)
            .sorted(BY_BYTES)
            .toList();

    private static HadoopClient client;
    private static ResolvedPath directory;

    @BeforeAll
    static void createEntries() throws IOException {
        client = HadoopClient.connect(MiniCluster.context(ROOT));
        directory = new HdfsPaths(client).resolve("/");
        for (final String name : NAMES) {
            MiniCluster.hdfs().mkdirs(new Path(ROOT + "/" + name));
        }
    }

    @AfterAll
    static void close() throws IOException {
        client.close();
        MiniCluster.hdfs().delete(new Path(ROOT), true);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 2999, 3000, DirectoryWindows.WINDOW_LENGTH})
    void shouldHaveEachEntryInOnePage(final int windowLength) throws IOException {
        final DirectoryPages pages = new DirectoryPages(
                client,
                new OpenFiles(client, new Transfers(), null),
                new DirectoryWindows(client.patience(), windowLength));
        for (final int limit : new int[] {150, 1000, 3000, 10_000}) {
            assertEquals(NAMES, all(pages, limit));
        }
    }

    @Test
    void shouldServeTheNextPagesFromTheWindowOfTheFirst() throws IOException {
        final DirectoryPages pages = new DirectoryPages(client, new OpenFiles(client, new Transfers(), null));
        final List<String> first = names(pages.page(directory, "", 10));
        MiniCluster.hdfs().mkdirs(new Path(ROOT + "/" + first.getLast() + "-"));
        try {
            assertEquals(NAMES.subList(10, 20), names(pages.page(directory, first.getLast(), 10)));
            assertTrue(names(pages.page(directory, "", 20)).contains(first.getLast() + "-"));
        } finally {
            MiniCluster.hdfs().delete(new Path(ROOT + "/" + first.getLast() + "-"), false);
        }
    }

    @Test
    void shouldSeeItsOwnChangesAtOnce() throws IOException {
        final DirectoryPages pages = new DirectoryPages(client, new OpenFiles(client, new Transfers(), null));
        final List<String> first = names(pages.page(directory, "", 10));
        final String added = first.getLast() + "-";
        MiniCluster.hdfs().mkdirs(new Path(ROOT + "/" + added));
        try {
            pages.onChanged();
            assertTrue(names(pages.page(directory, first.getLast(), 10)).contains(added));
        } finally {
            MiniCluster.hdfs().delete(new Path(ROOT + "/" + added), false);
        }
    }

    private static List<String> all(final DirectoryPages pages, final int limit) throws IOException {
        final List<DirectoryEntry> entries = new ArrayList<>();
        List<DirectoryEntry> page = pages.page(directory, "", limit);
        while (!page.isEmpty()) {
            entries.addAll(page);
            page = page.size() < limit
                    ? List.of()
                    : pages.page(directory, page.getLast().name(), limit);
        }
        return names(entries);
    }
}
