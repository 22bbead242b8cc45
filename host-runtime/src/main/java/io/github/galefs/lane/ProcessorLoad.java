package io.github.galefs.lane;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.DoubleSupplier;
import org.agrona.concurrent.NanoClock;
import org.agrona.concurrent.SystemNanoClock;

/**
 * Whether other processes keep the processors busy. Then a thread that yields comes back late, after a time slice of
 * each other thread. Late yields do not count while this process uses the processors itself, such as by kernels that
 * compute. A busy machine is remembered for a while, twice as long each time in a row.
 *
 * <p>Thread-safe.
 */
public final class ProcessorLoad {
    /** A thread that gets its processor back later than this has waited for other threads. */
    private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** The processors are busy after two slow yields within this time. A single one may be an accident. */
    private static final long REPEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Share of the processors' time that others must have for this to be their doing. */
    private static final double MIN_SHARE_OF_OTHERS = 0.35;

    /** Time from one look at that share to the next: the system counts in hundredths of a second. */
    private static final long SHARE_PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private static final long MIN_MEMORY_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final long MAX_MEMORY_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** The processors are the same for all sessions of this process, and so is the interval of the system's counts. */
    private static final ProcessorLoad SHARED =
            new ProcessorLoad(SystemNanoClock.INSTANCE, Thread::yield, new OtherProcesses());

    private final NanoClock clock;
    private final Runnable yield;
    private final DoubleSupplier shareOfOthers;

    /** Guards the fields below, but for the volatile one. */
    private final ReentrantLock measuring = new ReentrantLock();

    private double latestShare;
    private long shareAt;
    private long measuredAt;
    private long memoryNanos = MIN_MEMORY_NANOS;

    /** End of the latest slow yield, or of the memory of it. */
    private long slowAt;

    private volatile long busyUntil;

    /**
     * Creates a load of idle processors.
     *
     * @param clock         of the measurements.
     * @param yield         gives up the calling thread's processor.
     * @param shareOfOthers gives other processes' share of the processors' time since the call before, from 0 to 1.
     */
    public ProcessorLoad(final NanoClock clock, final Runnable yield, final DoubleSupplier shareOfOthers) {
        this.clock = clock;
        this.yield = yield;
        this.shareOfOthers = shareOfOthers;
        busyUntil = clock.nanoTime() - REPEAT_NANOS;
        slowAt = busyUntil;
        measuredAt = busyUntil;
        shareAt = clock.nanoTime() - SHARE_PERIOD_NANOS;
    }

    /**
     * Returns the load of this machine.
     *
     * @return always the same object.
     */
    public static ProcessorLoad ofThisMachine() {
        return SHARED;
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
     * Yields, and measures how long that takes. Does nothing if another thread is measuring, or has done so a short
     * time ago.
     *
     * @param period time from one measurement to the next, in nanoseconds.
     */
    void measure(final long period) {
        if (measuring.tryLock()) {
            try {
                measureAlone(period);
            } finally {
                measuring.unlock();
            }
        }
    }

    private void measureAlone(final long period) {
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
