package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.DeviceArray;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LiveDevice;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.device.selection.UnknownDeviceException;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@OnEachDevice
@Timeout(60)
class LaunchTest {
    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", new byte[1000]);
        galeFs = GaleFs.open(AssumedDevice.context(deviceName).files(files).cacheSize(1 << 20));
    }

    @AfterEach
    void close() throws Exception {
        if (galeFs != null) {
            galeFs.close();
            files.close();
            LaunchThreads.assertNone();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 8", "64, 1", "64, 8", "3, 5", "1000, 64"})
    void shouldGiveEachWorkItemItsIds(final int groups, final int localSize) throws Exception {
        final int[] out = new int[5 * groups * localSize];
        galeFs.launch(FileKernels::ids, new Grid(groups, localSize), out);
        for (int id = 0; id < groups * localSize; id++) {
            final int[] ids = {out[5 * id], out[5 * id + 1], out[5 * id + 2], out[5 * id + 3], out[5 * id + 4]};
            assertArrayEquals(new int[] {id, id % localSize, id / localSize, localSize, groups}, ids);
        }
    }

    @Test
    void shouldUseAnArrayThatStaysOnTheDevice() throws Exception {
        try (DeviceArray<int[]> out = galeFs.allocateArray(new int[5 * 6])) {
            galeFs.launch(FileKernels::ids, new Grid(2, 2), out.array());
            galeFs.launch(FileKernels::ids, new Grid(1, 3), out.array());
            out.download();
            final int[] ids = Arrays.copyOfRange(out.array(), 5 * 2, 5 * 4);
            assertArrayEquals(new int[] {2, 2, 0, 3, 1, 3, 1, 1, 2, 2}, ids, "of both launches");
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "64, 8"})
    void shouldEndWithinASecondWhenTheLaunchingThreadIsInterrupted(final int groups, final int localSize)
            throws Exception {
        final FutureTask<Void> launch = new FutureTask<>(() -> {
            assertThrows(
                    InterruptedException.class,
                    () -> galeFs.launch(FileKernels::endless, new Grid(groups, localSize), new int[64]));
            return null;
        });
        final Thread host = Thread.ofPlatform().start(launch);
        while (galeFs.statistics().get(Metric.CACHE_MISSES) == 0) {
            Thread.onSpinWait();
        }
        final long interruptedAt = System.nanoTime();
        host.interrupt();
        launch.get(5, TimeUnit.SECONDS);
        final long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - interruptedAt);
        assertTrue(millis < 1000, "took " + millis + " ms");
        LaunchThreads.assertNoneWorks();
        shouldGiveEachWorkItemItsIds(2, 2);
    }

    @Test
    void shouldRefuseToEndAMappingThatDoesNotExistInAKernelThatMakesNoRequest() throws Exception {
        final int[] out = new int[8 * 1000];
        galeFs.launch(FileKernels::unmap, new Grid(1000, 8), out);
        assertArrayEquals(
                IntStream.generate(() -> -Errno.EINVAL).limit(out.length).toArray(), out);
    }

    /** Live, each work-group needs a lane; in rounds, it needs a slot only while it runs. */
    @Test
    void shouldLimitTheGroupsOfALaunchOnlyWhereTheyRunLive() throws Exception {
        final int groups = GaleFsContext.DEFAULT_MAX_WORK_GROUPS + 1;
        if (galeFs.device() instanceof LiveDevice) {
            final IllegalArgumentException refusal = assertThrows(
                    IllegalArgumentException.class,
                    () -> galeFs.launch(FileKernels::ids, new Grid(groups, 1), new int[5 * groups]));
            assertEquals(
                    "cannot launch 1025 work-groups: the limit is 1024; increase GaleFsContext.maxWorkGroups",
                    refusal.getMessage());
        } else {
            shouldGiveEachWorkItemItsIds(groups, 1);
        }
    }

    @Test
    void shouldRefuseAnArgumentThatNoKernelAccepts() {
        final IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class, () -> galeFs.launch((fs, a) -> {}, new Grid(1, 1), "text"));
        assertTrue(
                refusal.getMessage().startsWith("kernel argument 0 is of type java.lang.String: must be one of int"));
    }

    @Test
    void shouldTellWhichArgumentIsNull() {
        final NullPointerException refusal = assertThrows(
                NullPointerException.class,
                () -> galeFs.launch((fs, a, b) -> {}, new Grid(1, 1), new int[1], (int[]) null));
        assertEquals("kernel argument 1 is null", refusal.getMessage());
    }

    @Test
    void shouldRefuseAnUnknownDeviceAndListTheAvailableOnes() {
        final UnknownDeviceException refusal = assertThrows(
                UnknownDeviceException.class,
                () -> GaleFs.open(new GaleFsContext().files(files).device("abacus")));
        assertTrue(refusal.getMessage().startsWith("no device 'abacus'; available: auto, "));
    }

    @ParameterizedTest
    @CsvSource({
        "65536, 65535, 'cache size 65535: must be at least one block, 65536 bytes'",
        "5000, 65536, 'block size 5000: must be a power of two from 4096 to 16777216'",
        "2048, 65536, 'block size 2048: must be a power of two from 4096 to 16777216'",
    })
    void shouldRefuseInvalidSizes(final int blockSize, final long cacheSize, final String message) {
        final IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> GaleFs.open(
                        new GaleFsContext().files(files).blockSize(blockSize).cacheSize(cacheSize)));
        assertEquals(message, refusal.getMessage());
    }
}
