package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Chooses the threads of work-items. Groups of several get virtual threads: they meet at barriers often, where virtual
 * threads switch in a tenth of the time of platform threads.
 */
final class WorkItemThreads {
    /** For the first virtual thread to wake. On a machine where that takes longer, platform threads serve as well. */
    private static final Duration WAKE_TIMEOUT = Duration.ofMillis(500);

    private final RunawayThreads runawayThreads;
    private volatile boolean haveWoken;

    WorkItemThreads(final RunawayThreads runawayThreads) {
        this.runawayThreads = runawayThreads;
    }

    /** Returns what creates the builders of threads of a launch. */
    Supplier<Thread.Builder> choose(final Grid grid) throws InterruptedException {
        return grid.localSize() > 1 && areVirtualThreadsUsable()
                ? Thread::ofVirtual
                : () -> Thread.ofPlatform().daemon();
    }

    /**
     * A kernel that never ends would keep the carrier threads from a virtual thread that waits to stop it, and one that
     * did not stop may occupy a carrier thread for ever.
     */
    private boolean areVirtualThreadsUsable() throws InterruptedException {
        return !runawayThreads.isAnyAlive() && !Thread.currentThread().isVirtual() && doWake();
    }

    /**
     * Returns whether a virtual thread has woken from a timed wait. None does, and no exception tells so, when the
     * system has refused the JDK the thread that wakes them, nor while others occupy all carrier threads.
     */
    private boolean doWake() throws InterruptedException {
        if (!haveWoken) {
            haveWoken = Thread.ofVirtual().start(() -> LockSupport.parkNanos(1)).join(WAKE_TIMEOUT);
        }
        return haveWoken;
    }
}
