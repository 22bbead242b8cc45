package io.github.galefs;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.files.FdTable;
import io.github.galefs.files.FileRequestHandler;
import io.github.galefs.files.FileTable;
import io.github.galefs.files.LaneFrameGuard;
import io.github.galefs.kernel.Errno;
import io.github.galefs.lane.Lane;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import io.github.galefs.statistics.Counters;
import io.github.galefs.statistics.Metric;
import io.github.galefs.transfer.BlockTransfer;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.agrona.concurrent.SystemEpochClock;

/**
 * Serves files to kernels on a device: owns the region that host and kernels share, the block cache and the open files,
 * and runs one launch at a time.
 */
final class DeviceSession {
    private final GaleFsContext context;
    private final LiveDevice device;
    private final Counters counters;
    private final SharedMemory memory;
    private final Lanes lanes;
    private final FdTable fdTable;
    private final FileRequestHandler handler;

    DeviceSession(final GaleFsContext context, final Counters counters) {
        this.context = context;
        this.counters = counters;
        device = (LiveDevice) context.device();
        final RegionLayout layout = RegionLayout.of(context);
        memory = device.allocateShared(layout.byteLength());
        final MemorySegment region = memory.segment();
        region.asSlice(0, layout.framesOffset()).fill((byte) 0);
        final int frameCount = context.frameCount();
        final int blockShift = context.blockShift();
        lanes = new Lanes(
                region, layout.lanesOffset(), context.maxWorkGroups(), device.pollsFor(context.hostTimeout()));
        final PageTableWriter pageTable =
                new PageTableWriter(region, layout.pageTableOffset(), layout.framesOffset(), frameCount, blockShift);
        final BlockTransfer transfer =
                new BlockTransfer(context.files(), region.asSlice(layout.framesOffset()), blockShift, counters);
        final BlockCache cache = new BlockCache(
                frameCount, pageTable, context.newEvictionPolicy(), new LaneFrameGuard(lanes), transfer, counters);
        final FileTable fileTable = new FileTable(region, layout.fileTableOffset(), context.maxOpenFiles());
        fdTable = new FdTable(context.files(), cache, fileTable);
        handler = new FileRequestHandler(fdTable, cache, blockShift, SystemEpochClock.INSTANCE, counters);
    }

    /**
     * Runs a kernel, with a lane agent that serves its requests. Agent and open files of the launch are closed when
     * this returns or throws.
     */
    void run(final KernelCall call, final Grid grid) throws InterruptedException {
        if (grid.groupCount() > lanes.laneCount()) {
            throw new IllegalArgumentException("cannot launch " + grid.groupCount() + " work-groups: the limit is "
                    + lanes.laneCount() + "; increase GaleFsContext.maxWorkGroups");
        }
        lanes.reset(grid.groupCount());
        fdTable.beginLaunch();
        final LaneAgent agent = new LaneAgent(lanes, handler, this::stop);
        final LaneAgentRunner runner = LaneAgentRunner.start(agent, context.newIdleStrategy(), this::stop);
        try {
            device.launch(call, memory, grid, this::stop);
        } catch (final InterruptedException | RuntimeException e) {
            finish(runner).forEach(e::addSuppressed);
            throw e;
        }
        final List<KernelFailedException> failures = finish(runner);
        if (!failures.isEmpty()) {
            final KernelFailedException first = failures.getFirst();
            failures.stream().skip(1).forEach(first::addSuppressed);
            throw first;
        }
    }

    void close() {
        memory.close();
    }

    private void stop() {
        lanes.stop(Errno.EINTR);
    }

    private List<KernelFailedException> finish(final LaneAgentRunner runner) {
        final List<KernelFailedException> failures = new ArrayList<>();
        runner.close()
                .map(cause -> new KernelFailedException("the host failed to serve the kernel: " + cause, cause))
                .ifPresent(failures::add);
        collectCounts();
        for (final FileServiceException e : fdTable.endLaunch()) {
            failures.add(
                    new KernelFailedException("cannot close a file that the kernel left open: " + e.getMessage(), e));
        }
        return failures;
    }

    private void collectCounts() {
        for (int i = 0; i < lanes.activeCount(); i++) {
            final Lane lane = lanes.lane(i);
            counters.counter(Metric.CACHE_HITS).getAndAddRelease(lane.hits());
            counters.counter(Metric.BYTES_READ).getAndAddRelease(lane.bytesRead());
            counters.counter(Metric.BYTES_WRITTEN).getAndAddRelease(lane.bytesWritten());
        }
    }
}
