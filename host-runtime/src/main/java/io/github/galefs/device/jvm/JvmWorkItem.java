package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.WorkItemContext;
import java.util.Optional;
import java.util.function.IntFunction;

/** Thread of the work-items with one local id of a compute unit's groups, one after another. */
final class JvmWorkItem implements WorkItemContext, Runnable {
    /**
     * Time after which a wait for the host is long: several times that of a request for a block of files on this
     * machine, so that kernels run on as many processors as there are unless the file service is slow.
     */
    private static final long LONG_WAIT_NANOS = 300_000;

    private final JvmLaunch launch;
    private final ComputeUnit unit;
    private final Runnable kernel;
    private final int localId;
    private final int localSize;
    private final int groupCount;
    private final Grid grid;
    private int groupId;
    private int localArrayCalls;
    private int broadcastSlot;
    private final CallRecord call = new CallRecord();

    /** The latest copy since a barrier. A copy has no barrier, so that a call may follow. */
    private final CallRecord copy = new CallRecord();

    private volatile Thread thread;

    /** Whether the leader of the present group has called gmap. */
    private boolean hasMapped;

    /** Of the present wait for the host. */
    private HostWait hostWait = HostWait.UNCROWDED;

    /** Time of the wait's begin, or when it was last found to be long. */
    private long waitBegin;

    JvmWorkItem(
            final JvmLaunch launch, final ComputeUnit unit, final Runnable kernel, final int localId, final Grid grid) {
        this.launch = launch;
        this.unit = unit;
        this.kernel = kernel;
        this.localId = localId;
        this.localSize = grid.localSize();
        this.groupCount = grid.groupCount();
        this.grid = grid;
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        try {
            WorkItem.run(this, this::runGroups);
        } catch (final LaunchStoppedException e) {
            // The launch reports the reason.
        } catch (final Throwable e) {
            launch.fail(groupId, localId, e);
        } finally {
            launch.onThreadEnd();
        }
    }

    private void runGroups() {
        groupId = unit.nextGroup();
        while (groupId != ComputeUnit.NO_GROUP) {
            localArrayCalls = 0;
            hasMapped = false;
            kernel.run();
            groupId = unit.nextGroup();
        }
    }

    @Override
    public int globalId() {
        return groupId * localSize + localId;
    }

    @Override
    public int localId() {
        return localId;
    }

    @Override
    public int groupId() {
        return groupId;
    }

    @Override
    public int localSize() {
        return localSize;
    }

    @Override
    public int groupCount() {
        return groupCount;
    }

    @Override
    public int localSize(final int dimension) {
        return grid.items().of(dimension);
    }

    @Override
    public int groupCount(final int dimension) {
        return grid.groups().of(dimension);
    }

    @Override
    public <A> A localArray(final Class<A> type, final IntFunction<A> allocation, final int length) {
        localArrayCalls++;
        return unit.localArrays().get(localArrayCalls, type, allocation, length);
    }

    @Override
    public void beginCall(
            final int number,
            final long first,
            final long second,
            final long third,
            final long fourth,
            final Object memory) {
        if (localId == 0 && number == SameArguments.MAP) {
            hasMapped = true;
        }
        if (localSize > 1) {
            final CallRecord begun = number == SameArguments.COPY ? copy : call;
            begun.begin(number, first, second, third, fourth, memory);
        }
    }

    /** Returns the collective call that the work-item has begun. Only for a thread for which all others wait. */
    CallRecord call() {
        return call;
    }

    /** Returns the latest copy since a barrier. As {@link #call}. */
    CallRecord copy() {
        return copy;
    }

    /** Returns whether the group, whose leader this is, may have ended with a mapping. As {@link #call}. */
    boolean hasMapped() {
        return hasMapped;
    }

    /** Returns the line of the kernel at which the work-item waits; empty if it has returned. */
    Optional<String> location() {
        return KernelFrames.innermost(thread.getStackTrace());
    }

    @Override
    public void barrier() {
        unit.barrier();
    }

    @Override
    public long broadcast(final long value) {
        broadcastSlot ^= 1;
        return unit.broadcast(localId, broadcastSlot, value);
    }

    @Override
    public void relax(final long polls) {
        final long now = System.nanoTime();
        if (polls == 0) {
            hostWait = launch.hostWait();
            waitBegin = now;
        } else if (now - waitBegin > LONG_WAIT_NANOS) {
            waitBegin = now;
            launch.onLongWait();
        }
        if (hostWait.isParking(polls)) {
            park(polls);
        } else {
            hostWait.relax(polls);
        }
    }

    private void park(final long polls) {
        final Sleepers sleepers = launch.sleepers();
        if (!sleepers.isAnnounced(groupId)) {
            // The caller looks for the reply once more.
            sleepers.announce(groupId);
        } else if (launch.mayStartUnits()) {
            // Wakes soon, as only a group that waits has others started.
            hostWait.relax(polls);
        } else {
            HostWait.sleep();
        }
    }
}
