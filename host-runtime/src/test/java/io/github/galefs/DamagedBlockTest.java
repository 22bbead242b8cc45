package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.OnEachDevice;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A damaged block of the store, which is shorter than a block of the cache: its neighbours are read all the same. */
@OnEachDevice
@Timeout(60)
class DamagedBlockTest {
    private static final int STORE_BLOCK = 4096;
    private static final int BLOCKS = 40;
    private static final int LENGTH = BLOCKS * STORE_BLOCK - 100;
    private static final int DAMAGED = 9;
    private static final int ITEMS = 4;

    @Parameter
    private String deviceName;

    @TempDir
    private Path directory;

    private final byte[] data = new byte[LENGTH];
    private EmbeddedStore store;

    @BeforeEach
    void damage() throws Exception {
        AssumedDevice.assume(deviceName);
        new Random(1).nextBytes(data);
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory.resolve("store")).blockSize(STORE_BLOCK));
        TestBytes.put(store, "d", data);
        store.syncAll();
        flip(DAMAGED);
    }

    /** Changes a byte of a block in its segment, or back. */
    private void flip(final int block) throws Exception {
        final long handle = store.open("d", Set.of(FileOpenOption.READ));
        final Extent extent = store.locate(handle, (long) block * STORE_BLOCK);
        store.close(handle);
        try (FileChannel segment =
                FileChannel.open(extent.segment(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            final ByteBuffer changed = ByteBuffer.allocate(1);
            segment.read(changed, extent.position() + 77);
            changed.put(0, (byte) ~changed.get(0)).clear();
            segment.write(changed, extent.position() + 77);
        }
    }

    @AfterEach
    void close() throws Exception {
        if (store != null) {
            store.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"4096,false", "8192,false", "65536,false", "1048576,false", "4096,true", "65536,true"})
    void shouldReadEachByteThatIsNotDamaged(final int cacheBlock, final boolean isRemote) throws Exception {
        final long[] ranges = new long[2 * (BLOCKS + 1)];
        for (int block = 0; block < BLOCKS; block++) {
            ranges[2 * block] = (long) block * STORE_BLOCK;
            ranges[2 * block + 1] = Math.min(STORE_BLOCK, LENGTH - block * STORE_BLOCK);
        }
        ranges[2 * BLOCKS + 1] = LENGTH;
        final long begin = (long) DAMAGED * STORE_BLOCK;
        // Before the damage, up to it, in it, behind it.
        final long[] own = {begin - 100, begin - 6, begin + 200, begin + 4300};
        final byte[] buffer = new byte[LENGTH + 12 * ITEMS];
        final long[] results = new long[ranges.length + ITEMS];
        run(cacheBlock, isRemote, galeFs -> read(galeFs, ranges, own, buffer, results));

        for (int block = 0; block < BLOCKS; block++) {
            final int length = (int) ranges[2 * block + 1];
            assertEquals(block == DAMAGED ? -Errno.EIO : length, results[block], "block " + block);
            assertEquals(block == DAMAGED ? -Errno.EIO : 1, results[BLOCKS + 1 + block], "mapping of block " + block);
            final int from = block * STORE_BLOCK;
            if (block != DAMAGED) {
                assertArrayEquals(
                        Arrays.copyOfRange(data, from, from + length),
                        Arrays.copyOfRange(buffer, from, from + length),
                        "block " + block);
            }
        }
        assertEquals(begin, results[BLOCKS], "the bytes before the damage");
        assertArrayEquals(
                new long[] {12, 6, -Errno.EIO, 12},
                Arrays.copyOfRange(results, ranges.length, results.length),
                "reads of work-items");
    }

    @Test
    void shouldRefuseAMappingOfDamageAndItsNeighbours() throws Exception {
        final long begin = (long) DAMAGED * STORE_BLOCK;
        final long[] ranges = {begin - 10, 20, begin + STORE_BLOCK - 10, 20, begin + STORE_BLOCK, 2 * STORE_BLOCK};
        final long[] results = new long[ranges.length + ITEMS];
        run(65536, false, galeFs -> read(galeFs, ranges, new long[ITEMS], new byte[LENGTH], results));
        assertArrayEquals(
                new long[] {10, -Errno.EIO, 2 * STORE_BLOCK, -Errno.EIO, -Errno.EIO, 1},
                Arrays.copyOf(results, ranges.length));
    }

    /** The damage lies within the first range; the second covers it; the third is read and written around it. */
    @ParameterizedTest
    @ValueSource(ints = {4096, 65536})
    void shouldReadWhatHasReplacedDamage(final int cacheBlock) throws Exception {
        final long begin = (long) DAMAGED * STORE_BLOCK;
        final long[] ranges = {begin + 5, 10, begin, STORE_BLOCK, begin - STORE_BLOCK, 3 * STORE_BLOCK};
        final long[] results = new long[ranges.length + 1];
        run(cacheBlock, false, galeFs -> write(galeFs, ranges, results));
        assertArrayEquals(
                new long[] {-Errno.EIO, -Errno.EIO, STORE_BLOCK, STORE_BLOCK, 3 * STORE_BLOCK, 3 * STORE_BLOCK, 0},
                results);
        Arrays.fill(data, (DAMAGED - 1) * STORE_BLOCK, (DAMAGED + 2) * STORE_BLOCK, (byte) 0);
        assertArrayEquals(data, TestBytes.get(store, "d"));
    }

    @Test
    void shouldReplaceTheDamagedEndOfAFileByAWriteToItsEnd() throws Exception {
        flip(BLOCKS - 1);
        final long begin = (BLOCKS - 1L) * STORE_BLOCK;
        final long length = LENGTH - begin;
        final long[] ranges = {begin, length - 1, begin, length};
        final long[] results = new long[ranges.length + 1];
        // The first write is refused; its read has put the block into the cache.
        run(65536, false, galeFs -> write(galeFs, ranges, results));
        assertArrayEquals(new long[] {-Errno.EIO, -Errno.EIO, length, length, 0}, results);
    }

    @Test
    void shouldReadABlockAgainInTheNextLaunch() throws Exception {
        final long[] ranges = {(long) DAMAGED * STORE_BLOCK, STORE_BLOCK};
        final long[] results = new long[ranges.length + ITEMS];
        run(65536, false, galeFs -> {
            read(galeFs, ranges, new long[ITEMS], new byte[LENGTH], results);
            assertEquals(-Errno.EIO, results[0]);
            flip(DAMAGED);
            read(galeFs, ranges, new long[ITEMS], new byte[LENGTH], results);
            assertEquals(STORE_BLOCK, results[0]);
        });
    }

    private static void read(
            final GaleFs galeFs, final long[] ranges, final long[] own, final byte[] buffer, final long[] results)
            throws Exception {
        galeFs.launch(DamageKernels::read, new Grid(1, ITEMS), ranges, own, buffer, results);
    }

    private static void write(final GaleFs galeFs, final long[] ranges, final long[] results) throws Exception {
        final byte[] zeros = new byte[3 * STORE_BLOCK];
        galeFs.launch(DamageKernels::write, new Grid(1, ITEMS), ranges, zeros, zeros.clone(), results);
    }

    @FunctionalInterface
    private interface Launch {
        void run(GaleFs galeFs) throws Exception;
    }

    private void run(final int cacheBlock, final boolean isRemote, final Launch launch) throws Exception {
        try (FileServer server = FileServer.open(
                        store,
                        new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
                FileService remote = RemoteFileService.connect(new ClientContext()
                        .address(new ServerAddress("127.0.0.1", server.address().getPort())));
                GaleFs galeFs = GaleFs.open(AssumedDevice.context(deviceName)
                        .files(isRemote ? remote : store)
                        .blockSize(cacheBlock)
                        .cacheSize(8L * cacheBlock))) {
            launch.run(galeFs);
        }
    }
}
