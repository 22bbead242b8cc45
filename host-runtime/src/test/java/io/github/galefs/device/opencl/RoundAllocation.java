package io.github.galefs.device.opencl;

import com.sun.management.ThreadMXBean;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Prints how many bytes of the heap a round and its copies take, once the compiler has optimised them. */
final class RoundAllocation {
    private static final int ROUNDS = 2_000;

    /** LWJGL's calls allocate until the compiler has optimised them, at some time; what is not optimised stays. */
    private static final int MAX_RUNS = 40;

    /** Offset of the list of changes. */
    private static final int LIST = 300_000;

    private static final int LIST_LENGTH = 4096;

    private RoundAllocation() {}

    /**
     * Runs the rounds.
     *
     * @param arguments name of the device, or of the exchange of one that gets lists; and folder of built programs.
     */
    public static void main(final String[] arguments) throws InterruptedException {
        try (GpuRoundDevice device = open(arguments[0], Path.of(arguments[1]))) {
            System.out.print(measure(device));
        }
    }

    private static GpuRoundDevice open(final String name, final Path folder) {
        return Stream.of(ListingDevice.Exchange.values())
                .filter(exchange -> exchange.name().equals(name))
                .findFirst()
                .map(exchange -> ListingDevice.open(AssumedDevice.openCl(), folder, exchange))
                .orElseGet(() -> OpenedRounds.open(name, folder));
    }

    private static long measure(final GpuRoundDevice device) throws InterruptedException {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final RoundRig rig = new RoundRig(device);
        rig.region().listSmallUpdates(LIST, LIST + LIST_LENGTH);
        final Kernel.Of2<int[], long[]> kernel = SuspendingKernels::waits;
        try (KernelRounds rounds = rig.prepare(kernel, 64, new int[64], new long[64]);
                PinnedMemory source = rig.region().allocatePinned(4096)) {
            long allocated = ROUNDS;
            for (int i = 0; i < MAX_RUNS && allocated >= ROUNDS; i++) {
                final long before = threads.getCurrentThreadAllocatedBytes();
                run(ROUNDS, rig.region(), rounds, source.segment());
                allocated = threads.getCurrentThreadAllocatedBytes() - before;
            }
            return allocated / ROUNDS;
        }
    }

    private static void run(
            final int count, final DeviceRegion region, final KernelRounds rounds, final MemorySegment source) {
        for (int i = 0; i < count; i++) {
            final long copy = region.copyIn(source, RoundRig.FRAMES_OFFSET);
            region.update(LIST + 2 * LIST_LENGTH, 1024);
            region.update(RoundRig.MIRROR_LENGTH - 64, 64);
            rounds.run(64);
            region.completedCopies();
            region.awaitCopy(copy);
            region.refreshRows(4096, 128, 64, 8);
        }
    }
}
