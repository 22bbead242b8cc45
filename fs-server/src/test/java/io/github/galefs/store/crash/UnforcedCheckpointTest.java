package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.log.SegmentFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A process that ends between the last record of a checkpoint and its force, and a later loss of power. */
@Timeout(60)
class UnforcedCheckpointTest {
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;
    private static final int FIRST_SEGMENT = 1;

    @TempDir
    private Path folder;

    private final AtomicReference<FrozenDisk> afterDeletion = new AtomicReference<>();
    private Path store;
    private UnreliableDisk disk;

    @Test
    void shouldKeepSyncedBlocksWhenTheCheckpointThatRemovesThemWasNeverForced() throws Exception {
        store = folder.resolve("store");
        disk = new UnreliableDisk(store, Files.createDirectories(folder.resolve("graveyard")), this::onDiskCall);
        final byte[] synced = pattern(2 * SEGMENT, 1);
        endWithinARemoval(synced);
        endWithinACheckpoint();
        try (EmbeddedStore _ = EmbeddedStore.open(context(store, disk))) {
            Await.until("compaction to delete a segment", () -> afterDeletion.get() != null);
        }
        final Path image = folder.resolve("image");
        afterDeletion.get().writeForced(image);
        assertTrue(StoreCheck.check(image, new UnforcedDisk()).isClean());
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(image, new UnforcedDisk()))) {
            assertTrue(isRemoved(files) || isEqual(files, synced));
        }
    }

    /** Leaves a file that was synced and then removed, but not durably. */
    private void endWithinARemoval(final byte[] synced) throws IOException {
        final EmbeddedStore files = EmbeddedStore.create(context(store, disk));
        Bytes.create(files, "file", synced);
        files.syncAll();
        disk.failing = true;
        files.unlink("file");
        assertRefused(PosixError.EIO, files::close);
        disk.failing = false;
    }

    /** Leaves a checkpoint that has its last record, in a segment that was not forced. */
    private void endWithinACheckpoint() throws IOException {
        disk.failing = true;
        try (OfflineStore offline = OfflineStore.open(store, disk)) {
            assertRefused(PosixError.EIO, () -> offline.replaceJournal(offline.replay()));
        }
        disk.failing = false;
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store, disk))) {
            assertTrue(isRemoved(files));
        }
        assertFalse(isDeleted());
    }

    private void onDiskCall() {
        try {
            if (disk != null && isDeleted() && afterDeletion.get() == null) {
                afterDeletion.set(disk.freeze());
            }
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private boolean isDeleted() {
        return Files.exists(SegmentFiles.path(store.resolve("data"), FIRST_SEGMENT + 1))
                && Files.notExists(SegmentFiles.path(store.resolve("data"), FIRST_SEGMENT));
    }

    private static boolean isRemoved(final EmbeddedStore files) throws FileServiceException {
        return files.list("/").isEmpty();
    }

    private static boolean isEqual(final EmbeddedStore files, final byte[] content) throws FileServiceException {
        assertArrayEquals(content, Bytes.readAll(files, "file"));
        return true;
    }

    private static EmbeddedStoreContext context(final Path directory, final StoreDisk disk) {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(SEGMENT)
                .disk(disk);
    }

    /** A disk that can refuse to force the journal. */
    private static final class UnreliableDisk extends SimulatedDisk {
        private volatile boolean failing;

        UnreliableDisk(final Path root, final Path graveyard, final Runnable listener) throws IOException {
            super(root, graveyard, listener);
        }

        @Override
        public void force(final Path file) throws IOException {
            if (failing && HeldDirectory.name(file).getParent().endsWith("meta")) {
                throw new IOException("for the test");
            }
            super.force(file);
        }
    }
}
