package io.github.galefs.device.jvm;

import io.github.galefs.device.Grid;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.WorkItemContext;
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
