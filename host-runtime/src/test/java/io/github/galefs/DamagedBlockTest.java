package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.LOWEST_ERROR;
import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.O_RDWR;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gmap;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;
import static io.github.galefs.kernel.file.DeviceFile.greadEach;
import static io.github.galefs.kernel.file.DeviceFile.gunmap;
import static io.github.galefs.kernel.file.DeviceFile.gwrite;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.Grid;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.kernel.Errno;
import io.github.galefs.kernel.WorkItem;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A damaged block of the store, which is shorter than a block of the cache: its neighbours are read all the same. */
@Timeout(60)
class DamagedBlockTest {
    private static final int STORE_BLOCK = 4096;
    private static final int BLOCKS = 40;
    private static final int LENGTH = BLOCKS * STORE_BLOCK - 100;
    private static final int DAMAGED = 9;
    private static final int ITEMS = 4;

    @TempDir
    private Path directory;

    private final byte[] data = new byte[LENGTH];
    private EmbeddedStore store;

    @BeforeEach
    void damage() throws Exception {
        new Random(1).nextBytes(data);
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory.resolve("store")).blockSize(STORE_BLOCK));
        TestBytes.put(store, "d", data);
        store.syncAll();
        final long handle = store.open("d", Set.of(FileOpenOption.READ));
        final Extent extent = store.locate(handle, (long) DAMAGED * STORE_BLOCK);
        store.close(handle);
        try (FileChannel segment = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            segment.write(
                    ByteBuffer.wrap(new byte[] {(byte) ~data[DAMAGED * STORE_BLOCK + 77]}), extent.position() + 77);
        }
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @ParameterizedTest
    @CsvSource({"4096,false", "8192,false", "65536,false", "1048576,false", "4096,true", "65536,true"})
    void shouldReadEachByteThatIsNotDamaged(final int cacheBlock, final boolean isRemote) throws Exception {
        final byte[] buffer = new byte[LENGTH + 16 * ITEMS];
        final long[] results = new long[BLOCKS + ITEMS + 4];
        run(cacheBlock, isRemote, galeFs -> galeFs.launch(DamagedBlockTest::read, new Grid(1, ITEMS), buffer, results));

        assertEquals(DAMAGED * STORE_BLOCK, results[BLOCKS], "the bytes before the damage");
        for (int block = 0; block < BLOCKS; block++) {
            final int begin = block * STORE_BLOCK;
            final int length = Math.min(STORE_BLOCK, LENGTH - begin);
            assertEquals(block == DAMAGED ? -Errno.EIO : length, results[block], "block " + block);
            if (block != DAMAGED) {
                assertArrayEquals(
                        Arrays.copyOfRange(data, begin, begin + length),
                        Arrays.copyOfRange(buffer, begin, begin + length),
                        "block " + block);
            }
        }
        assertEquals(-Errno.EIO, results[BLOCKS + 1], "a mapping of the damage");
        assertEquals(0, results[BLOCKS + 2], "a mapping behind it");
        // Before the damage, up to it, in it, behind it.
        assertArrayEquals(new long[] {12, 6, -Errno.EIO, 12}, Arrays.copyOfRange(results, BLOCKS + 4, results.length));
    }

    @ParameterizedTest
    @CsvSource({"4096", "65536"})
    void shouldHealABlockThatIsWrittenAsAWhole(final int cacheBlock) throws Exception {
        final long[] results = new long[4];
        run(
                cacheBlock,
                false,
                galeFs -> galeFs.launch(
                        DamagedBlockTest::write,
                        new Grid(1, ITEMS),
                        new byte[STORE_BLOCK],
                        new byte[3 * STORE_BLOCK],
                        results));

        assertArrayEquals(new long[] {-Errno.EIO, STORE_BLOCK, 3 * STORE_BLOCK, 0}, results);
        Arrays.fill(data, DAMAGED * STORE_BLOCK, (DAMAGED + 1) * STORE_BLOCK, (byte) 0);
        assertArrayEquals(data, TestBytes.get(store, "d"));
    }

    private static void read(final long[] fs, final byte[] buffer, final long[] results) {
        final int fd = gopen(fs, "d", O_RDONLY);
        final int all = gread(fs, fd, 0, LENGTH, buffer, 0);
        if (WorkItem.localId() == 0) {
            results[BLOCKS] = all;
        }
        for (int block = 0; block < BLOCKS; block++) {
            final int begin = block * STORE_BLOCK;
            final int count = gread(fs, fd, begin, STORE_BLOCK, buffer, begin);
            if (WorkItem.localId() == 0) {
                results[block] = count;
            }
        }
        final long damaged = gmap(fs, fd, (long) DAMAGED * STORE_BLOCK + 100, 200);
        final long next = gmap(fs, fd, (long) (DAMAGED + 1) * STORE_BLOCK + 100, 200);
        final int unmapped = gunmap(fs, 200);
        final int id = WorkItem.localId();
        final long at = (long) DAMAGED * STORE_BLOCK - 100 + (id == 0 ? 0 : id == 1 ? 94 : id == 2 ? 200 : 4300);
        final int each = greadEach(fs, fd, at, 12, buffer, LENGTH + 16L * id);
        results[BLOCKS + 4 + id] = each;
        gclose(fs, fd);
        if (id == 0) {
            results[BLOCKS + 1] = damaged < 0 && damaged >= LOWEST_ERROR ? damaged : 1;
            results[BLOCKS + 2] = next < 0 && next >= LOWEST_ERROR ? next : unmapped;
        }
    }

    private static void write(final long[] fs, final byte[] zeros, final byte[] read, final long[] results) {
        final int fd = gopen(fs, "d", O_RDWR);
        final int part = gwrite(fs, fd, (long) DAMAGED * STORE_BLOCK + 5, 10, zeros, 0);
        final int whole = gwrite(fs, fd, (long) DAMAGED * STORE_BLOCK, STORE_BLOCK, zeros, 0);
        final int count = gread(fs, fd, (long) (DAMAGED - 1) * STORE_BLOCK, 3 * STORE_BLOCK, read, 0);
        final int closed = gclose(fs, fd);
        if (WorkItem.localId() == 0) {
            results[0] = part;
            results[1] = whole;
            results[2] = count;
            results[3] = closed;
        }
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
                GaleFs galeFs = GaleFs.open(new GaleFsContext()
                        .files(isRemote ? remote : store)
                        .device("jvm")
                        .blockSize(cacheBlock)
                        .cacheSize(8L * cacheBlock))) {
            launch.run(galeFs);
        }
    }
}
