package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.OnEachRoundDevice;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuInfo;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLongArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@OnEachRoundDevice
@Timeout(60)
class GpuRoundDeviceTest {
    private static final Kernel.Of2<int[], long[]> WAITS = SuspendingKernels::waits;
    private static final Kernel.Of1<long[]> WORDS = SuspendingKernels::words;
    private static final Kernel.Of4<int[], long[], float[], double[]> ARRAYS = HandWrittenKernels::arrays;
    private static final Kernel.Of4<int[], int[], int[], int[]> ACCESSES = SuspendingKernels::accesses;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    @Parameter
    private String deviceName;

    private GpuRoundDevice device;
    private RoundRig rig;

    @BeforeEach
    void open() {
        device = OpenedRounds.open(deviceName, cache);
        rig = new RoundRig(device);
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "7, 7", "100, 64", "1000, 8", "3000, 1000"})
    void shouldRunEachWorkGroupInRoundsUntilItFinishes(final int groups, final int slots) throws Exception {
        final int[] counts = new int[groups];
        Arrays.setAll(counts, group -> group % 5);
        final long[] sums = new long[groups];
        final AtomicLongArray requests = new AtomicLongArray(groups);
        try (KernelRounds rounds = rig.prepare(WAITS, slots, counts, sums)) {
            assertTrue(rounds.suspends());
            assertEquals(slots, rounds.slotCount());
            rig.runAll(rounds, groups, offset -> {
                requests.incrementAndGet((int) (offset / 1000));
                return offset + 1;
            });
            rounds.copyOut();
        }
        for (int group = 0; group < groups; group++) {
            long expected = 0;
            for (int wait = 0; wait < counts[group]; wait++) {
                expected += group * 1000L + wait + 1;
            }
            assertEquals(expected, sums[group], "sum of group " + group);
            assertEquals(counts[group], requests.get(group), "requests of group " + group);
        }
    }

    /** Processors copy faster. */
    @Test
    void shouldExchangeInTheMirrorWhereKernelsOfAGpuReachIt() {
        assertEquals(
                device.kind() == DeviceKind.GPU && device.reachesHostMemory(),
                rig.region().mirrorOffset() != 0);
        assertEquals(device.kind() == DeviceKind.CPU || deviceName.equals(Devices.CUDA), device.reachesHostMemory());
    }

    @Test
    void shouldReadTheRecordsOfTheRoundOnly() throws Exception {
        try (KernelRounds rounds = rig.prepare(WAITS, 8, new int[] {9, 9, 9, 9}, new long[4])) {
            for (int i = 0; i < 3; i++) {
                rig.putEntry(i, i + 1, i + 3, 0, 0);
            }
            final int fourth = RoundRig.RECORDS + 3 * RoundDescriptor.RECORD_LENGTH;
            rig.mirror().putLong(fourth, 77);
            rig.run(rounds, 3);
            assertArrayEquals(
                    new long[] {1000, 2000, 3000},
                    new long[] {rig.fileOffset(0), rig.fileOffset(1), rig.fileOffset(2)});
            assertEquals(77, rig.mirror().getLong(fourth));
        }
    }

    @Test
    void shouldRunAKernelWithoutWaitsInOneRoundOverTheWholeGrid() throws Exception {
        final int length = 100_000;
        final int[] a = new int[length];
        final long[] b = new long[length];
        final float[] c = new float[length];
        final double[] d = new double[length];
        Arrays.fill(a, 3);
        Arrays.fill(d, 0.25);
        try (KernelRounds rounds = rig.prepareGroups(ARRAYS, 100, 1, a, b, c, d)) {
            assertFalse(rounds.suspends());
            assertEquals("io.github.galefs.device.opencl.HandWrittenKernels#arrays", rounds.kernelName());
            rounds.run(length / 100);
            rounds.copyOut();
        }
        for (int i = 0; i < length; i++) {
            assertEquals(3 + i, a[i]);
            assertEquals(i, b[i]);
            assertEquals(i, c[i]);
            assertEquals(0.25 + i, d[i]);
        }
        rig.region().refresh(0, 16);
        assertEquals(length, rig.mirror().getLong(0));
    }

    /** Lengths around those of the pinned memory's halves, so that arrays are split at every kind of place. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 12, 13, 524_285, 524_286, 524_287, 1_048_576, 2_000_003})
    void shouldCopyArraysOfAnyLengthInAndOut(final int length) throws Exception {
        final int[] a = new int[length];
        final long[] b = new long[length];
        final float[] c = new float[length];
        final double[] d = new double[length];
        Arrays.setAll(a, i -> 7 * i);
        Arrays.setAll(b, i -> 1L << (i % 40));
        for (int launch = 1; launch <= 2; launch++) {
            try (KernelRounds rounds = rig.prepareGroups(ARRAYS, 64, 1, a, b, c, d)) {
                rounds.run(length / 64 + 1);
                rounds.copyOut();
            }
            for (int i = 0; i < length; i++) {
                assertEquals(7 * i + launch * i, a[i]);
                assertEquals((1L << (i % 40)) + (long) launch * i, b[i]);
                assertEquals((float) i * launch, c[i]);
                assertEquals((double) i * launch, d[i]);
            }
        }
    }

    @Test
    void shouldCopyBackOnlyArraysThatTheKernelWrites() throws Exception {
        final int[] none = {5, 5, 5};
        final int[] read = {1, 20};
        final int[] written = {0, 8, 9};
        final int[] both = {100};
        try (KernelRounds rounds = rig.prepare(ACCESSES, 1, none, read, written, both)) {
            rounds.run(1);
            rounds.copyOut();
        }
        assertArrayEquals(new int[] {5, 5, 5}, none, "its length only is sent");
        assertArrayEquals(new int[] {1, 20}, read, "the device's copy has another first element");
        assertArrayEquals(new int[] {3, 8, 9}, written, "elements that the kernel does not write keep their values");
        assertArrayEquals(new int[] {120}, both);
    }

    @Test
    void shouldCopyAnArrayBackThatIsPassedForReadingAndForWriting() throws Exception {
        final int[] both = {1, 20};
        try (KernelRounds rounds = rig.prepare(ACCESSES, 1, new int[3], both, both, both)) {
            rounds.run(1);
            rounds.copyOut();
        }
        // The read parameter adds 1, the written one stores 3, the last one adds 20.
        assertArrayEquals(new int[] {23, 20}, both);
    }

    @Test
    void shouldNotCopyBackAnythingUnlessAskedTo() throws Exception {
        final int[] a = {1};
        try (KernelRounds rounds =
                rig.prepare((Kernel.Of2<int[], int[]>) HandWrittenKernels::twice, 1, a, new int[1])) {
            rounds.run(1);
        }
        assertArrayEquals(new int[] {1}, a);
    }

    @Test
    void shouldRefuseARoundOfMoreWorkGroupsThanSlots() throws Exception {
        try (KernelRounds rounds = rig.prepare(WAITS, 4, new int[1], new long[1])) {
            for (final int groups : new int[] {-1, 0, 5}) {
                final IllegalArgumentException refusal =
                        assertThrows(IllegalArgumentException.class, () -> rounds.run(groups));
                assertEquals(
                        "round of " + groups + " work-groups of kernel "
                                + "io.github.galefs.device.opencl.SuspendingKernels#waits: must be from 1 to 4",
                        refusal.getMessage());
            }
        }
    }

    @Test
    void shouldRefuseEntriesOutsideTheMirror() throws Exception {
        try (KernelRounds rounds = rig.prepare(WAITS, 4, new int[1], new long[1])) {
            rig.mirror().putLong(RoundDescriptor.ENTRIES_OFFSET, RoundRig.MIRROR_LENGTH - 64);
            assertThrows(IndexOutOfBoundsException.class, () -> rounds.run(3));
            rig.mirror().putLong(RoundDescriptor.ENTRIES_OFFSET, RoundRig.ENTRIES);
            rig.mirror().putLong(RoundDescriptor.RECORDS_OFFSET, RoundRig.MIRROR_LENGTH - 64);
            assertThrows(IndexOutOfBoundsException.class, () -> rounds.run(3));
        }
    }

    @Test
    void shouldReportTheLimitWhenAnAllocationIsTooLarge() {
        final GpuInfo info = device.context().info();
        final long tooMuch = info.maxAllocation();
        final OutOfMemoryError failure =
                assertThrows(OutOfMemoryError.class, () -> device.allocateRegion(tooMuch, 4096));
        assertEquals(
                "cannot allocate " + (tooMuch + 16) + " bytes for a region on device " + device.name() + " ("
                        + info.name()
                        + "): the limit of one allocation is " + tooMuch + " bytes, of "
                        + info.memorySize() + " bytes of memory",
                failure.getMessage());
        assertEquals(1, device.context().deviceMemory().count(), "the region of the rig");
    }

    @Test
    void shouldRefuseArgumentsThatDoNotMatchTheParameters() {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> rig.prepare(WAITS, 1, new long[1], new long[1]));
        assertTrue(
                refusal.getMessage().endsWith("parameter counts is of type int[], but the argument is long[]"),
                refusal.getMessage());
    }

    @Test
    void shouldRefuseARegionThatIsClosedOrOfAnotherDevice() {
        try (GpuRoundDevice other = OpenedRounds.open(deviceName, cache)) {
            final RoundRig ofOther = new RoundRig(other);
            final KernelCall call = new KernelCall((Kernel.Of1<long[]>) SuspendingKernels::words, List.of(new long[1]));
            assertThrows(
                    IllegalArgumentException.class, () -> device.prepare(call, ofOther.region(), new Grid(1, 1), 1));
            rig.close();
            assertThrows(IllegalArgumentException.class, () -> device.prepare(call, rig.region(), new Grid(1, 1), 1));
        }
    }

    @Test
    void shouldRefuseCallsWhenClosed() throws Exception {
        final KernelRounds rounds = rig.prepare(WORDS, 1, new long[1]);
        rounds.close();
        assertThrows(IllegalStateException.class, () -> rounds.run(1));
        assertThrows(IllegalStateException.class, rounds::copyOut);
        device.close();
        assertThrows(IllegalStateException.class, () -> device.allocateRegion(64, 64));
        assertThrows(IllegalStateException.class, () -> device.allocateArray(new int[1]));
    }

    /** The copy of so large an array takes far longer than to see its memory. */
    @Test
    void shouldFreeAnArrayThatIsBeingAllocatedWhenTheDeviceIsClosed() throws Exception {
        final GpuContext context = device.context();
        final long[] large = new long[16 << 20];
        final int before = context.deviceMemory().count();
        final FutureTask<DeviceArray<long[]>> allocation = new FutureTask<>(() -> device.allocateArray(large));
        Thread.ofPlatform().daemon().start(allocation);
        while (context.deviceMemory().count() == before && !allocation.isDone()) {
            Thread.onSpinWait();
        }
        device.close();
        final DeviceArray<long[]> array = allocation.get();
        assertEquals(0, context.deviceMemory().count());
        assertThrows(IllegalStateException.class, array::download);
    }
}
