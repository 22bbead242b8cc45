package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.model.GroupProgram;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.device.model.Report;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.kernel.file.FileOperation;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Ends of launches in rounds other than that all work-groups end, on a model device. */
@Timeout(60)
class RoundStopTest {
    private static final int BLOCK_SIZE = 4096;
    private static final byte[] SHARED = TestBytes.random(11 * BLOCK_SIZE, 7);
    private static final int READERS = 8;

    /** Blocks that are overwritten; half as many groups do it. */
    private static final int OVERWRITTEN = 32;

    @TempDir
    private Path directory;

    private FileService files;
    private FaultyService faulty;
    private ModelDevice device;
    private GaleFs galeFs;
    private int openWhenIdle;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, ScriptedGroup.SHARED_FILE, SHARED);
        faulty = new FaultyService(files);
        device = new ModelDevice(1, RoundStopTest::endsAtOnce);
        galeFs = GaleFs.open(context());
        openWhenIdle = device.openObjects();
    }

    @AfterEach
    void close() throws Exception {
        Thread.interrupted();
        galeFs.close();
        files.close();
        assertEquals(0, device.openObjects());
    }

    @Test
    void shouldStopWithinASecondWhenTheLaunchingThreadIsInterrupted() throws Exception {
        device.setPrograms(RoundStopTest::neverEnds);
        assertThrows(InterruptedException.class, () -> launchAndInterruptAfter(Duration.ofMillis(50)));
        assertFalse(device.rounds().isCopiedOut());
        assertIsUsable();
    }

    /** They have ended if the session was idle for long. */
    @Test
    void shouldStartAllWorkersWithALaunch() throws Exception {
        device.setPrograms(RoundStopTest::endsAtOnce);
        final int before = workers();
        try (GaleFs other = GaleFs.open(context().transferThreads(7))) {
            assertEquals(before, workers());
            other.launch(FileKernels::ids, new Grid(1, 1), new int[5]);
            while (workers() < before + 7) {
                Thread.sleep(1);
            }
        }
    }

    private static int workers() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("galefs-transfer-"))
                .count();
    }

    @Test
    void shouldNameTheKernelThatDoesNotEndItsRoundAndRefuseLaunchesUntilItDoes() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        device.setPrograms(group -> (memory, result) -> {
            awaitUninterruptibly(end);
            return Report.finished(0, 0, 0);
        });
        final KernelFailedException failure =
                assertThrows(KernelFailedException.class, () -> launchAndInterruptAfter(Duration.ofMillis(50)));
        assertTrue(Thread.interrupted());
        assertTrue(failure.getMessage().contains("kernel Model#kernel did not end its round within 800 ms"));
        final KernelFailedException refusal = assertThrows(KernelFailedException.class, () -> launch(1));
        assertTrue(refusal.getMessage().contains("kernel Model#kernel of an earlier launch did not stop"));
        end.countDown();
        while (device.openObjects() != openWhenIdle) {
            Thread.sleep(1);
        }
        LaunchThreads.assertNoneWorks();
        assertIsUsable();
    }

    /** A source that is closed too early changes, which the device detects. */
    @Test
    void shouldCloseFilesOnlyWhenNoCopyFromThemIsInProgress() throws Exception {
        for (int seed = 0; seed < 20; seed++) {
            try (PinnedFiles pinned = new PinnedFiles(files)) {
                final ModelDevice model = new ModelDevice(seed, group -> readsOwnBlockAndFails(group, pinned::isUsed));
                try (GaleFs reading = GaleFs.open(context().files(pinned).device(model))) {
                    assertThrows(
                            KernelFailedException.class,
                            () -> reading.launch(FileKernels::ids, new Grid(READERS + 1, 1), new int[1]));
                }
            }
        }
    }

    @Test
    void shouldFailWithTheCauseWhenTheHandlerThrows() throws Exception {
        final IllegalStateException cause = new IllegalStateException("a bug of the host");
        assertFailsWith(cause);
        assertIsUsable();
    }

    @Test
    void shouldFailWithTheCauseWhenTheHandlerThrowsAnError() throws Exception {
        assertFailsWith(new InternalError("a page of mapped memory cannot be read"));
        assertIsUsable();
    }

    @Test
    void shouldNameTheGroupThatDoesNotReport() throws Exception {
        device.setPrograms(group -> group == 17 ? (memory, result) -> null : neverEnds(group));
        final KernelFailedException failure = assertThrows(KernelFailedException.class, () -> launch(40));
        assertTrue(failure.getMessage().startsWith("work-group 17 did not report in round 1"), failure.getMessage());
        assertIsUsable();
    }

    @Test
    void shouldNameTheGroupWhoseRecordIsImpossible() throws Exception {
        device.setPrograms(group -> (memory, result) -> Report.request(group == 3 ? -1 : 1000, 0, 0, 0));
        final KernelFailedException failure = assertThrows(KernelFailedException.class, () -> launch(5));
        assertTrue(failure.getMessage().startsWith("work-group 3 did not report"), failure.getMessage());
        assertIsUsable();
    }

    @Test
    void shouldLeakNothingOver200LaunchesThatAreInterruptedAtRandom() throws Exception {
        final SplittableRandom random = new SplittableRandom(1);
        int interrupted = 0;
        for (int launch = 0; launch < 200; launch++) {
            final long seed = random.nextLong();
            device.setPrograms(group -> new ScriptedGroup(group, seed, 40, BLOCK_SIZE, SHARED));
            try {
                launchAndInterruptAfter(Duration.ofNanos(random.nextLong(5_000_000)));
            } catch (final InterruptedException e) {
                interrupted++;
            }
            assertEquals(openWhenIdle, device.openObjects());
            assertEquals(0, device.copiesInProgress());
            for (int group = 0; group < 20; group++) {
                removeIfPresent(ScriptedGroup.name(group));
            }
        }
        assertTrue(interrupted > 0);
        LaunchThreads.assertNoneWorks();
        assertIsUsable();
    }

    /** A frame that a write has been granted is zeroed until the work-group runs again, which it then never does. */
    @Test
    void shouldLeaveOldBytesWhereAGrantedWriteIsAbandoned() throws Exception {
        final byte[] old = new byte[OVERWRITTEN * BLOCK_SIZE];
        Arrays.fill(old, (byte) 1);
        final SplittableRandom random = new SplittableRandom(5);
        int abandoned = 0;
        try (GaleFs overwriting = GaleFs.open(context().cacheSize(64 * BLOCK_SIZE))) {
            for (int launch = 0; launch < 40; launch++) {
                TestBytes.put(files, "old", old);
                final int last = random.nextInt(3 * OVERWRITTEN);
                final AtomicInteger replies = new AtomicInteger();
                device.setPrograms(group -> overwritesOwnBlocks(group, () -> replies.incrementAndGet() > last));
                final Grid grid = new Grid(OVERWRITTEN / 2, 1);
                try {
                    overwriting.launch(FileKernels::ids, grid, new int[1]);
                } catch (final KernelFailedException expected) {
                    abandoned++;
                }
                final byte[] now = TestBytes.get(files, "old");
                assertEquals(old.length, now.length);
                for (int i = 0; i < now.length; i++) {
                    assertTrue(now[i] == 1 || now[i] == 2, "launch " + launch + ": byte " + i + " is " + now[i]);
                }
                device.setPrograms(group -> checksBlocks("old", now));
                overwriting.launch(FileKernels::ids, new Grid(1, 1), new int[1]);
                files.remove("old");
            }
        }
        assertTrue(abandoned > 10, abandoned + " launches were abandoned");
    }

    @Test
    void shouldNotGrowAFileByAWriteThatIsAbandoned() throws Exception {
        TestBytes.put(files, "short", new byte[100]);
        device.setPrograms(group -> {
            final int[] step = new int[1];
            return (memory, result) -> switch (step[0]++) {
                case 0 -> Report.open(FileOperation.OPEN, "short", DeviceFile.O_RDWR);
                case 1 -> Report.request(FileOperation.WRITE, (int) result, 5 * BLOCK_SIZE, BLOCK_SIZE);
                default -> null;
            };
        });
        assertThrows(KernelFailedException.class, () -> launch(1));
        assertEquals(100, TestBytes.get(files, "short").length);
        final long[] size = new long[1];
        device.setPrograms(group -> {
            final boolean[] opened = new boolean[1];
            return (memory, result) -> {
                if (!opened[0]) {
                    opened[0] = true;
                    return Report.open(FileOperation.OPEN, "short", DeviceFile.O_RDONLY);
                }
                size[0] = memory.fileSize((int) result);
                return Report.finished(0, 0, 0);
            };
        });
        launch(1);
        assertEquals(100, size[0]);
    }

    @Test
    void shouldCloseWhileAKernelDoesNotEndItsRoundAndFreeItsMemoryAfterwards() throws Exception {
        final CountDownLatch end = new CountDownLatch(1);
        device.setPrograms(group -> (memory, result) -> {
            awaitUninterruptibly(end);
            return Report.finished(0, 0, 0);
        });
        assertThrows(KernelFailedException.class, () -> launchAndInterruptAfter(Duration.ofMillis(50)));
        assertTrue(Thread.interrupted());
        assertEquals(openWhenIdle, device.openObjects(), "the rounds are not closed: a device would wait for them");
        galeFs.close();
        assertEquals(openWhenIdle, device.openObjects(), "memory of a running kernel was freed");
        end.countDown();
        LaunchThreads.assertNoneWorks();
        assertEquals(0, device.openObjects());
        device = new ModelDevice(1, RoundStopTest::endsAtOnce);
        galeFs = GaleFs.open(context());
    }

    @Test
    void shouldCloseTheRoundsWhenALaunchCannotBegin() throws Exception {
        try (GaleFs failing = GaleFs.open(context().idleStrategy(() -> {
            throw new IllegalStateException("no idle strategy");
        }))) {
            final int open = device.openObjects();
            assertThrows(
                    IllegalStateException.class, () -> failing.launch(FileKernels::ids, new Grid(1, 1), new int[1]));
            assertEquals(open, device.openObjects());
        }
    }

    @Test
    void shouldRunAMillionGroupsInSlotsOfFew() throws Exception {
        launch(1_000_000);
        assertEquals(1_000_000, device.rounds().finishedCount());
        assertEquals(
                1_000_000 / GaleFsContext.DEFAULT_ROUND_SLOTS + 1,
                device.rounds().roundCount());
    }

    @Test
    void shouldNameTheOptionToDecreaseWhenTheDeviceHasNoRoomForTheRegion() {
        final OutOfMemoryError error = assertThrows(
                OutOfMemoryError.class,
                () -> GaleFs.open(context().cacheSize(8L << 30)).close());
        assertTrue(error.getMessage().contains("8589934592 are the block cache"), error.getMessage());
        assertTrue(error.getMessage().contains("decrease GaleFsContext.cacheSize"), error.getMessage());
    }

    private void assertFailsWith(final Throwable cause) throws Exception {
        device.setPrograms(group -> new ScriptedGroup(group, 1, 1000, BLOCK_SIZE, SHARED));
        faulty.fail("read", cause);
        final KernelFailedException failure = assertThrows(KernelFailedException.class, () -> launch(20));
        assertSame(cause, failure.getCause());
        faulty.repair();
    }

    private void assertIsUsable() throws Exception {
        assertEquals(openWhenIdle, device.openObjects());
        device.setPrograms(group -> new ScriptedGroup(group + 50, 2, 30, BLOCK_SIZE, SHARED));
        launch(20);
        assertEquals(20, device.rounds().finishedCount());
        assertEquals(openWhenIdle, device.openObjects());
    }

    private void launch(final int groups) throws InterruptedException {
        galeFs.launch(FileKernels::ids, new Grid(groups, 1), new int[1]);
    }

    /** Launches, and checks that the launch takes at most a second after the interrupt. */
    private void launchAndInterruptAfter(final Duration time) throws InterruptedException {
        final Thread launching = Thread.currentThread();
        final long begin = System.nanoTime();
        final Thread interrupter = Thread.ofPlatform().start(() -> {
            try {
                Thread.sleep(time);
            } catch (final InterruptedException e) {
                return;
            }
            launching.interrupt();
        });
        try {
            launch(20);
        } finally {
            final long nanos = System.nanoTime() - begin - time.toNanos();
            assertTrue(nanos < 1_000_000_000, "took " + nanos / 1e9 + " s after the interrupt");
            joinUninterruptibly(interrupter);
        }
    }

    /** The interrupt may come after the end of the launch: it is cleared, unless the launch has kept it. */
    private static void joinUninterruptibly(final Thread thread) {
        boolean keeps = Thread.interrupted();
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (final InterruptedException e) {
                keeps = false;
            }
        }
        if (keeps) {
            Thread.currentThread().interrupt();
        }
    }

    private void removeIfPresent(final String name) throws Exception {
        if (files.list("/").stream().anyMatch(entry -> entry.name().equals(name))) {
            files.remove(name);
        }
    }

    private GaleFsContext context() {
        return new GaleFsContext()
                .files(faulty.service())
                .device(device)
                .blockSize(BLOCK_SIZE)
                .cacheSize(8 * BLOCK_SIZE)
                .maxOpenFiles(256);
    }

    private static void awaitUninterruptibly(final CountDownLatch latch) {
        boolean waits = true;
        while (waits) {
            try {
                latch.await();
                waits = false;
            } catch (final InterruptedException e) {
                // Wait on.
            }
        }
    }

    private static GroupProgram endsAtOnce(final int group) {
        return (memory, result) -> Report.finished(0, 0, 0);
    }

    /** Opens the shared file and reads one block each; the last group does not report when the others read. */
    private static GroupProgram readsOwnBlockAndFails(final int group, final BooleanSupplier fails) {
        final boolean[] opened = new boolean[1];
        return (memory, result) -> {
            if (!opened[0]) {
                opened[0] = true;
                return Report.open(FileOperation.OPEN, ScriptedGroup.SHARED_FILE, DeviceFile.O_RDONLY);
            }
            if (group < READERS) {
                return Report.request(FileOperation.READ, (int) result, (long) group * BLOCK_SIZE, BLOCK_SIZE);
            }
            return fails.getAsBoolean() ? null : Report.givesWay(result);
        };
    }

    /** Opens the file "old" and overwrites two blocks of it; stops reporting when told to. */
    private static GroupProgram overwritesOwnBlocks(final int group, final BooleanSupplier fails) {
        final int[] step = new int[1];
        final int[] fd = new int[1];
        return (memory, result) -> {
            if (step[0] == 0) {
                step[0]++;
                return Report.open(FileOperation.OPEN, "old", DeviceFile.O_RDWR);
            }
            if (step[0] == 1) {
                fd[0] = (int) result;
            }
            if (fails.getAsBoolean()) {
                return null;
            }
            if (step[0] > 1) {
                memory.frame(result).fill((byte) 2);
            }
            if (step[0] > 2) {
                return Report.finished(0, 0, 2 * BLOCK_SIZE);
            }
            final long offset = (2L * group + step[0]++ - 1) * BLOCK_SIZE;
            return Report.request(FileOperation.WRITE, fd[0], offset, BLOCK_SIZE);
        };
    }

    /** Opens a file and compares each of its blocks. */
    private static GroupProgram checksBlocks(final String name, final byte[] content) {
        final int[] block = {-1};
        final int[] fd = new int[1];
        return (memory, result) -> {
            if (block[0] < 0) {
                block[0]++;
                return Report.open(FileOperation.OPEN, name, DeviceFile.O_RDONLY);
            }
            if (block[0] == 0) {
                fd[0] = (int) result;
            } else {
                final byte[] expected = Arrays.copyOfRange(content, (block[0] - 1) * BLOCK_SIZE, block[0] * BLOCK_SIZE);
                assertArrayEquals(expected, memory.frame(result).toArray(ValueLayout.JAVA_BYTE));
            }
            if (block[0] == content.length / BLOCK_SIZE) {
                return Report.finished(0, 0, content.length);
            }
            return Report.request(FileOperation.READ, fd[0], (long) block[0]++ * BLOCK_SIZE, BLOCK_SIZE);
        };
    }

    private static GroupProgram neverEnds(final int group) {
        return (memory, result) -> Report.givesWay(0);
    }
}
