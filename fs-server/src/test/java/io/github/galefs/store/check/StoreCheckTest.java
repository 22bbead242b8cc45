package io.github.galefs.store.check;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.StoreAccess;
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

    private Victim victim;

    @BeforeEach
    void makeStore() throws IOException {
        victim = new Victim(folder.resolve("store"), 1);
    }

    @Test
    void shouldFindNothingWhenTheStoreIsSound() throws Exception {
        final CheckReport report = StoreCheck.check(victim.directory());
        assertEquals(List.of(), report.damages());
        assertTrue(report.clean());
        assertEquals(victim.files().size(), report.files());
        assertEquals(
                victim.files().values().stream()
                        .mapToLong(content -> (content.length + Victim.BLOCK - 1) / Victim.BLOCK)
                        .sum(),
                report.blocks());
        assertTrue(report.records() > report.blocks());
        assertTrue(report.bytes() > 0);
    }

    /** What is stored may be a segment of a store. The writer dies when it has copied that, and nothing else. */
    @Test
    void shouldFindNothingWhenAWriterDiedBehindAShortPayloadAndLeftWhatLooksLikeRecords() throws Exception {
        victim.addShortFile();
        final Path segment = victim.segments("data").getLast();
        final byte[] bytes = Files.readAllBytes(segment);
        final int end = Victim.end(bytes);
        assertTrue(end % BlockLocation.ALIGNMENT < Victim.SHORT + Long.BYTES, "the payload is short: " + end);
        final int distance = BitUtil.align(end - SegmentScanner.RECORDS_OFFSET, BlockLocation.ALIGNMENT);
        System.arraycopy(
                bytes,
                SegmentScanner.RECORDS_OFFSET,
                bytes,
                SegmentScanner.RECORDS_OFFSET + distance,
                end - SegmentScanner.RECORDS_OFFSET);
        Files.write(segment, bytes);
        assertEquals(List.of(), StoreCheck.check(victim.directory()).damages());
    }

    @Test
    void shouldNameFileAndBlockWhenAPayloadIsDamaged() throws Exception {
        damage("/file1", 1);
        final CheckReport report = StoreCheck.check(victim.directory());
        assertEquals(1, report.damages().size(), report::toString);
        final Damage damage = report.damages().getFirst();
        assertEquals("/file1", damage.path());
        assertEquals(1, damage.block());
        assertEquals(Victim.BLOCK, damage.length());
        assertTrue(damage.detail().contains("CRC32C") && damage.detail().contains("instead of"), damage.detail());
        assertTrue(damage.file().startsWith("data"), damage::toString);
        assertFalse(damage.file().isAbsolute());
        assertTrue(damage.toString().contains("/file1: block 1: "), damage::toString);
    }

    @Test
    void shouldGiveAnErrorForTheDamagedBlockAloneWhenItIsRead() throws Exception {
        damage("/file1", 1);
        try (FileStore store = victim.openReadOnly()) {
            assertEquals(Set.of("/file1 1"), victim.damagedBlocks(store));
        }
    }

    @Test
    void shouldChangeNothingWhenItOnlyChecks() throws Exception {
        damage("/file1", 0);
        StoreCheck.check(victim.directory());
        try (FileStore store = victim.openReadOnly()) {
            assertEquals(new TreeSet<>(victim.files().keySet()), Victim.paths(store, "/"));
        }
    }

    @Test
    void shouldMoveADamagedFileAsideWhenItRepairs() throws Exception {
        damage("/file1", 1);
        damage("/d/renamed", 0);
        final CheckReport report = StoreCheck.repair(victim.directory());
        assertEquals(2, report.damages().size(), report::toString);
        assertEquals(2, report.repairs().size(), report::toString);
        try (FileStore store = victim.openReadOnly()) {
            final Set<String> expected = new TreeSet<>(victim.files().keySet());
            expected.removeAll(Set.of("/file1", "/d/renamed"));
            expected.addAll(Set.of("/file1.damaged", "/d/renamed.damaged"));
            assertEquals(expected, Victim.paths(store, "/"));
            assertEquals(
                    Set.of("/file1.damaged 1"),
                    Victim.damagedBlocks(store, "/file1.damaged", victim.files().get("/file1")));
        }
        assertEquals(
                Set.of("/file1.damaged", "/d/renamed.damaged"),
                pathsOf(StoreCheck.check(victim.directory()).damages()));
    }

    /** Another process must not come between what was checked and what is moved. */
    @Test
    void shouldKeepTheLockUntilTheStoreIsClosedWhenAccessTurnsIntoAStore() throws Exception {
        final StoreAccess access = StoreAccess.open(victim.directory());
        try (FileStore store = access.intoStore()) {
            access.close();
            assertRefused(PosixError.EBUSY, victim::open);
            store.rename("/file1", "/moved");
        }
        victim.open().close();
    }

    @Test
    void shouldLeaveAFileThatIsAsideAlreadyWhereItIs() throws Exception {
        damage("/file1", 0);
        StoreCheck.repair(victim.directory());
        assertEquals(List.of(), StoreCheck.repair(victim.directory()).repairs());
        assertEquals(
                Set.of("/file1.damaged"),
                pathsOf(StoreCheck.check(victim.directory()).damages()));
    }

    @Test
    void shouldTakeAnotherNameWhenTheFirstIsTaken() throws Exception {
        try (FileStore store = victim.open()) {
            store.rename("/file2", "/file1.damaged");
        }
        damage("/file1", 0);
        StoreCheck.repair(victim.directory());
        try (FileStore store = victim.openReadOnly()) {
            assertTrue(Victim.paths(store, "/").containsAll(Set.of("/file1.damaged", "/file1.2.damaged")));
        }
    }

    @Test
    void shouldCheckSnapshots() throws Exception {
        try (FileStore store = victim.open()) {
            store.createSnapshot("then");
        }
        damage("/file1", 0);
        try (FileStore store = victim.open()) {
            store.unlink("/file1");
        }
        final CheckReport report = StoreCheck.check(victim.directory());
        assertEquals(Set.of("/.snapshots/then/file1"), pathsOf(report.damages()));
        assertEquals(victim.files().size() * 2L - 1, report.files());
    }

    @Test
    void shouldFindASegmentThatIsMissing() throws Exception {
        Files.delete(segmentOf("/file1", 0));
        assertFalse(StoreCheck.check(victim.directory()).clean());
        try (FileStore store = victim.openReadOnly()) {
            assertFalse(victim.damagedBlocks(store).isEmpty());
        }
    }

    @Test
    void shouldRefuseAStoreThatIsOpenForWriting() throws Exception {
        try (FileStore _ = victim.open()) {
            final FileServiceException refusal =
                    assertThrows(FileServiceException.class, () -> StoreCheck.check(victim.directory()));
            assertEquals(PosixError.EBUSY, refusal.error());
            assertTrue(
                    refusal.getMessage()
                            .contains(Long.toString(ProcessHandle.current().pid())),
                    refusal.getMessage());
        }
        assertTrue(StoreCheck.check(victim.directory()).clean());
    }

    @Test
    void shouldRefuseADirectoryThatIsNoStore() {
        assertEquals(
                PosixError.EINVAL,
                assertThrows(FileServiceException.class, () -> StoreCheck.check(folder))
                        .error());
    }

    /** Changes one byte of a block. */
    private void damage(final String path, final long block) throws IOException {
        final Extent extent = extent(path, block);
        Victim.overwrite(extent.segment(), extent.position() + extent.storedLength() / 2, 1);
    }

    private Path segmentOf(final String path, final long block) throws IOException {
        return extent(path, block).segment();
    }

    private Extent extent(final String path, final long block) throws IOException {
        try (FileStore store = victim.openReadOnly()) {
            final long handle = store.open(path, EnumSet.of(OpenOption.READ));
            return store.locate(handle, block * Victim.BLOCK);
        }
    }

    private static Set<String> pathsOf(final List<Damage> damages) {
        return damages.stream().map(Damage::path).collect(Collectors.toCollection(TreeSet::new));
    }
}
