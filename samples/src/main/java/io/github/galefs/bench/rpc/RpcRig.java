package io.github.galefs.bench.rpc;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.kernel.Kernel;
import java.util.List;

/** A kernel that only sends requests, and a host that only replies: the minimum that a request needs. */
abstract sealed class RpcRig implements AutoCloseable permits LaneRig, RoundRig {
    private static final Kernel.Of2<int[], int[]> KERNEL = RpcKernels::requests;

    private final Grid grid;

    RpcRig(final int groupCount) {
        grid = new Grid(groupCount, 1);
    }

    /** Opens the rig for the form in which a device's kernels wait. */
    static RpcRig open(final Device device, final int groupCount) {
        return switch (device) {
            case final LiveDevice live -> new LaneRig(live, groupCount);
            case final RoundDevice rounds -> new RoundRig(rounds, groupCount);
        };
    }

    /** Launches the kernel and replies to its requests. */
    final RoundTrips run(final int requestsPerGroup) throws BenchException, InterruptedException {
        final RoundTrips trips = new RoundTrips(grid.groupCount());
        final int[] right = new int[grid.groupCount()];
        serve(new KernelCall(KERNEL, List.of(new int[] {requestsPerGroup}, right)), trips);
        checkReplies(right, requestsPerGroup);
        return trips;
    }

    @Override
    public abstract void close();

    /** Runs a launch of the rig's grid. */
    abstract void serve(KernelCall call, RoundTrips trips) throws BenchException, InterruptedException;

    final Grid grid() {
        return grid;
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
