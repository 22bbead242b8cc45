package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.OnEachRoundDevice;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

@OnEachRoundDevice
@Timeout(60)
class RoundAllocationTest {
    private static final int ROUNDS = 2_000;

    /** Offset of the list of changes. */
    private static final int LIST = 300_000;

    /** LWJGL's calls allocate until the compiler has optimised them, at some time; what is not optimised stays. */
    private static final int MAX_RUNS = 40;

    @Parameter
    private String deviceName;

    @Test
    void shouldAllocateNothingInRoundsAndCopies(@TempDir final Path directory) throws Exception {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (GpuRoundDevice device = open(directory)) {
            final RoundRig rig = new RoundRig(device);
            rig.region().listSmallUpdates(LIST, LIST + 4096);
            final Kernel.Of2<int[], long[]> kernel = SuspendingKernels::waits;
            try (KernelRounds rounds = rig.prepare(kernel, 64, new int[64], new long[64]);
                    PinnedMemory source = rig.region().allocatePinned(4096)) {
                long allocated = ROUNDS;
                for (int i = 0; i < MAX_RUNS && allocated >= ROUNDS; i++) {
                    final long before = threads.getCurrentThreadAllocatedBytes();
                    run(ROUNDS, rig.region(), rounds, source.segment());
                    allocated = threads.getCurrentThreadAllocatedBytes() - before;
                }
                assertEquals(0, allocated / ROUNDS, "bytes in each round");
            }
        }
    }

    /** Opens a device that gets lists of changes. */
    private GpuRoundDevice open(final Path directory) {
        return deviceName.equals(AssumedDevice.SUSPENDED)
                ? ListingDevice.open(AssumedDevice.openCl(), directory)
                : OpenedRounds.open(deviceName, directory);
    }

    private static void run(
            final int count, final DeviceRegion region, final KernelRounds rounds, final MemorySegment source) {
        for (int i = 0; i < count; i++) {
            final long copy = region.copyIn(source, RoundRig.FRAMES_OFFSET);
            region.update(LIST + 8192, 1024);
            region.update(RoundRig.MIRROR_LENGTH - 64, 64);
            rounds.run(64);
            region.completedCopies();
            region.awaitCopy(copy);
            region.refreshRows(4096, 128, 64, 8);
        }
    }
}
