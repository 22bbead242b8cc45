package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("opencl")
@Timeout(60)
class OpenClLiveDeviceTest {
    private static final int PAGE_SIZE = 4096;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    private GpuLiveDevice device;
    private SharedMemory memory;

    @BeforeEach
    void open() {
        device = OpenClDriver.openLive(AssumedDevice.liveOpenCl(), new CacheFolder(cache));
        memory = device.allocateShared(1000);
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "100, 1, 100", "100, 13, 8", "100, 2, 64", "100000, 1000, 100"})
    void shouldPassArraysToTheKernelAndBack(final int length, final int groups, final int localSize) throws Exception {
        final int[] a = new int[length];
        final long[] b = new long[length];
        final float[] c = new float[length];
        final double[] d = new double[length];
        Arrays.fill(a, 3);
        Arrays.fill(b, 1L << 40);
        Arrays.fill(c, 0.5f);
        Arrays.fill(d, 0.25);
        for (int launch = 1; launch <= 2; launch++) {
            launch(
                    (Kernel.Of4<int[], long[], float[], double[]>) HandWrittenKernels::arrays,
                    groups,
                    localSize,
                    a,
                    b,
                    c,
                    d);
            for (int i = 0; i < length; i++) {
                final String at = "launch " + launch + ", element " + i;
                assertEquals(3 + i * launch, a[i], at);
                assertEquals((1L << 40) + (long) i * launch, b[i], at);
                assertEquals(0.5f + i * launch, c[i], at);
                assertEquals(0.25 + i * launch, d[i], at);
            }
        }
        final MemorySegment region = memory.segment();
        assertEquals(length, region.get(ValueLayout.JAVA_LONG, 0));
        assertEquals(length, region.get(ValueLayout.JAVA_LONG, 8));
    }

    @Test
    void shouldShareOneBufferWhenAnArrayIsPassedTwice() throws Exception {
        final int[] a = {1};
        launch((Kernel.Of2<int[], int[]>) HandWrittenKernels::twice, 1, 1, a, a);
        assertArrayEquals(new int[] {12}, a);
    }

    @Test
    void shouldAcceptEmptyArrays() throws Exception {
        launch(
                (Kernel.Of4<int[], long[], float[], double[]>) HandWrittenKernels::arrays,
                1,
                1,
                new int[0],
                new long[0],
                new float[0],
                new double[0]);
        assertEquals(0, memory.segment().get(ValueLayout.JAVA_LONG, 0));
    }

    @Test
    void shouldAllocatePageAlignedMemoryOfTheRequestedSize() {
        assertEquals(0, memory.segment().address() % PAGE_SIZE);
        assertEquals(1000, memory.segment().byteSize());
    }

    @ParameterizedTest
    @EnumSource(value = Sharing.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void shouldShareMemoryInEitherWayOnACpu(final Sharing sharing) throws Exception {
        final OpenClDeviceInfo info = OpenClDevices.list().getFirst();
        Assumptions.assumeTrue(info.type() == OpenClDeviceType.CPU, "the first OpenCL device is not a CPU");
        try (GpuLiveDevice other =
                OpenClDriver.openLive(DeviceInfos.withSharing(info, sharing), new CacheFolder(cache))) {
            final SharedMemory region = other.allocateShared(4096);
            final int[] a = {5, 6};
            final int[] b = {7};
            other.launch(
                    call((Kernel.Of2<int[], int[]>) HandWrittenKernels::twice, a, b), region, new Grid(1, 1), () -> {});
            assertArrayEquals(new int[] {6, 6}, a);
            assertArrayEquals(new int[] {17}, b);
        }
    }

    @Test
    void shouldRefuseADeviceThatSharesNoMemory() {
        final OpenClDeviceInfo info = OpenClDevices.list().getFirst();
        final DeviceRefusedException refusal = assertThrows(
                DeviceRefusedException.class,
                () -> OpenClDriver.openLive(DeviceInfos.withSharing(info, Sharing.NONE), new CacheFolder(cache)));
        assertEquals(
                "device opencl:0 (" + info.name()
                        + ") cannot run kernels live: it reports that it shares no memory with the host while a kernel"
                        + " runs; run them suspended",
                refusal.getMessage());
    }

    @Test
    void shouldReportTheLimitWhenAnAllocationIsTooLarge() {
        final long tooMuch = OpenClDevices.list().getFirst().maxAllocation();
        final OutOfMemoryError failure = assertThrows(OutOfMemoryError.class, () -> device.allocateShared(tooMuch));
        assertTrue(
                failure.getMessage().startsWith("cannot allocate " + tooMuch + " bytes of memory shared with device")
                        && failure.getMessage().contains("the limit of one allocation is " + tooMuch + " bytes"),
                failure.getMessage());
    }

    @Test
    void shouldRefuseWorkGroupsThatAreTooLarge() {
        final long limit = OpenClDevices.list().getFirst().maxWorkGroupSize();
        final IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> launch(
                        (Kernel.Of2<int[], int[]>) HandWrittenKernels::twice,
                        1,
                        (int) limit + 1,
                        new int[1],
                        new int[1]));
        assertTrue(
                refusal.getMessage()
                        .contains("with work-groups of " + (limit + 1) + " work-items: the limit of device opencl:0 "),
                refusal.getMessage());
    }

    @Test
    void shouldReportTheLogWhenAKernelDoesNotBuild() {
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> launch((Kernel.Of0) HandWrittenKernels::broken, 1, 1));
        assertTrue(
                failure.getMessage().contains("HandWrittenKernels#broken on device opencl:0")
                        && failure.getMessage().contains("CL_BUILD_PROGRAM_FAILURE")
                        && failure.getMessage().contains("no_such_thing"),
                failure.getMessage());
    }

    @Test
    void shouldRefuseDeviceCodeWithOtherParameters() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> launch((Kernel.Of1<int[]>) HandWrittenKernels::overloaded, 1, 1, new int[1]));
        assertTrue(
                failure.getMessage()
                        .contains("has parameters [LONG_ARRAY, LONG_ARRAY], but its Java method has [LONG_ARRAY,"
                                + " INT_ARRAY]"),
                failure.getMessage());
    }

    @Test
    void shouldRefuseALambdaExpression() {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> launch((Kernel.Of0) fs -> {}, 1, 1));
        assertTrue(refusal.getMessage()
                .startsWith("the kernel is a lambda expression in " + getClass().getName()));
    }

    @Test
    void shouldRefuseMemoryOfAnotherDevice() {
        try (GpuLiveDevice other = OpenClDriver.openLive(OpenClDevices.list().getFirst(), new CacheFolder(cache))) {
            final SharedMemory region = other.allocateShared(64);
            assertThrows(
                    IllegalArgumentException.class,
                    () -> device.launch(
                            call((Kernel.Of0) HandWrittenKernels::stubborn), region, new Grid(1, 1), () -> {}));
        }
    }

    @Test
    void shouldCountPollsInProportionToTheTime() {
        final long second = device.pollsFor(Duration.ofSeconds(1));
        assertTrue(second > 1_000_000 && second < 10_000_000_000L, second + " polls per second");
        assertTrue(Math.abs(device.pollsFor(Duration.ofMinutes(1)) - second * 60) < 60);
        assertTrue(device.pollsFor(Duration.ofNanos(1)) < 10);
    }

    @Test
    void shouldLimitPollsByTheNumberOfGroupsThatShareAUnit() {
        assumeTrue(device.kind() == DeviceKind.CPU, "only processors have a limit");
        final int units = OpenClDevices.list().getFirst().computeUnits();
        final int alone = device.spinLimit(units);
        assertTrue(device.spinLimit(units - 1) > 10 * alone, "the host has a core");
        final int limit = device.spinLimit(units + 1);
        assertTrue(limit > 500, limit + ": the last polls yield");
        assertTrue(alone > limit && alone <= 1_000, alone + ": another may wait with the frame");
        assertEquals(limit, device.spinLimit(32 * units));
        assertEquals(1, device.spinLimit(32 * units + 1));
    }

    @Test
    void shouldRefuseCallsWhenClosed() {
        device.close();
        assertThrows(IllegalStateException.class, () -> device.allocateShared(1));
        assertThrows(
                IllegalStateException.class,
                () -> launch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, 1, 1, new int[1]));
    }

    private void launch(final Kernel kernel, final int groups, final int localSize, final Object... arrays)
            throws InterruptedException {
        device.launch(call(kernel, arrays), memory, new Grid(groups, localSize), () -> {});
    }

    private static KernelCall call(final Kernel kernel, final Object... arrays) {
        return new KernelCall(kernel, List.of(arrays));
    }
}
