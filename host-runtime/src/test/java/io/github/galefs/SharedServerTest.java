package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.Grid;
import io.github.galefs.kernel.file.DeviceFile;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two host runtimes that share a server, over the network or on the same machine. */
@Timeout(60)
class SharedServerTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int LENGTH = 10 * BLOCK_SIZE;

    /** More than a client writes at a time. */
    private static final int LONG_BLOCK_SIZE = 8 << 20;

    private static final int RECORD_LENGTH = 128;

    /** Records of each client. */
    private static final int RECORDS = BLOCK_SIZE / RECORD_LENGTH / 2;

    private static volatile CyclicBarrier opened;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        server = FileServer.open(
                store,
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .ringDirectory(directory));
    }

    @AfterEach
    void end() throws Exception {
        server.close();
        store.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldReadWritesOfTheOtherClientAndFetchEachVersionOnce(final boolean sameHostReads) throws Exception {
        try (RemoteFileService readerFiles = connect(sameHostReads);
                RemoteFileService writerFiles = connect(sameHostReads);
                GaleFs reader = open(readerFiles);
                GaleFs writer = open(writerFiles)) {
            for (int round = 1; round <= 5; round++) {
                final byte[] content = TestBytes.random(LENGTH, round);
                write(writer, 0, content);
                assertArrayEquals(content, read(reader));
                assertEquals((long) LENGTH * round, bytesObtained(reader));

                // No client has written since, so all blocks are still cached.
                assertArrayEquals(content, read(reader));
                assertEquals((long) LENGTH * round, bytesObtained(reader));
            }
        }
    }

    /** Returns the bytes of the blocks that were fetched, or are read where the server on this machine has them. */
    private static long bytesObtained(final GaleFs galeFs) {
        return galeFs.statistics().get(Metric.BYTES_FETCHED)
                + BLOCK_SIZE * galeFs.statistics().get(Metric.BLOCKS_IN_PLACE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void shouldKeepAllPartsWhenClientsWriteToOneFileInTurns(final boolean sameHostReads) throws Exception {
        try (RemoteFileService oneFiles = connect(sameHostReads);
                RemoteFileService otherFiles = connect(sameHostReads);
                GaleFs one = open(oneFiles);
                GaleFs other = open(otherFiles)) {
            final byte[] expected = TestBytes.random(LENGTH, 0);
            write(one, 0, expected);
            for (int round = 1; round <= 6; round++) {
                final GaleFs writer = round % 2 == 0 ? one : other;
                final byte[] part = TestBytes.random(1000, round);
                final int offset = round * 5000;
                write(writer, offset, part);
                System.arraycopy(part, 0, expected, offset, part.length);
                assertArrayEquals(expected, read(one));
                assertArrayEquals(expected, read(other));
            }
        }
    }

    /** Each write-back of such a block makes two versions of the file. */
    @Test
    void shouldNotFetchALongBlockThatItHasWrittenItself() throws Exception {
        try (RemoteFileService files = connect(false);
                GaleFs galeFs = GaleFs.open(new GaleFsContext()
                        .files(files)
                        .device("jvm")
                        .blockSize(LONG_BLOCK_SIZE)
                        .cacheSize(2L * LONG_BLOCK_SIZE))) {
            for (int round = 0; round < 2; round++) {
                write(galeFs, 0, TestBytes.random(LONG_BLOCK_SIZE, round));
                read(galeFs);
            }
            assertEquals(0, galeFs.statistics().get(Metric.BYTES_FETCHED));
        }
    }

    /** Neither has the other's records, as both have opened the file before. */
    @Test
    void shouldKeepTheRecordsOfBothClientsWhenTheyWriteToOneBlockAtTheSameTime() throws Exception {
        try (RemoteFileService oneFiles = connect(false);
                RemoteFileService otherFiles = connect(false);
                GaleFs one = open(oneFiles);
                GaleFs other = open(otherFiles)) {
            write(one, 0, new byte[BLOCK_SIZE]);
            final CyclicBarrier bothHaveOpened = new CyclicBarrier(2);
            opened = bothHaveOpened;
            final FutureTask<int[]> ofOther = new FutureTask<>(() -> writeRecords(other, 1));
            Thread.ofPlatform().start(ofOther);
            final int[] ofOne = writeRecords(one, 0);
            assertArrayEquals(new int[] {RECORDS, RECORDS}, new int[] {ofOne[0], ofOther.get()[0]});
            final byte[] content = TestBytes.get(store, "file");
            for (int i = 0; i < 2 * RECORDS; i++) {
                assertEquals(1 + i % 2, content[i * RECORD_LENGTH], "record " + i);
            }
        }
    }

    private static int[] writeRecords(final GaleFs galeFs, final int client) throws InterruptedException {
        final int[] written = new int[1];
        galeFs.launch(
                SharedServerTest::writesEverySecondRecord,
                new Grid(1, 1),
                new int[] {client},
                new int[RECORD_LENGTH / Integer.BYTES],
                written);
        return written;
    }

    private static void writesEverySecondRecord(
            final long[] fs, final int[] client, final int[] record, final int[] written) {
        Arrays.fill(record, 0x0101_0101 * (1 + client[0]));
        final int fd = DeviceFile.gopen(fs, "file", DeviceFile.O_WRONLY);
        awaitBothHaveOpened();
        for (int i = client[0]; i < 2 * RECORDS; i += 2) {
            written[0] += DeviceFile.gwrite(fs, fd, (long) i * RECORD_LENGTH, RECORD_LENGTH, record, 0) / RECORD_LENGTH;
        }
        written[0] += DeviceFile.gclose(fs, fd);
    }

    private static void awaitBothHaveOpened() {
        try {
            opened.await();
        } catch (final InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    private RemoteFileService connect(final boolean sameHostReads) throws Exception {
        return RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress(
                        server.address().getAddress().getHostAddress(),
                        server.address().getPort()))
                .sameHostReads(sameHostReads));
    }

    private static GaleFs open(final RemoteFileService files) throws Exception {
        return GaleFs.open(new GaleFsContext()
                .files(files)
                .device("jvm")
                .blockSize(BLOCK_SIZE)
                .cacheSize(64L * BLOCK_SIZE));
    }

    private static void write(final GaleFs galeFs, final long offset, final byte[] content) throws Exception {
        final long[] out = new long[2];
        galeFs.launch(
                FileKernels::write,
                new Grid(1, 4),
                new long[] {offset, content.length},
                TestBytes.toInts(content),
                out);
        assertEquals(content.length, out[0], Arrays.toString(out));
    }

    private static byte[] read(final GaleFs galeFs) throws Exception {
        final int[] data = new int[LENGTH / Integer.BYTES + 1];
        final long[] out = new long[3];
        galeFs.launch(FileKernels::read, new Grid(1, 4), new long[] {0, LENGTH}, data, out);
        assertTrue(out[0] == LENGTH && out[2] == 0, Arrays.toString(out));
        return TestBytes.fromInts(data, LENGTH);
    }
}
