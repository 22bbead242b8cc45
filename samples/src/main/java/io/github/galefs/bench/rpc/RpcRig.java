package io.github.galefs.bench.rpc;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.lane.LaneControlDescriptor;
import io.github.galefs.lane.LaneAgent;
import io.github.galefs.lane.LaneAgentRunner;
import io.github.galefs.lane.Lanes;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Lanes of a device and a lane agent, without files: the minimum that a request needs. */
final class RpcRig implements AutoCloseable {
    private static final Duration HOST_TIMEOUT = Duration.ofSeconds(10);

    private static final Kernel.Of2<int[], int[]> KERNEL = RpcKernels::requests;

    private final LiveDevice device;
    private final Grid grid;
    private final SharedMemory memory;
    private final Lanes lanes;

    RpcRig(final LiveDevice device, final int groupCount) {
        this.device = device;
        this.grid = new Grid(groupCount, 1);
        this.memory = device.allocateShared(LaneControlDescriptor.CONTROL_LENGTH + Lanes.byteLength(groupCount));
        this.lanes = new Lanes(
                memory.segment(), LaneControlDescriptor.CONTROL_LENGTH, groupCount, device.pollsFor(HOST_TIMEOUT));
    }

    /** Launches the kernel and replies to its requests. */
    RoundTrips run(final int requestsPerGroup) throws BenchException, InterruptedException {
        final RoundTrips trips = new RoundTrips(grid.groupCount());
        final int[] right = new int[grid.groupCount()];
        lanes.reset(grid.groupCount());
        final LaneAgentRunner host = LaneAgentRunner.start(
                new LaneAgent(lanes, trips, this::stop), LaneAgentRunner.defaultIdleStrategy(), this::stop);
        final Optional<Throwable> failure;
        try {
            device.launch(
                    new KernelCall(KERNEL, List.of(new int[] {requestsPerGroup}, right)), memory, grid, this::stop);
        } finally {
            failure = host.close();
        }
        if (failure.isPresent()) {
            throw new BenchException("the host failed to reply: " + failure.get(), failure.get());
        }
        checkReplies(right, requestsPerGroup);
        return trips;
    }

    @Override
    public void close() {
        memory.close();
    }

    private void stop() {
        lanes.stop(Errno.EINTR);
    }

    private static void checkReplies(final int[] right, final int wanted) throws BenchException {
        for (int group = 0; group < right.length; group++) {
            if (right[group] != wanted) {
                throw new BenchException(
                        "work-group " + group + " got " + right[group] + " right replies to " + wanted + " requests");
            }
        }
    }
}
