package io.github.galefs.bench.graph;

import io.github.galefs.GaleFs;
import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Memory for two batches of targets: the host fills one, while a kernel reaches the targets of the other. */
sealed interface BatchMemory extends AutoCloseable {
    /** Allocates memory of a device. */
    static BatchMemory on(final GaleFs session, final int targets) {
        final Device device = session.device();
        return switch (device) {
            case final LiveDevice live ->
                new Shared(session, live.allocateShared(2L * targets * Integer.BYTES), targets);
            case final RoundDevice rounds -> Copied.on(rounds, targets);
        };
    }

    /** Returns the host's memory of a batch, 0 or 1. */
    MemorySegment batch(int number, int count);

    /** Starts what the device needs before {@link #reach}; the host's memory must not change meanwhile. */
    void send(int number, int count);

    /** Reaches the targets by a kernel, and waits for its end. */
    void reach(Grid grid, int number, int count, int level, int[] visited, byte[] levels) throws InterruptedException;

    @Override
    void close();

    /** Memory that host and device share. */
    record Shared(GaleFs session, SharedMemory memory, int targets) implements BatchMemory {
        private static final Kernel.Of6<long[], Integer, Integer, Integer, int[], byte[]> REACH =
                GraphKernels::reachMemory;

        @Override
        public MemorySegment batch(final int number, final int count) {
            return memory.segment().asSlice((long) number * targets * Integer.BYTES, (long) count * Integer.BYTES);
        }

        @Override
        public void send(final int number, final int count) {
            // The device has it.
        }

        @Override
        public void reach(
                final Grid grid,
                final int number,
                final int count,
                final int level,
                final int[] visited,
                final byte[] levels)
                throws InterruptedException {
            session.launch(REACH, grid, memory.handle(), number * targets, count, level, visited, levels);
        }

        @Override
        public void close() {
            memory.close();
        }
    }

    /** Memory of the device, and pinned memory of the host. */
    final class Copied implements BatchMemory {
        private static final Kernel.Of5<Integer, Integer, Integer, int[], byte[]> REACH = GraphKernels::reachRegion;

        private final RoundDevice device;
        private final DeviceRegion region;
        private final PinnedMemory pinned;
        private final int targets;
        private long lastCopy;

        private Copied(
                final RoundDevice device, final DeviceRegion region, final PinnedMemory pinned, final int targets) {
            this.device = device;
            this.region = region;
            this.pinned = pinned;
            this.targets = targets;
        }

        private static Copied on(final RoundDevice device, final int targets) {
            final long bytes = 2L * targets * Integer.BYTES;
            final DeviceRegion region =
                    device.allocateRegion(GraphKernels.REGION_BEGIN + bytes, GraphKernels.REGION_BEGIN);
            try {
                return new Copied(device, region, region.allocatePinned(bytes), targets);
            } catch (final RuntimeException | Error e) {
                region.close();
                throw e;
            }
        }

        @Override
        public MemorySegment batch(final int number, final int count) {
            return pinned.segment().asSlice((long) number * targets * Integer.BYTES, (long) count * Integer.BYTES);
        }

        @Override
        public void send(final int number, final int count) {
            lastCopy = region.copyIn(
                    batch(number, count), GraphKernels.REGION_BEGIN + (long) number * targets * Integer.BYTES);
        }

        @Override
        public void reach(
                final Grid grid,
                final int number,
                final int count,
                final int level,
                final int[] visited,
                final byte[] levels)
                throws InterruptedException {
            region.awaitCopy(lastCopy);
            final KernelCall call = new KernelCall(REACH, List.of(number * targets, count, level, visited, levels));
            try (KernelRounds rounds = device.prepare(call, region, grid, grid.groupCount())) {
                rounds.run(grid.groupCount());
                rounds.copyOut();
            }
        }

        @Override
        public void close() {
            region.awaitCopy(lastCopy);
            pinned.close();
            region.close();
        }
    }
}
