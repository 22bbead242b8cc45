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

/** One launch: its threads, the groups that are still to be run, and what went wrong first. */
final class JvmLaunch {
    /**
     * How long a stopped launch waits for its work-items; together with what comes after, it must end within a second.
     */
    private static final long STOP_PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

    private final Grid grid;
    private final StopSignal stop;
    private final Stragglers stragglers;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger nextGroup = new AtomicInteger();
    private final AtomicReference<KernelFailedException> failure = new AtomicReference<>();
    private final AtomicInteger running = new AtomicInteger();

    /** Reached when all threads have ended, or when the launch is stopped. */
    private final CountDownLatch finished = new CountDownLatch(1);

    private volatile boolean stopped;

    JvmLaunch(final Runnable kernel, final Grid grid, final StopSignal stop, final Stragglers stragglers) {
        this.grid = grid;
        this.stop = stop;
        this.stragglers = stragglers;
        final int units = Math.min(grid.groupCount(), JvmDevice.groupsAtATime());
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
            threads.add(threadKind()
                    .name("galefs-jvm-unit-" + index + "-item-" + localId)
                    .unstarted(workItem));
        }
    }

    /**
     * Work-items of one group meet at barriers all the time, where virtual threads change places in a tenth of the time
     * that platform threads take. A kernel that did not stop may hold a carrier of theirs for ever, and then they are
     * no choice.
     */
    private Thread.Builder threadKind() {
        return grid.localSize() == 1 || stragglers.any() ? Thread.ofPlatform().daemon() : Thread.ofVirtual();
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
    }

    /** A work-item's thread is about to end. */
    void ended() {
        if (running.decrementAndGet() == 0) {
            finished.countDown();
        }
    }

    private void startAll() {
        try {
            threads.forEach(Thread::start);
        } catch (final OutOfMemoryError e) {
            fail(new KernelFailedException(
                    "could not start " + threads.size() + " threads for work-groups of " + grid.localSize()
                            + " work-items: use a smaller local size",
                    e));
        }
    }

    /** The next group to be run, or {@link ComputeUnit#NO_GROUP}. */
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
        fail(new KernelFailedException(
                "kernel failed in work-group " + groupId + ", work-item " + localId + ": " + cause, cause));
    }

    /** Stops the launch. Of several failures the first is told, the others go with it as suppressed. */
    void fail(final KernelFailedException cause) {
        if (!failure.compareAndSet(null, cause)) {
            failure.get().addSuppressed(cause);
        }
        stop();
    }

    private void stop() {
        // In this order, a thread that an interrupt wakes finds the launch stopped.
        stopped = true;
        stop.stop();
        threads.forEach(Thread::interrupt);
        finished.countDown();
    }

    /**
     * Waits a bounded time, whatever interrupts come; threads that do not end are remembered, as they still use memory.
     */
    private void joinThreads() {
        final long deadline = System.nanoTime() + STOP_PATIENCE_NANOS;
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
                stragglers.add(thread);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
