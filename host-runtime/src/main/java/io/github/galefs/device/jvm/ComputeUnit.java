package io.github.galefs.device.jvm;

import io.github.galefs.device.ArgumentDifference;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.MappingLeftOpen;
import io.github.galefs.kernel.file.MappingEnd;
import java.util.Arrays;
import java.util.Optional;
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
    private final JvmWorkItem[] items;
    private int group;

    ComputeUnit(final JvmLaunch launch, final int localSize) {
        this.launch = launch;
        this.localSize = localSize;
        this.completion = new GroupCompletion(localSize);
        this.localArrays = new LocalArrays(localSize);
        this.items = new JvmWorkItem[localSize];
        this.barrier = new CyclicBarrier(localSize, this::allArrived);
    }

    /** Adds a work-item before its thread starts. */
    void add(final JvmWorkItem item, final int localId) {
        items[localId] = item;
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
            compareCalls();
            endMapping();
            group = launch.takeGroup();
        } else if (completion.hasBegun()) {
            launch.fail(completion.divergence(group, location()));
        } else {
            compareCalls();
        }
        completion.reset();
    }

    /** The calling thread is of the group, which is how the kernel API knows the group. */
    private void endMapping() {
        if (items[0].hasMapped()) {
            final long fileOffset = launch.endMapping();
            if (fileOffset != MappingEnd.NOT_MAPPED) {
                launch.fail(new MappingLeftOpen(group, fileOffset, Optional.empty()).failure());
            }
        }
    }

    /** Returns the line at which the first of the waiting work-items is. */
    private String location() {
        return Arrays.stream(items)
                .flatMap(item -> item.location().stream())
                .findFirst()
                .orElse("an unknown line");
    }

    /** Compares the calls that the work-items have begun, while all are at a barrier or have returned. */
    private void compareCalls() {
        for (int i = 1; i < localSize; i++) {
            if (!items[i].copy().isSame(items[0].copy())) {
                launch.fail(difference(i, items[i].copy(), items[0].copy()));
                return;
            }
            if (!items[i].call().isSame(items[0].call())) {
                launch.fail(difference(i, items[i].call(), items[0].call()));
                return;
            }
        }
        for (final JvmWorkItem item : items) {
            item.copy().end();
            item.call().end();
        }
    }

    private KernelFailedException difference(final int item, final CallRecord call, final CallRecord leaders) {
        final String location = items[item].location().orElse("an unknown line");
        if (!call.isSameCall(leaders)) {
            return new KernelFailedException(
                    "barrier divergence in work-group " + group + ": work-item 0 is at "
                            + leaders.call().method() + ", at "
                            + items[0].location().orElse("an unknown line")
                            + ", and work-item " + item + " is at "
                            + call.call().method() + ", at " + location
                            + "; all work-items of a group must reach a barrier, or none",
                    null);
        }
        final int argument = call.firstDifference(leaders);
        return new ArgumentDifference(
                        call.call(), argument, group, item, call.number(argument), leaders.number(argument), location)
                .failure();
    }
}
