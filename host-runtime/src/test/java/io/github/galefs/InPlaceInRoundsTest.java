package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Device;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachRoundDevice;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.kernel.Errno;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.counters.CountersView;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Blocks of the embedded store that kernels read where they lie, on devices that run kernels in rounds and reach the
 * memory of the host.
 */
@OnEachRoundDevice
@Timeout(60)
class InPlaceInRoundsTest {
    private static final int BLOCK = 16 << 10;
    private static final int BLOCKS = 20;

    /** The last block is not full. */
    private static final int TAIL = 1000;

    private static final int FRAMES = 8;

    /** Time for what goes on beside launches. A launch may take half a millisecond. */
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final long POLL_MILLIS = 10;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private final byte[] content = TestBytes.random(BLOCKS * BLOCK + TAIL, 1);
    private EmbeddedStore store;
    private GaleFs galeFs;

    @BeforeEach
    void open() throws Exception {
        AssumedDevice.assume(deviceName);
        store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .blockSize(BLOCK)
                .segmentSize(1 << 20));
        TestBytes.put(store, "file", content);
        galeFs = GaleFs.open(context());
        Assumptions.assumeTrue(
                galeFs.device() instanceof final RoundDevice device && device.reachesHostMemory(),
                "the device reaches no memory of the host");
    }

    private GaleFsContext context() {
        return AssumedDevice.context(deviceName).files(store).blockSize(BLOCK).cacheSize(FRAMES * BLOCK);
    }

    @AfterEach
    void close() throws Exception {
        if (store != null) {
            galeFs.close();
            assertEquals(0, pinnedBlocks());
            store.close();
        }
    }

    @Test
    void shouldFetchOnlyTheBlockThatIsNotFullOnceTheOthersAreInPlace() throws Exception {
        placeAll();
        final long fetched = galeFs.statistics().get(Metric.BYTES_FETCHED);
        final long requests = galeFs.statistics().get(Metric.READ_REQUESTS);
        for (int i = 0; i < 3; i++) {
            assertEquals(sum(content), sumMapped());
        }
        final long promoted = galeFs.statistics().get(Metric.BLOCKS_PROMOTED) * BLOCK;
        assertTrue(galeFs.statistics().get(Metric.BYTES_FETCHED) - fetched <= TAIL + promoted);
        assertTrue(galeFs.statistics().get(Metric.READ_REQUESTS) - requests <= 2);
        assertArrayEquals(content, read(content.length));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldMoveBlocksIntoFramesThatAKernelReadsAgainAndAgain(final boolean readsEach) throws Exception {
        placeAll();
        final long before = galeFs.statistics().get(Metric.BLOCKS_PROMOTED);
        final int ranges = 2000; // enough in one launch: on a busy machine, it may take a second
        final int blocks = 3;
        final long[] all = new long[3 * ranges];
        for (int range = 0; range < ranges; range++) {
            all[3 * range] = 10 * BLOCK + (long) range * 64 % (blocks * BLOCK);
            all[3 * range + 1] = 1024;
            all[3 * range + 2] = range * 1024L;
        }
        final byte[] data = new byte[ranges * 1024];
        final long begun = System.nanoTime();
        while (galeFs.statistics().get(Metric.BLOCKS_PROMOTED) < before + blocks) {
            assertTrue(System.nanoTime() - begun < LIMIT_NANOS, "no block has moved");
            if (readsEach) {
                galeFs.launch(ItemReadKernels::ranges, new Grid(1, 1), ranges, all, data, new int[ranges]);
            } else {
                galeFs.launch(ItemReadKernels::rangesOneByOne, new Grid(1, 1), ranges, all, data, new int[ranges]);
            }
        }
        for (int range = 0; range < ranges; range++) {
            final int begin = (int) all[3 * range];
            assertArrayEquals(
                    Arrays.copyOfRange(content, begin, begin + 1024),
                    Arrays.copyOfRange(data, range * 1024, (range + 1) * 1024));
        }
        assertArrayEquals(content, read(content.length));
    }

    @Test
    void shouldKeepAFileInFramesThatFitsThere() throws Exception {
        galeFs.close();
        galeFs = GaleFs.open(context().cacheSize((BLOCKS + 1) * BLOCK));
        for (int i = 0; i < 20; i++) {
            assertEquals(sum(content), sumMapped());
        }
        assertEquals(content.length, galeFs.statistics().get(Metric.BYTES_FETCHED));
        assertEquals(0, galeFs.statistics().get(Metric.BLOCKS_IN_PLACE));
    }

    @Test
    void shouldPlaceNothingBeyondTheLimit() throws Exception {
        galeFs.close();
        galeFs = GaleFs.open(context().inPlaceLimit(0));
        for (int i = 0; i < 10; i++) {
            assertEquals(sum(content), sumMapped());
        }
        assertEquals(0, galeFs.statistics().get(Metric.BLOCKS_IN_PLACE));
    }

    @Test
    void shouldReadWhatTheKernelWritesToABlockThatIsInPlace() throws Exception {
        placeAll();
        write(3 * BLOCK + 50, 100);
        assertArrayEquals(content, TestBytes.get(store, "file"));
        assertArrayEquals(content, read(content.length));
        assertEquals(sum(content), sumMapped());
    }

    @Test
    void shouldNotReadOldBytesInPlaceAfterTheWrittenBlockWasEvicted() throws Exception {
        placeAll();
        for (int block = 0; block < 2 * FRAMES; block++) {
            write(block * BLOCK + 7, 100);
        }
        assertTrue(galeFs.statistics().get(Metric.CACHE_EVICTIONS) > 0);
        assertArrayEquals(content, read(content.length));
    }

    @Test
    void shouldReadAnotherClientsChangesAfterTheNextOpen() throws Exception {
        placeAll();
        System.arraycopy(TestBytes.random(content.length, 5), 0, content, 0, content.length);
        TestBytes.put(store, "file", content);
        placeAll();
        assertArrayEquals(content, read(content.length));
    }

    @Test
    void shouldReadEachFileAsItIsWhenManyAreReplacedAgainAndAgain() throws Exception {
        final SplittableRandom random = new SplittableRandom(1);
        final int files = 8;
        final byte[][] contents = new byte[files][];
        final List<String> names =
                IntStream.range(0, files).mapToObj(i -> "f" + i + "  ").toList();
        for (int launch = 0; launch < 20; launch++) {
            for (int i = 0; i < files; i++) {
                if (launch == 0 || random.nextInt(3) == 0) {
                    contents[i] = TestBytes.random((FRAMES + random.nextInt(1, 20)) * BLOCK, random.nextInt());
                    TestBytes.put(store, "f" + i, contents[i]);
                }
            }
            readAll(names, contents);
        }
    }

    /** Opens, reads and closes one file after the other in one launch. */
    private void readAll(final List<String> names, final byte[][] contents) throws Exception {
        final int[] script = new int[3 * contents.length * ScriptKernel.STEP_LENGTH];
        final int[] results = new int[3 * contents.length * ScriptKernel.RESULT_LENGTH];
        int length = 0;
        for (int i = 0; i < contents.length; i++) {
            final int open = 3 * i * ScriptKernel.STEP_LENGTH;
            script[open] = ScriptKernel.OPEN;
            script[open + 2] = i;
            final int read = open + ScriptKernel.STEP_LENGTH;
            script[read] = ScriptKernel.READ;
            script[read + 3] = contents[i].length;
            script[read + 5] = length;
            script[read + ScriptKernel.STEP_LENGTH] = ScriptKernel.CLOSE;
            length += contents[i].length;
        }
        final int[] data = new int[length / Integer.BYTES];
        galeFs.launch(
                ScriptKernel::run, new Grid(1, 1), script, TestBytes.namesToInts(names), new int[1], data, results);
        final byte[] bytes = TestBytes.fromInts(data, length);
        int begin = 0;
        for (int i = 0; i < contents.length; i++) {
            assertArrayEquals(contents[i], Arrays.copyOfRange(bytes, begin, begin + contents[i].length), names.get(i));
            begin += contents[i].length;
        }
    }

    @Test
    void shouldReadZerosBetweenTheOldEndAndAWriteBehindIt() throws Exception {
        placeAll();
        final byte[] grown = Arrays.copyOf(content, content.length + 2 * BLOCK);
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 1), new long[] {grown.length - 4, 4}, new int[] {0}, out);
        assertArrayEquals(new long[] {4, 0}, out);
        assertArrayEquals(grown, read(grown.length));
    }

    @Test
    void shouldReadNoDamagedBlockInPlace() throws Exception {
        flip(5);
        for (int i = 0; i < 50; i++) {
            final long[] out = new long[3];
            galeFs.launch(FileKernels::read, new Grid(1, 2), new long[] {5 * BLOCK, BLOCK}, new int[BLOCK / 4], out);
            assertEquals(-Errno.EIO, out[0]);
        }
        assertEquals(BLOCKS - 1, galeFs.statistics().get(Metric.BLOCKS_IN_PLACE));
    }

    @Test
    void shouldFindDamageOfABlockThatIsInPlaceAlready() throws Exception {
        galeFs.close();
        store.close();
        store = EmbeddedStore.open(
                new EmbeddedStoreContext().directory(directory.resolve("store")).recheckInterval(Duration.ZERO));
        galeFs = GaleFs.open(context());
        placeAll();
        flip(5);
        final long[] out = new long[3];
        // All is checked once in 10 seconds.
        final long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (out[0] != -Errno.EIO && System.nanoTime() < end) {
            galeFs.launch(FileKernels::read, new Grid(1, 2), new long[] {5 * BLOCK, BLOCK}, new int[BLOCK / 4], out);
        }
        assertEquals(-Errno.EIO, out[0]);
    }

    /** Each work-item reads a range of its own, across the borders of blocks in place, in frames and at the end. */
    @ParameterizedTest
    @CsvSource({"32, 3000, 1", "33, 2999, 16", "5, 3000, 16"})
    void shouldReadRangesOfWorkItemsInPlaceAndInFrames(final int localSize, final int length, final int alignment)
            throws Exception {
        placeAll();
        write(2 * BLOCK, 8);
        final int items = 2 * localSize;
        final int placeLength = (length / alignment + 1) * alignment;
        final long[] ranges = new long[3 * items];
        for (int item = 0; item < items; item++) {
            ranges[3 * item] = (long) item * (content.length - 1000) / (items - 1) / alignment * alignment;
            ranges[3 * item + 1] = length;
            ranges[3 * item + 2] = (long) item * placeLength;
        }
        final byte[] data = new byte[items * placeLength];
        final int[] results = new int[items];
        galeFs.launch(ItemReadKernels::ranges, new Grid(2, localSize), 1, ranges, data, results);
        final byte[] expected = new byte[data.length];
        for (int item = 0; item < items; item++) {
            final int begin = (int) ranges[3 * item];
            final int count = Math.min(length, content.length - begin);
            assertEquals(count, results[item]);
            System.arraycopy(content, begin, expected, item * placeLength, count);
        }
        assertArrayEquals(expected, data);
    }

    @Test
    void shouldGiveWayToTheHostAfter4MiBOr1024Calls() throws Exception {
        placeAll();
        final long least = roundsOfReads(64, BLOCK / 4, 4);
        assertEquals(least, roundsOfReads(1, 64, 1000));
        assertEquals(least + 3, roundsOfReads(1, 64, 4000));
        final int callsOf16MiB = (16 << 20) / (64 * BLOCK / 4);
        final long rounds = roundsOfReads(64, BLOCK / 4, callsOf16MiB);
        assertTrue(rounds >= least + 3, rounds + " rounds, after " + least + " for less than 4 MiB");
    }

    @Test
    void shouldReadABlockWithoutARequestThatIsAsLongAsARoundMayBe() throws Exception {
        galeFs.close();
        final int block = 4 << 20;
        TestBytes.put(store, "file", TestBytes.random(block, 1));
        galeFs = GaleFs.open(context().blockSize(block).cacheSize(2 * block));
        final long[] args = {0, block};
        final int[] data = new int[block / Integer.BYTES];
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 2), args, data, out);
        final long requests = galeFs.statistics().get(Metric.READ_REQUESTS);
        galeFs.launch(FileKernels::read, new Grid(1, 2), args, data, out);
        assertEquals(block, out[0]);
        assertEquals(requests, galeFs.statistics().get(Metric.READ_REQUESTS));
    }

    /** Returns the rounds in which a work-group reads ranges in place: a number of them for each work-item. */
    private long roundsOfReads(final int items, final int length, final int rangesPerItem) throws Exception {
        final long[] ranges = new long[3 * items * rangesPerItem];
        for (int range = 0; range < items * rangesPerItem; range++) {
            ranges[3 * range] = (long) range % (4 * BLOCKS) * (BLOCK / 4);
            ranges[3 * range + 1] = length;
            ranges[3 * range + 2] = (long) range / rangesPerItem * length;
        }
        final long before = galeFs.statistics().get(Metric.ROUNDS);
        galeFs.launch(
                ItemReadKernels::ranges,
                new Grid(1, items),
                rangesPerItem,
                ranges,
                new byte[items * length],
                new int[items * rangesPerItem]);
        return galeFs.statistics().get(Metric.ROUNDS) - before;
    }

    /** Work-groups that open a file find another version, while others have replies that name places of the old one. */
    @Test
    void shouldGiveUpRowsWhileWorkGroupsReadInThem() throws Exception {
        galeFs.close();
        galeFs = GaleFs.open(context().roundSlots(4));
        placeAll();
        final AtomicBoolean isRunning = new AtomicBoolean(true);
        final Thread writer = Thread.ofPlatform().start(() -> putWhile(isRunning));
        final int groups = 200;
        try {
            galeFs.launch(
                    FileKernels::sumFromEverywhere,
                    new Grid(groups, 1),
                    new long[] {BLOCK / 16},
                    new int[groups * BLOCK / 16 / Integer.BYTES],
                    new long[groups]);
        } finally {
            isRunning.set(false);
            writer.join();
        }
        TestBytes.put(store, "file", content);
        assertEquals(sum(content), sumMapped());
    }

    private void putWhile(final AtomicBoolean isRunning) {
        try {
            while (isRunning.get()) {
                TestBytes.put(store, "file", content);
            }
        } catch (final Exception e) {
            throw new AssertionError(e);
        }
    }

    /** Overwrites the file until the store has compacted the segments in which the blocks lay. */
    @Test
    void shouldGiveUpBlocksThatTheStoreWantsBackWhileItIsIdle() throws Exception {
        placeAll();
        assertTrue(pinnedBlocks() > 0, "no block is in place");
        final long begun = System.nanoTime();
        for (int round = 2; pinnedBlocks() > 0 && System.nanoTime() - begun < LIMIT_NANOS; round++) {
            System.arraycopy(TestBytes.random(content.length, round), 0, content, 0, content.length);
            TestBytes.put(store, "file", content);
            store.syncAll();
            Thread.sleep(POLL_MILLIS);
        }
        assertEquals(0, pinnedBlocks());
        assertEquals(sum(content), sumMapped());
    }

    /** A launch, which checks what it has read. */
    private interface Launch {
        void run() throws Exception;
    }

    /** What another client does to a file. */
    enum Change {
        REMOVE,
        CUT,
        REPLACE
    }

    /** The store keeps what is in place; what has been given up meanwhile is read as it is now. */
    @ParameterizedTest
    @EnumSource
    void shouldReadOldOrNewBytesWhenAnotherClientChangesAFileThatIsInPlaceAndOpen(final Change change)
            throws Exception {
        final String trigger = "!!";
        final byte[] changed = change == Change.CUT ? Arrays.copyOf(content, BLOCK) : TestBytes.random(BLOCK, 3);
        TestBytes.put(store, "f0", content);
        galeFs.close();
        galeFs = GaleFs.open(context().files(new TriggeredChange(store, trigger, () -> {
            if (change == Change.REMOVE) {
                store.remove("f0");
            } else {
                TestBytes.put(store, "f0", changed);
            }
        })));
        final int length = BLOCKS * BLOCK;
        final int[] reads = step(ScriptKernel.READ, 0, 0, length);
        final int[] open = step(ScriptKernel.OPEN, 0, 0, 0);
        final int[] close = step(ScriptKernel.CLOSE, 0, 0, 0);
        placeAll(() -> assertEquals(length, script(trigger, new byte[length], open, reads, close)[1]));

        final byte[] bytes = new byte[length];
        final int[] results = script(trigger, bytes, open, step(ScriptKernel.OPEN, 1, 1, 0), reads, close);
        assertEquals(-Errno.ENOENT, results[1]);
        assertEquals(0, results[3]);
        final int count = results[2];
        assertTrue(count == length || (change != Change.REMOVE && count == BLOCK), count + " bytes were read");
        for (int begin = 0; begin < count; begin += BLOCK) {
            final byte[] block = Arrays.copyOfRange(bytes, begin, begin + BLOCK);
            final boolean isOld = Arrays.equals(block, Arrays.copyOfRange(content, begin, begin + BLOCK));
            final boolean isNew =
                    change != Change.REMOVE && Arrays.equals(block, begin == 0 ? changed : new byte[BLOCK]);
            assertTrue(isOld || isNew, "the block at " + begin);
        }

        final int[] after = script(trigger, bytes, open, reads, close);
        if (change == Change.REMOVE) {
            assertEquals(-Errno.ENOENT, after[0]);
        } else {
            assertEquals(BLOCK, after[1]);
            assertArrayEquals(changed, Arrays.copyOf(bytes, BLOCK));
        }
    }

    private static int[] step(final int call, final int slot, final int third, final int count) {
        return new int[] {call, slot, third, count, 0, 0};
    }

    /** Runs steps of a {@link ScriptKernel} with the file f0 and another name; returns the results. */
    private int[] script(final String secondName, final byte[] bytes, final int[]... steps) throws Exception {
        final int[] script = Arrays.stream(steps).flatMapToInt(Arrays::stream).toArray();
        final int[] data = new int[bytes.length / Integer.BYTES];
        final int[] results = new int[steps.length * ScriptKernel.RESULT_LENGTH];
        final int[] names = TestBytes.namesToInts(List.of("f0  ", secondName + "  "));
        galeFs.launch(ScriptKernel::run, new Grid(1, 1), script, names, new int[2], data, results);
        System.arraycopy(TestBytes.fromInts(data, bytes.length), 0, bytes, 0, bytes.length);
        return IntStream.range(0, steps.length)
                .map(i -> results[i * ScriptKernel.RESULT_LENGTH])
                .toArray();
    }

    @Test
    void shouldCopyBlocksToADeviceThatRefusesThemInPlace() throws Exception {
        galeFs.close();
        try (Device device = new RefusingDevice((RoundDevice) AssumedDevice.open(deviceName))) {
            galeFs = GaleFs.open(context().device(device));
            for (int i = 0; i < 10; i++) {
                assertEquals(sum(content), sumMapped());
            }
            assertEquals(1, galeFs.statistics().get(Metric.IN_PLACE_REFUSALS), "the device is not asked again");
            assertEquals(0, galeFs.statistics().get(Metric.BLOCKS_IN_PLACE));
            assertEquals(0, pinnedBlocks());
            galeFs.close();
        }
        galeFs = GaleFs.open(context());
    }

    /** Launches until all full blocks have been placed: that goes on beside the rounds of a launch. */
    private void placeAll() throws Exception {
        placeAll(() -> assertEquals(sum(content), sumMapped()));
    }

    private void placeAll(final Launch launch) throws Exception {
        final long placed = galeFs.statistics().get(Metric.BLOCKS_IN_PLACE);
        final long begun = System.nanoTime();
        while (galeFs.statistics().get(Metric.BLOCKS_IN_PLACE) < placed + BLOCKS - FRAMES) {
            assertTrue(System.nanoTime() - begun < LIMIT_NANOS, "the blocks are not in place");
            launch.run();
        }
    }

    private void write(final int begin, final int length) throws Exception {
        final byte[] change = TestBytes.random(length, begin);
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 2), new long[] {begin, length}, TestBytes.toInts(change), out);
        assertArrayEquals(new long[] {length, 0}, out);
        System.arraycopy(change, 0, content, begin, length);
    }

    /** Changes a byte of a block in its segment. */
    private void flip(final int block) throws Exception {
        final long handle = store.open("file", Set.of(FileOpenOption.READ));
        final Extent extent = store.locate(handle, (long) block * BLOCK);
        store.close(handle);
        try (FileChannel segment =
                FileChannel.open(extent.segment(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final ByteBuffer changed = ByteBuffer.allocate(1);
            segment.read(changed, extent.position() + 77);
            changed.put(0, (byte) ~changed.get(0)).clear();
            segment.write(changed, extent.position() + 77);
        }
    }

    private long sumMapped() throws Exception {
        final long[] sums = new long[2];
        galeFs.launch(FileKernels::sumMapped, new Grid(sums.length, 1), sums);
        assertEquals(sums[0], sums[1]);
        return sums[0];
    }

    private byte[] read(final int length) throws Exception {
        final int[] data = new int[(length + Integer.BYTES - 1) / Integer.BYTES];
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 2), new long[] {0, length}, data, out);
        assertEquals(length, out[0]);
        return TestBytes.fromInts(data, length);
    }

    private static long sum(final byte[] bytes) {
        long sum = 0;
        for (final byte b : bytes) {
            sum += b & 0xff;
        }
        return sum;
    }

    private long pinnedBlocks() throws Exception {
        return counter("pinned blocks");
    }

    private long counter(final String label) throws Exception {
        try (CountersView counters = CountersView.open(directory.resolve("store"))) {
            return counters.values().get(label);
        }
    }
}
