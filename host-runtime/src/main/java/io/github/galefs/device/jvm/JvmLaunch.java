package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** One launch: its threads, the next group to run, and the first failure. */
final class JvmLaunch {
    /** Time for which a stopped launch waits for its work-items. With cleanup, a launch must end within a second. */
    private static final long STOP_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

    private final Grid grid;
    private final StopSignal stop;
    private final RunawayThreads runawayThreads;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger nextGroup = new AtomicInteger();
    private final AtomicReference<KernelFailedException> failure = new AtomicReference<>();
    private final AtomicInteger running = new AtomicInteger();

    /** Reaches 0 when all threads have ended, or when the launch is stopped. */
    private final CountDownLatch finished = new CountDownLatch(1);

    private volatile boolean stopped;

    JvmLaunch(final Runnable kernel, final Grid grid, final StopSignal stop, final RunawayThreads runawayThreads) {
        this.grid = grid;
        this.stop = stop;
        this.runawayThreads = runawayThreads;
        final int units = Math.min(grid.groupCount(), JvmDevice.concurrentGroups());
        for (int unit = 0; unit < units; unit++) {
            addUnit(unit, kernel);
        }
        running.set(threads.size());
    }

    private void addUnit(final int index, final Runnable kernel) {
        final ComputeUnit unit = new ComputeUnit(this, grid.localSize());
        for (int localId = 0; localId < grid.localSize(); localId++) {
            final JvmWorkItem workItem =
                    new JvmWorkItem(this, unit, kernel, localId, grid.localSize(), grid.groupCount());
            threads.add(threadBuilder()
                    .name("galefs-jvm-unit-" + index + "-item-" + localId)
                    .unstarted(workItem));
        }
    }

    /**
     * Returns a builder of virtual threads for groups of several work-items: these meet at barriers often, where
     * virtual threads switch in a tenth of the time of platform threads. A kernel that did not stop may occupy a
     * carrier thread forever, and then virtual threads cannot be used.
     */
    private Thread.Builder threadBuilder() {
        return grid.localSize() == 1 || runawayThreads.isAnyAlive()
                ? Thread.ofPlatform().daemon()
                : Thread.ofVirtual();
    }

    void run() throws InterruptedException {
        try {
            startAll();
            finished.await();
        } catch (final InterruptedException e) {
            stop();
            joinThreads();
            throw e;
        }
        joinThreads();
        if (failure.get() != null) {
            throw failure.get();
        }
        if (stopped) {
            throw new KernelFailedException("kernel failed, but there was too little memory to record how", null);
        }
    }

    /** Called on each work-item's thread before it ends. */
    void onThreadEnd() {
        if (running.decrementAndGet() == 0) {
            finished.countDown();
        }
    }

    private void startAll() {
        try {
            threads.forEach(Thread::start);
        } catch (final OutOfMemoryError e) {
            fail(new KernelFailedException(
                    "cannot start " + threads.size() + " threads for work-groups of " + grid.localSize()
                            + " work-items: use a smaller local size",
                    e));
        }
    }

    /** Returns the next group to run, or {@link ComputeUnit#NO_GROUP}. */
    int takeGroup() {
        final int group = nextGroup.getAndUpdate(g -> g < grid.groupCount() ? g + 1 : g);
        return group < grid.groupCount() ? group : ComputeUnit.NO_GROUP;
    }

    void checkNotStopped() {
        if (stopped) {
            throw new LaunchStoppedException();
        }
    }

    void fail(final int groupId, final int localId, final Throwable cause) {
        try {
            fail(new KernelFailedException(
                    "kernel failed in work-group " + groupId + ", work-item " + localId + ": " + cause, cause));
        } finally {
            // Also if memory is too short for the message: the other work-items may wait for this one.
            stop();
        }
    }

    /** Stops the launch. The first failure is thrown, with later ones as suppressed exceptions. */
    void fail(final KernelFailedException cause) {
        if (!failure.compareAndSet(null, cause)) {
            failure.get().addSuppressed(cause);
        }
        stop();
    }

    private void stop() {
        // In this order: a thread that is woken by the interrupt must find the launch stopped.
        stopped = true;
        stop.stop();
        threads.forEach(Thread::interrupt);
        finished.countDown();
    }

    /**
     * Waits for the threads for a bounded time and defers interrupts. Registers threads that do not end, as they still
     * use memory.
     */
    private void joinThreads() {
        final long deadline = System.nanoTime() + STOP_TIMEOUT_NANOS;
        boolean interrupted = false;
        for (final Thread thread : threads) {
            boolean joining = thread.isAlive();
            while (joining) {
                try {
                    thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
                    joining = false;
                } catch (final InterruptedException e) {
                    interrupted = true;
                }
            }
            if (thread.isAlive()) {
                runawayThreads.add(thread);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
