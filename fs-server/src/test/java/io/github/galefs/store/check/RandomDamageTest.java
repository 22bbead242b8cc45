package io.github.galefs.store.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes of segments are overwritten or cut off at random places. The seed is a test's name, and repeats it. */
@Timeout(60)
class RandomDamageTest {
    private static final int ROUNDS = 12;

    /** A renaming names two; the record of a directory, all that are in it. */
    private static final int MAX_FILES_OF_A_RECORD = 5;

    @TempDir
    private Path folder;

    static long[] seeds() {
        return new SplittableRandom().longs(ROUNDS, 0, 1_000_000_000).toArray();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldFindAndContainOverwrittenBytesOfData(final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        final Victim victim = new Victim(folder.resolve("store"), seed);
        for (int i = 0; i < 3; i++) {
            overwrite(random, victim.segments("data"));
        }
        requireContained(victim);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldFindAndContainACutOfTheLastSegmentOfData(final long seed) throws Exception {
        final Victim victim = new Victim(folder.resolve("store"), seed);
        cut(new SplittableRandom(seed), victim.segments("data").getLast());
        requireContained(victim);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldFindAndContainOverwrittenBytesOfMeta(final long seed) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        final Victim victim = new Victim(folder.resolve("store"), seed);
        overwrite(random, victim.segments("meta"));
        requireMetaContained(victim, victim.files().size() - MAX_FILES_OF_A_RECORD);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void shouldFindAndContainACutOfTheLastSegmentOfMeta(final long seed) throws Exception {
        final Victim victim = new Victim(folder.resolve("store"), seed);
        cut(new SplittableRandom(seed), victim.segments("meta").getLast());
        requireMetaContained(victim, 0);
    }

    /** What gives EIO is what the check names; all else is what was written. */
    private static void requireContained(final Victim victim) throws IOException {
        final Set<String> unreadable;
        try (FileStore store = victim.openReadOnly()) {
            unreadable = victim.damagedBlocks(store);
        }
        final CheckReport report = StoreCheck.repair(victim.directory());
        for (final String block : unreadable) {
            assertTrue(
                    report.damages().stream().anyMatch(damage -> block.equals(damage.path() + " " + damage.block())),
                    () -> block + " is not in " + report);
        }
        // The store can be written to.
        try (FileStore store = victim.open()) {
            store.makeDirectory("/after");
        }
    }

    /** The store opens with all that was written, or says that it is damaged; once repaired, it opens. */
    private static void requireMetaContained(final Victim victim, final int leastWhole) throws IOException {
        boolean refused = false;
        try (FileStore store = victim.openReadOnly()) {
            store.list("/");
        } catch (final FileServiceException e) {
            assertEquals(PosixError.EIO, e.error(), e.getMessage());
            refused = true;
        }
        final CheckReport report = StoreCheck.repair(victim.directory());
        assertFalse(refused && report.clean(), () -> "the store does not open, but " + report);
        int whole = 0;
        try (FileStore store = victim.open()) {
            final Set<String> paths = Victim.paths(store, "/");
            for (final Map.Entry<String, byte[]> file : victim.files().entrySet()) {
                if (paths.contains(file.getKey())
                        && store.stat(file.getKey()).size() == file.getValue().length
                        && Victim.damagedBlocks(store, file.getKey(), file.getValue())
                                .isEmpty()) {
                    whole++;
                }
            }
            store.makeDirectory("/after");
        }
        final int least = report.clean() ? victim.files().size() : leastWhole;
        assertTrue(whole >= least, whole + " files are whole, fewer than " + least + "; " + report);
        assertEquals(
                List.of(),
                StoreCheck.check(victim.directory()).damages().stream()
                        .filter(damage -> damage.file().startsWith("meta"))
                        .toList());
    }

    private static void overwrite(final SplittableRandom random, final List<Path> segments) throws IOException {
        final Path segment = segments.get(random.nextInt(segments.size()));
        final int end = Victim.end(Files.readAllBytes(segment));
        Victim.overwrite(segment, random.nextInt(end), 1 + random.nextInt(255));
    }

    private static void cut(final SplittableRandom random, final Path segment) throws IOException {
        final int end = Victim.end(Files.readAllBytes(segment));
        try (RandomAccessFile file = new RandomAccessFile(segment.toFile(), "rw")) {
            file.setLength(random.nextInt(end));
        }
    }
}
