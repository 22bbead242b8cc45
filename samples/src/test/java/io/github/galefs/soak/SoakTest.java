package io.github.galefs.soak;

import io.github.galefs.CaseShare;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Short form of {@code scripts/soak}, which runs for an hour. The system property {@code galefs.soak.seconds} sets the
 * time, {@code galefs.soak.seed} the seed of the changes on the mount.
 */
@Tag("mount")
@Timeout(value = 10, unit = TimeUnit.HOURS)
class SoakTest {
    private static final Duration TIME =
            Duration.ofSeconds(Integer.getInteger("galefs.soak.seconds", 15 + CaseShare.of(30)));
    private static final long SEED = Long.getLong("galefs.soak.seed", System.nanoTime());

    @TempDir
    private Path folder;

    @Test
    void shouldNotGrowWhenServerMountAndKernelsWorkAndAreKilled() throws Exception {
        System.out.println("soak: seed " + SEED + ", " + TIME.toSeconds() + " s");
        try (Soak soak = new Soak(folder, SEED)) {
            soak.run(TIME);
            soak.printFigures();
            soak.check();
        }
    }
}
