package io.github.galefs.bench.rpc;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.lane.LaneClient;

/** Kernels that only send requests. */
final class RpcKernels {
    /** Operation whose reply is the file offset of the request; no file operation. */
    static final int ECHO = 1000;

    private RpcKernels() {}

    /**
     * The leader of each group sends one request after the other.
     *
     * @param fs    region of the lanes.
     * @param args  [0] requests of each group.
     * @param right receives the number of right replies at each group's index.
     */
    static void requests(final long[] fs, final int[] args, final int[] right) {
        if (WorkItem.localId() == 0) {
            final long lane = LaneClient.laneOffset(fs);
            final int count = args[0];
            int echoed = 0;
            for (int i = 0; i < count; i++) {
                if (LaneClient.request(fs, lane, ECHO, 0, i, 0L) == i) {
                    echoed++;
                }
            }
            right[WorkItem.groupId()] = echoed;
        }
    }
}
