package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Launches whose kernels do not end in time. */
@OnEachDevice
@Timeout(120)
class TimeLimitTest {
    private static final Duration LIMIT = Duration.ofMillis(300);

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", TestBytes.random(10_000, 3));
    }

    @AfterEach
    void close() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 1", "3, 8"})
    void shouldStopAKernelThatMakesFileCallsForEver(final int groups, final int localSize) throws Exception {
        try (GaleFs galeFs = open(LIMIT)) {
            final Grid grid = new Grid(groups, localSize);
            // Compiled before, as this counts the time from the call.
            final long begin = System.nanoTime();
            final LaunchTimeoutException exceeded = assertThrows(
                    LaunchTimeoutException.class,
                    () -> galeFs.launch(
                            TimeLimitKernels::readsUntilStopped, grid, new byte[64 * groups], new int[100]));
            assertEquals(
                    "kernel io.github.galefs.TimeLimitKernels#readsUntilStopped has not ended within its time limit of"
                            + " 0.3 s: it was stopped",
                    exceeded.getMessage());
            assertFalse(exceeded.isRunning());
            assertTrue(System.nanoTime() - begin >= LIMIT.toNanos(), "stopped too early");
            assertIsUsable(galeFs);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 1", "3, 8"})
    void shouldStopAKernelThatRepeatsRefusedCalls(final int groups, final int localSize) throws Exception {
        try (GaleFs galeFs = open(LIMIT)) {
            final int[] last = new int[groups * localSize];
            final LaunchTimeoutException exceeded = assertThrows(
                    LaunchTimeoutException.class,
                    () -> galeFs.launch(
                            TimeLimitKernels::repeatsRefusedCalls, new Grid(groups, localSize), new byte[64], last));
            assertFalse(exceeded.isRunning());
            assertIsUsable(galeFs);
        }
    }

    @Test
    void shouldEndALaunchWithinASecondAfterItsLimit() throws Exception {
        try (GaleFs galeFs = open(LIMIT)) {
            assertThrows(LaunchTimeoutException.class, () -> readUntilStopped(galeFs));
            final long begin = System.nanoTime();
            assertThrows(LaunchTimeoutException.class, () -> readUntilStopped(galeFs));
            final long nanos = System.nanoTime() - begin - LIMIT.toNanos();
            assertTrue(nanos < TimeUnit.SECONDS.toNanos(1), "took " + nanos + " ns after the limit");
        }
    }

    @Test
    void shouldNotDisturbAKernelThatEndsInTime() throws Exception {
        try (GaleFs galeFs = open(Duration.ofMinutes(1))) {
            assertIsUsable(galeFs);
        }
    }

    /** Such a limit is no number of nanoseconds. */
    @Test
    void shouldNotDisturbAKernelWhoseLimitIsForEver() throws Exception {
        try (GaleFs galeFs = open(ChronoUnit.FOREVER.getDuration())) {
            assertIsUsable(galeFs);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void shouldRefuseALimitThatIsNotPositive(final long millis) {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> open(Duration.ofMillis(millis)));
        assertEquals("timeLimit " + Duration.ofMillis(millis) + ": must be positive", refusal.getMessage());
    }

    /** In another process, which the kernel must not keep from ending. */
    @ParameterizedTest
    @CsvSource({"spins, 4", "readsItsMapping, 1"})
    void shouldEndTheProgramThoughAKernelNeverEnds(final String kernel, final int localSize) throws Exception {
        files.close();
        try (JvmProcess process = JvmProcess.start(
                directory,
                Map.of(),
                EndlessLaunch.class,
                directory.resolve("store").toString(),
                deviceName,
                kernel,
                Integer.toString(localSize))) {
            final String output = process.awaitSuccess();
            final String name = "kernel io.github.galefs.TimeLimitKernels#" + kernel;
            assertTrue(
                    output.contains(name + " has not ended within its time limit of 0.5 s: it was told to stop and is"
                            + " still running, so its memory is not freed, and launches are refused until it ends"),
                    output);
            assertTrue(output.contains("of an earlier launch did not stop and is still running"), output);
            assertTrue(output.endsWith("closed" + System.lineSeparator()), output);
        }
    }

    private GaleFs open(final Duration limit) throws Exception {
        return GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(4096)
                .cacheSize(4 * 4096)
                .timeLimit(limit));
    }

    private static void readUntilStopped(final GaleFs galeFs) throws InterruptedException {
        galeFs.launch(TimeLimitKernels::readsUntilStopped, new Grid(2, 1), new byte[128], new int[2]);
    }

    private static void assertIsUsable(final GaleFs galeFs) throws InterruptedException {
        final int[] ids = new int[5];
        galeFs.launch(FileKernels::ids, new Grid(1, 1), ids);
        assertArrayEquals(new int[] {0, 0, 0, 1, 1}, ids);
    }
}
