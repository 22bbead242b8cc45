package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What OpenCL refuses; see {@link GpuRoundDeviceTest} for all that is the same with each driver. */
@Tag("opencl")
@Timeout(60)
class OpenClRoundDeviceTest {
    private static final Kernel.Of2<int[], long[]> WAITS = SuspendingKernels::waits;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    private OpenClDeviceInfo info;

    @BeforeEach
    void assume() {
        info = AssumedDevice.openCl();
    }

    @Test
    void shouldOfferAsManySlotsAsTheMemoryAllows() throws Exception {
        try (GpuRoundDevice small = withMemory(64 << 20);
                KernelRounds rounds = new RoundRig(small).prepare(WAITS, 1_000_000, new int[1], new long[1])) {
            // An eighth of the memory, and 16 bytes for each context.
            assertEquals(524_288, rounds.slotCount());
        }
    }

    @Test
    void shouldReportTheNumbersWhenNotASingleContextFits() {
        try (GpuRoundDevice small = withMemory(64 << 20)) {
            final RoundRig other = new RoundRig(small);
            final OutOfMemoryError failure = assertThrows(
                    OutOfMemoryError.class, () -> other.prepare((Kernel.Of0) SuspendingKernels::hoards, 100));
            assertEquals(
                    "cannot run kernel io.github.galefs.device.opencl.SuspendingKernels#hoards on device opencl:0 ("
                            + info.name() + "): the context of a work-group takes 536870912 bytes,"
                            + " and the limit for contexts is 8388608 bytes; use a smaller local size",
                    failure.getMessage());
        }
    }

    @Test
    void shouldRefuseSuspendingWorkGroupsOfSeveralWorkItemsOnPocl() {
        Assumptions.assumeTrue(info.isPocl(), "the first OpenCL device is not PoCL");
        final KernelFailedException refusal = assertThrows(KernelFailedException.class, () -> {
            try (GpuRoundDevice device = OpenClDriver.openRounds(info, new CacheFolder(cache))) {
                new RoundRig(device).prepareGroups(WAITS, 8, 1, new int[1], new long[1]);
            }
        });
        assertEquals(
                "kernel io.github.galefs.device.opencl.SuspendingKernels#waits cannot suspend in work-groups of several"
                        + " work-items on device opencl:0 ("
                        + info.name()
                        + "): PoCL cannot compile that; use a local size of 1, or --wait live",
                refusal.getMessage());
    }

    @Test
    void shouldRefuseADeviceOfAnOldVersionOfOpenCl() {
        final DeviceRefusedException refusal = assertThrows(
                DeviceRefusedException.class,
                () -> OpenClDriver.openRounds(DeviceInfos.withVersion(info, "OpenCL 1.1"), new CacheFolder(cache)));
        assertEquals(
                "device opencl:0 (" + info.name()
                        + ") cannot be used: it has OpenCL 1.1, and kernels need OpenCL 1.2; update its driver",
                refusal.getMessage());
    }

    @Test
    void shouldAdmitTheNextLaunchAfterOneWithoutRoomForItsContext() {
        try (GpuRoundDevice small = withMemory(64 << 20)) {
            final RoundRig rig = new RoundRig(small);
            for (int i = 0; i < 2; i++) {
                assertThrows(OutOfMemoryError.class, () -> rig.prepare((Kernel.Of0) SuspendingKernels::hoards, 1));
            }
        }
    }

    private GpuRoundDevice withMemory(final long memorySize) {
        return OpenClDriver.openRounds(DeviceInfos.withMemory(info, memorySize), new CacheFolder(cache));
    }
}
