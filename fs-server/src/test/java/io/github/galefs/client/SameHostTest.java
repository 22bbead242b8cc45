package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.RingFileDescriptor;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.agrona.IoUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client on its server's machine. */
@Timeout(60)
class SameHostTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final int LENGTH = 300 * BLOCK + 77;

    @TempDir
    private Path directory;

    private ServedStore served;
    private BreakableProxy proxy;
    private RemoteFileService files;
    private long handle;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory, context());
        proxy = new BreakableProxy(served.address());
        files = RemoteFileService.connect(served.clientContext().address(proxy.address()));
        Bytes.create(served.store(), "file", Bytes.pattern(LENGTH, 1));
        handle = files.open("file", Bytes.NEW);
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        proxy.close();
        served.close();
    }

    @Test
    void shouldReadWithoutAByteOfTheFileOnTheNetwork() throws Exception {
        assertReads();
        assertArrayEquals(
                Arrays.copyOfRange(Bytes.pattern(LENGTH, 1), 1000, 3 * BLOCK),
                Bytes.read(files, handle, 1000, 3 * BLOCK - 1000));
        assertEquals(0, Bytes.read(files, handle, LENGTH, 10).length);
        assertEquals(7, Bytes.read(files, handle, LENGTH - 7, 10).length);
        assertTrue(proxy.replyBytes() < 2000, proxy.replyBytes() + " bytes");
    }

    @Test
    void shouldSeeWhatIsWritten() throws Exception {
        assertReads();
        Bytes.write(files, handle, BLOCK, Bytes.pattern(BLOCK, 9));
        assertArrayEquals(Bytes.pattern(BLOCK, 9), Bytes.read(files, handle, BLOCK, BLOCK));
        files.truncate(handle, 2 * BLOCK + 5);
        Bytes.write(files, handle, 10 * BLOCK, new byte[] {1});
        final byte[] expected = Arrays.copyOf(Bytes.pattern(3 * BLOCK, 1), 2 * BLOCK + 5);
        assertArrayEquals(
                Arrays.copyOfRange(Arrays.copyOf(expected, 4 * BLOCK), 2 * BLOCK, 4 * BLOCK),
                Bytes.read(files, handle, 2 * BLOCK, 2 * BLOCK));
        assertTrue(proxy.replyBytes() < 2000, proxy.replyBytes() + " bytes");
    }

    @Test
    void shouldTellDamage() throws Exception {
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (FileChannel segment = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            segment.write(java.nio.ByteBuffer.wrap(new byte[] {99}), extent.position() + 77);
        }
        Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, 0, 3 * BLOCK));
        assertEquals(BLOCK, Bytes.read(files, handle, 2 * BLOCK, BLOCK).length);
    }

    @Test
    void shouldUseTheNetworkWhenTheFileCannotBeOpened() throws Exception {
        Files.setPosixFilePermissions(ring(), PosixFilePermissions.fromString("---------"));
        // Root may open it nevertheless; another server's file nobody takes.
        try (RandomAccessFile file = new RandomAccessFile(ring().toFile(), "rw")) {
            file.writeLong(12345);
        }
        assertReads();
        assertTrue(proxy.replyBytes() > LENGTH, proxy.replyBytes() + " bytes");
    }

    @Test
    void shouldUseTheNetworkWhenOnlyAPartIsExported() throws Exception {
        served.store().makeDirectory("public");
        Bytes.create(served.store(), "public/file", Bytes.pattern(LENGTH, 2));
        served.restart(context().export("/public"));
        try (BreakableProxy counting = new BreakableProxy(served.address());
                RemoteFileService restricted =
                        RemoteFileService.connect(served.clientContext().address(counting.address()))) {
            assertArrayEquals(Bytes.pattern(LENGTH, 2), Bytes.readAll(restricted, "file"));
            assertTrue(counting.replyBytes() > LENGTH, counting.replyBytes() + " bytes");
            assertFalse(Files.exists(ring()), "nothing must tell of segments");
        }
    }

    @Test
    void shouldReadWithoutTheNetworkWhenTheRootIsExportedByAnotherName() throws Exception {
        served.store().makeDirectory("d");
        served.restart(context().export("d/..").readOnly(true));
        try (BreakableProxy counting = new BreakableProxy(served.address());
                RemoteFileService all =
                        RemoteFileService.connect(served.clientContext().address(counting.address()))) {
            assertArrayEquals(Bytes.pattern(LENGTH, 1), Bytes.readAll(all, "file"));
            assertTrue(counting.replyBytes() < 2000, counting.replyBytes() + " bytes");
        }
    }

    @Test
    void shouldGoOnWhenTheServerIsAnotherOne() throws Exception {
        assertReads();
        served.restart(new ServerContext());
        assertReads();
        assertTrue(proxy.replyBytes() > LENGTH, proxy.replyBytes() + " bytes");
        served.restart(context());
        // The file has to be opened again, so the first read asks the network.
        assertReads();
        final long before = proxy.replyBytes();
        assertReads();
        assertTrue(proxy.replyBytes() - before < 2000, (proxy.replyBytes() - before) + " bytes");
    }

    @Test
    void shouldGoOnWhenAnotherClientDiedWhileItAsked() throws Exception {
        assertReads();
        final var mapped = IoUtil.mapExistingFile(ring().toFile(), "ring");
        final ManyToOneRingBuffer requests = new ManyToOneRingBuffer(
                new UnsafeBuffer(mapped, RingFileDescriptor.REQUESTS_OFFSET, RingFileDescriptor.RING_LENGTH));
        assertTrue(requests.tryClaim(1, 40) > 0);
        assertReads();
        Thread.sleep(1500);
        final long before = proxy.replyBytes();
        assertReads();
        assertTrue(proxy.replyBytes() - before < 2000, (proxy.replyBytes() - before) + " bytes");
        IoUtil.unmap(mapped);
    }

    @Test
    void shouldReadInManyThreadsWhileBlocksMove() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            final List<Future<?>> readers = IntStream.range(0, 3)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        for (int round = 0; round < 30; round++) {
                            assertReads();
                        }
                        return null;
                    }))
                    .toList();
            final long writing = served.store().open("file", Bytes.NEW);
            for (int round = 0; round < 10; round++) {
                // The same bytes anew: blocks move, segments are compacted and deleted, and nothing changes.
                Bytes.write(served.store(), writing, 0, Bytes.pattern(LENGTH, 1));
                Thread.sleep(50);
            }
            for (final Future<?> reader : readers) {
                reader.get();
            }
        }
    }

    private void assertReads() throws Exception {
        assertArrayEquals(Bytes.pattern(LENGTH, 1), Bytes.read(files, handle, 0, LENGTH));
    }

    private Path ring() {
        return directory.resolve("ring");
    }

    private ServerContext context() {
        return new ServerContext().ringDirectory(directory);
    }
}
