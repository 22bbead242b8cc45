package io.github.galefs.device.jvm;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * What the work-items of one group share. It runs one group after the other, on the same threads; a group ends, and the
 * next begins, when all of its work-items have come to its end.
 *
 * <p>Fields without synchronisation are written by one thread before a barrier and read by the others after it.
 */
final class ComputeUnit {
    /** No further group is to be run. */
    static final int NO_GROUP = -1;

    private final JvmLaunch launch;
    private final int localSize;
    private final CyclicBarrier barrier;
    private final long[] broadcast = new long[2];
    private final EndOfGroup end;
    private int group;

    ComputeUnit(final JvmLaunch launch, final int localSize) {
        this.launch = launch;
        this.localSize = localSize;
        this.end = new EndOfGroup(localSize);
        this.barrier = new CyclicBarrier(localSize, this::allArrived);
    }

    /** Waits for all work-items of the unit, then tells each the group to run, or {@link #NO_GROUP}. */
    int nextGroup() {
        end.arrive();
        if (localSize == 1) {
            launch.checkNotStopped();
            allArrived();
        } else {
            awaitAll();
        }
        return group;
    }

    void barrier() {
        if (localSize == 1) {
            launch.checkNotStopped();
        } else {
            awaitAll();
        }
    }

    /**
     * One barrier is enough, as calls take turns with two slots: the leader writes a slot anew only after the barrier
     * of the call in between, and every work-item comes to that barrier after it has read the slot.
     */
    long broadcast(final int localId, final int turn, final long value) {
        if (localId == 0) {
            broadcast[turn] = value;
        }
        barrier();
        return broadcast[turn];
    }

    private void awaitAll() {
        launch.checkNotStopped();
        try {
            barrier.await();
        } catch (final InterruptedException e) {
            // The launch interrupts its threads when it is stopped; nobody else knows them.
            Thread.currentThread().interrupt();
            throw new LaunchStoppedException();
        } catch (final BrokenBarrierException e) {
            throw new LaunchStoppedException();
        }
        launch.checkNotStopped();
    }

    private void allArrived() {
        if (end.isReachedByAll()) {
            group = launch.takeGroup();
        } else if (end.isReachedBySome()) {
            launch.fail(end.divergence(group));
        }
        end.clear();
    }
}
