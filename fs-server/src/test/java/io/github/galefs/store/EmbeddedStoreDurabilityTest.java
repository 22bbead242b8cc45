package io.github.galefs.store;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.crash.RecordingDisk;
import io.github.galefs.store.journal.LastRecords;
import io.github.galefs.store.log.SegmentFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What must be forced, and when. {@code PowerLossTest} shows what it is good for. */
@Timeout(60)
class EmbeddedStoreDurabilityTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path folder;

    @Test
    void shouldForceTheDirectoriesAboveANewStore() throws IOException {
        final RecordingDisk disk = new RecordingDisk();
        final Path store = folder.resolve("a/b/store");
        EmbeddedStore.create(context(store).disk(disk)).close();
        assertTrue(
                disk.forced().containsAll(Set.of(folder, folder.resolve("a"), folder.resolve("a/b"), store)),
                () -> disk.forced().toString());
    }

    @Test
    void shouldForceAllSegmentsWhenTheProcessBeforeHasDied() throws IOException {
        final Path store = folder.resolve("store");
        leaveOpen(store);
        assertForcesAllSegments(store);
    }

    /** The lock file may be older than the logs after a loss of power. */
    @Test
    void shouldForceAllSegmentsWhenTheLockFileIsOlderThanTheLastRecord() throws IOException {
        final Path store = folder.resolve("store");
        EmbeddedStore.create(context(store)).close();
        final byte[] closed = Files.readAllBytes(store.resolve("lock"));
        Files.delete(store.resolve("lock"));
        final Path died = folder.resolve("died");
        leaveOpen(died);
        Files.write(died.resolve("lock"), closed);
        assertForcesAllSegments(died);
    }

    @Test
    void shouldForceTheTextOfTheLockFile() throws IOException {
        final RecordingDisk disk = new RecordingDisk();
        final Path store = folder.resolve("store");
        try (EmbeddedStore _ = EmbeddedStore.create(context(store).disk(disk))) {
            assertTrue(disk.forced().contains(store.resolve("lock")));
            disk.forced().clear();
        }
        assertTrue(disk.forced().contains(store.resolve("lock")));
    }

    /**
     * Without its commit record, an opening would read the payloads of all that was synced, and a copy might be gone.
     */
    @Test
    void shouldCommitWhenTheDiskIsFull() throws IOException {
        final FakeDisk disk = new FakeDisk();
        final Path path = folder.resolve("store");
        try (EmbeddedStore store = EmbeddedStore.create(context(path).freeSpace(disk))) {
            Bytes.create(store, "file", pattern(BLOCK, 1));
            disk.setFreeSpace(() -> 0);
            final FileServiceException full = assertThrows(FileServiceException.class, () -> {
                for (int i = 0; ; i++) {
                    store.setPermissions("file", i & 0777);
                }
            });
            assertEquals(PosixError.ENOSPC, full.error(), full.getMessage());
            final long last = LastRecords.lastChange(path.resolve("meta"));
            store.syncAll();
            assertEquals(last, LastRecords.lastCommit(path.resolve("meta")));
        }
    }

    private static void assertForcesAllSegments(final Path store) throws IOException {
        final RecordingDisk disk = new RecordingDisk();
        final Set<Path> segments = new TreeSet<>();
        for (final String log : Set.of("data", "meta")) {
            for (final int number : SegmentFiles.list(store.resolve(log))) {
                segments.add(SegmentFiles.path(store.resolve(log), number));
            }
        }
        assertTrue(segments.size() > 1, segments::toString);
        try (EmbeddedStore files = EmbeddedStore.open(context(store).disk(disk))) {
            files.syncAll();
            assertTrue(disk.forced().containsAll(segments), () -> segments + " in " + disk.forced());
        }
    }

    @Test
    void shouldNotUseTheNumberOfALostSegmentAgain() throws IOException {
        final Path store = folder.resolve("store");
        try (EmbeddedStore files = EmbeddedStore.create(context(store).blockSize(BLOCK))) {
            Bytes.create(files, "lost", pattern(BLOCK, 1));
        }
        final Path data = store.resolve("data");
        final int[] lost = SegmentFiles.list(data);
        for (final int number : lost) {
            Files.delete(SegmentFiles.path(data, number));
        }
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            Bytes.create(files, "new", pattern(BLOCK, 2));
            assertRefused(PosixError.EIO, () -> Bytes.readAll(files, "lost"));
        }
        assertTrue(SegmentFiles.list(data)[0] > lost[lost.length - 1]);
    }

    /** A record that is durable before the mark of the end would bring the void records before it back. */
    @Test
    void shouldForceTheEndOfTheJournalBeforeAnythingFollowsWhenRecordsAreVoid() throws IOException {
        final Path store = folder.resolve("store");
        leaveOpen(store);
        loseThePayload(store.resolve("data"), pattern(3 * BLOCK, 1));
        final int[] before = SegmentFiles.list(store.resolve("meta"));
        final RecordingDisk disk = new RecordingDisk();
        try (EmbeddedStore files = EmbeddedStore.open(context(store).disk(disk))) {
            assertEquals(0, files.stat("file").size());
            final Path end = SegmentFiles.path(store.resolve("meta"), before[before.length - 1] + 1);
            assertTrue(disk.forced().contains(end), () -> end + " in " + disk.forced());
        }
    }

    /** Overwrites the first bytes of a payload. */
    private static void loseThePayload(final Path data, final byte[] payload) throws IOException {
        for (final int number : SegmentFiles.list(data)) {
            final Path segment = SegmentFiles.path(data, number);
            final byte[] bytes = Files.readAllBytes(segment);
            for (int i = 0; i + BLOCK <= bytes.length; i++) {
                if (Arrays.equals(bytes, i, i + BLOCK, payload, 0, BLOCK)) {
                    bytes[i] ^= 1;
                    Files.write(segment, bytes);
                }
            }
        }
    }

    /** Leaves a store as the death of its process does. */
    private void leaveOpen(final Path store) throws IOException {
        final Path live = folder.resolve("live");
        try (EmbeddedStore files = EmbeddedStore.create(context(live).blockSize(BLOCK))) {
            Bytes.create(files, "file", pattern(3 * BLOCK, 1));
            copy(live, store);
        }
    }

    private static void copy(final Path from, final Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (final Path path : (Iterable<Path>) paths::iterator) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext().directory(directory).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE);
    }
}
