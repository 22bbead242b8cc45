package io.github.galefs.lane;

import java.util.concurrent.TimeUnit;
import org.agrona.concurrent.NanoClock;

/**
 * Whether other programs keep the processors busy, as a thread sees it that gives up its own: it comes back after a
 * whole time slice of each of the others. Remembered for a while, and longer each time that nothing has changed.
 *
 * <p>Thread-safe: one thread measures at a time, any thread asks.
 */
public final class ProcessorLoad {
    /** A thread that gets its processor back later than this has waited for other threads. */
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Two slow pauses within this time are no accident, such as a compilation that has just ended. */
    private static final long REPEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private static final long MIN_MEMORY_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final long MAX_MEMORY_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final NanoClock clock;
    private final Runnable yield;
    private long measuredAt;
    private long memoryNanos = MIN_MEMORY_NANOS;

    /** End of the latest slow pause, or of the memory of it. */
    private long slowAt;

    private volatile long busyUntil;

    /**
     * Creates what believes the processors to be idle.
     *
     * @param clock of the measurements.
     */
    public ProcessorLoad(final NanoClock clock) {
        this(clock, Thread::yield);
    }

    ProcessorLoad(final NanoClock clock, final Runnable yield) {
        this.clock = clock;
        this.yield = yield;
        busyUntil = clock.nanoTime() - REPEAT_NANOS;
        slowAt = busyUntil;
        measuredAt = busyUntil;
    }

    /**
     * Returns whether the processors were busy a short time ago.
     *
     * @return true if a thread that gives up its processor had better not.
     */
    public boolean isBusy() {
        return clock.nanoTime() - busyUntil < 0;
    }

    /**
     * Gives up the calling thread's processor, and measures how long it takes to get one again; unless that was done a
     * short time ago.
     *
     * @param period time from one measurement to the next, in nanoseconds.
     */
    void measure(final long period) {
        final long begin = clock.nanoTime();
        if (begin - measuredAt >= period) {
            yield.run();
            measuredAt = clock.nanoTime();
            if (measuredAt - begin > SLOW_NANOS) {
                onSlowPause(begin, measuredAt);
            }
        }
    }

    private void onSlowPause(final long begin, final long end) {
        if (begin - slowAt < REPEAT_NANOS) {
            // Still busy, if the memory of the last time has ended just now.
            memoryNanos =
                    begin - busyUntil < REPEAT_NANOS ? Math.min(2 * memoryNanos, MAX_MEMORY_NANOS) : MIN_MEMORY_NANOS;
            busyUntil = end + memoryNanos;
            slowAt = busyUntil;
        } else {
            slowAt = end;
        }
    }
}
