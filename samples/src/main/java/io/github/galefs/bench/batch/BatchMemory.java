package io.github.galefs.bench.batch;

import io.github.galefs.GaleFs;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.SharedMemory;
import java.lang.foreign.MemorySegment;
import org.agrona.CloseHelper;

/** Memory for two batches: the host fills one, while a kernel works on the other. */
public sealed interface BatchMemory extends AutoCloseable {
    /**
     * Allocates memory of a session's device.
     *
     * @param session    of the device.
     * @param batchBytes bytes of a batch at most.
     * @return the memory, to be closed before the session.
     */
    static BatchMemory on(final GaleFs session, final long batchBytes) {
        return switch (session.device()) {
            case final LiveDevice live -> new Shared(session, live.allocateShared(2 * batchBytes), batchBytes);
            case final RoundDevice rounds -> Copied.on(rounds, batchBytes);
        };
    }

    /**
     * Returns the host's memory of a batch.
     *
     * @param number    of the batch, 0 or 1.
     * @param byteCount bytes in the batch.
     * @return the first bytes of the batch.
     */
    MemorySegment batch(int number, long byteCount);

    /**
     * Starts to send a batch to the device. The host's memory of the batch must not change until {@link #run} returns.
     *
     * @param number    of the batch.
     * @param byteCount bytes in the batch.
     */
    void send(int number, long byteCount);

    /**
     * Runs a kernel on the batch that was sent last, and waits for its end.
     *
     * @param kernel works on the batch.
     * @param grid   of the launch.
     * @param number of the batch.
     * @throws InterruptedException when the calling thread is interrupted.
     */
    void run(BatchKernel kernel, Grid grid, int number) throws InterruptedException;

    @Override
    void close();

    /**
     * Memory that host and device share.
     *
     * @param session    launches kernels.
     * @param memory     of both batches.
     * @param batchBytes bytes of a batch.
     */
    record Shared(GaleFs session, SharedMemory memory, long batchBytes) implements BatchMemory {
        @Override
        public MemorySegment batch(final int number, final long byteCount) {
            return memory.segment().asSlice(number * batchBytes, byteCount);
        }

        @Override
        public void send(final int number, final long byteCount) {
            // The device has it.
        }

        @Override
        public void run(final BatchKernel kernel, final Grid grid, final int number) throws InterruptedException {
            kernel.launch(session, grid, memory.handle(), number * batchBytes);
        }

        @Override
        public void close() {
            memory.close();
        }
    }

    /** Memory of the device, and pinned memory of the host. */
    final class Copied implements BatchMemory {
        /** Bytes of the region before the batches. */
        private static final int REGION_BEGIN = 4096;

        private final RoundDevice device;
        private final DeviceRegion region;
        private final PinnedMemory pinned;
        private final long batchBytes;
        private long lastCopy;

        private Copied(
                final RoundDevice device, final DeviceRegion region, final PinnedMemory pinned, final long batchBytes) {
            this.device = device;
            this.region = region;
            this.pinned = pinned;
            this.batchBytes = batchBytes;
        }

        private static Copied on(final RoundDevice device, final long batchBytes) {
            final DeviceRegion region = device.allocateRegion(REGION_BEGIN + 2 * batchBytes, REGION_BEGIN);
            try {
                return new Copied(device, region, region.allocatePinned(2 * batchBytes), batchBytes);
            } catch (final RuntimeException | Error e) {
                region.close();
                throw e;
            }
        }

        @Override
        public MemorySegment batch(final int number, final long byteCount) {
            return pinned.segment().asSlice(number * batchBytes, byteCount);
        }

        @Override
        public void send(final int number, final long byteCount) {
            lastCopy = region.copyIn(batch(number, byteCount), begin(number));
        }

        @Override
        public void run(final BatchKernel kernel, final Grid grid, final int number) throws InterruptedException {
            region.awaitCopy(lastCopy);
            try (KernelRounds rounds = device.prepare(kernel.call(begin(number)), region, grid, grid.groupCount())) {
                rounds.run(grid.groupCount());
                rounds.copyOut();
            }
        }

        @Override
        public void close() {
            try {
                region.awaitCopy(lastCopy);
            } finally {
                CloseHelper.closeAll(pinned, region);
            }
        }

        private long begin(final int number) {
            return REGION_BEGIN + number * batchBytes;
        }
    }
}
