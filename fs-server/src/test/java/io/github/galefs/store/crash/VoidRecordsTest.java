package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.check.Damage;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.journal.ReplayResult;
import io.github.galefs.store.journal.ScannedRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Stores whose journal ends with void records, was continued with their numbers in another segment, and has lost the
 * first records of that one.
 */
@Timeout(120)
class VoidRecordsTest {
    private static final int BLOCK = 4096;
    private static final int FILES = 8;

    /** In the last byte of the header of a document of Chronicle; see {@link SegmentScanner}. */
    private static final byte METADATA_BIT = 0x40;

    /** Begin and end of what changes with the records of a segment; see the header of segments. */
    private static final int[][] HEADER_FIELDS_OF_RECORDS = {{64, 80}, {176, 184}, {8456, 16_656}};

    @TempDir
    private Path folder;

    private Path store;
    private Set<String> certain;
    private Path voidPayloads;

    @BeforeEach
    void createStore() throws IOException {
        store = folder.resolve("store");
        try (EmbeddedStore files = EmbeddedStore.create(context(store).blockSize(BLOCK))) {
            createFiles(files, "certain");
            certain = paths(files, "");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 9})
    void shouldReportALossWhenAnIncompleteCheckpointHasTheNumbersOfLostRecords(final int lost) throws IOException {
        leaveIncompleteCheckpoint();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            createFiles(files, "later");
        }
        loseFirstRecords(lost);
        assertRepairKeepsWhatIsCertain();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 9})
    void shouldReportALossWhenVoidChangesHaveTheNumbersOfLostRecords(final int lost) throws IOException {
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            certain = paths(files, "");
            assertFalse(certain.contains("/void1"), certain::toString);
            createFiles(files, "later");
        }
        loseFirstRecords(lost);
        assertRepairKeepsWhatIsCertain();
    }

    /** As when a disk could not read the payload at the opening in between: nothing tells which changes are void. */
    @Test
    void shouldReportALossWhenTheVoidChangesCannotBeTold() throws IOException {
        final Path original = store;
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            createFiles(files, "later");
        }
        loseFirstRecords(5);
        final Path segment = voidPayloads.getFileName();
        Files.copy(
                original.resolve("data").resolve(segment),
                store.resolve("data").resolve(segment),
                StandardCopyOption.REPLACE_EXISTING);
        repair();
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            assertAllIsMarked(files);
        }
    }

    /** The first sound record tells the checkpoint, so no other record has its numbers. */
    @Test
    void shouldLoseNothingInARepairWhenACheckpointHasTheNumbersOfVoidChanges() throws IOException {
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            certain = paths(files, "");
        }
        leaveCheckpoint();
        loseFirstRecords(3);
        StoreCheck.repair(store, new UnforcedDisk());
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            assertEquals(certain, paths(files, ""));
        }
    }

    /** All that is left of the last segment is a record that is not known to be durable. */
    @Test
    void shouldRefuseToOpenWhenVoidChangesHaveTheNumbersOfAllThatWasDurable() throws IOException {
        leaveVoidChanges();
        final Path killed = folder.resolve("killed");
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            certain = paths(files, "");
            files.makeDirectory("later1");
            files.makeDirectory("later2");
            files.syncAll();
            History.copy(store, killed);
        }
        store = killed;
        loseFirstRecords(recordsOfLastSegment().size() - 1);
        assertRepairKeepsWhatIsCertain();
    }

    /** Void changes have the numbers of all that is lost, or of a part. */
    @ParameterizedTest
    @CsvSource({"2, false", "2, true", "50, false", "50, true"})
    void shouldRefuseToOpenWhenNoRecordIsLeftOfTheSegmentAfterVoidChanges(
            final int lostDirectories, final boolean isContinued) throws Exception {
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            certain = paths(files, "");
            for (int i = 0; i < lostDirectories; i++) {
                files.makeDirectory("lost" + i);
            }
        }
        final Path lost = lastSegment();
        if (isContinued) {
            renameInOneSession();
        }
        loseAllRecords(lost);
        assertRepairKeepsWhatIsCertain();
    }

    @Test
    void shouldRefuseToOpenWhenTwoSegmentsAfterVoidChangesHaveLostTheirRecords() throws Exception {
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            certain = paths(files, "");
        }
        final Path first = lastSegment();
        renameInOneSession();
        final Path second = lastSegment();
        renameInOneSession();
        loseAllRecords(first);
        loseAllRecords(second);
        assertRepairKeepsWhatIsCertain();
    }

    /** What makes the void records void for good needs a new segment. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldReadAndLaterChangeAStoreWithVoidRecordsWhenTheDiskWasFull(final boolean isKilled) throws Exception {
        leaveVoidChanges();
        certain = paths();
        final AtomicLong free = new AtomicLong();
        final Path killed = folder.resolve("killed");
        try (EmbeddedStore files = EmbeddedStore.open(context(store).freeSpace(free::get))) {
            assertEquals(certain, paths(files, ""));
            assertRefused(PosixError.ENOSPC, () -> files.unlink("certain0"));
            files.syncAll();
            History.copy(store, killed);
        }
        store = isKilled ? killed : store;
        try (EmbeddedStore files = EmbeddedStore.open(context(store).freeSpace(free::get))) {
            assertEquals(certain, paths(files, ""));
            free.set(Long.MAX_VALUE);
            files.unlink("certain0");
            createFiles(files, "later");
            certain = paths(files, "");
        }
        assertEquals(certain, paths());
        loseFirstRecords(3);
        assertRefused(PosixError.EIO, () -> EmbeddedStore.openReadOnly(context(store)));
    }

    /** The payload was committed by a later process, so it is one damaged block. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldOpenWhenASegmentWithoutRecordsFollowsAnUncommittedPayloadThatRotsLater(final boolean hasHeader)
            throws Exception {
        final Path killed = folder.resolve("killed");
        final Extent rotten;
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            createFiles(files, "kept");
            rotten = Bytes.locate(files, files.open("kept0", Bytes.READ), 0);
            History.copy(store, killed);
        }
        final Path payloads = killed.resolve(store.relativize(rotten.segment()).toString());
        store = killed;
        leaveSegmentWithoutRecords(hasHeader);
        renameInOneSession();
        certain = paths();
        try (RandomAccessFile file = new RandomAccessFile(payloads.toFile(), "rw")) {
            file.seek(rotten.position());
            file.write(new byte[BLOCK]);
        }
        assertEquals(certain, paths());
    }

    /** The header is Chronicle's; the record can be read without it. */
    @Test
    void shouldLoseNothingInARepairWhenOnlyTheHeaderOfTheFirstRecordIsDamaged() throws IOException {
        leaveVoidChanges();
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            createFiles(files, "later");
            certain = paths(files, "");
        }
        final byte[] bytes = Files.readAllBytes(lastSegment());
        bytes[SegmentScanner.FIRST_RECORD - 1] ^= METADATA_BIT;
        Files.write(lastSegment(), bytes);
        StoreCheck.repair(store, new UnforcedDisk());
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            assertEquals(certain, paths(files, ""));
        }
    }

    private void assertRepairKeepsWhatIsCertain() throws IOException {
        repair();
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            assertAllIsMarked(files);
            final List<DirectoryEntry> snapshots = files.list(FileService.SNAPSHOTS);
            assertEquals(1, snapshots.size(), snapshots::toString);
            final String snapshot = snapshots.getFirst().name();
            assertTrue(snapshot.startsWith("before-record-"), snapshot);
            assertEquals(certain, paths(files, FileService.SNAPSHOTS + "/" + snapshot));
        }
    }

    /** Repairs a store that cannot be opened, and asserts that a loss is reported. */
    private void repair() throws IOException {
        assertRefused(PosixError.EIO, () -> EmbeddedStore.openReadOnly(context(store)));
        final List<Damage> damages =
                StoreCheck.repair(store, new UnforcedDisk()).damages();
        assertTrue(damages.stream().anyMatch(damage -> damage.toString().contains("not fit")), damages::toString);
        assertTrue(StoreCheck.check(store, new UnforcedDisk()).isClean());
    }

    private static void assertAllIsMarked(final EmbeddedStore files) throws IOException {
        for (final String path : paths(files, "")) {
            assertTrue(DamageTest.isMarked(path), path);
        }
    }

    /** Leaves the store as a process that is killed within a checkpoint. */
    private void leaveIncompleteCheckpoint() throws IOException {
        leaveCheckpoint();
        final List<RecordRange> records = recordsOfLastSegment();
        zero(records.getLast().position(), records.getLast().length());
    }

    /** Leaves the store as a process that is killed after a checkpoint, before it deletes the older records. */
    private void leaveCheckpoint() throws IOException {
        try (OfflineStore offline = OfflineStore.open(store, new UnforcedDisk())) {
            final ReplayResult state = offline.replay();
            final Path image = folder.resolve("image-with-checkpoint");
            History.copy(store, image);
            offline.replaceJournal(state);
            final Path checkpoint = lastSegment();
            Files.copy(checkpoint, image.resolve("meta").resolve(checkpoint.getFileName()));
            store = image;
        }
    }

    /** Leaves the store as a loss of power, when changes were not synced: the payload of the first is lost. */
    private void leaveVoidChanges() throws IOException {
        final Path image = folder.resolve("image");
        final Extent lost;
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            createFiles(files, "void");
            lost = Bytes.locate(files, files.open("void0", Bytes.READ), 0);
            History.copy(store, image);
        }
        voidPayloads = image.resolve(store.relativize(lost.segment()).toString());
        try (RandomAccessFile file = new RandomAccessFile(voidPayloads.toFile(), "rw")) {
            file.seek(lost.position());
            file.write(new byte[BLOCK]);
        }
        store = image;
    }

    private void loseFirstRecords(final int count) throws IOException {
        final long end = recordsOfLastSegment().get(count).position() - Integer.BYTES;
        zero(SegmentScanner.RECORDS_OFFSET, end - SegmentScanner.RECORDS_OFFSET);
    }

    /** Leaves the store as a process that is killed before its first record, perhaps before the segment's header. */
    private void leaveSegmentWithoutRecords(final boolean hasHeader) throws IOException {
        final int[] segments = SegmentFiles.list(store.resolve("meta"));
        final Path segment = SegmentFiles.path(store.resolve("meta"), segments[segments.length - 1] + 1);
        final byte[] bytes = new byte[EmbeddedStoreContext.MIN_SEGMENT_SIZE];
        if (hasHeader) {
            try (InputStream header = Files.newInputStream(lastSegment())) {
                header.readNBytes(bytes, 0, SegmentScanner.RECORDS_OFFSET);
            }
            for (final int[] range : HEADER_FIELDS_OF_RECORDS) {
                Arrays.fill(bytes, range[0], range[1], (byte) 0);
            }
        }
        Files.write(segment, bytes);
    }

    /** Appends a change that fits the void ones, too. */
    private void renameInOneSession() throws IOException {
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            files.rename("certain0", "renamed");
            files.rename("renamed", "certain0");
        }
    }

    private Set<String> paths() throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            return paths(files, "");
        }
    }

    private static void loseAllRecords(final Path segment) throws IOException {
        zero(segment, SegmentScanner.RECORDS_OFFSET, Files.size(segment) - SegmentScanner.RECORDS_OFFSET);
    }

    private void zero(final long position, final long length) throws IOException {
        zero(lastSegment(), position, length);
    }

    private static void zero(final Path segment, final long position, final long length) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.seek(position);
            file.write(new byte[(int) length]);
        }
    }

    private Path lastSegment() throws IOException {
        final int[] segments = SegmentFiles.list(store.resolve("meta"));
        return SegmentFiles.path(store.resolve("meta"), segments[segments.length - 1]);
    }

    private static void createFiles(final EmbeddedStore files, final String name) throws FileServiceException {
        for (int i = 0; i < FILES; i++) {
            Bytes.create(files, name + i, pattern(BLOCK, i));
        }
    }

    private static Set<String> paths(final EmbeddedStore files, final String root) throws IOException {
        return new TreeReader(files).read(root).keySet();
    }

    /**
     * A record in a segment.
     *
     * @param position its offset, in bytes.
     * @param length   its length, in bytes.
     */
    private record RecordRange(long position, long length) {}

    private List<RecordRange> recordsOfLastSegment() throws IOException {
        final List<RecordRange> records = new ArrayList<>();
        final Path meta = store.resolve("meta");
        final int[] segments = SegmentFiles.list(meta);
        final SegmentScanner.Visitor visitor = new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
                records.add(new RecordRange(position, length));
                return true;
            }

            @Override
            public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
                throw new AssertionError(what);
            }
        };
        SegmentScanner.scan(
                meta,
                segments[segments.length - 1],
                new ScannedRecord(MetaLog.MAX_RECORD_LENGTH)::soundLength,
                visitor);
        return records;
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
    }
}
