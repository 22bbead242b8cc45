package io.github.galefs.store;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.crash.UnforcedDisk;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.Journal;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.DataLog;
import io.github.galefs.store.log.DataRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.tree.FileNode;
import io.github.galefs.store.tree.PackedBlockLocation;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store whose compactor died with a copy that did not reach the disk, and a repair that does not end. */
@Timeout(60)
class InterruptedRepairTest {
    private static final int BLOCK = 4096;
    private static final long SPACE = 1L << 40;

    @TempDir
    private Path folder;

    private StoreDirectory directory;

    @BeforeEach
    void leaveAnUnsoundCopy() throws IOException {
        directory = new StoreDirectory(folder.resolve("store"));
        try (EmbeddedStore files = EmbeddedStore.create(context().blockSize(BLOCK))) {
            Bytes.create(files, "file", pattern(BLOCK, 1));
        }
        final ReplayResult replayed = Replay.run(directory, BLOCK, 0);
        final FileNode file = (FileNode) replayed.tree().lookup("file").node();
        final long segmentWord = file.blocks().segmentWord(0);
        final int checksum = PackedBlockLocation.checksum(segmentWord);
        final DataRecord payload = new DataRecord(
                file.id(), 1, 0, PackedBlockLocation.offset(file.blocks().rangeWord(0)), BLOCK, checksum);
        final StoreDisk disk = new UnforcedDisk();
        final MetaLog meta = new MetaLog(directory.meta(), EmbeddedStoreContext.MIN_SEGMENT_SIZE, () -> SPACE, disk, 0);
        try (Journal journal = new Journal(meta, replayed);
                DataLog data = new DataLog(
                        directory.data(),
                        EmbeddedStoreContext.MIN_SEGMENT_SIZE,
                        () -> SPACE,
                        disk,
                        replayed.lastDataSegment())) {
            final BlockLocation copy = data.copy(payload, MemorySegment.ofArray(new byte[BLOCK]), checksum);
            journal.appendMove(payload, PackedBlockLocation.segment(segmentWord), 1, copy);
        }
        assertReadable();
    }

    @Test
    void shouldNotMakeTheCopyValidWhenTheRepairCannotForceTheJournal() throws IOException {
        final UnforcedDisk failing = new UnforcedDisk() {
            @Override
            public void force(final Path file) throws IOException {
                if (HeldDirectory.name(file).getParent().endsWith("meta")) {
                    throw new IOException("for the test");
                }
            }
        };
        try (OfflineStore store = OfflineStore.open(directory.path(), new UnforcedDisk())) {
            assertEquals(1, store.replay().skippedCopies().size());
        }
        try (OfflineStore store = OfflineStore.open(directory.path(), failing)) {
            assertRefused(PosixError.EIO, () -> store.replaceJournal(store.replay()));
        }
        assertReadable();
    }

    /** Nothing of this opening may make the next one take the copy for durable. */
    @Test
    void shouldNotMakeTheCopyValidWhenTheDiskIsFull() throws IOException {
        final AtomicLong free = new AtomicLong();
        for (int i = 0; i < 2; i++) {
            try (EmbeddedStore files = EmbeddedStore.open(context().freeSpace(free::get))) {
                assertArrayEquals(pattern(BLOCK, 1), Bytes.readAll(files, "file"));
                assertRefused(PosixError.ENOSPC, () -> files.unlink("file"));
                files.syncAll();
            }
            assertReadable();
        }
        try (EmbeddedStore files = EmbeddedStore.open(context().freeSpace(free::get))) {
            free.set(SPACE);
            files.makeDirectory("new");
        }
        assertReadable();
    }

    private void assertReadable() throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context())) {
            assertArrayEquals(pattern(BLOCK, 1), Bytes.readAll(files, "file"));
        }
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory.path())
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}
