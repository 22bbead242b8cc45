package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures that only the JVM device detects: device code has no exceptions and no check of barriers. */
@Timeout(30)
class JvmLaunchTest {
    private static volatile CountDownLatch hasWritten;
    private static volatile CountDownLatch mayEnd;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", new byte[1000]);
        galeFs = GaleFs.open(new GaleFsContext().files(files).device("jvm").cacheSize(1 << 20));
    }

    @AfterEach
    void close() throws Exception {
        galeFs.close();
        files.close();
        assertEquals(List.of(), galeFsThreads());
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 0", "1, 8, 5", "64, 8, 9", "2, 1, 1"})
    void shouldFailWithinASecondWithTheCauseWhenAKernelThrows(final int groups, final int localSize, final int failing)
            throws Exception {
        final KernelFailedException failure = assertTimeout(
                Duration.ofSeconds(1),
                () -> assertThrows(
                        KernelFailedException.class,
                        () -> galeFs.launch(
                                FileKernels::failing, new Grid(groups, localSize), new int[] {failing}, new int[16])));
        assertInstanceOf(IllegalStateException.class, failure.getCause());
        assertEquals(
                "kernel failed in work-group " + failing / localSize + ", work-item " + failing % localSize
                        + ": java.lang.IllegalStateException: work-item gives up",
                failure.getMessage());
        assertEquals(List.of(), galeFsThreads());
        final int[] out = new int[10];
        galeFs.launch(FileKernels::ids, new Grid(2, 1), out);
        assertArrayEquals(new int[] {0, 0, 0, 1, 2, 1, 0, 1, 1, 2}, out, "the next launch succeeds");
    }

    @Test
    void shouldReportDivergenceWhenSomeWorkItemsDoNotReachABarrier() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class, () -> galeFs.launch(FileKernels::divergent, new Grid(1, 4), new int[1]));
        assertTrue(
                failure.getMessage()
                        .matches("barrier divergence in work-group 0: 1 of 4 work-items returned from the kernel while"
                                + " 3 wait at a barrier, at io\\.github\\.galefs\\.FileKernels\\.divergent\\("
                                + "FileKernels\\.java:\\d+\\); "
                                + "all work-items of a group must reach a barrier, or none"),
                failure.getMessage());
    }

    @Test
    void shouldRefuseABallotOfMoreThan64WorkItems() {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(SharingKernels::ballots, new Grid(1, 65), new int[65], new long[195]));
        assertTrue(
                failure.getMessage().contains("WorkGroup.ballot in a group of 65 work-items: it must have at most 64"),
                failure.getMessage());
    }

    /** The other work-items of the group wait at a barrier for the one that fails. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void shouldFailWhenTheFailureOfAWorkItemCannotBeRecorded(final int localSize) {
        final KernelFailedException failure = assertThrows(
                KernelFailedException.class,
                () -> galeFs.launch(JvmLaunchTest::failsUndescribably, new Grid(1, localSize), new int[1]));
        assertEquals("kernel failed, but there was too little memory to record how", failure.getMessage());
    }

    /** It would write into the memory of the next launch, and post requests in its name. */
    @Test
    void shouldRefuseLaunchesUntilAKernelThatDidNotStopHasEnded() throws Exception {
        leaveKernelRunning();
        final int[] ids = new int[5];
        final KernelFailedException refusal =
                assertThrows(KernelFailedException.class, () -> galeFs.launch(FileKernels::ids, new Grid(1, 1), ids));
        assertEquals(
                "cannot launch on device jvm: the kernel of an earlier launch did not stop and is still running",
                refusal.getMessage());
        assertArrayEquals(new byte[4], firstBytes(), "the kernel may still write to the frame");
        endKernel();
        galeFs.launch(FileKernels::ids, new Grid(1, 1), ids);
        assertArrayEquals(new int[] {0, 0, 0, 1, 1}, ids);
        assertArrayEquals(new byte[] {1, 2, 3, 4}, firstBytes());
    }

    @Test
    void shouldWriteBackWhatAKernelHasWrittenThatDidNotStopAndHasEndedSince() throws Exception {
        leaveKernelRunning();
        endKernel();
        galeFs.close();
        assertArrayEquals(new byte[] {1, 2, 3, 4}, firstBytes());
    }

    @Test
    void shouldServeAnotherGaleFsOfTheDeviceWhileAKernelRunsThatDidNotStop() throws Exception {
        galeFs.close();
        try (JvmDevice device = new JvmDevice()) {
            galeFs = open(device);
            try (GaleFs other = open(device)) {
                leaveKernelRunning();
                other.launch(JvmLaunchTest::leavesOpen, new Grid(1, 1), new int[] {0x0403_0201}, new int[1]);
                assertArrayEquals(new byte[] {1, 2, 3, 4}, Arrays.copyOf(TestBytes.get(files, "other"), 4));
            }
            endKernel();
            galeFs.close();
        }
    }

    private GaleFs open(final JvmDevice device) throws Exception {
        return GaleFs.open(new GaleFsContext().files(files).device(device).cacheSize(1 << 20));
    }

    private static void leavesOpen(final long[] fs, final int[] data, final int[] out) {
        final int fd = DeviceFile.gopen(fs, "other", DeviceFile.O_RDWR | DeviceFile.O_CREAT);
        out[0] = DeviceFile.gwrite(fs, fd, 0, 4, data, 0);
    }

    private void leaveKernelRunning() throws Exception {
        mayEnd = new CountDownLatch(1);
        hasWritten = new CountDownLatch(1);
        final FutureTask<Void> launch = new FutureTask<>(() -> {
            assertThrows(
                    InterruptedException.class,
                    () -> galeFs.launch(
                            JvmLaunchTest::writesAndRunsOn, new Grid(1, 1), new int[] {0x0403_0201}, new int[1]));
            return null;
        });
        final Thread host = Thread.ofPlatform().start(launch);
        hasWritten.await();
        host.interrupt();
        launch.get();
    }

    private byte[] firstBytes() throws Exception {
        return Arrays.copyOf(TestBytes.get(files, "file"), 4);
    }

    private static void endKernel() {
        mayEnd.countDown();
        while (!galeFsThreads().isEmpty()) {
            Thread.onSpinWait();
        }
    }

    /** Writes four bytes, and pays no attention to the end of its launch. */
    private static void writesAndRunsOn(final long[] fs, final int[] data, final int[] out) {
        out[0] = DeviceFile.gwrite(fs, DeviceFile.gopen(fs, "file", DeviceFile.O_RDWR), 0, 4, data, 0);
        hasWritten.countDown();
        while (mayEnd.getCount() > 0) {
            Thread.onSpinWait();
        }
    }

    private static void failsUndescribably(final long[] fs, final int[] args) {
        if (WorkItem.localId() == 0) {
            throw new UndescribableError();
        }
        WorkItem.barrier();
    }

    private static List<String> galeFsThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("galefs-") && !name.startsWith("galefs-transfer-"))
                .toList();
    }
}
