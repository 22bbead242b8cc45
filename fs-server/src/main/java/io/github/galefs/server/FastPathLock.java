package io.github.galefs.server;

import io.github.galefs.file.FileService;
import io.github.galefs.file.WaitingReads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Keeps event loops from waiting for the file service. A call on the fast path, made by an event loop, starts only
 * while no call is on the slow path, such as a sync; a slow call waits until the fast ones have returned. Slow calls do
 * not exclude one another.
 */
final class FastPathLock {
    private static final int MAX_SPINS = 100;
    private static final long PARK_NANOS = 1_000;

    private final AtomicInteger slowCalls = new AtomicInteger();
    private final AtomicInteger fastCalls = new AtomicInteger();

    /**
     * Returns the lock for a file service.
     *
     * @param files the service; if its reads may wait, every call takes the slow path.
     */
    static FastPathLock of(final FileService files) {
        final FastPathLock lock = new FastPathLock();
        if (WaitingReads.areMadeBy(files)) {
            lock.slowCalls.incrementAndGet();
        }
        return lock;
    }

    /**
     * Enters the fast path if no call is on the slow path. {@link #leaveFastPath} must follow a success.
     *
     * @return false if the call might have to wait.
     */
    boolean tryEnterFastPath() {
        // Each side increments its own counter before it reads the other's, so at least one of two sees the other.
        fastCalls.incrementAndGet();
        if (slowCalls.get() == 0) {
            return true;
        }
        fastCalls.decrementAndGet();
        return false;
    }

    void leaveFastPath() {
        fastCalls.decrementAndGet();
    }

    /** Enters the slow path after the calls on the fast path have returned. {@link #leaveSlowPath} must follow. */
    void enterSlowPath() {
        slowCalls.incrementAndGet();
        for (int spins = 0; fastCalls.get() != 0; spins++) {
            if (spins < MAX_SPINS) {
                Thread.onSpinWait();
            } else {
                // The loop may wait for a processor, which this thread must not keep.
                LockSupport.parkNanos(PARK_NANOS);
            }
        }
    }

    void leaveSlowPath() {
        slowCalls.decrementAndGet();
    }
}
