package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.RingFileDescriptor;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.agrona.IoUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client on the machine of its server, which reads from the server's segments. */
@Timeout(60)
class SameHostTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final int LENGTH = 300 * BLOCK + 77;

    /** More bytes than the replies of a test without file data, and fewer than a file's. */
    private static final int MAX_BYTES_WITHOUT_DATA = 2000;

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
    void shouldReceiveNoFileDataOverTheConnection() throws Exception {
        assertReads();
        assertArrayEquals(
                Arrays.copyOfRange(Bytes.pattern(LENGTH, 1), 1000, 3 * BLOCK),
                Bytes.read(files, handle, 1000, 3 * BLOCK - 1000));
        assertEquals(0, Bytes.read(files, handle, LENGTH, 10).length);
        assertEquals(7, Bytes.read(files, handle, LENGTH - 7, 10).length);
        assertReceivedNoData(proxy, 0);
    }

    @Test
    void shouldReadBackChangesOfTheFile() throws Exception {
        assertReads();
        Bytes.write(files, handle, BLOCK, Bytes.pattern(BLOCK, 9));
        assertArrayEquals(Bytes.pattern(BLOCK, 9), Bytes.read(files, handle, BLOCK, BLOCK));
        files.truncate(handle, 2 * BLOCK + 5);
        Bytes.write(files, handle, 10 * BLOCK, new byte[] {1});
        final byte[] expected = Arrays.copyOf(Bytes.pattern(3 * BLOCK, 1), 2 * BLOCK + 5);
        assertArrayEquals(
                Arrays.copyOfRange(Arrays.copyOf(expected, 4 * BLOCK), 2 * BLOCK, 4 * BLOCK),
                Bytes.read(files, handle, 2 * BLOCK, 2 * BLOCK));
        assertReceivedNoData(proxy, 0);
    }

    @Test
    void shouldThrowWhenABlockIsDamaged() throws Exception {
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (FileChannel segment = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            segment.write(ByteBuffer.wrap(new byte[] {99}), extent.position() + 77);
        }
        final FileServiceException damage =
                Bytes.assertRefused(PosixError.EIO, () -> Bytes.read(files, handle, 0, 3 * BLOCK));
        assertTrue(damage.getMessage().startsWith("\"/file\": the block at offset " + BLOCK), damage.getMessage());
        assertEquals(BLOCK, Bytes.read(files, handle, 2 * BLOCK, BLOCK).length);
    }

    @Test
    void shouldReadOverTheConnectionWhenTheRingBelongsToAnotherServer() throws Exception {
        Files.setPosixFilePermissions(ring(), PosixFilePermissions.fromString("---------"));
        // Root can open the file in spite of its permissions, so also give it the boot id of another server.
        try (RandomAccessFile file = new RandomAccessFile(ring().toFile(), "rw")) {
            file.writeLong(12345);
        }
        assertReads();
        assertReceivedData(proxy);
    }

    @Test
    void shouldReadOverTheConnectionWhenOnlyAPartIsExported() throws Exception {
        served.store().makeDirectory("public");
        Bytes.create(served.store(), "public/file", Bytes.pattern(LENGTH, 2));
        served.restart(context().export("/public"));
        try (BreakableProxy counting = new BreakableProxy(served.address());
                RemoteFileService restricted =
                        RemoteFileService.connect(served.clientContext().address(counting.address()))) {
            assertArrayEquals(Bytes.pattern(LENGTH, 2), Bytes.readAll(restricted, "file"));
            assertReceivedData(counting);
            assertFalse(Files.exists(ring()), "a ring would reveal segments, which hold blocks of all files");
        }
    }

    @Test
    void shouldReceiveNoFileDataWhenTheRootIsExportedByAnotherPath() throws Exception {
        served.store().makeDirectory("d");
        served.restart(context().export("d/..").readOnly(true));
        try (BreakableProxy counting = new BreakableProxy(served.address());
                RemoteFileService all =
                        RemoteFileService.connect(served.clientContext().address(counting.address()))) {
            assertArrayEquals(Bytes.pattern(LENGTH, 1), Bytes.readAll(all, "file"));
            assertReceivedNoData(counting, 0);
        }
    }

    @Test
    void shouldContinueWhenTheServerIsReplaced() throws Exception {
        assertReads();
        served.restart(new ServerContext());
        assertReads();
        assertReceivedData(proxy);
        served.restart(context());
        // The first read reopens the file, so it goes over the connection.
        assertReads();
        final long before = proxy.replyBytes();
        assertReads();
        assertReceivedNoData(proxy, before);
    }

    @Test
    void shouldReadTheNewBytesWhenTheStoreWasMadeAgain() throws Exception {
        assertReads();
        served.remake(context());
        final byte[] bytes = Bytes.pattern(LENGTH, 2);
        Bytes.create(served.store(), "file", bytes);
        assertArrayEquals(bytes, Bytes.readAll(files, "file"));
        final long before = proxy.replyBytes();
        assertArrayEquals(bytes, Bytes.readAll(files, "file"));
        assertReceivedNoData(proxy, before);
    }

    @Test
    void shouldUseTheRingAgainAfterAnotherClientDiedWhileItWroteARequest() throws Exception {
        assertReads();
        final var mapped = IoUtil.mapExistingFile(ring().toFile(), "ring");
        final ManyToOneRingBuffer requests = new ManyToOneRingBuffer(
                new UnsafeBuffer(mapped, RingFileDescriptor.REQUESTS_OFFSET, RingFileDescriptor.RING_LENGTH));
        assertTrue(requests.tryClaim(1, 40) > 0);
        assertReads();
        Await.until("the server skips the unfinished request", () -> {
            final long before = proxy.replyBytes();
            assertReads();
            return proxy.replyBytes() - before < MAX_BYTES_WITHOUT_DATA;
        });
        IoUtil.unmap(mapped);
    }

    @Test
    void shouldReadInSeveralThreadsWhileBlocksMove() throws Exception {
        final AtomicBoolean moving = new AtomicBoolean(true);
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            final List<Future<?>> readers = IntStream.range(0, 3)
                    .<Future<?>>mapToObj(i -> threads.submit(() -> {
                        while (moving.get()) {
                            assertReads();
                        }
                        return null;
                    }))
                    .toList();
            try {
                moveBlocks();
            } finally {
                moving.set(false);
            }
            for (final Future<?> reader : readers) {
                reader.get();
            }
        }
    }

    /** Writes the same bytes again and again: their blocks move, and compaction deletes old segments. */
    private void moveBlocks() throws Exception {
        final long writing = served.store().open("file", Bytes.NEW);
        for (int round = 0; round < 10; round++) {
            Bytes.write(served.store(), writing, 0, Bytes.pattern(LENGTH, 1));
            Await.until(
                    "compaction has reclaimed the older versions",
                    () -> served.store().capacity().deadBytes() < 2 * ServedStore.SEGMENT_LENGTH);
        }
    }

    private static void assertReceivedData(final BreakableProxy counting) {
        assertTrue(counting.replyBytes() > LENGTH, () -> counting.replyBytes() + " bytes of replies");
    }

    private static void assertReceivedNoData(final BreakableProxy counting, final long before) {
        final long received = counting.replyBytes() - before;
        assertTrue(received < MAX_BYTES_WITHOUT_DATA, () -> received + " bytes of replies");
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
