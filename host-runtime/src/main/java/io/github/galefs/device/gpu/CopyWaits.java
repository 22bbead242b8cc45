package io.github.galefs.device.gpu;

import java.util.Arrays;

/**
 * Enqueues kernels behind copies that the host knows to be complete. OpenCL lets a kernel see the data of another
 * queue's command only if its wait list has the command's event. Kernels run in order, so one kernel waits for a copy,
 * and all later kernels see its data. Used by one thread at a time; allocates nothing.
 */
public final class CopyWaits {
    private final CopyQueue[] queues;
    private final long[] taken;
    private final WaitList waits;

    /**
     * Creates waits.
     *
     * @param queues of the copies.
     */
    public CopyWaits(final CopyQueue... queues) {
        this.queues = queues.clone();
        taken = new long[queues.length];
        waits = new WaitList(queues.length);
    }

    /** Enqueues a kernel. After a failure, the next kernel waits for the same copies. */
    void run(final GpuQueue queue, final GpuProgram program, final long globalSize, final long localSize) {
        waits.clear();
        Arrays.fill(taken, GpuContext.NO_EVENT);
        boolean enqueued = false;
        try {
            for (int i = 0; i < queues.length; i++) {
                taken[i] = queues[i].takeCompleted();
                waits.add(taken[i]);
            }
            queue.run(program, globalSize, localSize, waits);
            enqueued = true;
        } finally {
            if (enqueued) {
                waits.releaseAll(queue.context());
            } else {
                for (int i = 0; i < queues.length; i++) {
                    queues[i].putBack(taken[i]);
                }
            }
        }
    }
}
