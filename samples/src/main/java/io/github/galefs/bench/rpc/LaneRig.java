package io.github.galefs.bench.rpc;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import io.github.galefs.lane.ProcessorLoad;
import io.github.galefs.lane.WaitLimits;
import java.time.Duration;
import java.util.Optional;

/** Lanes of a device and a lane agent. */
final class LaneRig extends RpcRig {
    private static final Duration HOST_TIMEOUT = Duration.ofSeconds(10);

    private final LiveDevice device;
    private final SharedMemory memory;
    private final Lanes lanes;

    LaneRig(final LiveDevice device, final int groupCount) {
        super(groupCount);
        this.device = device;
        memory = device.allocateShared(LaneControlDescriptor.CONTROL_LENGTH + Lanes.byteLength(groupCount));
        lanes = new Lanes(
                memory.segment(), LaneControlDescriptor.CONTROL_LENGTH, groupCount, device.pollsFor(HOST_TIMEOUT));
        lanes.setReplyListener(device::onReply);
    }

    @Override
    void serve(final KernelCall call, final RoundTrips trips) throws BenchException, InterruptedException {
        lanes.reset(grid().groupCount());
        final LaneAgentRunner host = LaneAgentRunner.start(
                new LaneAgent(lanes, trips, this::stop),
                new WaitLimits(device::spinLimit, grid().groupCount()),
                ProcessorLoad.ofThisMachine(),
                HOST_TIMEOUT,
                LaneAgentRunner.defaultIdleStrategy(),
                this::stop);
        final Optional<Throwable> failure;
        try {
            device.launch(call, memory, grid(), host);
        } finally {
            failure = host.close();
        }
        if (failure.isPresent()) {
            throw new BenchException("the host failed to reply: " + failure.get(), failure.get());
        }
    }

    @Override
    public void close() {
        memory.close();
    }

    private void stop() {
        lanes.stop(Errno.EINTR);
    }
}
