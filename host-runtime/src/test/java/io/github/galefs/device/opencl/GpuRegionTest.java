package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.OnEachRoundDevice;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.gpu.CopyQueue;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.device.gpu.MirrorUpdates;
import io.github.galefs.kernel.Kernel;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@OnEachRoundDevice
@Timeout(60)
class GpuRegionTest {
    private static final Kernel.Of1<long[]> WORDS = SuspendingKernels::words;
    private static final int FRAMES = RoundRig.FRAMES_OFFSET;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    @Parameter
    private String deviceName;

    private GpuRoundDevice device;
    private RoundRig rig;
    private DeviceRegion region;

    @BeforeEach
    void open() {
        device = OpenedRounds.open(deviceName, cache);
        rig = new RoundRig(device);
        region = rig.region();
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    /** A copy that is known to be complete is visible to a kernel on another queue only if the kernel waits for it. */
    @Test
    void shouldLetTheNextKernelWaitForTheCopiesThatAreComplete() throws Exception {
        Assumptions.assumeTrue(deviceName.equals(AssumedDevice.SUSPENDED), "the launches of OpenCL are recorded");
        final long[] out = new long[1];
        try (KernelRounds rounds = rig.prepare(WORDS, 1, out);
                PinnedMemory source = region.allocatePinned(64);
                LaunchRecorder recorder = new LaunchRecorder()) {
            rig.runAll(rounds, 1, _ -> -1);
            assertEquals(1, recorder.takeWaits().getFirst(), "the copies of the arrays");
            rig.runAll(rounds, 1, _ -> -1);
            assertEquals(0, recorder.takeWaits().getFirst(), "no copy since");
            region.copyIn(source.segment(), FRAMES);
            region.awaitCopy(region.copyIn(source.segment(), FRAMES));
            rig.runAll(rounds, 1, _ -> -1);
            assertEquals(1, recorder.takeWaits().getFirst(), "the copies of blocks");
        }
    }

    @Test
    void shouldBeZeroedWithItsMirrorWhenAllocated() {
        try (DeviceRegion other = device.allocateRegion(100_003, 1001);
                PinnedMemory bytes = other.allocatePinned(100_003)) {
            assertEquals(100_003, other.byteLength());
            assertEquals(1001, other.mirror().byteSize());
            assertArrayEquals(new byte[1001], other.mirror().toArray(ValueLayout.JAVA_BYTE));
            bytes.segment().fill((byte) 1);
            other.awaitCopy(other.copyOut(0, bytes.segment()));
            assertArrayEquals(new byte[100_003], bytes.segment().toArray(ValueLayout.JAVA_BYTE));
        }
    }

    @Test
    void shouldShowUpdatesOfTheMirrorToTheNextRound() throws Exception {
        final int[] offsets = {4096, 4104, 7000, 200_000, 200_008, 500_000, RoundRig.MIRROR_LENGTH - 8};
        final long[] seen = new long[2 * offsets.length];
        try (KernelRounds rounds = rig.prepare(WORDS, 1, seen)) {
            rig.putEntry(0, 0, 0, 0, 0);
            rig.run(rounds, 1);
            for (int change = 0; change < 2; change++) {
                for (int i = 0; i < offsets.length; i++) {
                    rig.mirror().putLong(offsets[i], 100L * change + i);
                    region.update(offsets[i], Long.BYTES);
                }
                for (final int offset : offsets) {
                    rig.putEntry(0, 0, 0, 1, offset);
                    rig.run(rounds, 1);
                }
            }
            rounds.copyOut();
        }
        assertArrayEquals(new long[] {0, 1, 2, 3, 4, 5, 6, 100, 101, 102, 103, 104, 105, 106}, seen);
    }

    @Test
    void shouldSendAnUpdateThatTakesSeveralPieces() throws Exception {
        final int begin = 100_000;
        final int end = begin + 5 * MirrorUpdates.PIECE_LENGTH / 2;
        final int[] offsets = {
            begin,
            begin + MirrorUpdates.PIECE_LENGTH - 8,
            begin + MirrorUpdates.PIECE_LENGTH,
            begin + 2 * MirrorUpdates.PIECE_LENGTH,
            end - 8
        };
        final long[] seen = new long[offsets.length];
        for (int offset = begin; offset < end; offset += Long.BYTES) {
            rig.mirror().putLong(offset, offset);
        }
        region.update(begin, end - begin);
        try (KernelRounds rounds = rig.prepare(WORDS, 1, seen)) {
            rig.putEntry(0, 0, 0, 0, 0);
            rig.run(rounds, 1);
            for (final int offset : offsets) {
                rig.putEntry(0, 0, 0, 1, offset);
                rig.run(rounds, 1);
            }
            rounds.copyOut();
        }
        assertArrayEquals(IntStream.of(offsets).asLongStream().toArray(), seen);
    }

    @Test
    void shouldSendNoBytesThatWereNotUpdatedFarFromThoseThatWere() throws Exception {
        final long[] seen = new long[1];
        try (KernelRounds rounds = rig.prepare(WORDS, 1, seen)) {
            rig.mirror().putLong(300_000, 5);
            rig.putEntry(0, 0, 0, 0, 0);
            rig.run(rounds, 1);
            rig.putEntry(0, 0, 0, 1, 300_000);
            rig.run(rounds, 1);
            rounds.copyOut();
        }
        assertArrayEquals(new long[] {0}, seen);
    }

    @Test
    void shouldRefreshAPartOfTheMirror() {
        awaitCopyIn(sequence(64), 1000);
        region.refresh(1008, 16);
        assertEquals(0, rig.mirror().getLong(1000));
        assertEquals(1, rig.mirror().getLong(1008));
        assertEquals(2, rig.mirror().getLong(1016));
        assertEquals(0, rig.mirror().getLong(1024));
    }

    @ParameterizedTest
    @CsvSource({"1000, 64, 24, 5", "4, 24, 24, 7", "8191, 4096, 13, 3", "100, 16, 8, 1"})
    void shouldRefreshTheBeginningsOfRows(final int offset, final int stride, final int length, final int count) {
        final byte[] before = new byte[60_000];
        final byte[] onDevice = new byte[60_000];
        new SplittableRandom(1).nextBytes(before);
        new SplittableRandom(2).nextBytes(onDevice);
        rig.mirror().putBytes(0, before);
        awaitCopyIn(onDevice, 0);
        region.refreshRows(offset, stride, length, count);
        for (int row = 0; row < count; row++) {
            System.arraycopy(onDevice, offset + row * stride, before, offset + row * stride, length);
        }
        final byte[] after = new byte[60_000];
        rig.mirror().getBytes(0, after);
        assertArrayEquals(before, after);
    }

    @Test
    void shouldNumberCopiesAndCompleteThemInOrder() {
        final int count = 3 * CopyQueue.MAX_PENDING;
        final byte[] bytes = random(count * 4096);
        try (PinnedMemory source = region.allocatePinned(bytes.length)) {
            source.segment().copyFrom(MemorySegment.ofArray(bytes));
            assertEquals(0, region.completedCopies());
            long completed = 0;
            for (int i = 0; i < count; i++) {
                assertEquals(i + 1, region.copyIn(source.segment().asSlice(i * 4096L, 4096), i * 4096L));
                final long now = region.completedCopies();
                assertTrue(now >= completed && now <= i + 1, now + " after " + completed);
                completed = now;
            }
            region.awaitCopy(count);
            assertEquals(count, region.completedCopies());
        }
        assertArrayEquals(bytes, copyOut(0, bytes.length));
    }

    @Test
    void shouldLeaveTheSourceOfACompleteCopyForOtherUse() {
        try (PinnedMemory source = region.allocatePinned(4096)) {
            for (int i = 0; i < 200; i++) {
                source.segment().fill((byte) i);
                region.awaitCopy(region.copyIn(source.segment(), i * 4096L));
            }
        }
        final byte[] bytes = copyOut(0, 200 * 4096);
        for (int i = 0; i < bytes.length; i++) {
            assertEquals((byte) (i / 4096), bytes[i]);
        }
    }

    @Test
    void shouldCompleteCopiesWithoutBeingAwaited() {
        final MemorySegment source = Arena.ofAuto().allocate(1 << 20);
        final long copy = region.copyIn(source, FRAMES);
        while (region.completedCopies() < copy) {
            Thread.onSpinWait();
        }
        assertEquals(1, copy);
    }

    /** The round ends only when the copy has reached the device. */
    @Test
    void shouldCopyWhileARoundRuns() throws Exception {
        Assumptions.assumeTrue(
                OpenedRounds.doRunningKernelsSeeCopies(deviceName, device), "a running kernel may not see a copy");
        final long[] out = new long[1];
        try (KernelRounds rounds = rig.prepare((Kernel.Of1<long[]>) SuspendingKernels::spins, 1, out);
                PinnedMemory words = region.allocatePinned(8)) {
            words.segment().fill((byte) 0);
            rig.putEntry(0, 0, 0, 0, 0);
            final Thread thread = Thread.ofPlatform().daemon().start(() -> rig.run(rounds, 1));
            while (words.segment().get(ValueLayout.JAVA_LONG, 0) != 1) {
                region.awaitCopy(region.copyOut(SuspendingKernels.STARTED_OFFSET, words.segment()));
            }
            words.segment().set(ValueLayout.JAVA_LONG, 0, 42);
            region.copyIn(words.segment(), SuspendingKernels.RELEASE_OFFSET);
            thread.join();
            rounds.copyOut();
        }
        assertArrayEquals(new long[] {42}, out);
    }

    @ParameterizedTest
    @CsvSource({"0, 64", "1, 1", "3, 4093", "16, 4096", "8, 24", "1048575, 2097153"})
    void shouldClearARangeOnly(final int offset, final int length) {
        final byte[] bytes = random(RoundRig.REGION_LENGTH);
        awaitCopyIn(bytes, 0);
        region.awaitCopy(region.clear(offset, length));
        Arrays.fill(bytes, offset, offset + length, (byte) 0);
        assertArrayEquals(bytes, copyOut(0, bytes.length));
    }

    @Test
    void shouldRefuseCopiesWhenTheRegionIsClosed() {
        final DeviceRegion closed = device.allocateRegion(4096, 64);
        closed.close();
        final MemorySegment memory = Arena.ofAuto().allocate(64);
        assertThrows(IllegalStateException.class, () -> closed.copyIn(memory, 0));
        assertThrows(IllegalStateException.class, () -> closed.copyOut(0, memory));
        assertThrows(IllegalStateException.class, () -> closed.clear(0, 64));
    }

    @Test
    void shouldRefuseRangesOutsideTheRegionOrTheMirror() {
        final MemorySegment memory = Arena.ofAuto().allocate(64);
        final long end = RoundRig.REGION_LENGTH;
        assertThrows(IndexOutOfBoundsException.class, () -> region.copyIn(memory, end - 63));
        assertThrows(IndexOutOfBoundsException.class, () -> region.copyOut(end - 63, memory));
        assertThrows(IndexOutOfBoundsException.class, () -> region.clear(end - 63, 64));
        assertThrows(IndexOutOfBoundsException.class, () -> region.update(RoundRig.MIRROR_LENGTH - 7, 8));
        assertThrows(IndexOutOfBoundsException.class, () -> region.refresh(RoundRig.MIRROR_LENGTH - 7, 8));
        assertThrows(
                IndexOutOfBoundsException.class, () -> region.refreshRows(RoundRig.MIRROR_LENGTH - 100, 64, 40, 2));
        assertThrows(IllegalArgumentException.class, () -> region.refreshRows(0, 64, 65, 2));
        assertThrows(IllegalArgumentException.class, () -> region.clear(0, 0));
        assertThrows(IllegalArgumentException.class, () -> region.awaitCopy(1));
        assertThrows(IllegalArgumentException.class, () -> region.allocatePinned(0));
    }

    @Test
    void shouldRefuseCopiesOfMemoryInTheJavaHeap() {
        final IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class, () -> region.copyIn(MemorySegment.ofArray(new byte[8]), 0));
        assertEquals(
                "copy of memory in the Java heap: must be outside, such as pinned memory of the region",
                refusal.getMessage());
    }

