package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.OfflineStore;
import io.github.galefs.store.disk.StoreDisk;
import io.github.galefs.store.journal.MetaRecordDescriptor;
import io.github.galefs.store.journal.ScannedRecord;
import io.github.galefs.store.log.MetaLog;
import io.github.galefs.store.log.SegmentFiles;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Repairs of a store whose journal is one checkpoint, the first record of which is damaged. */
@Timeout(60)
class LostCheckpointBeginTest {
    private static final String HOLDER = "/after-record-0.damaged";

    @TempDir
    private Path folder;

    private DamageableStore damageable;
    private Path checkpoint;

    @BeforeEach
    void createStore() throws IOException {
        damageable = new DamageableStore(folder.resolve("store"), 1);
        try (OfflineStore store = OfflineStore.open(damageable.directory(), StoreDisk.system())) {
            store.replaceJournal(store.replay());
        }
        checkpoint = damageable.segments("meta").getFirst();
    }

    @Test
    void shouldKeepAllFilesWhenTheFirstRecordOfTheCheckpointIsLost() throws IOException {
        damageable.addSegments(1);
        assertKeepsAllFiles();
    }

    @Test
    void shouldKeepAllFilesWhenNoRecordTellsItsCheckpoint() throws IOException {
        removePlaces();
        damageable.addSegments(1);
        assertKeepsAllFiles();
    }

    private void assertKeepsAllFiles() throws IOException {
        DamageableStore.flipBits(checkpoint, SegmentScanner.RECORDS_OFFSET + MetaRecordDescriptor.TIME_OFFSET, 1);
        StoreCheck.repair(damageable.directory());
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
        final Set<String> expected =
                damageable.files().keySet().stream().map(HOLDER::concat).collect(Collectors.toSet());
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertEquals(expected, DamageableStore.paths(store, "/"));
            for (final Map.Entry<String, byte[]> file : damageable.files().entrySet()) {
                assertEquals(Set.of(), DamageableStore.damagedBlocks(store, HOLDER + file.getKey(), file.getValue()));
            }
        }
    }

    /** Makes the records as older stores have them, which do not tell their place in a checkpoint. */
    private void removePlaces() throws IOException {
        final byte[] bytes = Files.readAllBytes(checkpoint);
        final ScannedRecord record = new ScannedRecord(MetaLog.MAX_RECORD_LENGTH);
        final Path log = checkpoint.getParent();
        final SegmentScanner.Visitor visitor = new SegmentScanner.Visitor() {
            @Override
            public boolean onRecord(final MemorySegment segment, final long position, final long length) {
                removePlace(bytes, (int) position, (int) length);
                return true;
            }

            @Override
            public void onDamage(
                    final MemorySegment segment, final long position, final long length, final String what) {
                // Nothing is damaged yet.
            }
        };
        SegmentScanner.scan(log, SegmentFiles.list(log)[0], record::soundLength, visitor);
        Files.write(checkpoint, bytes);
    }

    private static void removePlace(final byte[] bytes, final int position, final int length) {
        final UnsafeBuffer record = new UnsafeBuffer(bytes, position, length);
        record.putInt(MetaRecordDescriptor.CHECKPOINT_PLACE_OFFSET, 0, ByteOrder.LITTLE_ENDIAN);
        final CRC32C checksum = new CRC32C();
        checksum.update(
                bytes, position + MetaRecordDescriptor.VERSION_OFFSET, length - MetaRecordDescriptor.VERSION_OFFSET);
        record.putInt(MetaRecordDescriptor.CHECKSUM_OFFSET, (int) checksum.getValue(), ByteOrder.LITTLE_ENDIAN);
    }
}
