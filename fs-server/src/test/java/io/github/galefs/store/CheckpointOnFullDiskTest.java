package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.server.Await;
import io.github.galefs.store.crash.UnforcedDisk;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A checkpoint that is due, on a disk whose free space other programs have taken. */
@Timeout(60)
class CheckpointOnFullDiskTest {
    private static final int BLOCK = 16 * 1024;
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    /** Their journal is so long that a checkpoint is due, and the checkpoint is longer than what is free. */
    private static final int NAMES = 2_500;

    private static final int FREE = SEGMENT / 2;

    @TempDir
    private Path directory;

    /** The compactor alone finds the disk full, so that nothing else has to be arranged before a checkpoint is due. */
    @Test
    void shouldNotPreventThatTheSegmentInUseIsReclaimed() throws Exception {
        final FakeDisk disk = new FakeDisk();
        disk.setFreeSpace(() -> FakeDisk.isUsedByCompactor() ? FREE : Long.MAX_VALUE);
        try (EmbeddedStore store =
                EmbeddedStore.create(context().blockSize(BLOCK).freeSpace(disk))) {
            for (int i = 0; i < NAMES; i++) {
                store.close(store.open(longName(i), NEW));
            }
            Bytes.create(store, "large", pattern(30 * BLOCK, 1));
            final long handle = store.open("large", READ);
            final Path segment = store.locate(handle, 0).segment();
            store.close(handle);
            disk.awaitCompactorPass();
            assertTrue(Files.exists(directory.resolve("meta/19700101-000001S.cq4")), "a checkpoint was written");
            store.unlink("large");
            Await.until("deletion of the segment", () -> Files.notExists(segment));
        }
    }

    private static String longName(final int i) {
        return i + "x".repeat(200);
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(SEGMENT)
                .disk(new UnforcedDisk());
    }
}
