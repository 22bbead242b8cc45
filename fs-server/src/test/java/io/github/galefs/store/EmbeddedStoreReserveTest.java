package io.github.galefs.store;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.crash.UnforcedDisk;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Space that a store keeps free for the calls that free space, and no more than that. */
@Timeout(60)
class EmbeddedStoreReserveTest {
    private static final int BLOCK = 16 * 1024;
    private static final int SEGMENT = EmbeddedStoreContext.MIN_SEGMENT_SIZE;

    @TempDir
    private Path directory;

    private final FakeDisk disk = new FakeDisk();

    /** Compaction begins segments from the reserve, and payloads of calls fill them. */
    @Test
    void shouldRemoveAllFilesWhenPayloadsFollowThoseOfCompaction() throws Exception {
        final int openings = 40;
        setDiskSize(40L * SEGMENT);
        EmbeddedStore.create(context().blockSize(BLOCK)).close();
        leaveShortSegments(SEGMENT, openings, 4, 16);
        try (EmbeddedStore store = EmbeddedStore.open(context())) {
            final long handle = store.open("w", NEW);
            final int names = createUntilFull(store);
            assertTrue(names > 10_000, "names: " + names);
            int written = 0;
            for (int i = 0; i < openings; i++) {
                store.unlink("removed" + i);
                written = writeUntilFull(store, handle, written);
            }
            store.close(handle);
            for (int i = 0; i < names; i++) {
                store.unlink(longName(i));
            }
            store.unlink("w");
            Bytes.create(store, "again", pattern(BLOCK, 1));
        }
    }

    /** Each opening begins another segment, which compaction does at once when the disk is full. */
    @Test
    void shouldLeaveTheReserveFreeWhenTheStoreIsOpenedAgainAndAgain() throws Exception {
        final int segmentSize = 4 * SEGMENT;
        final int openings = 6;
        setDiskSize(60L * SEGMENT);
        EmbeddedStore.create(context().segmentSize(segmentSize).blockSize(BLOCK))
                .close();
        leaveShortSegments(segmentSize, openings, 14, 66);
        try (EmbeddedStore store = EmbeddedStore.open(context().segmentSize(segmentSize))) {
            writeUntilFull(store, store.open("fill", NEW), 0);
        }
        for (int i = 0; i < openings; i++) {
            try (EmbeddedStore store = EmbeddedStore.open(context().segmentSize(segmentSize))) {
                store.unlink("removed" + i);
                final long handle = store.open("w" + i, NEW);
                writeUntilFull(store, handle, 0);
                store.close(handle);
                final long free = disk.usableBytes();
                assertTrue(free >= 3L * segmentSize, "free after opening " + i + ": " + free);
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
            }
        }
    }

