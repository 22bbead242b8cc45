package io.github.galefs.bench.rpc;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.round.LaunchPolicy;
import io.github.galefs.round.RoundBuffers;
import io.github.galefs.round.RoundHost;
import io.github.galefs.round.RoundLaunch;
import io.github.galefs.round.RoundLayout;
import java.util.List;
import java.util.concurrent.ExecutorService;

/** Rounds of a device. */
final class RoundRig extends RpcRig {
    private static final int CALL_LIMIT = 64;
    private static final LaunchPolicy POLICY =
            new LaunchPolicy(GaleFsContext.DEFAULT_ROUND_READY_GROUPS, GaleFsContext.DEFAULT_ROUND_DELAY.toNanos());

    private final RoundDevice device;
    private final int slotLimit;
    private final DeviceRegion region;
    private final RoundBuffers buffers;
    private final ExecutorService thread = RoundLaunch.newThread();

    RoundRig(final RoundDevice device, final int groupCount) {
        super(groupCount);
        this.device = device;
        slotLimit = Math.min(groupCount, GaleFsContext.DEFAULT_ROUND_SLOTS);
        final RoundLayout layout = new RoundLayout(RoundDescriptor.CONTROL_LENGTH, slotLimit);
        region = device.allocateRegion(layout.end(), layout.mirrorEnd());
        buffers = new RoundBuffers(region, layout, layout.zeroOffset());
    }

    @Override
    void serve(final KernelCall call, final RoundTrips trips) throws InterruptedException {
        final KernelRounds rounds = device.prepare(call, region, grid(), slotLimit);
        buffers.beginLaunch(grid().groupCount(), rounds.slotCount(), CALL_LIMIT);
        final RoundHost host = new RoundHost(buffers, trips, POLICY);
        new RoundLaunch(
                        thread,
                        rounds,
                        host,
                        grid().groupCount(),
                        LaneAgentRunner.defaultIdleStrategy(),
                        totals -> List.of())
                .run(call.timeLimit());
    }

    @Override
    public void close() {
        thread.shutdown();
        region.close();
    }
}
