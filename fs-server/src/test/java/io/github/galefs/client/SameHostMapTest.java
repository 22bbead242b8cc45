package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.Extent;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.RingDamage;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.Maps;
import io.github.galefs.store.StoreProcess;
import io.github.galefs.store.log.DiskUsage;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A client on the machine of its server, which maps the server's segments. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class SameHostMapTest {
    private static final int BLOCK = ServedStore.BLOCK;
    private static final int BLOCKS = 600;
    private static final int TAIL = 80;
    private static final byte[] CONTENT = Bytes.pattern(BLOCKS * BLOCK + TAIL, 1);

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
        Bytes.create(served.store(), "file", CONTENT);
        handle = files.open("file", Bytes.NEW);
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        proxy.close();
        served.close();
    }

    @Test
    void shouldShowTheBytesOfEachBlockInAMapOfItsSegment() throws Exception {
        final long before = proxy.replyBytes();
        for (long offset = 0; offset < CONTENT.length; offset += BLOCK) {
            final int length = (int) Math.min(BLOCK, CONTENT.length - offset);
            final Path segment = segment(offset);
            try (MappedBlock block = map(offset, length)) {
                assertArrayEquals(Bytes.read(files, handle, offset, length), bytes(block));
                assertArrayEquals(Arrays.copyOfRange(CONTENT, (int) offset, (int) offset + length), bytes(block));
                assertTrue(block.bytes().isReadOnly());
                assertTrue(block.isCurrent());
                assertTrue(isInMapOf(block.bytes().address(), segment), "a copy of " + segment);
            }
        }
        final long received = proxy.replyBytes() - before;
        assertTrue(received < BLOCK, () -> received + " bytes of replies");
    }

    @Test
    void shouldMapNothingThatIsNotOnePieceOfTheFile() throws Exception {
        final long end = (long) BLOCKS * BLOCK;
        served.store().truncate(served.store().open("file", Bytes.NEW), end + 3L * BLOCK);
        assertNull(files.map(handle, end + BLOCK, 8), "a hole");
        assertNull(files.map(handle, end, TAIL + 1), "past the end of a payload");
        assertNull(files.map(handle, end + 9L * BLOCK, 8), "past the end of the file");
        assertNull(files.map(handle, BLOCK - 8, 16), "two blocks");
        assertNull(files.map(handle, 0, 2 * BLOCK), "two blocks");
        assertNull(files.map(handle, 4, 8), "not at a multiple of 8");
        assertNull(files.map(handle, 0, 0), "no bytes");
        assertNull(files.map(handle, Long.MAX_VALUE - 7, 8), "past the end of the file");
        try (MappedBlock block = map(end, TAIL);
                MappedBlock part = map(BLOCK + 8, 3)) {
            assertArrayEquals(Arrays.copyOfRange(CONTENT, (int) end, (int) end + TAIL), bytes(block));
            assertArrayEquals(Arrays.copyOfRange(CONTENT, BLOCK + 8, BLOCK + 11), bytes(part));
        }
    }

    @Test
    void shouldRefuseAsTheStoreDoes() throws Exception {
        final long writeOnly = files.open("file", EnumSet.of(FileOpenOption.WRITE));
        Bytes.assertRefused(PosixError.EBADF, () -> files.map(writeOnly, 0, BLOCK));
        Bytes.assertRefused(PosixError.EBADF, () -> files.map(12345, 0, BLOCK));
        Bytes.assertRefused(PosixError.EINVAL, () -> files.map(handle, -8, 8));
        Bytes.assertRefused(PosixError.EINVAL, () -> files.map(handle, 0, -1));
        files.close();
        Bytes.assertRefused(PosixError.EBADF, () -> files.map(handle, 0, BLOCK));
    }

    @Test
    void shouldShowAFileAsItIsAtTheTimeOfTheCall() throws Exception {
        try (MappedBlock old = map(0, BLOCK)) {
            Bytes.write(served.store(), served.store().open("file", Bytes.NEW), 0, Bytes.pattern(BLOCK, 7));
            assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(old));
            try (MappedBlock changed = map(0, BLOCK)) {
                assertArrayEquals(Bytes.pattern(BLOCK, 7), bytes(changed));
            }
            files.truncate(handle, 100);
            assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(old));
            assertNull(files.map(handle, 0, BLOCK));
        }
    }

    @Test
    void shouldKeepTheBytesOfARemovedFileBesideCompactionAndFreeTheSpaceAtTheEnd() throws Exception {
        final Path segment = segment(0);
        final MappedBlock block = map(0, BLOCK);
        assertEquals(1, served.server().status().pins());
        served.store().unlink("file");
        files.close(handle);
        compact(segment);
        Await.until("wish for the end of the pin", () -> !block.isCurrent());
        assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(block));
        assertTrue(isInMapOf(block.bytes().address(), segment), "a map of another file");
        assertTrue(served.store().capacity().diskBytes() > diskBytes(), "the space of the segment is not free");
        block.close();
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
        assertEquals(List.of(), Maps.deletedIn(directory));
        assertEquals(diskBytes(), served.store().capacity().diskBytes());
    }

    @Test
    void shouldUnpinAndUnmapASegmentOfWhichNoBlockIsOpen() throws Exception {
        final int others = Maps.in(segment(0)).size();
        try (MappedBlock first = map(0, BLOCK);
                MappedBlock second = map(BLOCK, BLOCK)) {
            assertTrue(first.isCurrent() && second.isCurrent());
            assertEquals(1, served.server().status().pins());
        }
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
        assertTrue(Maps.in(segment(0)).size() <= others + 1, "the store's own map is left");
        try (MappedBlock again = map(0, BLOCK)) {
            assertTrue(again.isCurrent());
        }
    }

    @Test
    void shouldFreeThePinsOfAClientThatIsKilled() throws Exception {
        final Path segment = segment(0);
        try (StoreProcess client = StoreProcess.start(
                Holder.class, served.address().host() + ":" + served.address().port())) {
            assertEquals("mapped " + BLOCK, client.line());
            assertEquals(1, served.server().status().pins());
            served.store().unlink("file");
            files.close(handle);
            compact(segment);
            assertTrue(served.store().capacity().diskBytes() > diskBytes(), "the space of the segment is not free");
            client.kill();
            Await.until("the end of the pin", () -> served.server().status().pins() == 0);
            assertEquals(diskBytes(), served.store().capacity().diskBytes());
        }
    }

    /** A client that maps a block, and then waits until it is killed. */
    static final class Holder {
        private Holder() {}

        public static void main(final String[] arguments) throws Exception {
            try (RemoteFileService files = RemoteFileService.connect(
                    new ClientContext().address(ServerAddress.parse("galefs://" + arguments[0] + "/")))) {
                final long handle = files.open("file", Bytes.READ);
                try (MappedBlock block = files.map(handle, 0, BLOCK)) {
                    // The file is to be gone when it is removed.
                    files.close(handle);
                    System.out.println("mapped " + block.bytes().byteSize());
                    final int _ = System.in.read();
                }
            }
        }
    }

    @Test
    void shouldShowRightBytesToSeveralThreadsBesideCompaction() throws Exception {
        final AtomicBoolean moving = new AtomicBoolean(true);
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            final List<Future<Integer>> users = IntStream.range(0, 3)
                    .mapToObj(seed -> threads.submit(() -> mapWhile(moving, new SplittableRandom(seed))))
                    .toList();
            try {
                moveBlocks();
            } finally {
                moving.set(false);
            }
            for (final Future<Integer> user : users) {
                assertTrue(user.get() > 0, "nothing was mapped");
            }
        }
        Await.until("the end of all pins", () -> served.server().status().pins() == 0);
        assertEquals(List.of(), Maps.deletedIn(directory));
    }

    /** Maps blocks and keeps some of them for a while; returns how many. */
    private int mapWhile(final AtomicBoolean moving, final SplittableRandom random) throws IOException {
        final MappedBlock[] kept = new MappedBlock[16];
        final int[] offsets = new int[kept.length];
        int count = 0;
        while (moving.get()) {
            final int slot = random.nextInt(kept.length);
            if (kept[slot] != null) {
                assertArrayEquals(Arrays.copyOfRange(CONTENT, offsets[slot], offsets[slot] + BLOCK), bytes(kept[slot]));
                kept[slot].close();
            }
            offsets[slot] = random.nextInt(BLOCKS) * BLOCK;
            kept[slot] = files.map(handle, offsets[slot], BLOCK);
            count += kept[slot] == null ? 0 : 1;
        }
        for (final MappedBlock block : kept) {
            if (block != null) {
                block.close();
            }
        }
        return count;
    }

    /** Writes the same bytes again and again: their blocks move, and compaction deletes old segments. */
    private void moveBlocks() throws Exception {
        final long writing = served.store().open("file", Bytes.NEW);
        final Path first = segment(0);
        for (int round = 0; round < 20 || Files.exists(first); round++) {
            Bytes.write(served.store(), writing, 0, CONTENT);
            served.store().syncAll();
        }
    }

    @Test
    void shouldKeepTheBytesWhenTheServerIsReplacedAndMapAgain() throws Exception {
        final long end = (long) (BLOCKS - 1) * BLOCK;
        final MappedBlock first = map(0, BLOCK);
        final MappedBlock last = map(end, BLOCK);
        served.restart(context());
        Await.until("notice of the lost connection", () -> {
            Bytes.read(files, handle, 0, 1);
            return !first.isCurrent() && !last.isCurrent();
        });
        Bytes.create(served.store(), "other", Bytes.pattern(3 * ServedStore.SEGMENT_LENGTH, 5));
        assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(first));
        assertArrayEquals(Arrays.copyOfRange(CONTENT, (int) end, (int) end + BLOCK), bytes(last));
        try (MappedBlock again = map(0, BLOCK)) {
            assertTrue(again.isCurrent());
            assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(again));
        }
        first.close();
        last.close();
        Await.until("the end of the pins", () -> served.server().status().pins() == 0);
    }

    @Test
    void shouldKeepTheBytesOfOpenBlocksWhenTheClientIsClosed() throws Exception {
        final MappedBlock block = map(0, BLOCK);
        files.close();
        assertFalse(block.isCurrent());
        assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(block));
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
        served.end();
        assertEquals(1, Maps.in(directory).size());
        block.close();
        assertEquals(List.of(), Maps.in(directory));
        served = new ServedStore(directory, context());
    }

    @Test
    void shouldReadWhenTheRingBelongsToAnotherServer() throws Exception {
        try (RandomAccessFile file =
                new RandomAccessFile(directory.resolve("ring").toFile(), "rw")) {
            file.writeLong(12345);
        }
        assertNull(files.map(handle, 0, BLOCK));
        assertReads();
        assertEquals(0, served.server().status().pins());
    }

    @Test
    void shouldReadWhenOnlyAPartIsExported() throws Exception {
        served.store().makeDirectory("public");
        Bytes.create(served.store(), "public/file", CONTENT);
        served.restart(context().export("/public"));
        try (RemoteFileService restricted = served.connect()) {
            final long reading = restricted.open("file", Bytes.READ);
            assertNull(restricted.map(reading, 0, BLOCK));
            assertArrayEquals(CONTENT, Bytes.readAll(restricted, "file"));
        }
    }

    /** Clients look at the bits of their pins only, so these must be cleared. */
    @Test
    void shouldShowNoBlockAsCurrentWhenAClientHasDamagedTheRing() throws Exception {
        try (MappedBlock block = map(0, BLOCK)) {
            RingDamage.damage(directory.resolve("ring"));
            Await.until("notice", () -> !block.isCurrent());
            assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), bytes(block));
            assertNull(files.map(handle, 0, BLOCK));
            assertReads();
        }
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
    }

    /** As in a container that has the ring file and another data directory. */
    @Test
    void shouldReadWhenTheSegmentCannotBeOpened() throws Exception {
        final Path segment = segment(0);
        final Path hidden = segment.resolveSibling("hidden");
        // The store and the server have it open from now on.
        try (RemoteFileService copying =
                RemoteFileService.connect(served.clientContext().sameHostReads(false))) {
            Bytes.readAll(copying, "file");
        }
        Bytes.readAll(served.store(), "file");
        Files.move(segment, hidden, StandardCopyOption.ATOMIC_MOVE);
        Files.createDirectory(segment);
        try {
            assertNull(files.map(handle, 0, BLOCK));
            assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), Bytes.read(files, handle, 0, BLOCK));
            assertEquals(0, served.server().status().pins());
        } finally {
            Files.delete(segment);
            Files.move(hidden, segment, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    @Test
    void shouldAskAServerOnceThatDoesNotPin() throws Exception {
        try (FileServer older = FileServer.open(
                        new LocatorOnly(served.store()),
                        context().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
                BreakableProxy counting = new BreakableProxy(new ServerAddress(
                        older.address().getAddress().getHostAddress(),
                        older.address().getPort()));
                RemoteFileService remote =
                        RemoteFileService.connect(served.clientContext().address(counting.address()))) {
            final long reading = remote.open("file", Bytes.READ);
            assertNull(remote.map(reading, 0, BLOCK));
            final long before = counting.requestBytes();
            // For longer than after a refusal that may pass.
            final long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(500);
            while (System.nanoTime() - end < 0) {
                assertNull(remote.map(reading, 0, BLOCK));
                assertArrayEquals(Arrays.copyOf(CONTENT, BLOCK), Bytes.read(remote, reading, 0, BLOCK));
            }
            assertEquals(before, counting.requestBytes());
        }
    }

    /** A service that locates its blocks and pins none. */
    private static final class LocatorOnly extends ForwardingFileService implements ExtentLocator {
        private final EmbeddedStore store;

        LocatorOnly(final EmbeddedStore store) {
            this.store = store;
        }

        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public Extent locate(final long reading, final long fileOffset) throws FileServiceException {
            return store.locate(reading, fileOffset);
        }

        @Override
        public int blockSize() {
            return store.blockSize();
        }
    }

    @Test
    void shouldFailForARottenPayload() throws Exception {
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2}), extent.position() + BLOCK - 10);
        }
        Bytes.assertRefused(PosixError.EIO, () -> files.map(handle, BLOCK, 8));
        try (MappedBlock sound = map(0, BLOCK)) {
            assertTrue(sound.isCurrent());
        }
        Await.until("the end of the pin", () -> served.server().status().pins() == 0);
    }

    /** A user may not copy the bytes but compute with them, and would be ended by a page that cannot be read. */
    @Test
    void shouldFailForAPayloadThatWasCutOffAfterItWasChecked() throws Exception {
        final Path cut = directory.resolve("cut");
        final Extent extent = served.store().locate(served.store().open("file", Bytes.READ), BLOCK);
        try (MappedBlock sound = map(BLOCK, BLOCK)) {
            assertNotNull(sound);
            Files.copy(extent.segment(), cut);
            try (FileChannel channel = FileChannel.open(extent.segment(), StandardOpenOption.WRITE)) {
                channel.truncate(extent.position());
            }
            Bytes.assertRefused(PosixError.EIO, () -> files.map(handle, BLOCK, BLOCK));
        } finally {
            // The store's own end needs the segment.
            Files.write(extent.segment(), Files.readAllBytes(cut));
        }
    }

    private MappedBlock map(final long offset, final int length) throws IOException {
        final MappedBlock block = files.map(handle, offset, length);
        assertNotNull(block, "nothing is mapped at " + offset);
        return block;
    }

    private void assertReads() throws IOException {
        assertArrayEquals(CONTENT, Bytes.read(files, handle, 0, CONTENT.length));
    }

    /** Writes until the store has compacted a segment, all of which is dead. */
    private void compact(final Path segment) throws Exception {
        Bytes.create(served.store(), "filler", Bytes.pattern(3 * ServedStore.SEGMENT_LENGTH, 3));
        served.store().syncAll();
        Await.until("deletion of the segment", () -> Files.notExists(segment));
    }

    private Path segment(final long offset) throws IOException {
        final long reading = served.store().open("file", Bytes.READ);
        try {
            return served.store().locate(reading, offset).segment();
        } finally {
            served.store().close(reading);
        }
    }

    /** Returns the disk usage of the store's segments that are not deleted. */
    private long diskBytes() throws IOException {
        return DiskUsage.ofFilesIn(directory.resolve("served/data"))
                + DiskUsage.ofFilesIn(directory.resolve("served/meta"));
    }

    private static boolean isInMapOf(final long address, final Path file) throws IOException {
        return Maps.in(file.getParent()).stream()
                .filter(line -> line.contains(file.getFileName().toString()))
                .map(line -> line.split("[- ]", 3))
                .anyMatch(line -> Long.compareUnsigned(address, Long.parseUnsignedLong(line[0], 16)) >= 0
                        && Long.compareUnsigned(address, Long.parseUnsignedLong(line[1], 16)) < 0);
    }

    private static byte[] bytes(final MappedBlock block) {
        return block.bytes().toArray(ValueLayout.JAVA_BYTE);
    }

    private ServerContext context() {
        return new ServerContext().ringDirectory(directory);
    }
}
