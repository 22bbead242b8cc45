package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.CaseShare;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Short form of {@code scripts/power-loss}. The system property {@code galefs.powerloss.images} sets the number of
 * images, {@code galefs.powerloss.seed} the seed. The seed repeats the workload, not the moments, which depend on the
 * threads of the store.
 */
@Timeout(value = 10, unit = TimeUnit.HOURS)
class PowerLossTest {
    private static final int IMAGES = Integer.getInteger("galefs.powerloss.images", CaseShare.of(2000));

    /** A short run goes on up to here until it has seen each moment. */
    private static final int MAX_IMAGES = Math.max(IMAGES, 2000);

    private static final long SEED = Long.getLong("galefs.powerloss.seed", System.nanoTime());

    @TempDir
    private Path folder;

    @Test
    void shouldKeepWhatWasSyncedWhenThePowerIsLost() throws Exception {
        System.out.println("power loss: seed " + SEED + ", " + IMAGES + " images");
        final long begin = System.nanoTime();
        final PowerLossRun run = new PowerLossRun(folder, SEED);
        for (int images = IMAGES;
                images <= IMAGES || (run.hasMissedAMoment() && images <= MAX_IMAGES);
                images += IMAGES) {
            run.run(images);
        }
        System.out.printf(
                "power loss: %d images in %.1f s, frozen at %s%n",
                run.images(), (System.nanoTime() - begin) / 1e9, run.frozen());
        assertEquals(EnumSet.allOf(Moment.class), EnumSet.copyOf(run.frozen().keySet()));
    }
}
