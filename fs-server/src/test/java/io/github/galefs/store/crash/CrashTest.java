package io.github.galefs.store.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The short form of a long test: {@code scripts/crash-test} kills 200 times at random points and as often in chosen
 * moments. The system properties {@code galefs.crash.kills} and {@code galefs.crash.seed} say how often, and repeat a
 * run's workload.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class CrashTest {
    private static final int KILLS = Integer.getInteger("galefs.crash.kills", 10);
    private static final int KILLS_IN_EACH_MOMENT =
            Math.ceilDiv(Integer.getInteger("galefs.crash.kills", 1), Moment.values().length);
    private static final long SEED = Long.getLong("galefs.crash.seed", System.nanoTime());

    @TempDir
    private Path folder;

    @Test
    void shouldHaveAllThatWasAcknowledgedWhenTheProcessIsKilled() throws Exception {
        final long begin = System.nanoTime();
        System.out.println("crash test: seed " + SEED + ", " + KILLS + " kills");
        try (CrashRun run = new CrashRun(folder, SEED)) {
            for (int kill = 0; kill < KILLS; kill++) {
                run.killOnce();
            }
            System.out.printf("crash test: %s in %.1f s%n", run.figures(), (System.nanoTime() - begin) / 1e9);
            assertTrue(run.figures().calls() > 0, "no call had returned");
        }
    }

    @Test
    void shouldHaveAllThatWasAcknowledgedWhenTheProcessIsKilledWhileItCompacts() throws Exception {
        final long begin = System.nanoTime();
        System.out.println("crash test: seed " + SEED + ", " + KILLS_IN_EACH_MOMENT + " kills in each chosen moment");
        try (CrashRun run = new CrashRun(folder, SEED)) {
            for (int kill = 0; kill < KILLS_IN_EACH_MOMENT; kill++) {
                for (final Moment moment : Moment.values()) {
                    run.killOnceIn(moment);
                }
            }
            System.out.printf(
                    "crash test: in chosen moments, %s in %.1f s%n", run.figures(), (System.nanoTime() - begin) / 1e9);
        }
    }
}
