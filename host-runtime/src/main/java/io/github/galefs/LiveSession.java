package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.TableChanges;
import io.github.galefs.files.FileTable;
import io.github.galefs.files.LaneProtection;
import io.github.galefs.kernel.Errno;
import io.github.galefs.lane.Lane;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.statistics.Counters;
import io.github.galefs.transfer.SharedFrames;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Session of a device that shares memory with the host while kernels run: requests come through lanes. */
final class LiveSession extends DeviceSession {
    private final LiveDevice device;
    private final SharedMemory memory;
    private final Lanes lanes;
    private final RequestHandler handler;

    LiveSession(final GaleFsContext context, final LiveDevice device, final Counters counters) {
        super(context, counters);
        this.device = device;
        final LiveRegionLayout layout = LiveRegionLayout.of(context);
        memory = device.allocateShared(layout.byteLength());
        try {
            memory.segment().asSlice(0, layout.framesOffset()).fill((byte) 0);
            lanes = new Lanes(
                    memory.segment(),
                    layout.lanesOffset(),
                    context.maxWorkGroups(),
                    device.pollsFor(context.hostTimeout()));
            handler = serveRegion(memory.segment(), layout);
        } catch (final RuntimeException | Error e) {
            memory.close();
            throw e;
        }
    }

    @Override
    void run(final KernelCall call, final Grid grid) throws InterruptedException {
        if (grid.groupCount() > lanes.laneCount()) {
            throw new IllegalArgumentException("cannot launch " + grid.groupCount() + " work-groups: the limit is "
                    + lanes.laneCount() + "; increase GaleFsContext.maxWorkGroups");
        }
        lanes.reset(grid.groupCount());
        beginLaunch();
        final LaneAgent agent = new LaneAgent(lanes, handler, this::stop);
        final LaneAgentRunner runner = LaneAgentRunner.start(agent, context().newIdleStrategy(), this::stop);
        try {
            device.launch(call, memory, grid, this::stop);
        } catch (final InterruptedException | RuntimeException | Error e) {
            // Also after an Error, such as too little memory for an array: the agent must not run on.
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

    @Override
    void close() {
        closeEngine();
        memory.close();
    }

    private RequestHandler serveRegion(final MemorySegment region, final LiveRegionLayout layout) {
        final int blockShift = context().blockShift();
        return serveFiles(
                new PageTableWriter(
                        region,
                        TableChanges.SHARED,
                        layout.pageTableOffset(),
                        layout.framesOffset(),
                        context().frameCount(),
                        blockShift),
                new LaneProtection(lanes),
                new SharedFrames(region.asSlice(layout.framesOffset()), blockShift),
                new FileTable(
                        region,
                        TableChanges.SHARED,
                        layout.fileTableOffset(),
                        context().fdCount()));
    }

    private void stop() {
        lanes.stop(Errno.EINTR);
    }

    private List<KernelFailedException> finish(final LaneAgentRunner runner) {
        final List<KernelFailedException> failures = new ArrayList<>();
        runner.close()
                .map(cause -> new KernelFailedException("the host failed to serve the kernel: " + cause, cause))
                .ifPresent(failures::add);
        for (int i = 0; i < lanes.activeCount(); i++) {
            final Lane lane = lanes.lane(i);
            count(lane.hits(), lane.bytesRead(), lane.bytesWritten());
        }
        lanes.endGrants(handler);
        failures.addAll(closeFiles());
        return failures;
    }
}
