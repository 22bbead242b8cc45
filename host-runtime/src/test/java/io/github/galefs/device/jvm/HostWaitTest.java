package io.github.galefs.device.jvm;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class HostWaitTest {
    @Test
    void shouldWaitForAboutTheGivenTimeWhenItMakesThePollsForIt() {
        for (final int millis : new int[] {5, 100}) {
            final long nanos = nanosOf(HostWait.UNCROWDED, HostWait.pollsFor(Duration.ofMillis(millis)));
            assertTrue(nanos > millis * 800_000L, () -> nanos + " ns instead of " + millis + " ms");
        }
    }

    @Test
    void shouldPollAboutOncePerMillisecondWhenTheTimeIsLong() {
        final long polls = HostWait.pollsFor(Duration.ofMinutes(1));
        assertTrue(Math.abs(polls - 60_000) < 5_000, () -> polls + " polls in a minute");
    }

    @Test
    void shouldParkAfterFewerPollsWhenTheLaunchIsCrowded() {
        assertTrue(HostWait.CROWDED.isParking(100));
        assertFalse(HostWait.UNCROWDED.isParking(100));
        assertTrue(HostWait.UNCROWDED.isParking(1_000));
    }

    private static long nanosOf(final HostWait wait, final long polls) {
        final long begin = System.nanoTime();
        for (long poll = 0; poll < polls; poll++) {
            wait.relax(poll);
        }
        return System.nanoTime() - begin;
    }
}
