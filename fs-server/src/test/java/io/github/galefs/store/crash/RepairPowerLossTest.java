package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.agrona.IoUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Loses the power in the middle of a repair, which must then be repeatable, with the same result. */
@Timeout(600)
class RepairPowerLossTest {
    private static final long SEED = Long.getLong("galefs.powerloss.seed", System.nanoTime());
    private static final int STORES = CaseShare.of(4);

    @TempDir
    private Path folder;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private SimulatedDisk disk;
    private int images;
    private boolean repairing;

    @Test
    void shouldRepairAgainWhenThePowerIsLostDuringARepair() throws IOException {
        System.out.println("power loss in repairs: seed " + SEED);
        for (int i = 0; i < STORES; i++) {
            final Path store = folder.resolve("store" + i);
            final History history = new History(store, folder.resolve("work" + i), random.nextLong(), true);
            damageTheMiddleOfTheJournal(history.store());
            final Path twin = folder.resolve("twin" + i);
            History.copy(store, twin);
            StoreCheck.repair(twin, new UnforcedDisk());
            final Path graveyard = Files.createDirectories(folder.resolve("graveyard" + i));
            final Set<String> expected = names(twin);
            disk = new SimulatedDisk(store, graveyard, () -> compare(expected));
            repairing = true;
            StoreCheck.repair(store, disk);
            repairing = false;
            assertEquals(expected, names(store));
        }
        assertTrue(images > STORES * 10, images + " images");
    }

    private void compare(final Set<String> expected) {
        if (!repairing) {
            return;
        }
        try {
            final Path image = folder.resolve("image" + images++);
            disk.freeze().writeMixed(image, random);
            StoreCheck.repair(image, new UnforcedDisk());
            final CheckReport report = StoreCheck.check(image, new UnforcedDisk());
            assertTrue(report.isClean(), () -> "seed " + SEED + ": " + report.damages());
            assertEquals(expected, names(image), () -> "seed " + SEED);
            IoUtil.delete(image.toFile(), true);
        } catch (final IOException e) {
            throw new AssertionError("seed " + SEED, e);
        }
    }

    private static Set<String> names(final Path store) throws IOException {
        try (EmbeddedStore files = EmbeddedStore.openReadOnly(
                new EmbeddedStoreContext().directory(store).segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE))) {
            return new TreeSet<>(new TreeReader(files).read("").keySet());
        }
    }

    /** Deletes a segment that is neither the first nor the last of the journal. */
    private static void damageTheMiddleOfTheJournal(final Path store) throws IOException {
        try (Stream<Path> segments = Files.list(store.resolve("meta"))) {
            final Path[] sorted = segments.filter(path -> path.toString().endsWith(".cq4"))
                    .sorted()
                    .toArray(Path[]::new);
            Files.delete(sorted[sorted.length / 2]);
        }
    }
}
