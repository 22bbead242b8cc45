package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.journal.MetaRecordDescriptor;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.agrona.IoUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Repairs that end before their checkpoint is forced, and that lose sectors of it then. The next repair shows what one
 * without an interruption shows.
 */
@Timeout(600)
class RepeatedRepairTest {
    private static final int BLOCK = 4096;
    private static final int SECTOR = 512;
    private static final int RANDOM_LOSSES = CaseShare.of(4);
    private static final long SEED = System.nanoTime();

    /** So long that a sector has at most two records of snapshots. */
    private static final int NAME_LENGTH = 200;

    @TempDir
    private Path folder;

    private Path store;
    private int snapshots;

    @BeforeEach
    void createStore() throws IOException {
        store = folder.resolve("store");
        try (EmbeddedStore files = EmbeddedStore.create(context(store).blockSize(BLOCK))) {
            change(files, 3);
        }
    }

    @Test
    void shouldShowTheSameWhenARecordIsLost() throws IOException {
        changeInOpenings(3);
        final List<Path> segments = segments(store);
        Files.delete(segments.get(segments.size() - 2));
        assertRepeatable();
    }

    @Test
    void shouldShowTheSameWhenTheLastRecordsAreLost() throws IOException {
        changeInOpenings(3);
        Files.delete(segments(store).getLast());
        assertRepeatable();
    }

    /** Then the interrupted checkpoint is all that is left, and says that everything is marked. */
    @Test
    void shouldShowTheSameWhenTheWholeJournalIsLost() throws IOException {
        for (final Path segment : segments(store)) {
            Files.delete(segment);
        }
        StoreCheck.repair(store, new UnforcedDisk());
        final Map<String, String> expected = contents(store);
        loseEnd(segments(store).getLast());
        StoreCheck.repair(store, new UnforcedDisk());
        assertEquals(expected, contents(store));
    }

    /** Then the checkpoint of the repair follows another one without an end. */
    @Test
    void shouldShowTheSameWhenTheEndOfTheOldestCheckpointIsLost() throws IOException {
        try (OfflineStore offline = OfflineStore.open(store, new UnforcedDisk())) {
            offline.replaceJournal(offline.replay());
        }
        loseEnd(segments(store).getFirst());
        assertRepeatable();
    }

    @Test
    void shouldShowTheSameWhenTheBeginningOfTheOldestCheckpointIsLost() throws IOException {
        try (OfflineStore offline = OfflineStore.open(store, new UnforcedDisk())) {
            offline.replaceJournal(offline.replay());
        }
        final byte[] bytes = Files.readAllBytes(segments(store).getFirst());
        bytes[SegmentScanner.RECORDS_OFFSET + MetaRecordDescriptor.TIME_OFFSET] ^= 1;
        Files.write(segments(store).getFirst(), bytes);
        assertRepeatable();
    }

    private void assertRepeatable() throws IOException {
        final Path twin = folder.resolve("twin");
        History.copy(store, twin);
        StoreCheck.repair(twin, new UnforcedDisk());
        final Map<String, String> expected = contents(twin);
        assertTrue(expected.keySet().stream().anyMatch(path -> path.endsWith(".damaged/file1")), expected::toString);
        assertRefused(PosixError.EIO, () -> StoreCheck.repair(store, new FailingDisk(store.resolve("meta"))));
        loseEnd(segments(store).getLast());
        final int used = usedLength(Files.readAllBytes(segments(store).getLast()));
        final SplittableRandom random = new SplittableRandom(SEED);
        for (int from = SegmentScanner.RECORDS_OFFSET / SECTOR * SECTOR; from < used; from += SECTOR) {
            if (CaseShare.takes(random)) {
                assertRepeatable(expected, List.of(from));
            }
        }
        for (int i = 0; i < RANDOM_LOSSES; i++) {
            assertRepeatable(
                    expected,
                    Stream.iterate(
                                    SegmentScanner.RECORDS_OFFSET / SECTOR * SECTOR,
                                    from -> from < used,
                                    from -> from + SECTOR)
                            .filter(_ -> random.nextBoolean())
                            .toList());
        }
    }

    private void assertRepeatable(final Map<String, String> expected, final List<Integer> lostSectors)
            throws IOException {
        final Path image = folder.resolve("image");
        History.copy(store, image);
        final Path segment = segments(image).getLast();
        final byte[] bytes = Files.readAllBytes(segment);
        for (final int from : lostSectors) {
            Arrays.fill(bytes, from, from + SECTOR, (byte) 0);
        }
        Files.write(segment, bytes);
        StoreCheck.repair(image, new UnforcedDisk());
        assertEquals(expected, contents(image), () -> "lost: " + lostSectors + ", seed " + SEED);
        IoUtil.delete(image.toFile(), true);
    }

    /** Opens the store for writing several times: each takes a segment of the journal. */
    private void changeInOpenings(final int count) throws IOException {
        for (int i = 0; i < count; i++) {
            try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
                change(files, 1);
            }
        }
    }

    /** Creates snapshots, each of which shows another root. */
    private void change(final EmbeddedStore files, final int count) throws FileServiceException {
        for (int i = 0; i < count; i++) {
            snapshots++;
            Bytes.create(files, "file" + snapshots, pattern(BLOCK, snapshots));
            files.createSnapshot("s" + snapshots + "-" + "x".repeat(NAME_LENGTH));
            Bytes.create(files, "later" + snapshots, pattern(BLOCK, -snapshots));
        }
    }

    /** Loses the last record of a segment: most of its bytes. */
    private static void loseEnd(final Path segment) throws IOException {
        final byte[] bytes = Files.readAllBytes(segment);
        final int used = usedLength(bytes);
        Arrays.fill(bytes, used - MetaRecordDescriptor.HEADER_LENGTH, bytes.length, (byte) 0);
        Files.write(segment, bytes);
    }

    private static int usedLength(final byte[] bytes) {
        int used = bytes.length;
        while (bytes[used - 1] == 0) {
            used--;
        }
        return used;
    }

    /** Returns the content of each file by path, in snapshots, too. */
    private static Map<String, String> contents(final Path store) throws IOException {
        final Map<String, String> contents = new TreeMap<>();
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            final TreeReader reader = new TreeReader(files);
            reader.read("").forEach((path, bytes) -> contents.put(path, Integer.toString(Arrays.hashCode(bytes))));
            for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
                final String root = FileService.SNAPSHOTS + "/" + snapshot.name();
                contents.put(root, "snapshot");
                reader.read(root)
                        .forEach((path, bytes) -> contents.put(root + path, Integer.toString(Arrays.hashCode(bytes))));
            }
        }
        return contents;
    }

    private static List<Path> segments(final Path store) throws IOException {
        try (Stream<Path> paths = Files.list(store.resolve("meta"))) {
            return paths.filter(path -> path.toString().endsWith(".cq4"))
                    .sorted()
                    .toList();
        }
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
    }

    /** A disk that cannot force the files of a directory. */
    private static final class FailingDisk extends UnforcedDisk {
        private final Path directory;

        FailingDisk(final Path directory) {
            this.directory = directory;
        }

        @Override
        public void force(final Path file) throws IOException {
            if (HeldDirectory.name(file).startsWith(directory)) {
                throw new IOException("for the test");
            }
        }
    }
}
