package io.github.galefs.device.jvm;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * State shared by the work-items of a group. Runs one group after another on the same threads; a group ends, and the
 * next begins, when all its work-items have returned from the kernel.
 *
 * <p>Fields without synchronisation are written by one thread before a barrier and read by the others after it.
 */
final class ComputeUnit {
    /** All groups have been taken. */
    static final int NO_GROUP = -1;

    private final JvmLaunch launch;
    private final int localSize;
    private final CyclicBarrier barrier;
    private final long[] broadcast = new long[2];
    private final GroupCompletion completion;
    private final LocalArrays localArrays;
    private int group;

    ComputeUnit(final JvmLaunch launch, final int localSize) {
        this.launch = launch;
        this.localSize = localSize;
        this.completion = new GroupCompletion(localSize);
        this.localArrays = new LocalArrays(localSize);
        this.barrier = new CyclicBarrier(localSize, this::allArrived);
    }

    /** Waits for all work-items of the unit, then returns the next group to each, or {@link #NO_GROUP}. */
    int nextGroup() {
        completion.arrive();
        if (localSize == 1) {
            launch.checkNotStopped();
            allArrived();
        } else {
            awaitAll();
        }
        return group;
    }

    /** Returns the arrays in local memory of the group that runs. */
    LocalArrays localArrays() {
        return localArrays;
    }

    void barrier() {
        if (localSize == 1) {
            launch.checkNotStopped();
        } else {
            awaitAll();
        }
    }

    /**
     * Returns the leader's value to all work-items. One barrier suffices because calls alternate between two slots: the
     * leader overwrites a slot only after the barrier of the call in between, and every work-item has read the slot
     * before it reaches that barrier.
     */
    long broadcast(final int localId, final int slot, final long value) {
        if (localId == 0) {
            broadcast[slot] = value;
        }
        barrier();
        return broadcast[slot];
    }

    private void awaitAll() {
        launch.checkNotStopped();
        try {
            barrier.await();
        } catch (final InterruptedException e) {
            // Only the launch has references to its threads, and interrupts them only when it is stopped.
            Thread.currentThread().interrupt();
            throw new LaunchStoppedException();
        } catch (final BrokenBarrierException e) {
            throw new LaunchStoppedException();
        }
        launch.checkNotStopped();
    }

    private void allArrived() {
        if (completion.isComplete()) {
            localArrays.clear();
            group = launch.takeGroup();
        } else if (completion.hasBegun()) {
            launch.fail(completion.divergence(group));
        }
        completion.reset();
    }
}
