package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.directory.StoreDirectory;
import io.github.galefs.store.journal.Replay;
import io.github.galefs.store.log.MissingSegmentException;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Stores that have lost power after the journal had begun another segment, and none of the records in that segment was
 * durable. The writes before it, which no commit covers, are all there.
 */
@Timeout(120)
class UndurableSegmentTest {
    private static final int BLOCK = 4096;
    private static final int WRITES = 8;

    @TempDir
    private Path folder;

    private Path store;

    /** The segment without a record. */
    private int number;

    /** What is left of the segment's record. */
    enum Rest {
        NOTHING(0),
        ITS_HEADER(SegmentScanner.RECORD_HEADER_LENGTH),
        ITS_BEGINNING(2 * SegmentScanner.RECORD_HEADER_LENGTH);

        private final int bytes;

        Rest(final int bytes) {
            this.bytes = bytes;
        }

        /** Zeros what is not left. */
        void leave(final Path segment) throws IOException {
            final long from = (long) SegmentScanner.RECORDS_OFFSET + bytes;
            try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
                file.seek(from);
                file.write(new byte[(int) (file.length() - from)]);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldKeepWhatIsSyncedAfterwards(final Rest rest) throws Exception {
        loseLastSegment(rest);
        replaceWritesAndSync(store);
        assertHoldsWhatWasSynced(store);
    }

    @ParameterizedTest
    @EnumSource
    void shouldKeepWhatIsSyncedAfterwardsWhenNothingElseTellsThatItWasDurable(final Rest rest) throws Exception {
        loseLastSegment(rest);
        final Path mark = folder.resolve("mark");
        Files.copy(store.resolve("durable"), mark);
        final Path image = replaceWritesAndSync(store);
        Files.copy(mark, image.resolve("durable"), StandardCopyOption.REPLACE_EXISTING);
        assertHoldsWhatWasSynced(image);
    }

    @Test
    void shouldDeleteTheSegmentDurablyBeforeItAppendsToAnother() throws Exception {
        loseLastSegment(Rest.NOTHING);
        final Path meta = store.resolve("meta");
        final List<Integer> expected = new ArrayList<>(numbers(meta));
        expected.removeLast();
        final List<List<Integer>> forced = new ArrayList<>();
        final UnforcedDisk disk = new UnforcedDisk() {
            @Override
            public void forceDirectory(final Path directory) {
                if (HeldDirectory.name(directory).equals(meta)) {
                    forced.add(numbers(meta));
                }
            }
        };
        try (EmbeddedStore files = EmbeddedStore.open(context(store).disk(disk))) {
            files.makeDirectory("next");
        }
        assertEquals(expected, forced.getFirst());
        expected.add(number + 1);
        assertEquals(expected, numbers(meta));
    }

    /** A process that reads the store may have listed the segment before it was deleted. */
    @Test
    void shouldNotTakeAViewOfAnEarlierStateWhenTheSegmentIsListedAndPayloadsBeforeItAreMissing() throws Exception {
        loseLastSegment(Rest.NOTHING);
        final Path segment = SegmentFiles.path(Path.of("meta"), number);
        final Path kept = folder.resolve("kept");
        Files.copy(store.resolve(segment.toString()), kept);
        final Path image = replaceWritesAndSync(store);
        Files.copy(kept, image.resolve(segment.toString()));
        final StoreDirectory directory = new StoreDirectory(image, new UnforcedDisk());
        assertThrows(MissingSegmentException.class, () -> Replay.runBesideWriter(directory, BLOCK, 0));
    }

    private void loseLastSegment(final Rest rest) throws IOException {
        store = folder.resolve("store");
        EmbeddedStore.create(context(store).blockSize(BLOCK)).close();
        final Path killed = folder.resolve("killed");
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            for (int i = 0; i < WRITES; i++) {
                Bytes.create(files, "write" + i, pattern(BLOCK, i));
            }
            History.copy(store, killed);
        }
        store = folder.resolve("lost-power");
        try (EmbeddedStore files = EmbeddedStore.open(context(killed))) {
            files.makeDirectory("undurable");
            History.copy(killed, store);
        }
        number = numbers(store.resolve("meta")).getLast();
        rest.leave(SegmentFiles.path(store.resolve("meta"), number));
        assertTrue(StoreCheck.check(store, new UnforcedDisk()).isClean());
    }

    /** Removes the writes and syncs, until their payloads are deleted; returns what a loss of power leaves then. */
    private Path replaceWritesAndSync(final Path directory) throws Exception {
        final Path image = folder.resolve("image");
        try (EmbeddedStore files = EmbeddedStore.open(context(directory))) {
            final long handle = files.open("write0", Bytes.READ);
            final Path payloads = files.locate(handle, 0).segment();
            files.close(handle);
            Bytes.create(files, "precious", pattern(BLOCK, 99));
            for (int i = 0; i < WRITES; i++) {
                files.unlink("write" + i);
            }
            files.syncAll();
            Await.until("the payloads are deleted", () -> Files.notExists(payloads));
            History.copy(directory, image);
        }
        return image;
    }

    private static void assertHoldsWhatWasSynced(final Path directory) throws IOException {
        assertTrue(StoreCheck.check(directory, new UnforcedDisk()).isClean());
        for (int opening = 0; opening < 2; opening++) {
            try (EmbeddedStore files = EmbeddedStore.open(context(directory))) {
                assertEquals(Set.of("/precious"), new TreeReader(files).read("").keySet());
                assertArrayEquals(pattern(BLOCK, 99), Bytes.readAll(files, "precious"));
            }
        }
    }

    private static List<Integer> numbers(final Path meta) {
        try {
            return Arrays.stream(SegmentFiles.list(meta)).boxed().toList();
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
    }
}
