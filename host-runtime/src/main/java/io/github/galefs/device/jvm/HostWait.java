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
 * of them the longer it has waited.
 */
final class HostWait {
    private static final long SPINS = 20;
    private static final long YIELDS = 1_000;
    private static final long PARK_NANOS = 50_000;

    /** Duration of a park of {@link #PARK_NANOS} on Linux, with timer slack. */
    private static final long PARKED_NANOS = 2 * PARK_NANOS;

    /** Absent on systems without POSIX. */
    private static final Optional<MethodHandle> SCHED_YIELD = findSchedYield();

    private HostWait() {}

    /**
     * Backs off once.
     *
     * @param polls made so far.
     */
    static void relax(final long polls) {
        if (polls < SPINS) {
            Thread.onSpinWait();
        } else if (polls < YIELDS) {
            yieldProcessor();
        } else {
            LockSupport.parkNanos(PARK_NANOS);
        }
    }

    /** Returns the polls, each followed by {@link #relax}, in about the given time. */
    static long pollsFor(final Duration time) {
        return YIELDS + time.toNanos() / PARKED_NANOS;
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
