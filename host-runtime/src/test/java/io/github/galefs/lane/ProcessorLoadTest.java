package io.github.galefs.lane;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.CachedNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The load follows from slow yields and from the share of other processes. */
@Timeout(10)
class ProcessorLoadTest {
    private final CachedNanoClock clock = new CachedNanoClock();
    private long pauseNanos;
    private double shareOfOthers = 0.8;
    private final ProcessorLoad load = new ProcessorLoad(clock, () -> clock.advance(pauseNanos), () -> shareOfOthers);

    private void pause(final long micros) {
        pauseNanos = TimeUnit.MICROSECONDS.toNanos(micros);
        load.measure(0);
    }

    private void pass(final long millis) {
        clock.advance(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    @Test
    void shouldNotBeBusyWhenPausesAreShort() {
        for (int i = 0; i < 1000; i++) {
            pause(200);
        }
        assertFalse(load.isBusy());
    }

    @Test
    void shouldNotBeBusyWhenASinglePauseWasLong() {
        pass(200);
        pause(20_000);
        assertFalse(load.isBusy());
        pass(200);
        pause(20_000);
        assertFalse(load.isBusy());
    }

    /** As of a kernel that computes on all processors. */
    @Test
    void shouldNotBeBusyWhenThisProcessUsesTheProcessorsItself() {
        shareOfOthers = 0.2;
        for (int i = 0; i < 100; i++) {
            pause(8_000);
        }
        assertFalse(load.isBusy());
    }

    @Test
    void shouldBeBusyForAWhileWhenTwoPausesWereLong() {
        pause(8_000);
        pause(8_000);
        assertTrue(load.isBusy());
        pass(19);
        assertTrue(load.isBusy());
        pass(2);
        assertFalse(load.isBusy());
    }

    /** After the first time, a single slow yield is enough. */
    @Test
    void shouldRememberForLongerWhenTheLoadLasts() {
        lastsForSeconds();
    }

    private void lastsForSeconds() {
        pause(8_000);
        pause(8_000);
        for (long millis = 20; millis < 5_000; millis *= 2) {
            pass(Math.min(millis, 1_000) - 1);
            assertTrue(load.isBusy(), millis + " ms");
            pass(2);
            assertFalse(load.isBusy(), millis + " ms");
            pause(8_000);
        }
    }

    @Test
    void shouldForgetALoadThatHasEnded() {
        lastsForSeconds();
        pass(5_000);
        pause(8_000);
        assertFalse(load.isBusy());
        pause(8_000);
        pass(21);
        assertFalse(load.isBusy());
    }
}
