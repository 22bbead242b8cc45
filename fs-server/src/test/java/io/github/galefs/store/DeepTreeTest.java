package io.github.galefs.store;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static io.github.galefs.store.Bytes.readAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.FileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A tree of the greatest depth, deeper than a recursion over it could go. */
@Timeout(120)
class DeepTreeTest {
    private static final int LEVELS = FileService.MAX_DEPTH - 1;

    @TempDir
    private Path directory;

    @Test
    void shouldListMeasureCheckpointOpenCheckAndEmptyADeepTree() throws Exception {
        final byte[] content = pattern(10_000, 1);
        try (EmbeddedStore store = EmbeddedStore.create(context())) {
            store.makeDirectory(DeepTree.TOP);
            Bytes.create(store, DeepTree.TOP + "/file", content);
            DeepTree.deepen(store, LEVELS);
            store.makeDirectory("/x");
            assertRefused(PosixError.ENAMETOOLONG, () -> store.rename(DeepTree.TOP, "/x/t"));
            store.removeDirectory("/x");
            final String deepest = DeepTree.TOP.repeat(FileService.MAX_DEPTH);
            assertRefused(PosixError.ENAMETOOLONG, () -> store.makeDirectory(deepest + "/x"));
            store.createSnapshot("s");
            assertEquals(LEVELS + 3, store.capacity().files());
            awaitCheckpoint(store);
        }
        assertSound(2);
        try (EmbeddedStore store = EmbeddedStore.openReadOnly(context())) {
            assertEquals(1, store.list(DeepTree.TOP).size());
            assertEquals(LEVELS + 3, store.capacity().files());
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            DeepTree.removeTop(store, LEVELS);
            assertArrayEquals(content, readAll(store, DeepTree.TOP + "/file"));
            store.unlink(DeepTree.TOP + "/file");
            store.removeDirectory(DeepTree.TOP);
            assertEquals(List.of(), store.list("/"));
            awaitCheckpoint(store);
        }
        assertSound(1);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertEquals(
                    1, store.list(FileService.SNAPSHOTS + "/s" + DeepTree.TOP).size());
            store.removeSnapshot("s");
            assertEquals(0, store.capacity().liveBytes());
        }
    }

    private void assertSound(final int files) throws IOException {
        final CheckReport report = StoreCheck.check(directory.resolve("store"));
        assertEquals(List.of(), report.damages());
        assertEquals(files, report.files());
    }

    /** Appends records until a checkpoint has replaced the first segments of the meta log. */
    private void awaitCheckpoint(final EmbeddedStore store) throws Exception {
        final AtomicLong time = new AtomicLong();
        final Path first = firstSegment();
        Await.until("a checkpoint", () -> {
            for (int i = 0; i < 1_000; i++) {
                store.setModificationTime("/", time.incrementAndGet());
            }
            return Files.notExists(first);
        });
    }

    private Path firstSegment() throws IOException {
        try (Stream<Path> segments = Files.list(directory.resolve("store/meta"))) {
            return segments.filter(file -> file.toString().endsWith(".cq4"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .blockSize(4096);
    }
}
