package io.github.galefs.lane;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import org.agrona.concurrent.NanoClock;

/**
 * Whether other processes keep the processors busy. A thread that yields finds out: it comes back after a whole time
 * slice of each of the others. What this process does itself does not count, such as kernels that compute. The result
 * is remembered for a while, and for longer each time that nothing has changed.
 *
 * <p>Thread-safe: one thread measures at a time, any thread asks.
 */
public final class ProcessorLoad {
    /** A thread that gets its processor back later than this has waited for other threads. */
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Two slow yields within this time are no accident. */
    private static final long REPEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Share of the processors' time that others must have for this to be their doing. */
    private static final double MIN_SHARE_OF_OTHERS = 0.35;

    /** Time from one look at that share to the next: the system counts in hundredths of a second. */
    private static final long SHARE_PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private static final long MIN_MEMORY_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final long MAX_MEMORY_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final NanoClock clock;
    private final Runnable yield;
    private final DoubleSupplier shareOfOthers;
    private double latestShare;
    private long shareAt;
    private long measuredAt;
    private long memoryNanos = MIN_MEMORY_NANOS;

    /** End of the latest slow yield, or of the memory of it. */
    private long slowAt;

    private volatile long busyUntil;

    /**
     * Creates what believes the processors to be idle.
     *
     * @param clock of the measurements.
     */
    public ProcessorLoad(final NanoClock clock) {
        this(clock, Thread::yield, shareOfOthers());
    }

    /**
     * Creates what believes the processors to be idle.
     *
     * @param yield         gives up the calling thread's processor.
     * @param shareOfOthers of the processors' time since the call before, from 0 to 1.
     */
    ProcessorLoad(final NanoClock clock, final Runnable yield, final DoubleSupplier shareOfOthers) {
        this.clock = clock;
        this.yield = yield;
        this.shareOfOthers = shareOfOthers;
        busyUntil = clock.nanoTime() - REPEAT_NANOS;
        slowAt = busyUntil;
        measuredAt = busyUntil;
        shareAt = clock.nanoTime() - SHARE_PERIOD_NANOS;
    }

    private static DoubleSupplier shareOfOthers() {
        final com.sun.management.OperatingSystemMXBean system =
                ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
        return () -> system.getCpuLoad() - system.getProcessCpuLoad();
    }

    /**
     * Returns whether the processors were busy a short time ago.
     *
     * @return true if a thread that yields its processor had better sleep.
     */
    public boolean isBusy() {
        return clock.nanoTime() - busyUntil < 0;
    }

    /**
     * Yields, and measures how long that takes; unless that was done a short time ago.
     *
     * @param period time from one measurement to the next, in nanoseconds.
     */
    void measure(final long period) {
        final long begin = clock.nanoTime();
        if (begin - measuredAt >= period) {
            yield.run();
            measuredAt = clock.nanoTime();
            if (measuredAt - shareAt >= SHARE_PERIOD_NANOS) {
                shareAt = measuredAt;
                latestShare = shareOfOthers.getAsDouble();
            }
            if (measuredAt - begin > SLOW_NANOS && latestShare >= MIN_SHARE_OF_OTHERS) {
                onSlowYield(begin, measuredAt);
            }
        }
    }

    private void onSlowYield(final long begin, final long end) {
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
