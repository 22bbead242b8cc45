package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.Grid;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.statistics.Metric;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two host runtimes that share a server, over the network or on the same machine. */
@Timeout(60)
class SharedServerTest {
    private static final int BLOCK_SIZE = 4096;
    private static final int LENGTH = 10 * BLOCK_SIZE;

    @TempDir
    private Path directory;

    private FileStore store;
    private FileServer server;

    @BeforeEach
    void serve() throws Exception {
        store = FileStore.create(new FileStoreContext().directory(directory.resolve("store")));
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
                final long fetched = reader.statistics().get(Metric.BYTES_FETCHED);
                assertEquals((long) LENGTH * round, fetched);

                // No client has written since, so all blocks are still cached.
                assertArrayEquals(content, read(reader));
                assertEquals(fetched, reader.statistics().get(Metric.BYTES_FETCHED));
            }
        }
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
