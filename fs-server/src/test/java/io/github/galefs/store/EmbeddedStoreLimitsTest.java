package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.directory.DurableMark;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.log.PinAccount;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.TreeRestorer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store that has used nearly all of its ids or epochs. */
@Timeout(30)
class EmbeddedStoreLimitsTest {
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;
    private static final int BLOCK_SIZE = EmbeddedStoreContext.DEFAULT_BLOCK_SIZE;

    @TempDir
    private Path directory;

    @Test
    void shouldFailWithEnospcWhenAllIdsAreUsed() throws IOException {
        createStoreAfter(FileTree.MAX_ID - 2, 0);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            store.close(store.open("last but one", NEW));
            store.createSnapshot("s");
            store.makeDirectory("last");
            assertEquals(FileTree.MAX_ID, store.stat("last").fileId());
            final FileServiceException refusal = assertRefused(PosixError.ENOSPC, () -> store.open("more", NEW));
            assertTrue(refusal.getMessage().contains(Long.toString(FileTree.MAX_ID)), refusal.getMessage());
            assertRefused(PosixError.ENOSPC, () -> store.makeDirectory("more"));
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertEquals(2, store.list("/").size());
            assertRefused(PosixError.ENOSPC, () -> store.open("more", NEW));
            store.rename("last", "renamed");
        }
    }

    @Test
    void shouldFailWithEnospcWhenAllEpochsAreUsed() throws IOException {
        createStoreAfter(1000, FileTree.MAX_EPOCH - 1);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            store.close(store.open("file", NEW));
            store.createSnapshot("last");
            final long now = store.stat("file").fileId();
            final long then = store.stat(FileService.SNAPSHOTS + "/last/file").fileId();
            assertTrue(then > FileTree.MAX_ID && then != now, then + " and " + now);
            final FileServiceException refusal = assertRefused(PosixError.ENOSPC, () -> store.createSnapshot("more"));
            assertTrue(refusal.getMessage().contains(Integer.toString(FileTree.MAX_EPOCH)), refusal.getMessage());
        }
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            assertRefused(PosixError.ENOSPC, () -> store.createSnapshot("more"));
            assertNotEquals(0, store.stat(FileService.SNAPSHOTS + "/last/file").fileId());
            store.removeSnapshot("last");
        }
    }

    /** Creates an empty store that has used ids and epochs up to the given ones. */
    private void createStoreAfter(final long lastId, final int epoch) throws IOException {
        EmbeddedStore.create(context()).close();
        final FileTree tree = new FileTree(0);
        new TreeRestorer(tree).restoreCounters(lastId, epoch);
        final ReplayResult state = new ReplayResult(tree, 0, 0, 0, 0, 0, 1, 0, List.of(), 0, List.of());
        final StoreDirectory store = new StoreDirectory(directory);
        try (BlockReader reader = new BlockReader(store.data(), BLOCK_SIZE, PinAccount.withoutPins());
                DurableMark mark = DurableMark.open(directory, StoreDisk.system());
                StoreWriter writer =
                        StoreWriter.open(store, state, reader, new StoreLocks(), context(), BLOCK_SIZE, mark)) {
            writer.replaceJournal();
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext().directory(directory).segmentSize(SEGMENT);
    }
}
