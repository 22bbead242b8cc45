package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.device.gpu.LiveTraits;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.KernelChecks;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("opencl")
@Timeout(60)
class LiveRunTest {
    private static final Kernel.Of2<int[], int[]> TWICE = HandWrittenKernels::twice;

    @TempDir
    private Path cache;

    @Test
    void shouldLetAKernelWaitForTheCopiesOfItsArraysWhenTheyCrossTheBus() throws Exception {
        final HeldContext held = held();
        held.kernelEnd.countDown();
        held.afterKernel.countDown();
        try (GpuLiveDevice device = device(held);
                SharedMemory memory = device.allocateShared(1000)) {
            final int[] a = {41};
            device.launch(new KernelCall(TWICE, List.of(a, new int[1])), memory, new Grid(1, 1), () -> {});
            assertEquals(42, a[0]);
        }
        assertEquals(List.of(1), held.waitCounts);
    }

    @Test
    void shouldEndALaunchWithinItsTimeLimitThoughTheDriverFreesMemoryForLonger() throws Exception {
        final HeldContext held = held();
        held.kernelEnd.countDown();
        try (GpuLiveDevice device = device(held);
                SharedMemory memory = device.allocateShared(1000)) {
            final int[] a = {41};
            device.launch(
                    new KernelCall(TWICE, List.of(a, new int[1]), Duration.ofSeconds(20), KernelChecks.NONE),
                    memory,
                    new Grid(1, 1),
                    () -> {});
            assertEquals(42, a[0]);
            assertTrue(device.isIdle());
        } finally {
            held.afterKernel.countDown();
        }
    }

    @Test
    void shouldKeepTheContextOfAProbeThatDoesNotEndAndProbeAgainWhenItHasEnded() throws Exception {
        // A device that no other test has probed.
        final OpenClDeviceInfo info = DeviceInfos.withMaxAllocation(AssumedDevice.liveOpenCl(), 123 << 20);
        final HeldContext held = new HeldContext(new OpenClContext(info));
        held.afterKernel.countDown();
        final ProbeResult late = probe(info, held);
        assertFalse(late.usable());
        assertTrue(late.reason().endsWith("and the kernel of the probe did not end"), late.reason());
        SharingProbe.closeAfterProbe(held.context());
        assertFalse(held.isClosed());

        final HeldContext second = new HeldContext(new OpenClContext(info));
        second.kernelEnd.countDown();
        second.afterKernel.countDown();
        assertEquals(late, probe(info, second));
        held.kernelEnd.countDown();
        ProbeResult again = late;
        while (again.isLate()) {
            Thread.sleep(1);
            again = probe(info, second);
        }
        assertTrue(again.usable(), again.reason());
        SharingProbe.closeAfterProbe(second.context());
        assertTrue(second.isClosed());
        assertTrue(held.isClosed());
    }

    private ProbeResult probe(final OpenClDeviceInfo info, final HeldContext held) {
        return SharingProbe.probe(
                held.context(), info, ProgramBuilder.of(held.real(), new CacheFolder(cache)), "by a test");
    }

    private GpuLiveDevice device(final HeldContext held) {
        final CacheFolder folder = new CacheFolder(cache);
        final OpenClDeviceInfo info = held.real().info();
        return new GpuLiveDevice(
                held.context(),
                new KernelPrograms(info, ProgramBuilder.of(held.real(), folder), folder),
                new LiveTraits(1, false, true));
    }

    private static HeldContext held() {
        return new HeldContext(new OpenClContext(AssumedDevice.liveOpenCl()));
    }
}
