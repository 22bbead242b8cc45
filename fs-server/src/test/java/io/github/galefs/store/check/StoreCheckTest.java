package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.log.BlockLocation;
import io.github.galefs.store.log.SegmentScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.agrona.BitUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class StoreCheckTest {
    @TempDir
    private Path folder;

    private DamageableStore damageable;

    @BeforeEach
    void createStore() throws IOException {
        damageable = new DamageableStore(folder.resolve("store"), 1);
    }

    @Test
    void shouldReportNoDamageWhenTheStoreIsSound() throws Exception {
        final CheckReport report = StoreCheck.check(damageable.directory());
        assertEquals(List.of(), report.damages());
        assertTrue(report.isClean());
        assertEquals(damageable.files().size(), report.files());
        assertEquals(
                damageable.files().values().stream()
                        .mapToLong(content -> (content.length + DamageableStore.BLOCK - 1) / DamageableStore.BLOCK)
                        .sum(),
                report.blocks());
        assertTrue(report.records() > report.blocks());
        assertTrue(report.bytes() > 0);
    }

    /**
     * A file may hold a copy of a segment, so the bytes of an unfinished payload may resemble records. The writer dies
     * after it has copied the payload and before it writes anything else.
     */
    @Test
    void shouldReportNoDamageWhenAWriterDiedAndItsUnfinishedPayloadResemblesRecords() throws Exception {
        damageable.addShortFile();
        final Path segment = damageable.segments("data").getLast();
        final byte[] bytes = Files.readAllBytes(segment);
        final int end = DamageableStore.usedLength(bytes);
        assertTrue(
                end % BlockLocation.ALIGNMENT < DamageableStore.SHORT + Long.BYTES,
                "the last payload is not short: it ends at " + end);
        final int distance = BitUtil.align(end - SegmentScanner.RECORDS_OFFSET, BlockLocation.ALIGNMENT);
        System.arraycopy(
                bytes,
                SegmentScanner.RECORDS_OFFSET,
                bytes,
                SegmentScanner.RECORDS_OFFSET + distance,
                end - SegmentScanner.RECORDS_OFFSET);
        Files.write(segment, bytes);
        assertEquals(List.of(), StoreCheck.check(damageable.directory()).damages());
    }

    @Test
    void shouldReportFileAndBlockWhenAPayloadIsDamaged() throws Exception {
        damage("/file1", 1);
        final CheckReport report = StoreCheck.check(damageable.directory());
        assertEquals(1, report.damages().size(), report::toString);
        final Damage damage = report.damages().getFirst();
        assertEquals("/file1", damage.path());
        assertEquals(1, damage.block());
        assertEquals(DamageableStore.BLOCK, damage.length());
        assertTrue(damage.detail().contains("CRC32C") && damage.detail().contains("instead of"), damage.detail());
        assertTrue(damage.file().startsWith("data"), damage::toString);
        assertFalse(damage.file().isAbsolute());
        assertTrue(damage.toString().contains("/file1: block 1: "), damage::toString);
    }

    @Test
    void shouldFailOnlyReadsOfTheDamagedBlockWhenAPayloadIsDamaged() throws Exception {
        damage("/file1", 1);
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertEquals(Set.of("/file1 1"), damageable.damagedBlocks(store));
        }
    }

    @Test
    void shouldChangeNothingWhenCheckedWithoutRepair() throws Exception {
        damage("/file1", 0);
        StoreCheck.check(damageable.directory());
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertEquals(new TreeSet<>(damageable.files().keySet()), DamageableStore.paths(store, "/"));
        }
    }

    @Test
    void shouldRenameDamagedFilesWhenRepaired() throws Exception {
        damage("/file1", 1);
        damage("/d/renamed", 0);
        final CheckReport report = StoreCheck.repair(damageable.directory());
        assertEquals(2, report.damages().size(), report::toString);
        assertEquals(2, report.repairs().size(), report::toString);
        try (EmbeddedStore store = damageable.openReadOnly()) {
            final Set<String> expected = new TreeSet<>(damageable.files().keySet());
            expected.removeAll(Set.of("/file1", "/d/renamed"));
            expected.addAll(Set.of("/file1.damaged", "/d/renamed.damaged"));
            assertEquals(expected, DamageableStore.paths(store, "/"));
            assertEquals(
                    Set.of("/file1.damaged 1"),
                    DamageableStore.damagedBlocks(
                            store, "/file1.damaged", damageable.files().get("/file1")));
        }
        final CheckReport after = StoreCheck.check(damageable.directory());
        assertTrue(after.isClean(), after::toString);
        assertEquals(Set.of("/file1.damaged", "/d/renamed.damaged"), pathsOf(after.remarks()));
    }

    @Test
    void shouldNotRenameAFileAgainWhenItIsQuarantinedAlready() throws Exception {
        damage("/file1", 0);
        StoreCheck.repair(damageable.directory());
        assertEquals(List.of(), StoreCheck.repair(damageable.directory()).repairs());
        assertEquals(
                Set.of("/file1.damaged"),
                pathsOf(StoreCheck.check(damageable.directory()).remarks()));
    }

    @Test
    void shouldNumberTheNameWhenTheQuarantineNameIsTaken() throws Exception {
        try (EmbeddedStore store = damageable.open()) {
            store.rename("/file2", "/file1.damaged");
        }
        damage("/file1", 0);
        StoreCheck.repair(damageable.directory());
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertTrue(DamageableStore.paths(store, "/").containsAll(Set.of("/file1.damaged", "/file1.2.damaged")));
        }
    }

    @Test
    void shouldReportDamageOfASnapshotWhenTheLiveFileIsRemoved() throws Exception {
        try (EmbeddedStore store = damageable.open()) {
            store.createSnapshot("then");
        }
        damage("/file1", 0);
        try (EmbeddedStore store = damageable.open()) {
            store.unlink("/file1");
        }
        final CheckReport report = StoreCheck.check(damageable.directory());
        assertEquals(Set.of("/.snapshots/then/file1"), pathsOf(report.damages()));
        assertEquals(damageable.files().size() * 2L - 1, report.files());
    }

    @Test
    void shouldRenameADamagedSnapshotWhenRepaired() throws Exception {
        try (EmbeddedStore store = damageable.open()) {
            store.createSnapshot("then");
        }
        damage("/file1", 0);
        assertEquals(2, StoreCheck.repair(damageable.directory()).repairs().size());
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertEquals(
                    "then.damaged", store.list(FileService.SNAPSHOTS).getFirst().name());
            assertTrue(DamageableStore.paths(store, "/").contains("/file1.damaged"));
        }
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
    }

    @Test
    void shouldReportDamageWhenASegmentIsMissing() throws Exception {
        Files.delete(segmentOf("/file1", 0));
        assertFalse(StoreCheck.check(damageable.directory()).isClean());
        try (EmbeddedStore store = damageable.openReadOnly()) {
            assertFalse(damageable.damagedBlocks(store).isEmpty());
        }
    }

    @Test
    void shouldFailWithEbusyWhenTheStoreIsOpenForWriting() throws Exception {
        try (EmbeddedStore _ = damageable.open()) {
            final FileServiceException refusal =
                    assertThrows(FileServiceException.class, () -> StoreCheck.check(damageable.directory()));
            assertEquals(PosixError.EBUSY, refusal.error());
            assertTrue(
                    refusal.getMessage()
                            .contains(Long.toString(ProcessHandle.current().pid())),
                    refusal.getMessage());
        }
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
    }

    @Test
    void shouldFailWithEinvalWhenTheDirectoryIsNotAStore() {
        assertEquals(
                PosixError.EINVAL,
                assertThrows(FileServiceException.class, () -> StoreCheck.check(folder))
                        .error());
    }

    /** Flips one bit in the middle of a block's payload. */
    private void damage(final String path, final long block) throws IOException {
        final Extent extent = extent(path, block);
        DamageableStore.flipBits(extent.segment(), extent.position() + extent.storedLength() / 2, 1);
    }

    private Path segmentOf(final String path, final long block) throws IOException {
        return extent(path, block).segment();
    }

    private Extent extent(final String path, final long block) throws IOException {
        try (EmbeddedStore store = damageable.openReadOnly()) {
            final long handle = store.open(path, EnumSet.of(FileOpenOption.READ));
            return Bytes.locate(store, handle, block * DamageableStore.BLOCK);
        }
    }

    private static Set<String> pathsOf(final List<Damage> damages) {
        return damages.stream().map(Damage::path).collect(Collectors.toCollection(TreeSet::new));
    }
}
