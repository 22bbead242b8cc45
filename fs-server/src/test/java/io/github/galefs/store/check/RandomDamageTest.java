package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Changes bytes of segments, or truncates segments, at random offsets. The seed in a test's name repeats it. */
@Timeout(60)
class RandomDamageTest {
    private static final int ROUNDS = 12;

    /** Most files that one damaged record affects: a rename affects two, a directory's creation all files in it. */
    private static final int MAX_FILES_OF_A_RECORD = 5;

    @TempDir
    private Path folder;

    static long[] seeds() {
        return new SplittableRandom().longs(ROUNDS, 0, 1_000_000_000).toArray();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldReportTheUnreadableBlocksWhenDataIsOverwritten(final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        final DamageableStore damageable = new DamageableStore(folder.resolve("store"), seed);
        for (int i = 0; i < 3; i++) {
            flipRandomBits(random, damageable.segments("data"));
        }
        assertDataDamageIsContained(damageable);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldReportTheUnreadableBlocksWhenTheLastDataSegmentIsTruncated(final long seed) throws Exception {
        final DamageableStore damageable = new DamageableStore(folder.resolve("store"), seed);
        truncate(new SplittableRandom(seed), damageable.segments("data").getLast());
        assertDataDamageIsContained(damageable);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldLoseFewFilesWhenMetaIsOverwritten(final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        final DamageableStore damageable = new DamageableStore(folder.resolve("store"), seed);
        flipRandomBits(random, damageable.segments("meta"));
        assertMetaDamageIsContained(damageable, damageable.files().size() - MAX_FILES_OF_A_RECORD);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldOpenAfterRepairWhenTheLastMetaSegmentIsTruncated(final long seed) throws Exception {
        final DamageableStore damageable = new DamageableStore(folder.resolve("store"), seed);
        truncate(new SplittableRandom(seed), damageable.segments("meta").getLast());
        assertMetaDamageIsContained(damageable, 0);
    }

    /** Each block that fails with EIO is in the report; all others hold what was written. */
    private static void assertDataDamageIsContained(final DamageableStore damageable) throws IOException {
        final Set<String> unreadable;
        try (EmbeddedStore store = damageable.openReadOnly()) {
            unreadable = damageable.damagedBlocks(store);
        }
        final CheckReport report = StoreCheck.repair(damageable.directory());
        for (final String block : unreadable) {
            assertTrue(
                    report.damages().stream().anyMatch(damage -> block.equals(damage.path() + " " + damage.block())),
                    () -> block + " is not in " + report);
        }
        // The store still accepts changes.
        try (EmbeddedStore store = damageable.open()) {
            store.makeDirectory("/after");
        }
    }

    /** The store opens with everything that was written, or fails with EIO; after the repair it opens. */
    private static void assertMetaDamageIsContained(final DamageableStore damageable, final int minWhole)
            throws IOException {
        boolean refused = false;
        try (EmbeddedStore store = damageable.openReadOnly()) {
            store.list("/");
        } catch (final FileServiceException e) {
            assertEquals(PosixError.EIO, e.error(), e.getMessage());
            refused = true;
        }
        final CheckReport report = StoreCheck.repair(damageable.directory());
        assertFalse(refused && report.isClean(), () -> "the store cannot be opened, but " + report);
        int whole = 0;
        try (EmbeddedStore store = damageable.open()) {
            final String root = root(store);
            final Set<String> paths = DamageableStore.paths(store, "/");
            for (final Map.Entry<String, byte[]> file : damageable.files().entrySet()) {
                final String path = root + file.getKey();
                if (paths.contains(path) && isWhole(store, path, file.getValue())) {
                    whole++;
                }
            }
            store.makeDirectory("/after");
        }
        final int min = report.isClean() ? damageable.files().size() : minWhole;
        assertTrue(whole >= min, whole + " files are whole, fewer than " + min + "; " + report);
        assertEquals(
                List.of(),
                StoreCheck.check(damageable.directory()).damages().stream().toList());
    }

    /** Returns the directory with what was salvaged; the root, as the empty text, if nothing is uncertain. */
    private static String root(final EmbeddedStore store) throws FileServiceException {
        for (final DirectoryEntry entry : store.list("/")) {
            if (entry.name().startsWith("after-record-")) {
                return "/" + entry.name();
            }
        }
        return "";
    }

    private static boolean isWhole(final EmbeddedStore store, final String path, final byte[] content)
            throws IOException {
        try {
            return Arrays.equals(content, Bytes.readAll(store, path));
        } catch (final FileServiceException e) {
            assertEquals(PosixError.EIO, e.error(), e.getMessage());
            return false;
        }
    }

    private static void flipRandomBits(final SplittableRandom random, final List<Path> segments) throws IOException {
        final Path segment = segments.get(random.nextInt(segments.size()));
        final int length = DamageableStore.usedLength(Files.readAllBytes(segment));
        DamageableStore.flipBits(segment, random.nextInt(length), 1 + random.nextInt(255));
    }

    private static void truncate(final SplittableRandom random, final Path segment) throws IOException {
        final int length = DamageableStore.usedLength(Files.readAllBytes(segment));
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.setLength(random.nextInt(length));
        }
    }
}
