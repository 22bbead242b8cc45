package io.github.galefs.bench.rpc;

import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/** Kernels that only send requests. */
final class RpcKernels {
    /** Operation whose reply is the file offset of the request; no file operation. */
    static final int ECHO = 1000;

    private RpcKernels() {}

    /**
     * Each group makes one request after the other.
     *
     * @param fs    region of the lanes.
     * @param args  [0] requests of each group.
     * @param right receives the number of right replies at each group's index.
     */
    static void requests(final long[] fs, final int[] args, final int[] right) {
        final int count = args[0];
        int echoed = 0;
        for (int i = 0; i < count; i++) {
            long outcome = 0;
            if (WorkItem.localId() == 0) {
                outcome = HostCall.request(fs, ECHO, 0, i, 0L, HostCall.PLAIN);
            }
            if (HostCall.await(fs, outcome) == i) {
                echoed++;
            }
        }
        if (WorkItem.localId() == 0) {
            right[WorkItem.groupId()] = echoed;
        }
    }
}
