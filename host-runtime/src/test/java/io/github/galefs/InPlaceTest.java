package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachLiveDevice;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.counters.CountersView;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Blocks of the embedded store that kernels read where they lie, on devices that run in the host's address space. */
@OnEachLiveDevice
@Timeout(60)
class InPlaceTest {
    private static final int BLOCK = 16 << 10;
    private static final int BLOCKS = 20;

    /** The last block is not full. */
    private static final int TAIL = 1000;

    private static final int FRAMES = 8;
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
        AssumedDevice.assumeInPlace(deviceName);
        store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .blockSize(BLOCK)
                .segmentSize(1 << 20));
        TestBytes.put(store, "file", content);
        galeFs = GaleFs.open(
                AssumedDevice.context(deviceName).files(store).blockSize(BLOCK).cacheSize(FRAMES * BLOCK));
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
    void shouldCopyOnlyTheBlockThatIsNotFull() throws Exception {
        assertEquals(sum(content), sumMapped());
        final long fetched = galeFs.statistics().get(Metric.BYTES_FETCHED);
        assertTrue(fetched > 0 && fetched % TAIL == 0 && fetched < BLOCK, () -> fetched + " bytes");
        assertTrue(galeFs.statistics().get(Metric.BLOCKS_IN_PLACE) >= BLOCKS);
        assertTrue(galeFs.statistics().get(Metric.CACHE_EVICTIONS) > 0);
    }

    @Test
    void shouldKeepNoMoreBlocksOfTheStoreThanThereAreFrames() throws Exception {
        sumMapped();
        assertTrue(pinnedBlocks() > 0 && pinnedBlocks() <= FRAMES, () -> pinned() + " blocks");
    }

    @Test
    void shouldReadWhatTheKernelWritesToABlockThatItHasReadInPlace() throws Exception {
        assertEquals(sum(content), sumMapped());
        final byte[] change = TestBytes.random(100, 2);
        final int begin = 3 * BLOCK + 50;
        final long[] out = new long[2];
        galeFs.launch(
                FileKernels::write, new Grid(1, 2), new long[] {begin, change.length}, TestBytes.toInts(change), out);
        assertArrayEquals(new long[] {change.length, 0}, out);
        System.arraycopy(change, 0, content, begin, change.length);
        assertArrayEquals(content, TestBytes.get(store, "file"));
        assertArrayEquals(content, read(content.length));
        assertEquals(sum(content), sumMapped());
    }

    @Test
    void shouldReadZerosBetweenTheOldEndAndAWriteBehindIt() throws Exception {
        final byte[] grown = Arrays.copyOf(content, content.length + 2 * BLOCK);
        assertArrayEquals(content, read(content.length));
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 1), new long[] {grown.length - 4, 4}, new int[] {0}, out);
        assertArrayEquals(new long[] {4, 0}, out);
        assertArrayEquals(grown, read(grown.length));
    }

    /** Overwrites the file until the store has compacted the segments in which the blocks lay. */
    @Test
    void shouldGiveUpBlocksThatTheStoreWantsBackWhileItIsIdle() throws Exception {
        assertEquals(sum(content), sumMapped());
        long kept = 0;
        for (int round = 2; round < 200 && kept == 0; round++) {
            System.arraycopy(TestBytes.random(content.length, round), 0, content, 0, content.length);
            TestBytes.put(store, "file", content);
            store.syncAll();
            kept = deletedBytes();
        }
        assertTrue(kept > 0, "no segment was deleted");
        while (deletedBytes() > 0) {
            Thread.sleep(POLL_MILLIS);
        }
        assertEquals(sum(content), sumMapped());
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

    private String pinned() {
        try {
            return String.valueOf(pinnedBlocks());
        } catch (final Exception e) {
            return e.toString();
        }
    }

    private long pinnedBlocks() throws Exception {
        return counter("pinned blocks");
    }

    private long deletedBytes() throws Exception {
        return counter("pinned deleted bytes");
    }

    private long counter(final String label) throws Exception {
        try (CountersView counters = CountersView.open(directory.resolve("store"))) {
            return counters.values().get(label);
        }
    }
}
