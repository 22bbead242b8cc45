package io.github.galefs.device.jvm;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * How a work-item waits for the host on this device: it shares the processors with the host, so it lets the host go
 * first the more the longer it has waited.
 */
final class Relaxation {
    private static final long SPINS = 20;
    private static final long YIELDS = 1_000;
    private static final long PARK_NANOS = 50_000;

    /** What a park of {@link #PARK_NANOS} takes on Linux, with the timer slack that it adds. */
    private static final long PARKED_NANOS = 2 * PARK_NANOS;

    /** Absent on systems other than POSIX's. */
    private static final Optional<MethodHandle> SCHED_YIELD = findSchedYield();

    private Relaxation() {}

    static void relax(final long polls) {
        if (polls < SPINS) {
            Thread.onSpinWait();
        } else if (polls < YIELDS) {
            yieldProcessor();
        } else {
            LockSupport.parkNanos(PARK_NANOS);
        }
    }

    static long pollsFor(final Duration time) {
        return YIELDS + time.toNanos() / PARKED_NANOS;
    }

    /**
     * Thread.yield is meant: on two processors the poller may be what waits for this one. For a virtual thread it lets
     * other virtual threads run, but does not give the processor to the poller, which is none; the system's own yield
     * does.
     */
    @SuppressWarnings("ThreadPriorityCheck")
    private static void yieldProcessor() {
        if (Thread.currentThread().isVirtual()) {
            SCHED_YIELD.ifPresent(Relaxation::call);
        }
        Thread.yield();
    }

    private static void call(final MethodHandle schedYield) {
        try {
            // Fails on no system that has it, says POSIX's page of Linux.
            final int result = (int) schedYield.invokeExact();
            assert result == 0;
        } catch (final Throwable e) {
            throw new IllegalStateException("sched_yield could not be called", e);
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
