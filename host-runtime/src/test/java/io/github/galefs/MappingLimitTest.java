package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.LaunchTimeoutException;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.Kernel;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mappings that would fill the cache. The block of work-group i is full of bytes 1 + i. */
@Tag("opencl")
@Timeout(120)
class MappingLimitTest {
    private static final int BLOCK = 4096;
    private static final int GROUPS = 9;

    /** Time of a slow read. */
    private static final int READ_MILLIS = 50;

    private static final int BYTES_OF_GROUP = MappingKernels.DISTANCE * BLOCK;

    private static final Kernel.Of4<int[], long[], int[], long[]> ASKS_FOR_ONE_TOO_MANY =
            MappingKernels::asksForOneTooMany;
    private static final Kernel.Of1<long[]> MAPS_ITS_BLOCK = MappingKernels::mapsItsBlock;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        final byte[] content = new byte[GROUPS * BYTES_OF_GROUP];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) (1 + i / BYTES_OF_GROUP);
        }
        TestBytes.put(files, "file", content);
    }

    @AfterEach
    void close() throws Exception {
        files.close();
    }

    /** The name of a live device, frames, and whether blocks are cached before they are mapped. */
    static Stream<Arguments> launches() {
        return AssumedDevice.liveNames().stream()
                .filter(name -> !AssumedDevice.suspendingNames().contains(name))
                .flatMap(name -> frames().boxed()
                        .flatMap(frames -> IntStream.of(0, 1).mapToObj(cached -> Arguments.of(name, frames, cached))));
    }

    /** A launch has a work-group for each frame, and at least two. All of them must run at the same time. */
    private static IntStream frames() {
        return IntStream.of(1, 2, 3, 8);
    }

    @ParameterizedTest(name = "{0}, frames={1}, cached={2}")
    @MethodSource("launches")
    void shouldRefuseOneMappingTooManyUntilAnotherEnds(final String deviceName, final int frames, final int cached)
            throws Exception {
        AssumedDevice.assumeLive(deviceName);
        final int mappings = Math.max(1, frames - 1);
        final long[] results = new long[mappings + MappingKernels.RESULT_LENGTH];
        try (GaleFs galeFs = open(deviceName, frames)) {
            galeFs.launch(
                    ASKS_FOR_ONE_TOO_MANY,
                    new Grid(mappings + 1, 1),
                    new int[] {cached, frames - 1},
                    new long[mappings + 1],
                    new int[mappings + 1],
                    results);
            // Read requests: of each mapping, of the one too many, and of the last one or of the read that caches it.
            final long reads = galeFs.statistics().get(Metric.READ_REQUESTS);
            assertEquals(cached == 0 ? mappings + 2 : reads, reads);
            assertEquals(1, galeFs.statistics().get(Metric.REQUEST_ERRORS));
        }
        final long[] expected = LongStream.rangeClosed(1, mappings + MappingKernels.RESULT_LENGTH)
                .toArray();
        expected[mappings] = -Errno.ENOMEM;
        expected[mappings + 1] = frames > 1 ? mappings + 1L : 0;
        expected[mappings + 2] = mappings + 1L;
        assertArrayEquals(expected, results);
    }

    /** In rounds, a mapping ends before the host looks for a frame. */
    @ParameterizedTest
    @MethodSource("io.github.galefs.device.AssumedDevice#liveNames")
    void shouldStopAKernelThatRepeatsCallsDuringAMapping(final String deviceName) throws Exception {
        AssumedDevice.assumeLive(deviceName);
        try (GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK)
                .cacheSize(2L * BLOCK)
                .timeLimit(Duration.ofMillis(300)))) {
            final LaunchTimeoutException exceeded = assertThrows(
                    LaunchTimeoutException.class,
                    () -> galeFs.launch(
                            TimeLimitKernels::repeatsCallsDuringAMapping, new Grid(1, 8), new byte[64], new int[8]));
            assertFalse(exceeded.isRunning());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {AssumedDevice.OPENCL, AssumedDevice.IMPATIENT, AssumedDevice.SUSPENDED})
    void shouldRefuseNoMappingWhereGroupsSuspend(final String deviceName) throws Exception {
        AssumedDevice.assume(deviceName);
        for (final int frames : new int[] {1, 2, 4}) {
            final long[] results = new long[GROUPS];
            try (GaleFs galeFs = open(deviceName, frames)) {
                galeFs.launch(MAPS_ITS_BLOCK, new Grid(GROUPS, 1), results);
            }
            assertEquals(
                    LongStream.rangeClosed(1, GROUPS).boxed().toList(),
                    LongStream.of(results).boxed().toList());
        }
    }

    /**
     * Each fetch takes longer than a work-group polls. No work-group may poll for a frame of one that has suspended.
     */
    @ParameterizedTest
    @MethodSource("io.github.galefs.device.AssumedDevice#suspendingNames")
    void shouldMapAllWhenFetchesAreSlowAndFramesAreFew(final String deviceName) throws Exception {
        AssumedDevice.assumeLive(deviceName);
        final int groups = 40;
        final long[] results = new long[groups];
        try (EmbeddedStore store =
                        EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("more")));
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                        .files(new DelayedReads(store, () -> TimeUnit.MILLISECONDS.sleep(READ_MILLIS)))
                        .blockSize(BLOCK)
                        .cacheSize(4L * BLOCK))) {
            TestBytes.put(store, "file", new byte[groups * BYTES_OF_GROUP]);
            final long begin = System.nanoTime();
            galeFs.launch(MAPS_ITS_BLOCK, new Grid(groups, 1), results);
            final long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
            assertTrue(millis < 2 * groups * READ_MILLIS, groups + " work-groups took " + millis + " ms");
        }
        assertArrayEquals(new long[groups], results);
    }

    /** More work-groups than frames wait for a mapping, some of them polling, when the launch is stopped. */
    @ParameterizedTest
    @MethodSource("io.github.galefs.device.AssumedDevice#suspendingNames")
    void shouldForgetMappingsThatWaitWhenALaunchIsStopped(final String deviceName) throws Exception {
        AssumedDevice.assumeLive(deviceName);
        try (GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                .files(files)
                .blockSize(BLOCK)
                .cacheSize(2L * BLOCK)
                .timeLimit(Duration.ofMillis(300)))) {
            final long[] errors = new long[GROUPS];
            for (int launch = 0; launch < 2; launch++) {
                final LaunchTimeoutException exceeded = assertThrows(
                        LaunchTimeoutException.class,
                        () -> galeFs.launch(MappingKernels::keepsItsMapping, new Grid(GROUPS, 1), errors));
                assertFalse(exceeded.isRunning());
            }
            final long[] results = new long[2];
            galeFs.launch(MAPS_ITS_BLOCK, new Grid(2, 1), results);
            assertArrayEquals(new long[] {1, 2}, results);
        }
    }

    private GaleFs open(final String deviceName, final int frames) throws Exception {
        return GaleFs.open(
                AssumedDevice.context(deviceName).files(files).blockSize(BLOCK).cacheSize((long) frames * BLOCK));
    }
}
