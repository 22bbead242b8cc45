package io.github.galefs.store.crash;

import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import io.github.galefs.store.journal.ScannedRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.agrona.IoUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Repairs of a store that has lost one record of its only checkpoint. */
@Timeout(120)
class LostCheckpointRecordTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path folder;

    /** The record of a version that a snapshot keeps is one of them; the file itself is removed later. */
    @Test
    void shouldBeCleanAfterARepairWhicheverRecordIsLost() throws IOException {
        final Path store = folder.resolve("store");
        createStore(store);
        final Path log = store.resolve("meta");
        final int segment = SegmentFiles.list(log)[0];
        final List<Long> records = records(log, segment);
        assertTrue(records.size() > 5, records::toString);
        for (final long position : records) {
            final Path image = folder.resolve("image");
            History.copy(store, image);
            zero(SegmentFiles.path(image.resolve("meta"), segment), position);
            StoreCheck.repair(image, new UnforcedDisk());
            final CheckReport report = StoreCheck.check(image, new UnforcedDisk());
            assertTrue(report.isClean(), () -> "lost at " + position + ": " + report.damages());
            assertSnapshotsCanBeListed(image);
            IoUtil.delete(image.toFile(), true);
        }
    }

    private static void createStore(final Path store) throws IOException {
        try (EmbeddedStore files = EmbeddedStore.create(context(store).blockSize(BLOCK))) {
            files.makeDirectory("directory");
            Bytes.create(files, "directory/changed", pattern(BLOCK, 1));
            files.createSnapshot("snapshot");
            Bytes.create(files, "directory/changed", pattern(BLOCK, 2));
            Bytes.create(files, "directory/new", pattern(BLOCK, 3));
        }
        try (OfflineStore offline = OfflineStore.open(store, new UnforcedDisk())) {
            offline.replaceJournal(offline.replay());
        }
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            files.unlink("directory/changed");
        }
    }

    private static void assertSnapshotsCanBeListed(final Path image) throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(image))) {
            for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
                final TreeReader reader = new TreeReader(files);
                reader.read(FileService.SNAPSHOTS + "/" + snapshot.name());
                assertEquals(List.of(), reader.unreadable());
            }
        }
    }

    private static List<Long> records(final Path log, final int segment) throws IOException {
        final List<Long> positions = new ArrayList<>();
        final SegmentScanner.Visitor visitor = new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment bytes, final long position, final long length) {
                positions.add(position);
                return true;
            }

            @Override
            public void onDamage(final MemorySegment bytes, final long position, final long length, final String what) {
                throw new AssertionError(what);
            }
        };
        SegmentScanner.scan(log, segment, new ScannedRecord(MetaLog.MAX_RECORD_LENGTH)::soundLength, visitor);
        return positions;
    }

    private static void zero(final Path segment, final long position) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.seek(position);
            file.writeLong(0);
        }
    }

    private static EmbeddedStoreContext context(final Path directory) {
        return new EmbeddedStoreContext()
                .directory(directory)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
    }
}
