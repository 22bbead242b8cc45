package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.statistics.Statistics;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads whose work-items have ranges of their own. */
@OnEachDevice
@Timeout(120)
class ItemReadTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int BLOCKS = 100;
    private static final byte[] CONTENT = TestBytes.random(BLOCKS * BLOCK_SIZE + 77, 3);
    private static final int PLACE_LENGTH = 4200;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private FileService files;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        TestBytes.put(files, "file", CONTENT);
    }

    @AfterEach
    void close() throws Exception {
        if (files != null) {
            files.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 8, 2", "5, 1, 2", "3, 33, 1", "2, 64, 2", "4, 64, 1000"})
    void shouldReadTheRangeOfEachWorkItem(final int groups, final int localSize, final int frames) throws Exception {
        final int rangesPerItem = 3;
        final Ranges ranges = new Ranges(groups * localSize * rangesPerItem, groups + localSize);
        try (GaleFs galeFs = open(frames)) {
            galeFs.launch(
                    ItemReadKernels::ranges,
                    new Grid(groups, localSize),
                    rangesPerItem,
                    ranges.arguments,
                    ranges.data,
                    ranges.results);
            ranges.check();
            assertEquals(ranges.bytes(), galeFs.statistics().get(Metric.BYTES_READ));
        }
    }

    @Test
    void shouldFetchABlockOnceThatManyWorkItemsWant() throws Exception {
        final Ranges ranges = new Ranges(64, 5);
        for (int i = 0; i < 64; i++) {
            ranges.set(i, 7 * BLOCK_SIZE + 60L * i, 60);
        }
        try (GaleFs galeFs = GaleFs.open(context(50).files(files).inPlaceLimit(0))) {
            launch(galeFs, ranges);
            final Statistics statistics = galeFs.statistics();
            assertEquals(1, statistics.get(Metric.READ_REQUESTS));
            assertEquals(1, statistics.get(Metric.CACHE_MISSES));
        }
    }

    @Test
    void shouldFetchTheBlocksOfAllWorkItemsTogether() throws Exception {
        final Ranges ranges = new Ranges(16, 5);
        for (int i = 0; i < 16; i++) {
            // Blocks with others between, as neighbours would be one read.
            ranges.set(i, 6L * i * BLOCK_SIZE + 100, 60);
        }
        final WatchedReads watched = new WatchedReads(files, 16, offset -> false);
        try (GaleFs galeFs = GaleFs.open(context(1000).files(watched).transferThreads(64))) {
            launch(galeFs, ranges);
        }
        ranges.check();
        assertEquals(16, watched.mostReads());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 64"})
    void shouldServeASearchOfEachWorkItem(final int groups, final int localSize) throws Exception {
        final long[] sorted = new SplittableRandom(8).longs(20_000).sorted().toArray();
        final byte[] bytes = new byte[sorted.length * Long.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().put(sorted);
        TestBytes.put(files, "sorted", bytes);
        final long[] keys = new SplittableRandom(groups)
                .longs((long) groups * localSize)
                .map(key -> key % 3 == 0 ? sorted[(int) (key >>> 50) % sorted.length] : key)
                .toArray();
        final long[] results = new long[keys.length];
        try (GaleFs galeFs = open(8)) {
            galeFs.launch(
                    ItemReadKernels::search,
                    new Grid(groups, localSize),
                    (long) sorted.length,
                    keys,
                    new long[keys.length],
                    results);
        }
        assertArrayEquals(
                Arrays.stream(keys)
                        .map(key -> {
                            final int found = Arrays.binarySearch(sorted, key);
                            return found < 0 ? -found - 1 : found;
                        })
                        .toArray(),
                results);
    }

    @Test
    void shouldReturnTheErrorOfTheGroupToEachWorkItem() throws Exception {
        final int[] results = new int[3 * 8];
        try (GaleFs galeFs = open(2)) {
            galeFs.launch(ItemReadKernels::refused, new Grid(1, 8), new byte[64], results);
        }
        for (int i = 0; i < 8; i++) {
            assertArrayEquals(
                    new int[] {-Errno.EBADF, -Errno.EBUSY, CONTENT[0]}, Arrays.copyOfRange(results, 3 * i, 3 * i + 3));
        }
    }

    @Test
    void shouldRefuseEachWorkItemAtOnceAfterAMapping() throws Exception {
        final int[] results = new int[8];
        try (GaleFs galeFs = open(2)) {
            galeFs.launch(ItemReadKernels::refusedWhileMapped, new Grid(1, 8), 2000, new byte[64], results);
        }
        assertArrayEquals(new int[8], results);
    }

    @Test
    void shouldReturnAnErrorOfABlockOnlyToThoseWhoWantIt() throws Exception {
        final Ranges ranges = new Ranges(10, 5);
        for (int i = 0; i < 10; i++) {
            ranges.set(i, 3L * i * BLOCK_SIZE + 8, 16);
        }
        final WatchedReads watched = new WatchedReads(files, 1, offset -> offset / BLOCK_SIZE % 2 == 1);
        try (GaleFs galeFs = GaleFs.open(context(1000).files(watched))) {
            launch(galeFs, ranges);
        }
        assertArrayEquals(
                IntStream.range(0, 10).map(i -> i % 2 == 1 ? -Errno.EIO : 16).toArray(), ranges.results);
    }

    private static void launch(final GaleFs galeFs, final Ranges ranges) throws InterruptedException {
        galeFs.launch(
                ItemReadKernels::ranges,
                new Grid(1, ranges.results.length),
                1,
                ranges.arguments,
                ranges.data,
                ranges.results);
    }

    private GaleFs open(final int frames) throws Exception {
        return GaleFs.open(context(frames).files(files));
    }

    private GaleFsContext context(final int frames) {
        return AssumedDevice.context(deviceName).blockSize(BLOCK_SIZE).cacheSize((long) frames * BLOCK_SIZE);
    }

    /** Random ranges, some of them empty, across blocks, at the end of the file, or impossible. */
    private static final class Ranges {
        private final long[] arguments;
        private final byte[] data;
        private final int[] results;

        Ranges(final int count, final long seed) {
            arguments = new long[3 * count];
            data = new byte[count * PLACE_LENGTH];
            results = new int[count];
            final SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < count; i++) {
                arguments[3 * i + 2] = (long) i * PLACE_LENGTH + random.nextInt(9);
                switch (random.nextInt(10)) {
                    case 0 -> set(i, random.nextInt(CONTENT.length), 0);
                    case 1 -> set(i, -1 - random.nextInt(9), 8);
                    case 2 -> set(i, 0, random.nextBoolean() ? -1 : 4097);
                    case 3 -> set(i, CONTENT.length - random.nextInt(-50, 300), 200);
                    case 4 -> set(i, 8L * random.nextInt(9), 64);
                    default -> set(i, random.nextInt(CONTENT.length), 1 + random.nextInt(random.nextInt(1, 4097)));
                }
            }
        }

        void set(final int index, final long offset, final int count) {
            arguments[3 * index] = offset;
            arguments[3 * index + 1] = count;
        }

        void check() {
            final byte[] expected = new byte[data.length];
            for (int i = 0; i < results.length; i++) {
                final int count = expected(i);
                assertEquals(count, results[i], "range " + i);
                if (count > 0) {
                    System.arraycopy(CONTENT, (int) arguments[3 * i], expected, (int) arguments[3 * i + 2], count);
                }
            }
            assertArrayEquals(expected, data);
        }

        long bytes() {
            return Arrays.stream(results).filter(result -> result > 0).sum();
        }

        private int expected(final int index) {
            final long offset = arguments[3 * index];
            final int count = (int) arguments[3 * index + 1];
            if (offset < 0 || count < 0 || count > 4096) {
                return -Errno.EINVAL;
            }
            return Math.clamp(CONTENT.length - offset, 0, count);
        }
    }
}
