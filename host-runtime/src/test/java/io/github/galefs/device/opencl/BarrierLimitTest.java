package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.KernelFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class BarrierLimitTest {
    private static final OpenClDeviceInfo POCL = deviceOf("Portable Computing Language");
    private static final String BARRIER = "barrier(CLK_GLOBAL_MEM_FENCE);\n";
    private static final String BROADCAST = "x = GALEFS_BROADCAST(y);\n";

    @Test
    void shouldRefuseAKernelThatPoClCannotBuildInReasonableTime() {
        final KernelFailedException refusal = assertThrows(
                KernelFailedException.class,
                () -> BarrierLimit.check(
                        POCL, "some.Kernel#run", BARRIER.repeat(16) + BROADCAST.repeat(17), GroupKind.MANY_ITEMS));
        assertTrue(
                refusal.getMessage().startsWith("cannot build kernel some.Kernel#run with PoCL: it has 33 barriers"),
                refusal::getMessage);
        assertTrue(refusal.getMessage().endsWith("use a local size of 1, or device jvm"), refusal::getMessage);
    }

    @Test
    void shouldAcceptAKernelThatPoClCanBuild() {
        assertDoesNotThrow(() -> BarrierLimit.check(POCL, "k", BARRIER.repeat(32), GroupKind.MANY_ITEMS));
        assertDoesNotThrow(
                () -> BarrierLimit.check(POCL, "k", "nobarrier(" + BARRIER.repeat(32), GroupKind.MANY_ITEMS));
    }

    @Test
    void shouldAcceptGroupsOfOneWorkItem() {
        assertDoesNotThrow(() -> BarrierLimit.check(POCL, "k", BARRIER.repeat(100), GroupKind.ONE_ITEM));
    }

    @Test
    void shouldAcceptOtherPlatforms() {
        assertDoesNotThrow(
                () -> BarrierLimit.check(deviceOf("NVIDIA CUDA"), "k", BARRIER.repeat(100), GroupKind.MANY_ITEMS));
    }

    private static OpenClDeviceInfo deviceOf(final String platformName) {
        return new OpenClDeviceInfo(
                0,
                0,
                0,
                0,
                "name",
                "vendor",
                platformName,
                "versions",
                "OpenCL 3.0",
                OpenClDeviceType.CPU,
                2,
                1L << 30,
                1L << 28,
                4096,
                Sharing.HOST_POINTER);
    }
}
