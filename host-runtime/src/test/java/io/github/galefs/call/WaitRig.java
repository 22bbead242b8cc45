package io.github.galefs.call;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import io.github.galefs.lane.ProcessorLoad;
import io.github.galefs.lane.WaitLimits;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.round.LaunchPolicy;
import io.github.galefs.round.RoundBuffers;
import io.github.galefs.round.RoundHost;
import io.github.galefs.round.RoundLaunch;
import io.github.galefs.round.RoundLayout;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;

/**
 * Runs kernels of a device in its form of the wait, without files.
 *
 * @param slotLimit work-groups in rounds at the same time.
 * @param callLimit calls without a request after which a work-group gives way.
 * @param policy    when rounds begin.
 */
record WaitRig(int slotLimit, int callLimit, LaunchPolicy policy) {
    /** Fewer than work-groups in most launches. */
    private static final int LIVE_SLOTS = 40;

    private static final Duration HOST_TIMEOUT = Duration.ofSeconds(20);

    /** Runs a launch and serves its requests. */
    void run(final Device device, final KernelCall call, final Grid grid, final RequestHandler handler)
            throws InterruptedException {
        switch (device) {
            case LiveDevice live -> runLive(live, call, grid, handler, ProcessorLoad.ofThisMachine());
            case RoundDevice rounds -> runRounds(rounds, call, grid, handler);
        }
    }

    /** Runs a live launch as under a load of the processors. */
    static void runLive(
            final LiveDevice device,
            final KernelCall call,
            final Grid grid,
            final RequestHandler handler,
            final ProcessorLoad load)
            throws InterruptedException {
        final int offset = LaneControlDescriptor.CONTROL_LENGTH;
        try (SharedMemory memory = device.allocateShared(offset + Lanes.byteLength(grid.groupCount()))) {
            final Lanes lanes = new Lanes(memory.segment(), offset, grid.groupCount(), device.pollsFor(HOST_TIMEOUT));
            lanes.reset(grid.groupCount());
            final Runnable stop = () -> lanes.stop(Errno.EINTR);
            lanes.setReplyListener(device::onReply);
            final LaneAgentRunner host = LaneAgentRunner.start(
                    new LaneAgent(lanes, handler, stop),
                    new WaitLimits(device::spinLimit, LIVE_SLOTS),
                    load,
                    HOST_TIMEOUT,
                    LaneAgentRunner.defaultIdleStrategy(),
                    stop);
            try {
                device.launch(call, memory, grid, host);
            } finally {
                host.close().ifPresent(failure -> {
                    throw new AssertionError("the host failed", failure);
                });
            }
        }
    }

    private void runRounds(
            final RoundDevice device, final KernelCall call, final Grid grid, final RequestHandler handler)
            throws InterruptedException {
        final RoundLayout layout = new RoundLayout(RoundDescriptor.CONTROL_LENGTH, slotLimit);
        try (DeviceRegion region = device.allocateRegion(layout.end(), layout.mirrorEnd())) {
            final RoundBuffers buffers = new RoundBuffers(region, layout, layout.zeroOffset());
            final KernelRounds rounds = device.prepare(call, region, grid, slotLimit);
            buffers.beginLaunch(grid.groupCount(), rounds.slotCount(), callLimit);
            final RoundHost host = new RoundHost(buffers, handler, policy);
            try (ExecutorService thread = RoundLaunch.newThread()) {
                new RoundLaunch(
                                thread,
                                rounds,
                                host,
                                grid.groupCount(),
                                LaneAgentRunner.defaultIdleStrategy(),
                                _ -> List.of())
                        .run(call.timeLimit());
            }
        }
    }
}
