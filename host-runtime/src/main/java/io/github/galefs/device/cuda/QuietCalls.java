package io.github.galefs.device.cuda;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes calls of the driver while no kernel of this process runs. Such calls free memory of the host, or unload a
 * kernel. The driver lets them wait for all kernels, and lets each launch wait for them; seen on an H100 with
 * {@code cuMemFreeHost}, {@code cuMemHostUnregister} and {@code cuModuleUnload}. Thread-safe.
 *
 * <p>A kernel may never end. A call waits for kernels for a bounded time, and keeps new kernels from starting
 * meanwhile. After that time the call is put off until a kernel ends. Each session has few such calls.
 */
final class QuietCalls {
    private static final Logger LOGGER = LoggerFactory.getLogger(QuietCalls.class);

    /** Longer than a round. */
    private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Kernels read, calls write. */
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    private final Queue<Runnable> late = new ConcurrentLinkedQueue<>();
    private final long waitNanos;

    QuietCalls() {
        this(WAIT_NANOS);
    }

    /** @param waitNanos time for which a call waits for kernels, in nanoseconds. */
    QuietCalls(final long waitNanos) {
        this.waitNanos = waitNanos;
    }

    /** Begins to run a kernel; ended by the same thread. */
    void beginKernel() {
        lock.readLock().lock();
    }

    /** Ends {@link #beginKernel}, and makes the calls that came too late, if no other kernel runs. */
    void endKernel() {
        lock.readLock().unlock();
        makeLateIfQuiet();
    }

    /** Makes a call now or later. Throws what the call throws; the failure of a late call is logged. */
    void make(final Runnable call) {
        // A thread that runs a kernel would wait for itself. A second wait for a kernel that does not end is useless.
        if (lock.getReadHoldCount() > 0 || !isQuiet(late.isEmpty() ? waitNanos : 0)) {
            late.add(call);
        } else {
            makeAlone(call);
        }
        // A kernel, or another call, may have ended since.
        makeLateIfQuiet();
    }

    /**
     * Makes a call before this returns. If a kernel does not end, the driver waits for it. Meant for memory that is
     * unmapped afterwards.
     */
    void makeNow(final Runnable call) {
        if (lock.getReadHoldCount() == 0 && isQuiet(waitNanos)) {
            makeAlone(call);
            makeLateIfQuiet();
        } else {
            call.run();
        }
    }

    /** The calling thread has the write lock, and loses it. */
    private void makeAlone(final Runnable call) {
        try {
            makeLate();
            call.run();
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** Looks again after each turn: another thread may have put off a call because this thread had the lock. */
    private void makeLateIfQuiet() {
        while (!late.isEmpty()
                && lock.getReadHoldCount() == 0
                && lock.writeLock().tryLock()) {
            try {
                makeLate();
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    /** Takes the write lock, unless a kernel keeps it; defers interrupts. */
    private boolean isQuiet(final long nanos) {
        final long end = System.nanoTime() + nanos;
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return lock.writeLock().tryLock(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (final InterruptedException _) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void makeLate() {
        for (Runnable call = late.poll(); call != null; call = late.poll()) {
            try {
                call.run();
            } catch (final RuntimeException | Error e) {
                LOGGER.error("cannot free what a closed session had on the GPU", e);
            }
        }
    }
}
