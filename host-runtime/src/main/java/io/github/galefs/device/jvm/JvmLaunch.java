package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.StopSignal;
import io.github.galefs.kernel.file.MappingEnd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** One launch: its threads, the next group to run, and the first failure. */
final class JvmLaunch {
    /** Time for which a stopped launch waits for its work-items. With cleanup, a launch must end within a second. */
    private static final long STOP_TIMEOUT_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

    private final Grid grid;
    private final StopSignal stop;
    private final RunawayThreads runawayThreads;
    private final Supplier<Runnable> kernel;
    private final LongSupplier mappingEnd;
    private final Supplier<Thread.Builder> threadBuilders;
    private final int concurrentGroups;
    private final int firstUnits;
    private final int maxUnits;

    /** Threads of each unit. Grows while the launch runs, but then only on threads of earlier units. */
    private final List<List<Thread>> units = new CopyOnWriteArrayList<>();

    private final AtomicInteger nextGroup = new AtomicInteger();
    private final AtomicReference<KernelFailedException> failure = new AtomicReference<>();

    /** Threads that have not ended, and the launch itself until it has started the first units. */
    private final AtomicInteger running = new AtomicInteger(1);

    /** Reaches 0 when all threads have ended, or when the launch is stopped. */
    private final CountDownLatch finished = new CountDownLatch(1);

    private final AtomicInteger unitCount = new AtomicInteger();
    private final Sleepers sleepers = new Sleepers();

    private volatile boolean stopped;

    /**
     * Prepares a launch.
     *
     * @param kernel           returns a task that runs one work-item of each group, for each thread.
     * @param mappingEnd       ends the mapping of the calling work-item's group, see {@link MappingEnd#endGroup}.
     * @param threadBuilders   returns a new builder of a work-item's thread.
     * @param concurrentGroups groups that run at the same time from the begin, if the grid has as many.
     */
    JvmLaunch(
            final Supplier<Runnable> kernel,
            final Grid grid,
            final StopSignal stop,
            final RunawayThreads runawayThreads,
            final LongSupplier mappingEnd,
            final Supplier<Thread.Builder> threadBuilders,
            final int concurrentGroups) {
        this.kernel = kernel;
        this.mappingEnd = mappingEnd;
        this.grid = grid;
        this.stop = stop;
        this.runawayThreads = runawayThreads;
        this.threadBuilders = threadBuilders;
        this.concurrentGroups = concurrentGroups;
        firstUnits = Math.min(grid.groupCount(), concurrentGroups);
        // Many virtual threads that yield to one another starve those that the host has woken.
        maxUnits = grid.localSize() == 1 ? Math.max(concurrentGroups, JvmDevice.MAX_CONCURRENT_GROUPS) : firstUnits;
    }

    /**
     * Runs the launch and waits for its end.
     *
     * @return false if the time limit has passed, and the launch was stopped; see {@link #failure}.
     */
    boolean run(final Duration timeLimit) throws InterruptedException {
        final boolean inTime;
        try {
            startFirstUnits();
            inTime = finished.await(timeLimit.toNanos(), TimeUnit.NANOSECONDS);
        } catch (final InterruptedException | RuntimeException | Error e) {
            // Also after an Error: the memory of threads that run on unnoticed would be freed.
            stop();
            joinThreads();
            throw e;
        }
        if (!inTime) {
            stop();
        }
        joinThreads();
        if (inTime && failure.get() != null) {
            throw failure.get();
        }
        if (inTime && stopped) {
            throw new KernelFailedException("kernel failed, but there was too little memory to record how", null);
        }
        return inTime;
    }

    /** Returns the first failure, such as that of a kernel that has thrown because its calls failed after the stop. */
    Optional<KernelFailedException> failure() {
        return Optional.ofNullable(failure.get());
    }

    /** Returns whether a thread has not ended, although the launch was stopped. */
    boolean isRunning() {
        return running.get() > 0;
    }

    /** Called on each work-item's thread before it ends. */
    void onThreadEnd() {
        if (running.decrementAndGet() == 0) {
            finished.countDown();
        }
    }

