package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.kernel.Kernel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("opencl")
@Timeout(60)
class DeviceArrayTest {
    private static final Kernel.Of2<int[], int[]> TWICE = HandWrittenKernels::twice;
    private static final Kernel.Of4<int[], long[], float[], double[]> ARRAYS = HandWrittenKernels::arrays;

    /** Kinds of devices. */
    enum Kind {
        JVM,
        LIVE,
        ROUNDS,
        CUDA,
        CUDA_LIVE
    }

    static Stream<Kind> kinds() {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind != Kind.CUDA || AssumedDevice.names().contains(Devices.CUDA))
                .filter(kind -> kind != Kind.CUDA_LIVE || AssumedDevice.names().contains(AssumedDevice.CUDA_LIVE));
    }

    static Stream<Kind> compiledKinds() {
        return kinds().filter(kind -> kind != Kind.JVM);
    }

    static Stream<Kind> kindsInRounds() {
        return compiledKinds().filter(kind -> kind != Kind.LIVE && kind != Kind.CUDA_LIVE);
    }

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    private Device device;

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldKeepItsValuesFromLaunchToLaunch(final Kind kind) throws Exception {
        open(kind);
        final int[] other = {0};
        try (DeviceArray<int[]> kept = device.allocateArray(new int[] {100, 7})) {
            for (int i = 1; i <= 3; i++) {
                launch(TWICE, 1, kept.array(), other);
                assertEquals(10 * i, other[0], "arrays of other kinds are copied back as ever");
            }
            kept.download();
            assertArrayEquals(new int[] {103, 7}, kept.array());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldTakeTheHostsValuesWhenUploaded(final Kind kind) throws Exception {
        open(kind);
        try (DeviceArray<int[]> kept = device.allocateArray(new int[] {100})) {
            launch(TWICE, 1, kept.array(), new int[1]);
            kept.array()[0] = 50;
            kept.upload();
            launch(TWICE, 1, kept.array(), new int[1]);
            kept.download();
            assertArrayEquals(new int[] {51}, kept.array());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldStandForItsArrayInACall(final Kind kind) throws Exception {
        open(kind);
        try (DeviceArray<int[]> kept = device.allocateArray(new int[] {100})) {
            final KernelCall call = new KernelCall(TWICE, List.of(kept, kept));
            assertSame(kept.array(), call.arguments().getFirst());
            launch(call, 1);
            kept.download();
            assertArrayEquals(new int[] {111}, kept.array(), "passed twice, it is one array");
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldKeepArraysOfEachType(final Kind kind) throws Exception {
        open(kind);
        try (DeviceArray<int[]> a = device.allocateArray(new int[1000]);
                DeviceArray<long[]> b = device.allocateArray(new long[1000]);
                DeviceArray<float[]> c = device.allocateArray(new float[1000]);
                DeviceArray<double[]> d = device.allocateArray(new double[1000])) {
            for (int i = 0; i < 2; i++) {
                launch(ARRAYS, 1000, a.array(), b.array(), c.array(), d.array());
            }
            List.of(a, b, c, d).forEach(DeviceArray::download);
            assertEquals(2 * 999, a.array()[999]);
            assertEquals(2 * 999, b.array()[999]);
            assertEquals(2 * 999, c.array()[999]);
            assertEquals(2 * 999, d.array()[999]);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldBeAnOrdinaryArrayOnceClosed(final Kind kind) throws Exception {
        open(kind);
        final int[] array = {100};
        final DeviceArray<int[]> kept = device.allocateArray(array);
        kept.close();
        kept.close();
        launch(TWICE, 1, array, new int[1]);
        assertArrayEquals(new int[] {101}, array);
        assertThrows(IllegalStateException.class, kept::upload);
        assertThrows(IllegalStateException.class, kept::download);
        device.allocateArray(array).close();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldRefuseOtherTypes(final Kind kind) {
        open(kind);
        for (final Object other : List.of("text", 1, new boolean[1], new int[1][1])) {
            final IllegalArgumentException refusal =
                    assertThrows(IllegalArgumentException.class, () -> device.allocateArray(other));
            assertEquals(
                    "array of type " + other.getClass().getTypeName()
                            + ": must be one of byte[], short[], char[], int[], long[], float[], double[]",
                    refusal.getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("compiledKinds")
    void shouldTransferNothingInALaunch(final Kind kind) throws Exception {
        open(kind);
        try (DeviceArray<int[]> kept = device.allocateArray(new int[] {100})) {
            kept.array()[0] = 5;
            launch(TWICE, 1, kept.array(), new int[1]);
            assertArrayEquals(new int[] {5}, kept.array());
            kept.download();
            assertArrayEquals(new int[] {101}, kept.array());
        }
    }

    @ParameterizedTest
    @MethodSource("compiledKinds")
    void shouldRefuseAnArrayThatHasACopyAlready(final Kind kind) throws Exception {
        open(kind);
        try (DeviceArray<int[]> kept = device.allocateArray(new int[] {100})) {
            final IllegalArgumentException refusal =
                    assertThrows(IllegalArgumentException.class, () -> device.allocateArray(kept.array()));
            assertEquals("the array has a copy on device " + device.name() + " already", refusal.getMessage());
            launch(TWICE, 1, kept.array(), new int[1]);
            kept.download();
            assertArrayEquals(new int[] {101}, kept.array());
        }
    }

    @ParameterizedTest
    @MethodSource("kindsInRounds")
    void shouldKeepTheMemoryUntilTheLaunchThatUsesItHasEnded(final Kind kind) throws Exception {
        open(kind);
        final GpuRoundDevice rounds = (GpuRoundDevice) device;
        final RoundRig rig = new RoundRig(rounds);
        final int before = rounds.context().deviceMemory().count();
        final DeviceArray<int[]> kept = device.allocateArray(new int[] {100});
        final int[] other = {0};
        try (KernelRounds launch = rig.prepare(TWICE, 1, kept.array(), other)) {
            kept.close();
            assertEquals(before + 2, rounds.context().deviceMemory().count());
            launch.run(1);
            launch.copyOut();
        }
        assertArrayEquals(new int[] {10}, other);
        assertEquals(before + 1, rounds.context().deviceMemory().count(), "only the other array's is kept for reuse");
    }

    @ParameterizedTest
    @MethodSource("kindsInRounds")
    void shouldCopyLargeArraysInPieces(final Kind kind) {
        open(kind);
        final long[] array = new long[3_000_001];
        Arrays.setAll(array, i -> i * 0x9E37_79B9_7F4A_7C15L);
        final long[] expected = array.clone();
        try (DeviceArray<long[]> kept = device.allocateArray(array)) {
            Arrays.fill(array, -1);
            kept.download();
            assertArrayEquals(expected, array);
        }
    }

    @ParameterizedTest
    @MethodSource("kindsInRounds")
    void shouldFreeTheMemoryOfArraysThatAreStillOpenWhenTheDeviceIsClosed(final Kind kind) {
        open(kind);
        final DeviceArray<int[]> kept = device.allocateArray(new int[] {100});
        device.close();
        kept.close();
        final GpuContext context = ((GpuRoundDevice) device).context();
        assertEquals(0, context.deviceMemory().count());
        assertEquals(0, context.pinnedMemory().count());
    }

    private void open(final Kind kind) {
        device = switch (kind) {
            case JVM -> new JvmDevice();
            case LIVE -> OpenedLive.open(AssumedDevice.OPENCL, cache);
            case ROUNDS -> OpenedRounds.open(AssumedDevice.SUSPENDED, cache);
            case CUDA -> OpenedRounds.open(Devices.CUDA, cache);
            case CUDA_LIVE -> OpenedLive.open(Devices.CUDA, cache);
        };
    }

    private void launch(final Kernel kernel, final int groups, final Object... arrays) throws InterruptedException {
        launch(new KernelCall(kernel, List.of(arrays)), groups);
    }

    private void launch(final KernelCall call, final int groups) throws InterruptedException {
        switch (device) {
            case final LiveDevice live -> {
                try (SharedMemory memory = live.allocateShared(4096)) {
                    live.launch(call, memory, new Grid(groups, 1), () -> {});
                }
            }
            case final RoundDevice inRounds -> {
                try (RoundRig rig = new RoundRig(inRounds);
                        KernelRounds rounds = inRounds.prepare(call, rig.region(), new Grid(groups, 1), 1)) {
                    rounds.run(groups);
                    rounds.copyOut();
                }
            }
        }
    }
}
