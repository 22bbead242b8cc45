package io.github.galefs.device.cuda;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes calls of the driver while no kernel of this process runs. Such calls free memory of the host, or unload a
 * kernel. The driver lets them wait for all kernels, and lets each launch wait for them; seen on an H100 with
 * {@code cuMemFreeHost}, {@code cuMemHostUnregister} and {@code cuModuleUnload}. Thread-safe.
 *
 * <p>A kernel may never end. A call waits for kernels for a bounded time, and keeps new kernels from starting
 * meanwhile. After that time the call is put off until no kernel runs. Kernels of several sessions may overlap all the
 * time, so the end of a kernel waits for a quiet moment while calls are put off. Their memory stays allocated until
 * then, without a limit.
 */
final class QuietCalls {
    private static final Logger LOGGER = LoggerFactory.getLogger(QuietCalls.class);

    /** Longer than a round. */
    private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Time without waits after a wait in vain: a kernel that does not end costs others 1 % of their time. */
    private static final long REST_NANOS = 100 * WAIT_NANOS;

    private final Queue<Runnable> late = new ConcurrentLinkedQueue<>();

    /** Not created when it is needed: an OutOfMemoryError then would leave a call that never ends. */
    private final Runnable lateCalls = this::runLate;

    private final long waitNanos;

    // Guarded by this.
    private int kernels;
    private int waiting;
    private boolean isCalling;
    private long restEnd = System.nanoTime();

    QuietCalls() {
        this(WAIT_NANOS);
    }

    /** @param waitNanos time for which a call waits for kernels, in nanoseconds. */
    QuietCalls(final long waitNanos) {
        this.waitNanos = waitNanos;
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

    /** Makes a call now or later. Throws what the call throws; the failure of a late call is logged. */
    void make(final Runnable call) {
        try {
            if (beginCall(waitNanos)) {
                runAndEnd(call);
            } else {
                late.add(call);
            }
        } finally {
            // A kernel may have ended since.
            makeLate(0);
        }
    }

    /**
     * Makes a call before this returns. If a kernel does not end, the driver waits for it. Meant for memory that is
     * unmapped afterwards.
     */
    void makeNow(final Runnable call) {
        try {
            if (beginCall(waitNanos)) {
                runAndEnd(call);
            } else {
                call.run();
            }
        } finally {
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
        for (Runnable call = late.poll(); call != null; call = late.poll()) {
            try {
                call.run();
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