    /**
     * Returns how a work-item backs off at present while its group waits for the host. A launch is crowded by units
     * that were started since others waited, only until they have run out of groups.
     */
    HostWait hostWait() {
        final boolean isCrowded = grid.localSize() == 1 && running.get() > concurrentGroups;
        return isCrowded ? HostWait.CROWDED : HostWait.UNCROWDED;
    }

    Sleepers sleepers() {
        return sleepers;
    }

    /** Returns whether a group that waits long lets another one start. */
    boolean mayStartUnits() {
        return !stopped && nextGroup.get() < grid.groupCount() && unitCount.get() < maxUnits;
    }

    /** Called when a group has waited so long for the host that another should have its processor. */
    void onLongWait() {
        if (!mayStartUnits()) {
            return;
        }
        final int unit = unitCount.getAndUpdate(count -> Math.min(maxUnits, count + 1));
        if (unit < maxUnits) {
            startFurtherUnit(unit);
        }
    }

    private void startFirstUnits() {
        unitCount.set(firstUnits);
        for (int unit = 0; unit < firstUnits; unit++) {
            startUnit(unit);
        }
        onThreadEnd();
    }

    /** Starts a unit of one thread that the launch can do without, or goes on without any more of them. */
    private void startFurtherUnit(final int index) {
        final List<Thread> threads = newThreads(index);
        running.incrementAndGet();
        units.add(threads);
        try {
            threads.getFirst().start();
        } catch (final OutOfMemoryError e) {
            // The system gives no more threads.
            unitCount.set(maxUnits);
            units.remove(threads);
            onThreadEnd();
        }
    }

    private void startUnit(final int index) {
        try {
            final List<Thread> threads = newThreads(index);
            running.addAndGet(threads.size());
            units.add(threads);
            threads.forEach(Thread::start);
        } catch (final OutOfMemoryError e) {
            fail(new KernelFailedException(
                    "cannot start " + grid.localSize() + " threads for one more work-group, besides those of " + index
                            + ": use a smaller local size",
                    e));
        }
    }

    private List<Thread> newThreads(final int index) {
        final ComputeUnit unit = new ComputeUnit(this, grid.localSize());
        final List<Thread> threads = new ArrayList<>();
        for (int localId = 0; localId < grid.localSize(); localId++) {
            final JvmWorkItem workItem = new JvmWorkItem(this, unit, kernel.get(), localId, grid);
            unit.add(workItem, localId);
            threads.add(threadBuilders
                    .get()
                    .name("galefs-jvm-unit-" + index + "-item-" + localId)
                    .unstarted(workItem));
        }
        return threads;
    }

    /** Returns the next group to run, or {@link ComputeUnit#NO_GROUP}. */
    int takeGroup() {
        final int group = nextGroup.getAndUpdate(g -> g < grid.groupCount() ? g + 1 : g);
        return group < grid.groupCount() ? group : ComputeUnit.NO_GROUP;
    }

    /** Ends the mapping of the calling work-item's group; returns its file offset. */
    long endMapping() {
        return mappingEnd.getAsLong();
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
        units.forEach(threads -> threads.forEach(Thread::interrupt));
        finished.countDown();
    }

    /**
     * Waits for the threads for a bounded time and defers interrupts. Registers threads that do not end, as they still
     * use memory.
     */
    private void joinThreads() {
        final long deadline = System.nanoTime() + STOP_TIMEOUT_NANOS;
        boolean interrupted = false;
        // By index: a unit that is waited for may still add one.
        for (int unit = 0; unit < units.size(); unit++) {
            for (final Thread thread : units.get(unit)) {
                interrupted |= isInterruptedWhileJoining(thread, deadline);
                if (thread.isAlive()) {
                    runawayThreads.add(thread);
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isInterruptedWhileJoining(final Thread thread, final long deadline) {
        boolean interrupted = false;
        boolean joining = thread.isAlive();
        while (joining) {
            try {
                final long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (millis > 0) {
                    thread.join(millis);
                }
                joining = false;
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}
