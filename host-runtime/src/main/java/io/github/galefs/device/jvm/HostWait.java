package io.github.galefs.device.jvm;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Backs off while a work-item waits for the host. The work-item shares the processors with the host, so it yields more
 * of them the longer it has waited: it spins, then yields, then parks, for longer each time; or {@link #sleep sleeps},
 * if nobody needs it to wake before its reply.
 */
final class HostWait {
    /** For a launch whose work-groups have a processor each: yields for most of a millisecond before it parks. */
    static final HostWait UNCROWDED = new HostWait(1_000);

    /** For a launch with more work-groups than processors, which would yield to one another and take the host's. */
    static final HostWait CROWDED = new HostWait(50);

    private static final long SPINS = 20;
    private static final long FIRST_PARK_NANOS = 50_000;
    private static final long PARK_GROWTH_NANOS = 25_000;

    /** A wait of a few milliseconds becomes longer by a tenth, a longer one by this at most. */
    private static final long MAX_PARK_NANOS = 1_000_000;

    /** By which Linux lengthens a park. */
    private static final long TIMER_SLACK_NANOS = 50_000;

    /** Absent on systems without POSIX. */
    private static final Optional<MethodHandle> SCHED_YIELD = findSchedYield();

    private final long pollsBeforeParks;

    private HostWait(final long pollsBeforeParks) {
        this.pollsBeforeParks = pollsBeforeParks;
    }

    /**
     * Backs off once.
     *
     * @param polls made so far.
     */
    void relax(final long polls) {
        if (isParking(polls)) {
            LockSupport.parkNanos(parkNanos(polls - pollsBeforeParks));
        } else if (polls < SPINS) {
            Thread.onSpinWait();
        } else {
            yieldProcessor();
        }
    }

    /** Parks until the host wakes the work-item, or for a time in case that it does not. */
    static void sleep() {
        LockSupport.parkNanos(MAX_PARK_NANOS);
    }

    /** Returns whether the work-item parks after so many polls. */
    boolean isParking(final long polls) {
        return polls >= pollsBeforeParks;
    }

    /** Returns the polls, each followed by {@link #relax}, in about the given time. */
    static long pollsFor(final Duration time) {
        long parks = 0;
        long nanos = 0;
        while (parkNanos(parks) < MAX_PARK_NANOS && nanos < time.toNanos()) {
            nanos += parkNanos(parks) + TIMER_SLACK_NANOS;
            parks++;
        }
        final long rest = Math.max(0, time.toNanos() - nanos);
        return UNCROWDED.pollsBeforeParks + parks + rest / (MAX_PARK_NANOS + TIMER_SLACK_NANOS);
    }

    private static long parkNanos(final long earlierParks) {
        return Math.min(MAX_PARK_NANOS, FIRST_PARK_NANOS + earlierParks * PARK_GROWTH_NANOS);
    }

    /**
     * Yields the processor with Thread.yield, because on two processors the lane agent may be waiting for this one. On
     * a virtual thread, Thread.yield lets other virtual threads run, but not the lane agent, which has a platform
     * thread; the system's own yield does.
     */
    @SuppressWarnings("ThreadPriorityCheck")
    private static void yieldProcessor() {
        if (Thread.currentThread().isVirtual()) {
            SCHED_YIELD.ifPresent(HostWait::call);
        }
        Thread.yield();
    }

    private static void call(final MethodHandle schedYield) {
        try {
            // On Linux, sched_yield always succeeds: see sched_yield(2).
            final int result = (int) schedYield.invokeExact();
            assert result == 0;
        } catch (final Throwable e) {
            throw new IllegalStateException("cannot call sched_yield", e);
        }
    }

    @SuppressWarnings("restricted")
    private static Optional<MethodHandle> findSchedYield() {
        final Linker linker = Linker.nativeLinker();
        return linker.defaultLookup()
                .find("sched_yield")
                .map(address -> linker.downcallHandle(address, FunctionDescriptor.of(ValueLayout.JAVA_INT)));
    }
}
