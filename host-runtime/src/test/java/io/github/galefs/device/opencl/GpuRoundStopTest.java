package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.OnEachRoundDevice;
import io.github.galefs.device.PinnedMemory;
import io.github.galefs.device.gpu.GpuRoundDevice;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

@OnEachRoundDevice
@Timeout(60)
class GpuRoundStopTest {
    private static final Kernel.Of2<int[], long[]> WAITS = SuspendingKernels::waits;
    private static final Kernel.Of1<long[]> SPINS = SuspendingKernels::spins;

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    @Parameter
    private String deviceName;

    private GpuRoundDevice device;
    private RoundRig rig;
    private PinnedMemory word;

    @BeforeEach
    void open() {
        device = OpenedRounds.open(deviceName, cache);
        rig = new RoundRig(device);
        word = rig.region().allocatePinned(Long.BYTES);
        // Its first bytes may be those of an earlier test, whose kernel had started.
        word.segment().fill((byte) 0);
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
        }
    }

    @Test
    void shouldNameAKernelThatDoesNotEndAndRefuseLaunchesMeanwhile() throws Exception {
        final KernelRounds rounds = rig.prepare(SPINS, 1, new long[1]);
        final FutureTask<Void> round = startSpinning(rounds);
        rounds.close();
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> rig.prepare(WAITS, 1, new int[1], new long[1]));
        assertEquals(
                "cannot launch on device " + device.name() + ": kernel " + rounds.kernelName()
                        + " of an earlier launch did not stop and is still running",
                refusal.getMessage());
        release();
        round.get();
        launchWaits(3);
    }

    @Test
    void shouldKeepAllMemoryOfAKernelThatDoesNotEndAndFreeItWhenItEnds() throws Exception {
        final long[] out = new long[1];
        final KernelRounds rounds = rig.prepare(SPINS, 1, out);
        final FutureTask<Void> round = startSpinning(rounds);
        final int buffers = device.context().deviceMemory().count();
        final int pinned = device.context().pinnedMemory().count();
        rounds.close();
        rig.close();
        device.close();
        assertEquals(buffers, device.context().deviceMemory().count());
        assertEquals(pinned, device.context().pinnedMemory().count());
        release();
        round.get();
        assertEquals(0, device.context().deviceMemory().count());
        assertEquals(0, device.context().pinnedMemory().count());
        assertThrows(IllegalStateException.class, () -> rounds.run(1));
    }

    @Test
    void shouldFreeARegionWhileAKernelThatUsesAnotherRuns() throws Exception {
        final RoundRig other = new RoundRig(device);
        final KernelRounds rounds = rig.prepare(SPINS, 1, new long[1]);
        final FutureTask<Void> round = startSpinning(rounds);
        final int buffers = device.context().deviceMemory().count();
        other.close();
        assertEquals(buffers - 1, device.context().deviceMemory().count());
        release();
        round.get();
        rounds.close();
    }

    @Test
    void shouldFreeTheRegionOfAKernelThatDoesNotEndWhenItEnds() throws Exception {
        final RoundRig other = new RoundRig(device);
        final KernelRounds rounds = rig.prepare(SPINS, 1, new long[1]);
        final FutureTask<Void> round = startSpinning(rounds);
        final List<String> order = new ArrayList<>();
        rig.region().whenUnused(() -> order.add("first"));
        rig.region().whenUnused(() -> order.add("second"));
        other.region().whenUnused(() -> order.add("of another region"));
        rig.close();
        final int buffers = device.context().deviceMemory().count();
        release();
        round.get();
        assertEquals(List.of("of another region", "first", "second"), order);
        assertEquals(buffers - 1, device.context().deviceMemory().count());
        rounds.close();
        launchWaitsIn(other);
    }

    @Test
    void shouldFreeTheMemoryOfAKernelThatEndedLateWhenTheDeviceIsClosed() throws Exception {
        final KernelRounds rounds = rig.prepare(SPINS, 1, new long[1]);
        final FutureTask<Void> round = startSpinning(rounds);
        rounds.close();
        rig.close();
        release();
        round.get();
        device.close();
        assertEquals(0, device.context().deviceMemory().count());
        assertEquals(0, device.context().pinnedMemory().count());
    }

    @Test
    void shouldCopyTheArraysOfAKernelThatEndedLateAgain() throws Exception {
        final long[] array = {0};
        final KernelRounds rounds = rig.prepare(SPINS, 1, array);
        final FutureTask<Void> round = startSpinning(rounds);
        rounds.close();
        release();
        round.get();
        array[0] = 5;
        try (KernelRounds next = rig.prepare(WAITS, 1, new int[1], array)) {
            next.copyOut();
        }
        assertArrayEquals(new long[] {5}, array);
    }

    @Test
    void shouldWaitForTheRoundsOfAnEarlierLaunch() throws Exception {
        final KernelRounds first = rig.prepare(WAITS, 1, new int[1], new long[1]);
        final FutureTask<Void> second = new FutureTask<>(() -> {
            launchWaits(3);
            return null;
        });
        final Thread thread = Thread.ofPlatform().daemon().start(second);
        assertThrows(TimeoutException.class, () -> second.get(100, TimeUnit.MILLISECONDS));
        first.close();
        first.close();
        second.get();
        thread.join();
    }

    @Test
    void shouldEndAWaitForAnEarlierLaunchWhenInterrupted() throws Exception {
        try (KernelRounds _ = rig.prepare(WAITS, 1, new int[1], new long[1])) {
            final FutureTask<Throwable> second = new FutureTask<>(() ->
                    assertThrows(InterruptedException.class, () -> rig.prepare(WAITS, 1, new int[1], new long[1])));
            final Thread thread = Thread.ofPlatform().daemon().start(second);
            thread.interrupt();
            second.get();
        }
        launchWaits(3);
    }

    @Test
    void shouldAdmitTheNextLaunchAfterOneThatFailed() throws Exception {
        assertThrows(IllegalArgumentException.class, () -> rig.prepare(WAITS, 1, new long[1], new long[1]));
        assertThrows(KernelFailedException.class, () -> rig.prepare((Kernel.Of0) HandWrittenKernels::broken, 1));
        launchWaits(3);
    }

    /** The kernel ends only because the companion was called while it ran. */
    @Test
    void shouldCallTheCompanionWhileARoundRuns() throws Exception {
        assumeRunningKernelsSeeCopies();
        try (KernelRounds rounds = rig.prepare(SPINS, 1, new long[1])) {
            rig.putEntry(0, 0, 0, 0, 0);
            final int[] calls = new int[1];
            rounds.run(1, () -> {
                if (++calls[0] == 100) {
                    release();
                }
                return true;
            });
            assertTrue(calls[0] >= 100);
            assertTrue(rig.isFinished(0));
        }
    }

    @Test
    void shouldOnlyWaitForARoundWhenItsCompanionHasNoMoreToDo() throws Exception {
        try (KernelRounds rounds = rig.prepare(SPINS, 1, new long[1])) {
            release();
            rig.putEntry(0, 0, 0, 0, 0);
            final int[] calls = new int[1];
            rounds.run(1, () -> ++calls[0] < 0);
            assertTrue(calls[0] <= 1);
            assertTrue(rig.isFinished(0));
        }
    }

    /** Whoever handles the failure may free what the kernel uses. */
    @Test
    void shouldThrowAFailureOfTheCompanionWhenTheRoundHasEnded() throws Exception {
        assumeRunningKernelsSeeCopies();
        final Error defect = new AssertionError("the companion");
        try (KernelRounds rounds = rig.prepare(SPINS, 1, new long[1])) {
            rig.putEntry(0, 0, 0, 0, 0);
            final Thread releasing = Thread.ofPlatform().unstarted(() -> {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
                release();
            });
            final Error thrown = assertThrows(
                    AssertionError.class,
                    () -> rounds.run(1, () -> {
                        releasing.start();
                        throw defect;
                    }));
            assertSame(defect, thrown);
            assertTrue(rig.isFinished(0), "the kernel is still running");
            releasing.join();
        }
    }

    /** The records lie outside the mirror: the round fails on the host, after the kernel was enqueued. */
    @Test
    void shouldThrowAFailureOfTheHostWhenTheKernelHasEnded() throws Exception {
        assumeRunningKernelsSeeCopies();
        try (KernelRounds rounds = rig.prepare(SPINS, 1, new long[1])) {
            rig.putEntry(0, 0, 0, 0, 0);
            rig.mirror().putLong(RoundDescriptor.RECORDS_OFFSET, RoundRig.MIRROR_LENGTH);
            final AtomicBoolean released = new AtomicBoolean();
            final Thread releasing = Thread.ofPlatform().daemon().start(() -> {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
                released.set(true);
                release();
            });
            assertThrows(IndexOutOfBoundsException.class, () -> rounds.run(1));
            assertTrue(released.get(), "the kernel is still running");
            releasing.join();
        }
    }

    /** Each opening stands for a session. Its close frees memory of device and host, and unloads kernels. */
    @Test
    void shouldCloseADeviceWhileAKernelOfAnotherOpeningRuns() throws Exception {
        try (GpuRoundDevice third = OpenedRounds.open(deviceName, cache)) {
            final RoundRig rigOfThird = new RoundRig(third);
            launchWaitsIn(rigOfThird);
            final GpuRoundDevice other = OpenedRounds.open(deviceName, cache);
            launchWaitsIn(new RoundRig(other));
            final KernelRounds rounds = rig.prepare(SPINS, 1, new long[1]);
            final FutureTask<Void> round = startSpinning(rounds);
            try {
                other.close();
                launchWaitsIn(rigOfThird);
                assertFalse(round.isDone());
            } finally {
                release();
                round.get();
                rounds.close();
            }
            // Freed by another thread, once no kernel runs.
            while (other.context().pinnedMemory().count() > 0) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
            }
        }
    }

    @Test
    void shouldNotDisturbARoundWhenTheCallerIsInterrupted() throws Exception {
        final int[] counts = {500};
        final long[] sums = new long[1];
        try (KernelRounds rounds = rig.prepare(WAITS, 1, counts, sums)) {
            Thread.currentThread().interrupt();
            final int count = rig.runAll(rounds, 1, offset -> 1);
            rounds.copyOut();
            assertTrue(Thread.interrupted());
            assertEquals(501, count);
        }
        assertArrayEquals(new long[] {500}, sums);
    }

    /** Launches of all kinds, a tenth of them with a new region, interrupted at any time. */
    @Test
    void shouldLeakNothingInManyLaunches() throws Exception {
        final int regionsOnly = device.context().deviceMemory().count();
        final FutureTask<Integer> launches = new FutureTask<>(this::launchOftenAndCountInterrupts);
        final Thread thread = Thread.ofPlatform().daemon().start(launches);
        final SplittableRandom random = new SplittableRandom(7);
        while (!launches.isDone()) {
            LockSupport.parkNanos(random.nextInt(3_000_000));
            thread.interrupt();
        }
        assertTrue(launches.get() > 0, "no launch was interrupted");
        // The latest launch's arrays and contexts are kept for the next.
        assertTrue(device.context().deviceMemory().count() <= regionsOnly + 3);
        device.close();
        assertEquals(0, device.context().deviceMemory().count());
        assertEquals(0, device.context().deviceMemory().bytes());
        assertEquals(0, device.context().pinnedMemory().count());
        assertEquals(0, device.context().pinnedMemory().bytes());
    }

    private int launchOftenAndCountInterrupts() {
        final SplittableRandom random = new SplittableRandom(3);
        int interrupts = 0;
        for (int i = 0; i < 200; i++) {
            try {
                if (i % 10 == 0) {
                    rig.close();
                    rig = new RoundRig(device);
                }
                launchWaits(random.nextInt(1, 3000));
            } catch (final InterruptedException e) {
                interrupts++;
            }
        }
        return interrupts;
    }

    private void launchWaits(final int groups) throws InterruptedException {
        final int[] counts = new int[groups];
        final long[] sums = new long[groups];
        counts[groups - 1] = 2;
        try (KernelRounds rounds = rig.prepare(WAITS, 64, counts, sums)) {
            rig.runAll(rounds, groups, offset -> 21);
            rounds.copyOut();
        }
        assertEquals(42, sums[groups - 1]);
    }

    private static void launchWaitsIn(final RoundRig other) throws InterruptedException {
        try (KernelRounds rounds = other.prepare(WAITS, 1, new int[1], new long[1])) {
            assertEquals(1, other.runAll(rounds, 1, offset -> 21));
        }
    }

    private FutureTask<Void> startSpinning(final KernelRounds rounds) {
        if (!doRunningKernelsSeeCopies()) {
            rounds.close();
        }
        assumeRunningKernelsSeeCopies();
        rig.putEntry(0, 0, 0, 0, 0);
        final FutureTask<Void> round = new FutureTask<>(() -> rounds.run(1), null);
        Thread.ofPlatform().daemon().start(round);
        while (word.segment().get(ValueLayout.JAVA_LONG, 0) != 1 && !round.isDone()) {
            rig.region().copyOut(SuspendingKernels.STARTED_OFFSET, word.segment());
        }
        return round;
    }

    private void assumeRunningKernelsSeeCopies() {
        if (!doRunningKernelsSeeCopies()) {
            abort("a running kernel may not see a copy");
        }
    }

    private boolean doRunningKernelsSeeCopies() {
        return OpenedRounds.doRunningKernelsSeeCopies(deviceName, device);
    }

    private void release() {
        word.segment().set(ValueLayout.JAVA_LONG, 0, 1);
        rig.region().copyIn(word.segment(), SuspendingKernels.RELEASE_OFFSET);
    }
}