    @Test
    void shouldFreePinnedMemoryThatIsStillOpenWhenClosed() {
        final PinnedMemory memory = region.allocatePinned(4096);
        assertEquals(2, device.context().pinnedMemory().count(), "the mirror and this");
        region.close();
        memory.close();
        region.close();
        assertEquals(0, device.context().pinnedMemory().count());
        assertEquals(0, device.context().pinnedMemory().bytes());
        assertEquals(0, device.context().deviceMemory().bytes());
    }

    @Test
    void shouldReportTheNumbersWhenPinnedMemoryIsTooLarge() {
        final long tooMuch = Long.MAX_VALUE / 2;
        final OutOfMemoryError failure = assertThrows(OutOfMemoryError.class, () -> region.allocatePinned(tooMuch));
        final String message = failure.getMessage();
        assertTrue(
                message.startsWith("cannot allocate " + tooMuch + " bytes of pinned host memory for device "
                        + device.name() + " (" + device.context().info().name() + "): "),
                message);
        assertTrue(message.contains("this process uses " + RoundRig.MIRROR_LENGTH + " bytes, and c"), message);
    }

    private void awaitCopyIn(final byte[] bytes, final long offset) {
        final MemorySegment source = Arena.ofAuto().allocate(bytes.length).copyFrom(MemorySegment.ofArray(bytes));
        region.awaitCopy(region.copyIn(source, offset));
    }

    private byte[] copyOut(final long offset, final int length) {
        final MemorySegment target = Arena.ofAuto().allocate(length);
        region.awaitCopy(region.copyOut(offset, target));
        return target.toArray(ValueLayout.JAVA_BYTE);
    }

    private static byte[] random(final int length) {
        final byte[] bytes = new byte[length];
        new SplittableRandom(length).nextBytes(bytes);
        return bytes;
    }

    /** Returns the numbers from 0, as long integers. */
    private static byte[] sequence(final int count) {
        return MemorySegment.ofArray(LongStream.range(0, count).toArray()).toArray(ValueLayout.JAVA_BYTE);
    }
}
