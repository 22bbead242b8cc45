package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.CaseShare;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Short form of {@code scripts/crash-test}, which kills 200 times at random points and as often at kill points. The
 * system property {@code galefs.crash.kills} sets the number of kills, {@code galefs.crash.seed} the seed, which
 * repeats a run's workload.
 */
@Timeout(value = 10, unit = TimeUnit.HOURS)
class CrashTest {
    private static final int KILLS = Integer.getInteger("galefs.crash.kills", Math.max(3, CaseShare.of(10)));
    private static final int KILLS_AT_EACH_POINT =
            Math.ceilDiv(Integer.getInteger("galefs.crash.kills", 1), KillPoint.values().length);
    private static final long SEED = Long.getLong("galefs.crash.seed", System.nanoTime());

    @TempDir
    private Path folder;

    @Test
    void shouldKeepEveryAcknowledgedChangeWhenTheProcessIsKilledAtARandomTime() throws Exception {
        final long begin = System.nanoTime();
        System.out.println("crash test: seed " + SEED + ", " + KILLS + " kills");
        try (CrashRun run = new CrashRun(folder, SEED)) {
            for (int kill = 0; kill < KILLS; kill++) {
                run.killOnce();
            }
            System.out.printf("crash test: %s in %.1f s%n", run.figures(), (System.nanoTime() - begin) / 1e9);
            assertTrue(run.figures().calls() > 0, "no call returned");
        }
    }

    @Test
    void shouldKeepEveryAcknowledgedChangeWhenTheProcessIsKilledDuringCompaction() throws Exception {
        final long begin = System.nanoTime();
        System.out.println("crash test: seed " + SEED + ", " + KILLS_AT_EACH_POINT + " kills at each kill point");
        try (CrashRun run = new CrashRun(folder, SEED)) {
            for (int kill = 0; kill < KILLS_AT_EACH_POINT; kill++) {
                for (final KillPoint killPoint : KillPoint.values()) {
                    run.killOnceAt(killPoint);
                }
            }
            System.out.printf(
                    "crash test: at kill points, %s in %.1f s%n", run.figures(), (System.nanoTime() - begin) / 1e9);
        }
    }
}
