package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.EmbeddedStore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that a repair gives to snapshots and files after a lost record. */
@Timeout(60)
class RepairedNamesTest {
    private static final String ENDING = ".damaged";

    @TempDir
    private Path folder;

    private DamageableStore damageable;

    @BeforeEach
    void createStore() throws IOException {
        damageable = new DamageableStore(folder.resolve("store"), 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "\u00e9", "\u20ac", "\ud834\udd1e"})
    void shouldMarkSnapshotsWhenTheirNamesAreAsLongAsNamesCanBe(final String character) throws IOException {
        final String longest = character.repeat(FileService.MAX_NAME_LENGTH / bytes(character));
        final int before = longest.length() - character.length();
        createSnapshots(longest, longest.substring(0, before) + "a", longest.substring(0, before) + "b");
        loseARecord();
        final Set<String> marked = snapshotsAfterRepair(3);
        for (final String name : marked) {
            assertTrue(name.endsWith(ENDING), name);
            assertTrue(bytes(name) <= FileService.MAX_NAME_LENGTH, name);
            assertTrue(
                    name.startsWith(
                            character.repeat(FileService.MAX_NAME_LENGTH / bytes(character) - ENDING.length() - 3)),
                    name);
        }
        try (EmbeddedStore store = damageable.open()) {
            for (final String name : marked) {
                store.removeSnapshot(name);
            }
        }
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
    }

    @Test
    void shouldKeepTheNameOfASnapshotWhenItIsMarkedAlready() throws IOException {
        createSnapshots("s");
        loseARecord();
        assertEquals(Set.of("s" + ENDING), snapshotsAfterRepair(1));
        createSnapshots("t");
        loseARecord();
        final Set<String> names = snapshotsAfterRepair(3);
        assertTrue(names.containsAll(Set.of("s" + ENDING, "t" + ENDING)), names::toString);
        assertTrue(names.stream().allMatch(name -> name.endsWith(ENDING)), names::toString);
    }

    @Test
    void shouldNumberTheNameOfASnapshotWhenItIsTaken() throws IOException {
        createSnapshots("s", "s" + ENDING);
        loseARecord();
        assertEquals(Set.of("s" + ENDING, "s.2" + ENDING), snapshotsAfterRepair(2));
    }

    /** All is marked already then, but as of another record. */
    @Test
    void shouldNameTheRecordThatIsLostWhenEverythingIsMarkedAlready() throws IOException {
        loseARecord();
        StoreCheck.repair(damageable.directory());
        final String first = onlyNameInRoot();
        for (int i = 0; i < 3; i++) {
            try (EmbeddedStore store = damageable.open()) {
                store.setPermissions(first, 0700);
                store.setPermissions(first, 0755);
            }
        }
        deleteLastSegmentButOne();
        StoreCheck.repair(damageable.directory());
        final String second = onlyNameInRoot();
        try (EmbeddedStore store = damageable.open()) {
            assertNotEquals(first, second);
            assertEquals(first, store.list(second).getFirst().name());
            final int record = Integer.parseInt(second.replaceAll("\\D", ""));
            assertTrue(store.stat(FileService.SNAPSHOTS + "/before-record-" + (record + 1))
                    .directory());
        }
    }

    private String onlyNameInRoot() throws FileServiceException {
        try (EmbeddedStore store = damageable.openReadOnly()) {
            final List<DirectoryEntry> entries = store.list("/");
            assertEquals(1, entries.size());
            return entries.getFirst().name();
        }
    }

    private static int bytes(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private void createSnapshots(final String... names) throws FileServiceException {
        try (EmbeddedStore store = damageable.open()) {
            for (final String name : names) {
                store.createSnapshot(name);
            }
        }
    }

    /** Deletes a segment of the journal that is behind the records so far, and before others. */
    private void loseARecord() throws IOException {
        damageable.addSegments(2);
        deleteLastSegmentButOne();
    }

    private void deleteLastSegmentButOne() throws IOException {
        final List<Path> segments = damageable.segments("meta");
        Files.delete(segments.get(segments.size() - 2));
    }

    /** Repairs the store; returns its snapshots, without the one that the repair has made. */
    private Set<String> snapshotsAfterRepair(final int count) throws IOException {
        StoreCheck.repair(damageable.directory());
        assertTrue(StoreCheck.check(damageable.directory()).isClean());
        try (EmbeddedStore store = damageable.open()) {
            final Set<String> names = store.list(FileService.SNAPSHOTS).stream()
                    .map(DirectoryEntry::name)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertTrue(names.removeIf(name -> name.startsWith("before-record-") && !name.endsWith(ENDING)));
            assertEquals(count, names.size(), names::toString);
            return names;
        }
    }
}
