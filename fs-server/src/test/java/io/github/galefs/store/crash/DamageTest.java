package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.agrona.IoUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Damages stores at random, and requires that nothing wrong is shown without a mark: before the repair, a store opens
 * with all that was durable, where damaged blocks fail with EIO, or it does not open; after the repair it is clean, and
 * what has no mark is exactly as the store has once been.
 *
 * <p>The system property {@code galefs.damage.cases} sets the number of cases, {@code galefs.damage.seed} the seed.
 */
@Timeout(value = 2, unit = TimeUnit.HOURS)
class DamageTest {
    private static final int CASES = Integer.getInteger("galefs.damage.cases", CaseShare.of(1000));
    private static final long SEED = Long.getLong("galefs.damage.seed", System.nanoTime());
    private static final int CASES_OF_A_STORE = 50;
    private static final String MARK = ".damaged";
    private static final List<Injury> INJURIES = List.of(Injury.values());

    @TempDir
    private Path folder;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private int refused;
    private int lost;

    @Test
    void shouldShowNothingWrongWithoutAMarkWhenAStoreIsDamaged() throws Exception {
        System.out.println("damage: seed " + SEED + ", " + CASES + " cases");
        final long begin = System.nanoTime();
        for (int done = 0; done < CASES; done += CASES_OF_A_STORE) {
            final Path base = folder.resolve("base");
            final Path work = folder.resolve("work");
            final History history = new History(base, work, random.nextLong(), random.nextInt(4) > 0);
            for (int i = 0; i < CASES_OF_A_STORE; i++) {
                check(history, done + i);
            }
            IoUtil.delete(base.toFile(), true);
            IoUtil.delete(work.toFile(), true);
        }
        System.out.printf(
                "damage: %d cases in %.1f s, %d stores did not open, %d lost something%n",
                CASES, (System.nanoTime() - begin) / 1e9, refused, lost);
        assertTrue(refused > 0 && lost > refused, "the damage was harmless");
    }

    private void check(final History history, final int number) throws IOException {
        final Path store = folder.resolve("damaged");
        History.copy(history.store(), store);
        final StringBuilder what = new StringBuilder("seed " + SEED + ", case " + number + ": ");
        final int injuries = 1 + random.nextInt(2);
        for (int i = 0; i < injuries; i++) {
            final Injury injury = INJURIES.get(random.nextInt(INJURIES.size()));
            what.append(injury.inflict(store, random)).append("; ");
        }
        try {
            checkDamaged(history, store);
        } catch (final FileServiceException | RuntimeException | Error e) {
            throw new AssertionError(what + e.getMessage(), e);
        }
        IoUtil.delete(store.toFile(), true);
    }

    private void checkDamaged(final History history, final Path store) throws IOException {
        final CheckReport report = StoreCheck.check(store, new UnforcedDisk());
        lost += report.isClean() ? 0 : 1;
        final long readable = checkBeforeRepair(history, store, report);
        StoreCheck.repair(store, new UnforcedDisk());
        final CheckReport after = StoreCheck.check(store, new UnforcedDisk());
        assertTrue(after.isClean(), () -> "after the repair: " + after.damages() + ", before: " + report.damages());
        checkAfterRepair(history, store, readable, report);
        try (EmbeddedStore files = EmbeddedStore.open(context(store))) {
            Bytes.create(files, "/after", Bytes.pattern(Operation.BLOCK, 1));
        }
        final CheckReport last = StoreCheck.check(store, new UnforcedDisk());
        assertTrue(last.isClean(), () -> "after a change: " + last.damages());
    }

    /** Returns the number of bytes that can be read. */
    private long checkBeforeRepair(final History history, final Path store, final CheckReport report)
            throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            final Tree tree = Tree.of(files);
            assertEquals(
                    report.isClean(),
                    tree.unreadable().isEmpty(),
                    () -> "unreadable: " + tree.unreadable() + ", found: " + report.damages());
            requireOneOf(history.durableStates(), tree.live(), tree.snapshots());
            return tree.readableBytes();
        } catch (final FileServiceException e) {
            assertEquals(PosixError.EIO, e.error(), e.getMessage());
            assertTrue(!report.isClean(), () -> "clean, but: " + e.getMessage());
            refused++;
            return 0;
        }
    }

    private void checkAfterRepair(
            final History history, final Path store, final long readable, final CheckReport before) throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(context(store))) {
            final Tree tree = Tree.of(files);
            assertTrue(tree.readableBytes() >= readable, () -> tree.readableBytes() + " bytes, before " + readable);
            final boolean uncertain = tree.live().keySet().stream().anyMatch(path -> path.startsWith("/after-record-"));
            if (!uncertain) {
                requireOneOf(history.durableStates(), tree.live(), tree.snapshots());
                return;
            }
            for (final String path : tree.live().keySet()) {
                assertTrue(isMarked(path), () -> path + " is not marked; " + before.damages());
            }
            tree.snapshots().forEach((name, content) -> {
                if (!isMarked(name)) {
                    requireOneOf(history.states(), content, null);
                }
            });
        }
    }

    /** Requires that what has no mark is what one of the states has. */
    private static void requireOneOf(
            final List<Model> states,
            final Map<String, byte[]> live,
            final Map<String, Map<String, byte[]>> snapshots) {
        String difference = "";
        for (int i = states.size() - 1; i >= 0; i--) {
            difference = states.get(i).unmarkedDifferenceTo(live, snapshots);
            if (difference.isEmpty()) {
                return;
            }
        }
        throw new AssertionError("of " + states.size() + " states, from the oldest: " + difference);
    }

    static boolean isMarked(final String path) {
        return path.endsWith(MARK) || path.contains(MARK + "/");
    }

    private static EmbeddedStoreContext context(final Path store) {
        return new EmbeddedStoreContext()
                .directory(store)
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE)
                .disk(new UnforcedDisk());
    }

    /**
     * All that a store shows.
     *
     * @param live          content by path; null for a file that cannot be read.
     * @param snapshots     the same for each snapshot.
     * @param unreadable    paths of files without a mark that cannot be read.
     * @param readableBytes bytes of blocks that can be read, now and in snapshots.
     */
    private record Tree(
            Map<String, byte[]> live,
            Map<String, Map<String, byte[]>> snapshots,
            List<String> unreadable,
            long readableBytes) {
        static Tree of(final FileService files) throws IOException {
            final TreeReader reader = new TreeReader(files);
            final Map<String, byte[]> live = reader.read("");
            final Map<String, Map<String, byte[]>> snapshots = new TreeMap<>();
            for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
                snapshots.put(snapshot.name(), reader.read(FileService.SNAPSHOTS + "/" + snapshot.name()));
            }
            return new Tree(live, snapshots, reader.unreadable(), reader.readableBytes());
        }
    }
}