    /** The names take 4.4 MiB in a checkpoint, and as much again if the snapshot keeps them. */
    @Test
    void shouldCreateASnapshotWhenACheckpointFitsBesideTheReserve() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            create(store, 0, 15_000);
            disk.setFreeSpace(() -> 10L * SEGMENT);
            assertRefused(PosixError.ENOSPC, () -> store.createSnapshot("s"));
            disk.setFreeSpace(() -> 15L * SEGMENT);
            store.createSnapshot("s");
        }
    }

    /** The first snapshot keeps all names already, and the second one may keep them again. */
    @Test
    void shouldRequireSpaceForMoreCopiesWhenASnapshotExists() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            create(store, 0, 15_000);
            disk.setFreeSpace(() -> 15L * SEGMENT);
            store.createSnapshot("s");
            store.makeDirectory("new");
            assertRefused(PosixError.ENOSPC, () -> store.createSnapshot("t"));
            disk.setFreeSpace(() -> 24L * SEGMENT);
            store.createSnapshot("t");
        }
    }

    @Test
    void shouldShowTheSameFreeSpaceToAReader() throws Exception {
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            create(store, 0, 15_000);
            store.createSnapshot("s");
            create(store, 15_000, 16_000);
            final long handle = store.open("file", NEW);
            store.sync(handle);
            store.close(handle);
            disk.setFreeSpace(() -> 1_000L * SEGMENT);
            assertTrue(store.capacity().freeBytes() < 990L * SEGMENT, "only payloads have a reserve");
            // A checkpoint may be written meanwhile.
            Await.until("the same free space", () -> {
                try (EmbeddedStore view = EmbeddedStore.openReadOnly(context())) {
                    return store.capacity().freeBytes() == view.capacity().freeBytes();
                }
            });
        }
    }

    /** With a long journal, space is short; with a checkpoint alone, it is not. No call waits for space. */
    @Test
    void shouldReplaceALongJournalWhenSpaceIsShort() throws Exception {
        final int names = 10_000;
        final int changes = 20_000;
        try (EmbeddedStore store = EmbeddedStore.create(context().blockSize(BLOCK))) {
            disk.setFreeSpace(() -> FakeDisk.isUsedByCompactor() ? 0 : Long.MAX_VALUE);
            create(store, 0, names);
            disk.setFreeSpace(() -> Long.MAX_VALUE);
            awaitCheckpoint(Path.of("19700101-000001S.cq4"));
            for (int i = 0; i < changes; i++) {
                store.setModificationTime(longName(0), i);
            }
            final Path first = firstMetaSegment();
            disk.awaitCompactorPass();
            assertEquals(first, firstMetaSegment(), "a checkpoint was written while space was free");
            disk.setFreeSpace(() -> 10L * SEGMENT + SEGMENT / 2);
            awaitCheckpoint(first);
        }
    }

    private void awaitCheckpoint(final Path supersededSegment) throws Exception {
        final Path file = directory.resolve("meta").resolve(supersededSegment);
        Await.until("a checkpoint", () -> Files.notExists(file));
    }

    private Path firstMetaSegment() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("meta"))) {
            return files.map(Path::getFileName)
                    .filter(name -> name.toString().endsWith(".cq4"))
                    .min(Comparator.naturalOrder())
                    .orElseThrow();
        }
    }

    /** Leaves a segment of two files with each opening. */
    private void leaveShortSegments(
            final int segmentSize, final int openings, final int removedBlocks, final int otherBlocks)
            throws IOException {
        for (int i = 0; i < openings; i++) {
            try (EmbeddedStore store = EmbeddedStore.open(context().segmentSize(segmentSize))) {
                Bytes.create(store, "removed" + i, pattern(removedBlocks * BLOCK, i));
                Bytes.create(store, "other" + i, pattern(otherBlocks * BLOCK, i));
            }
        }
    }

    /** Writes blocks to a file until the disk is full; returns the number of the block that was refused. */
    private static int writeUntilFull(final EmbeddedStore store, final long handle, final int first)
            throws IOException {
        final MemorySegment block = MemorySegment.ofArray(pattern(BLOCK, 1));
        for (int i = first; ; i++) {
            try {
                store.write(handle, (long) i * BLOCK, block, 0, BLOCK);
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return i;
            }
        }
    }

    /** Creates empty files until the disk is full; returns how many. */
    private static int createUntilFull(final EmbeddedStore store) throws IOException {
        for (int files = 0; ; files++) {
            try {
                store.close(store.open(longName(files), NEW));
            } catch (final FileServiceException e) {
                assertEquals(PosixError.ENOSPC, e.error(), e.getMessage());
                return files;
            }
        }
    }

    private static void create(final EmbeddedStore store, final int first, final int end) throws IOException {
        for (int i = first; i < end; i++) {
            store.close(store.open(longName(i), NEW));
        }
    }

    private static String longName(final int number) {
        return number + "x".repeat(200);
    }

    private void setDiskSize(final long bytes) {
        disk.setFreeSpace(() -> Math.max(0, bytes - EmbeddedStoreFullDiskTest.bytesIn(directory)));
    }

    private EmbeddedStoreContext context() {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(SEGMENT)
                .disk(new UnforcedDisk())
                .freeSpace(disk);
    }
}
