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
 * meanwhile. After that time the call is put off until no kernel runs. Kernels of several sessions may overlap all the
 * time, so the end of a kernel waits for a quiet moment while calls are put off. What they are to free stays allocated
 * until then, so allocations are refused beyond a limit.
 */
final class QuietCalls {
    private static final Logger LOGGER = LoggerFactory.getLogger(QuietCalls.class);

    /** Longer than a round. */
    private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time without waits after a wait in vain: a kernel that does not end costs others 1 % of their time. */
    private static final long REST_NANOS = 100 * WAIT_NANOS;

    private final Queue<LateCall> late = new ConcurrentLinkedQueue<>();

    /** Bytes that the calls in the queue are to free. */
    private final AtomicLong lateBytes = new AtomicLong();

    private final long lateLimit;

    /** Not created when it is needed: an OutOfMemoryError then would leave a call that never ends. */
    private final Runnable lateCalls = this::runLate;

    private final long waitNanos;

    // Guarded by this.
    private int kernels;
    private int waiting;
    private boolean isCalling;
    private long restEnd = System.nanoTime();

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
     * @param lateLimit bytes that are to be freed late and that are allocated next, together.
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
        while (isCalling || waiting > 0) {
            try {
                wait();
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        kernels++;
        restoreInterrupt(interrupted);
    }

    /** Ends {@link #beginKernel}, and makes the calls that were put off. */
    void endKernel() {
        synchronized (this) {
            kernels--;
            notifyAll();
        }
        makeLate(waitNanos);
    }

    /**
     * Refuses an allocation while too much memory waits to be freed.
     *
     * @param byteLength bytes to allocate.
     * @throws OutOfMemoryError with the numbers.
     */
    void checkRoom(final long byteLength) {
        final long waiting = lateBytes.get();
        if (waiting > 0 && waiting + byteLength > lateLimit) {
            throw new OutOfMemoryError("cannot allocate " + byteLength + " bytes: closed sessions still have " + waiting
                    + " bytes, which CUDA frees when a kernel of this process has ended; both together may have "
                    + lateLimit);
        }
    }

    /**
     * Makes a call now or later. Throws what the call throws; the failure of a late call is logged.
     *
     * @param byteLength bytes that the call frees.
     */
    void make(final long byteLength, final Runnable call) {
        try {
            if (beginCall(waitNanos)) {
                runAndEnd(call);
            } else {
                late.add(new LateCall(byteLength, call));
                lateBytes.addAndGet(byteLength);
            }
        } finally {
            // A kernel may have ended since.
            makeLate(0);
        }
    }

    /** Looks again after each turn: another thread may have put off a call because this thread made one. */
    private void makeLate(final long nanos) {
        while (!late.isEmpty() && beginCall(nanos)) {
            runAndEnd(lateCalls);
        }
    }

    private void runLate() {
        for (LateCall next = late.poll(); next != null; next = late.poll()) {
            try {
                lateBytes.addAndGet(-next.byteLength());
                next.call().run();
            } catch (final RuntimeException | Error e) {
                LOGGER.error("cannot free what a closed session had on the GPU", e);
            }
        }
    }

    private void runAndEnd(final Runnable call) {
        try {
            call.run();
        } finally {
            endCall();
        }
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
        notifyAll();
    }

    private static void restoreInterrupt(final boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
