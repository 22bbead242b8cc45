package io.github.galefs.device.cuda;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes calls of the driver while no kernel of this process runs. Such calls free memory of the host, or unload a
 * kernel. The driver lets them wait for all kernels, and lets each launch wait for them; seen on an H100 with
 * {@code cuMemFreeHost}, {@code cuMemHostUnregister} and {@code cuModuleUnload}. Thread-safe.
 *
 * <p>A kernel may never end. A call waits for kernels for a bounded time, and keeps new kernels from starting
 * meanwhile. After that time the call is put off: a thread makes it when kernels have ended. Kernels of several
 * sessions may overlap all the time, so that thread waits for a quiet moment in the same way. While kernels wait to
 * begin, it makes calls for a bounded time. What late calls are to free stays allocated until then, so allocations are
 * refused beyond a limit.
 */
final class QuietCalls {
    private static final Logger LOGGER = LoggerFactory.getLogger(QuietCalls.class);

    /** Longer than a round. */
    private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time without waits after a wait in vain: a kernel that does not end costs others 1 % of their time. */
    private static final long REST_NANOS = 100 * WAIT_NANOS;

    private final Queue<LateCall> late = new ConcurrentLinkedQueue<>();

    /** Bytes that late calls are to free. */
    private final AtomicLong lateBytes = new AtomicLong();

    private final long lateLimit;
    private final long waitNanos;

    // Guarded by this.
    private int kernels;
    private int kernelsWaiting;
    private int waiting;
    private boolean isCalling;
    private boolean isLateThreadRunning;
    private long restEnd = System.nanoTime();

    /** Number of kernels and turns of calls that have ended. */
    private long ends;

    /** A call that was put off. */
    private record LateCall(long byteLength, Runnable call) {}

    /** Lets calls wait for longer than a round, and keep half of the machine's memory allocated. */
    QuietCalls() {
        this(WAIT_NANOS, defaultLateLimit());
    }

    /**
     * Creates no calls.
     *
     * @param waitNanos time for which a call waits for kernels, in nanoseconds.
     * @param lateLimit bytes that may be freed late.
     */
    QuietCalls(final long waitNanos, final long lateLimit) {
        this.waitNanos = waitNanos;
        this.lateLimit = lateLimit;
    }

    private static long defaultLateLimit() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize() / 2;
    }

    /** Begins to run a kernel, after calls that are being made or wait. Allocates nothing. */
    synchronized void beginKernel() {
        boolean interrupted = false;
        kernelsWaiting++;
        while (isCalling || waiting > 0) {
            try {
                wait();
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        kernelsWaiting--;
        kernels++;
        restoreInterrupt(interrupted);
    }

    /** Ends {@link #beginKernel}. May be called by another thread. */
    void endKernel() {
        synchronized (this) {
            kernels--;
            ends++;
            notifyAll();
        }
        startLateThread();
    }

    /**
     * Refuses an allocation while too much memory waits to be freed.
     *
     * @param byteLength bytes to allocate.
     * @throws OutOfMemoryError with the numbers.
     */
    void checkRoom(final long byteLength) {
        final long unfreed = lateBytes.get();
        // A single large allocation is refused only when half of the limit waits.
        if (unfreed + Math.min(byteLength, lateLimit / 2) > lateLimit) {
            throw new OutOfMemoryError("cannot allocate " + byteLength + " bytes: closed sessions still have " + unfreed
                    + " of at most " + lateLimit + " bytes, which CUDA frees when the kernels of this process have"
                    + " ended");
        }
    }

    /**
     * Makes a call now or later. Throws what the call throws; the failure of a late call is logged.
     *
     * @param byteLength bytes that the call frees.
     */
    void make(final long byteLength, final Runnable call) {
        if (beginCall(waitNanos)) {
            try {
                call.run();
            } finally {
                endCall();
            }
        } else {
            late.add(new LateCall(byteLength, call));
            lateBytes.addAndGet(byteLength);
            startLateThread();
        }
    }

    /** Without a thread, late calls wait for the next end of a kernel. */
    private void startLateThread() {
        synchronized (this) {
            if (isLateThreadRunning || late.isEmpty()) {
                return;
            }
            isLateThreadRunning = true;
        }
        try {
            Thread.ofPlatform().daemon().name("galefs-late-calls").start(this::makeLateCalls);
        } catch (final Error e) {
            endLateThread();
            LOGGER.warn("no thread frees what closed sessions have on the GPU: {}", e.getMessage());
        }
    }

    private void makeLateCalls() {
        try {
            long seen = endCount();
            while (!endLateThreadIfDone()) {
                if (beginCall(waitNanos)) {
                    try {
                        runLate(System.nanoTime() + waitNanos);
                    } finally {
                        // Before the turn ends, so that the next one waits for a kernel that this one has held up.
                        seen = endCount() + 1;
                        endCall();
                    }
                }
                seen = awaitEnd(seen);
            }
        } catch (final Throwable e) {
            endLateThread();
            throw e;
        }
    }

    /** Makes calls until a time, and after that as long as no kernel waits. */
    private void runLate(final long end) {
        boolean goesOn = true;
        for (LateCall next = late.poll(); next != null; next = goesOn ? late.poll() : null) {
            try {
                next.call().run();
            } catch (final RuntimeException | Error e) {
                LOGGER.error("cannot free what a closed session had on the GPU", e);
            } finally {
                lateBytes.addAndGet(-next.byteLength());
            }
            goesOn = System.nanoTime() - end < 0 || !areKernelsWaiting();
        }
    }

    private synchronized boolean areKernelsWaiting() {
        return kernelsWaiting > 0;
    }

    private synchronized long endCount() {
        return ends;
    }

    /**
     * Waits until more kernels or turns of calls have ended than were seen; returns how many. Does not wait if no call
     * is left, or if nothing is running whose end would be seen: a call may have been put off because of this thread.
     */
    private synchronized long awaitEnd(final long seen) {
        boolean interrupted = false;
        while (ends <= seen && !late.isEmpty() && (kernels > 0 || kernelsWaiting > 0 || isCalling)) {
            try {
                wait();
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        restoreInterrupt(interrupted);
        return ends;
    }

    private synchronized boolean endLateThreadIfDone() {
        isLateThreadRunning = !late.isEmpty();
        return !isLateThreadRunning;
    }

    private synchronized void endLateThread() {
        isLateThreadRunning = false;
    }

    /** Waits until no kernel runs and no call is being made, or for a time; returns whether a call may be made. */
    private synchronized boolean beginCall(final long nanos) {
        final long begin = System.nanoTime();
        long left = begin - restEnd < 0 ? 0 : nanos;
        boolean interrupted = false;
        waiting++;
        while ((kernels > 0 || isCalling) && left > 0) {
            try {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            } catch (final InterruptedException _) {
                interrupted = true;
            }
            left = nanos - (System.nanoTime() - begin);
            if (left <= 0 && kernels > 0) {
                restEnd = System.nanoTime() + REST_NANOS;
            }
        }
        waiting--;
        final boolean isQuiet = kernels == 0 && !isCalling;
        isCalling |= isQuiet;
        notifyAll();
        restoreInterrupt(interrupted);
        return isQuiet;
    }

    private synchronized void endCall() {
        isCalling = false;
        ends++;
        notifyAll();
    }

    private static void restoreInterrupt(final boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
