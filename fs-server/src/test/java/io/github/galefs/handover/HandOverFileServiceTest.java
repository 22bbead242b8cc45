package io.github.galefs.handover;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.ReadOnlyFileService;
import io.github.galefs.server.Await;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that go from a writer to a reader in memory. */
@Timeout(60)
class HandOverFileServiceTest {
    private static final Set<FileOpenOption> CUT =
            EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);
    private static final int CHUNK = ChunkPool.CHUNK;
    private static final int BOUND = ChunkPool.SLAB;

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private HandOverFileService files;
    private final AtomicBoolean failsWrites = new AtomicBoolean();
    private final AtomicInteger syncs = new AtomicInteger();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @BeforeEach
    void start() throws IOException {
        store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE));
        store.makeDirectory("h");
        store.makeDirectory("h/d");
        open(new HandOverContext());
    }

    private void open(final HandOverContext context) throws IOException {
        if (files != null) {
            files.close();
        }
        files = HandOverFileService.open(
                context.files(new Behind()).prefix("/h/").maxBytes(BOUND));
    }

    /** The store, whose close does nothing, and whose files cannot be opened for writing at times. */
    private final class Behind extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            if (failsWrites.get() && options.contains(FileOpenOption.WRITE)) {
                throw new FileServiceException(PosixError.EIO, path);
            }
            return super.open(path, options);
        }

        @Override
        public void sync(final long handle) throws FileServiceException {
            super.sync(handle);
            syncs.incrementAndGet();
        }

        @Override
        public void close() {}
    }

    @AfterEach
    void end() throws IOException {
        threads.shutdownNow();
        failsWrites.set(false);
        try (EmbeddedStore _ = store) {
            files.close();
        }
    }

    @Test
    void shouldHandAFileToAReaderThatWaitsWithoutTheServiceBehind() throws Exception {
        open(new HandOverContext().upload(Upload.NEVER));
        final Future<byte[]> read = threads.submit(() -> Bytes.readAll(files, "h/f"));
        awaitWaits(1);
        final long writer = files.open("/h//f", NEW);
        Bytes.write(files, writer, 0, pattern(3 * CHUNK, 1));
        awaitWaits(2);
        assertFalse(read.isDone());
        files.close(writer);

        assertArrayEquals(pattern(3 * CHUNK, 1), read.get());
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
        assertEquals(new HandOverStatistics(0, 0, 1, 0, 0, 2), files.statistics());
    }

    private void awaitWaits(final int count) throws Exception {
        Await.until(count + " waits", () -> files.statistics().waits() == count);
    }

    @Test
    void shouldFailWhenNoWriterClosesTheFileInTime() throws IOException {
        open(new HandOverContext().waitLimit(Duration.ofMillis(20)));
        assertRefused(PosixError.ENOENT, () -> files.open("h/none", READ));
        final long writer = files.open("h/f", NEW);
        final String message = assertRefused(PosixError.ETIMEDOUT, () -> files.open("h/f", READ))
                .getMessage();
        assertTrue(message.contains("within 0.02 s"), message);
        files.close(writer);
        files.close(files.open("h/f", READ));
        assertRefused(PosixError.ENOENT, () -> files.open("elsewhere", READ));
        assertEquals(2, files.statistics().waits());
    }

    @Test
    void shouldEndTheWaitOfAnInterruptedReader() {
        Thread.currentThread().interrupt();
        assertRefused(PosixError.EINTR, () -> files.open("h/none", READ));
        assertTrue(Thread.interrupted());
    }

    @Test
    void shouldEndWaitsWhenItIsClosed() throws Exception {
        open(new HandOverContext().waitLimit(Duration.ofDays(1)));
        final Future<?> read = threads.submit(() -> {
            assertRefused(PosixError.EBADF, () -> files.open("h/none", READ));
        });
        awaitWaits(1);
        files.close();
        read.get();
    }

    @Test
    void shouldRefuseMoreWaitsThanItMayHave() throws Exception {
        open(new HandOverContext().maxWaiting(1));
        final Future<byte[]> read = threads.submit(() -> Bytes.readAll(files, "h/f"));
        awaitWaits(1);
        assertRefused(PosixError.EAGAIN, () -> files.open("h/f", READ));
        Bytes.create(files, "h/f", pattern(10, 1));
        assertArrayEquals(pattern(10, 1), read.get());
    }

    @Test
    void shouldUploadAFileAfterItsReadersHaveHadIt() throws Exception {
        open(new HandOverContext().readers(2));
        Bytes.create(files, "h/f", pattern(CHUNK + 10, 1));
        files.setPermissions("h/f", 0600);
        files.setModificationTime("h/f", 5_000);
        assertArrayEquals(pattern(CHUNK + 10, 1), Bytes.readAll(files, "h/f"));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
        assertArrayEquals(pattern(CHUNK + 10, 1), Bytes.readAll(files, "h/f"));
        Await.until("an upload", () -> files.statistics().files() == 0);

        assertArrayEquals(pattern(CHUNK + 10, 1), Bytes.readAll(store, "h/f"));
        assertEquals(0600, store.stat("h/f").permissions());
        assertEquals(5_000, store.stat("h/f").modificationMillis());
        assertArrayEquals(pattern(CHUNK + 10, 1), Bytes.readAll(files, "h/f"));
        assertEquals(new HandOverStatistics(0, 0, 1, 1, 0, 0), files.statistics());
    }

    @Test
    void shouldKeepAFileWhoseUploadHasFailedUntilItSucceeds() throws Exception {
        failsWrites.set(true);
        Bytes.create(files, "h/f", pattern(10, 1));
        Bytes.readAll(files, "h/f");
        Await.until("an upload", () -> files.statistics().failedUploads() == 1);
        assertArrayEquals(pattern(10, 1), Bytes.readAll(files, "h/f"));
        assertRefused(PosixError.EIO, files::syncAll);
        failsWrites.set(false);
        files.syncAll();
        assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "h/f"));
    }

    @Test
    void shouldUploadWhatIsInMemoryWhenItIsClosed() throws IOException {
        Bytes.create(files, "h/f", pattern(10, 1));
        final long open = files.open("h/d/open", NEW);
        Bytes.write(files, open, 0, pattern(20, 2));
        files.truncate(open, 3 * CHUNK);
        files.close();
        assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "h/f"));
        assertArrayEquals(Arrays.copyOf(pattern(20, 2), 3 * CHUNK), Bytes.readAll(store, "h/d/open"));
        assertRefused(PosixError.EBADF, () -> files.close(1));
    }

    @Test
    void shouldFailItsCloseWhenAnUploadFails() throws IOException {
        Bytes.create(files, "h/f", pattern(10, 1));
        failsWrites.set(true);
        assertRefused(PosixError.EIO, files::close);
    }

    @Test
    void shouldMoveAFileBehindWhenItFindsNoMemory() throws Exception {
        Bytes.create(files, "h/kept", pattern(CHUNK, 3));
        final long writer = files.open("h/f", NEW);
        Bytes.write(files, writer, 0, pattern(BOUND - CHUNK, 1));
        final FileStatus before = files.status(writer);
        final Future<byte[]> read = threads.submit(() -> Bytes.readAll(files, "h/f"));
        awaitWaits(1);
        Bytes.write(files, writer, BOUND, pattern(CHUNK, 2));
        assertEquals(before.fileId(), files.status(writer).fileId());
        assertEquals(before.version() + 1, files.status(writer).version());
        assertEquals(BOUND + CHUNK, files.status(writer).size());
        assertEquals(CHUNK, files.statistics().bytes());
        assertArrayEquals(pattern(CHUNK, 2), Bytes.read(files, writer, BOUND, 2 * CHUNK));
        files.truncate(writer, BOUND + 10);
        assertFalse(read.isDone());
        files.close(writer);

        final byte[] wanted = Arrays.copyOf(pattern(BOUND - CHUNK, 1), BOUND + 10);
        System.arraycopy(pattern(10, 2), 0, wanted, BOUND, 10);
        assertArrayEquals(wanted, read.get());
        assertArrayEquals(wanted, Bytes.readAll(store, "h/f"));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/kept"));
    }

    @Test
    void shouldRefuseWritesWithoutMemoryWhenNothingIsUploaded() throws IOException {
        open(new HandOverContext().upload(Upload.NEVER));
        Bytes.create(files, "h/a", pattern(BOUND - 2 * CHUNK, 1));
        Bytes.create(files, "h/small", pattern(CHUNK, 1));
        final long writer = files.open("h/b", NEW);
        Bytes.write(files, writer, 0, pattern(CHUNK, 2));
        assertRefused(PosixError.ENOSPC, () -> Bytes.write(files, writer, CHUNK, new byte[1]));
        assertEquals(CHUNK, files.status(writer).size());
        files.unlink("h/small");
        assertRefused(PosixError.ENOSPC, () -> Bytes.write(files, writer, 0, new byte[3 * CHUNK]));
        assertEquals(BOUND - CHUNK, files.statistics().bytes());
        Bytes.readAll(files, "h/a");
        Bytes.write(files, writer, CHUNK, pattern(CHUNK, 3));
        assertArrayEquals(
                new byte[CHUNK],
                Bytes.read(files, writer, 3 * CHUNK - 1, CHUNK).length == 0 ? new byte[CHUNK] : new byte[0]);
        Bytes.write(files, writer, 2 * CHUNK + 10, new byte[] {5});
        assertArrayEquals(new byte[10], Bytes.read(files, writer, 2 * CHUNK, 10));
        files.truncate(writer, 4 * CHUNK);
        assertArrayEquals(new byte[CHUNK], Bytes.read(files, writer, 3 * CHUNK, CHUNK));
    }

    @Test
    void shouldKeepNoMoreFilesThanItMay() throws IOException {
        open(new HandOverContext().maxFiles(1));
        Bytes.create(files, "h/a", pattern(10, 1));
        Bytes.create(files, "h/b", pattern(10, 2));
        assertEquals(1, files.statistics().files());
        assertArrayEquals(pattern(10, 2), Bytes.readAll(store, "h/b"));
        open(new HandOverContext().maxFiles(1).upload(Upload.NEVER));
        Bytes.create(files, "h/c", pattern(10, 1));
        assertRefused(PosixError.ENOSPC, () -> files.open("h/e", NEW));
    }

    @Test
    void shouldMakeFilesDurableWhenTheyAreSynced() throws IOException {
        final long writer = files.open("h/written", NEW);
        Bytes.write(files, writer, 0, pattern(10, 1));
        files.sync(writer);
        assertArrayEquals(pattern(10, 1), Bytes.readAll(store, "h/written"));
        files.setPermissions(writer, 0600);
        assertEquals(0600, store.stat("h/written").permissions());
        Bytes.write(files, writer, 10, pattern(10, 2));
        files.close(writer);
        assertArrayEquals(pattern(10, 2), Arrays.copyOfRange(Bytes.readAll(files, "h/written"), 10, 20));

        Bytes.create(files, "h/complete", pattern(10, 3));
        final long reader = files.open("h/complete", READ);
        final int before = syncs.get();
        files.sync(reader);
        assertEquals(before + 1, syncs.get());
        assertArrayEquals(pattern(10, 3), Bytes.readAll(store, "h/complete"));
        assertArrayEquals(pattern(10, 3), Bytes.read(files, reader, 0, 20));
        files.close(reader);
        assertEquals(0, files.statistics().bytes());
    }

    @Test
    void shouldSyncNothingWhenNothingIsUploaded() throws IOException {
        open(new HandOverContext().upload(Upload.NEVER));
        final long writer = files.open("h/f", NEW);
        files.sync(writer);
        files.syncAll();
        files.close(writer);
        files.close();
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
    }

    @Test
    void shouldListFilesInMemoryAmongOthers() throws IOException {
        for (final String name : List.of("b", "d1", "\uFFFD")) {
            Bytes.create(store, "h/" + name, pattern(1, 1));
        }
        for (final String name : List.of("a", "c", "\uD800\uDC00", "d/below")) {
            Bytes.create(files, "h/" + name, pattern(2, 1));
        }
        final List<String> names = List.of("a", "b", "c", "d", "d1", "\uFFFD", "\uD800\uDC00");
        assertEquals(names, names(files.list("h")));
        assertEquals(names.subList(1, 4), names(files.list("/h/", "a", 3)));
        assertEquals(List.of("h"), names(files.list("/")));
        assertEquals(2, files.list("h/d").getFirst().status().size());
    }

    private static List<String> names(final List<DirectoryEntry> entries) {
        return entries.stream().map(DirectoryEntry::name).toList();
    }

    @Test
    void shouldRenameFilesInMemory() throws Exception {
        Bytes.create(store, "h/behind", pattern(1, 1));
        Bytes.create(files, "h/memory", pattern(2, 2));
        Bytes.create(files, "h/a", pattern(3, 3));
        final long replaced = files.open("h/memory", READ);
        final Future<byte[]> read = threads.submit(() -> Bytes.readAll(files, "h/new"));
        awaitWaits(1);
        files.rename("h/a", "h/d/../behind");
        assertRefused(PosixError.ENOENT, () -> store.stat("h/behind"));
        files.rename("h/behind", "h/behind");
        files.rename("h/behind", "h/memory");
        assertArrayEquals(pattern(2, 2), Bytes.read(files, replaced, 0, 9));
        files.rename("h/memory", "h/new");
        assertArrayEquals(pattern(3, 3), read.get());

        Bytes.create(store, "h/other", pattern(4, 4));
        Bytes.create(files, "h/m", pattern(5, 5));
        files.rename("h/other", "h/m");
        assertArrayEquals(pattern(4, 4), Bytes.readAll(files, "h/m"));
        Bytes.create(files, "h/out", pattern(6, 6));
        files.rename("h/out", "out");
        assertArrayEquals(pattern(6, 6), Bytes.readAll(store, "out"));
    }

    @Test
    void shouldRefuseRenamesThatItCannotMake() throws IOException {
        open(new HandOverContext().upload(Upload.NEVER));
        Bytes.create(files, "h/f", pattern(3, 3));
        Bytes.create(files, "h/d/f", pattern(3, 3));
        assertRefused(PosixError.EXDEV, () -> files.rename("h/f", "f"));
        assertRefused(PosixError.EBUSY, () -> files.rename("h/d", "h/e"));
        assertRefused(PosixError.EISDIR, () -> files.rename("h/f", "h/d"));
        assertRefused(PosixError.ENOTDIR, () -> files.rename("h/f", "h/x/"));
        assertRefused(PosixError.EINVAL, () -> files.rename("h/f", "h/."));
        assertRefused(PosixError.ENOENT, () -> files.rename("h/f", "h/none/f"));
        assertRefused(PosixError.ENOTDIR, () -> files.rename("h/f", "h/d/f/x"));
        store.makeDirectory("h/e");
        assertRefused(PosixError.ENOTDIR, () -> files.rename("h/e", "h/f"));
        assertArrayEquals(pattern(3, 3), Bytes.readAll(files, "h/f"));
    }

    @Test
    void shouldRemoveFilesInMemory() throws IOException {
        Bytes.create(files, "h/d/f", pattern(3, 3));
        assertRefused(PosixError.ENOTEMPTY, () -> files.removeDirectory("h/d"));
        assertRefused(PosixError.EEXIST, () -> files.makeDirectory("h/d/f"));
        final long open = files.open("h/d/f", READ);
        files.unlink("h/d/f");
        assertRefused(PosixError.ENOENT, () -> files.stat("h/d/f"));
        assertArrayEquals(pattern(3, 3), Bytes.read(files, open, 0, 10));
        files.close(open);
        assertEquals(0, files.statistics().bytes());
        files.remove("h/d");

        final long writer = files.open("h/synced", NEW);
        files.sync(writer);
        files.rename("h/synced", "h/moved");
        assertEquals(0, store.stat("h/moved").size());
        files.unlink("h/moved");
        assertRefused(PosixError.ENOENT, () -> store.stat("h/moved"));
        files.close(writer);
    }

    @Test
    void shouldBeginInMemoryWhenAFileIsCutAndNotWhenItIsChanged() throws IOException {
        Bytes.create(store, "h/f", pattern(100, 1));
        final long changing = files.open("h/f", NEW);
        Bytes.write(files, changing, 0, pattern(10, 2));
        assertArrayEquals(pattern(10, 2), Arrays.copyOf(Bytes.readAll(store, "h/f"), 10));
        files.close(changing);
        files.close(files.open("h/f", CUT));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
        assertEquals(0, files.stat("h/f").size());
        Bytes.create(files, "h/f", pattern(5, 3));
        files.close(files.open("h/f", CUT));
        assertEquals(0, files.stat("h/f").size());
    }

    @Test
    void shouldRefuseOpensAsTheServiceBehind() throws IOException {
        Bytes.create(files, "h/f", pattern(3, 3));
        final Set<FileOpenOption> exclusive =
                EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE);
        assertRefused(PosixError.EEXIST, () -> files.open("h/f", exclusive));
        final long created = files.open("h/f", EnumSet.of(FileOpenOption.READ, FileOpenOption.CREATE));
        assertArrayEquals(pattern(3, 3), Bytes.read(files, created, 0, 10));
        Bytes.create(store, "h/behind", pattern(3, 3));
        assertRefused(PosixError.EEXIST, () -> files.open("h/behind", exclusive));
        assertRefused(PosixError.EISDIR, () -> files.open("h/d", NEW));
        assertRefused(PosixError.EISDIR, () -> files.open("h/x/", NEW));
        assertRefused(PosixError.ENOENT, () -> files.open("h/none/x", NEW));
        assertRefused(PosixError.ENOTDIR, () -> files.open("h/f/x", NEW));
        assertRefused(PosixError.EINVAL, () -> files.open("h/f", EnumSet.noneOf(FileOpenOption.class)));
        assertRefused(
                PosixError.EINVAL, () -> files.open("h/f", EnumSet.of(FileOpenOption.READ, FileOpenOption.TRUNCATE)));
        assertRefused(PosixError.ENAMETOOLONG, () -> files.open("h/" + "n".repeat(256), NEW));
    }

    /** As {@code FileServiceContractTest} does, whose readers open files that are being written. */
    @Test
    void shouldWriteAndReadAsTheContractSays() throws IOException {
        final long handle = files.open("h/f", NEW);
        assertEquals(new Appended(0, 1), Bytes.append(files, handle, pattern(CHUNK + 1, 1)));
        assertEquals(2, Bytes.write(files, handle, 5, pattern(10, 2)));
        assertEquals(2, Bytes.write(files, handle, 5, new byte[0]));
        final long end = (1L << 40) + 5;
        assertEquals(3, Bytes.write(files, handle, end, new byte[] {7}));
        assertArrayEquals(new byte[] {0, 7}, Bytes.read(files, handle, end - 1, 10));
        assertEquals(4, files.truncate(handle, 10));
        assertEquals(4, files.truncate(handle, 10));
        assertEquals(5, files.truncate(handle, CHUNK));
        final byte[] wanted = Arrays.copyOf(pattern(10, 1), CHUNK);
        System.arraycopy(pattern(10, 2), 0, wanted, 5, 5);
        assertArrayEquals(wanted, Bytes.read(files, handle, 0, 2 * CHUNK));
        final byte[] first = new byte[7];
        final byte[] second = new byte[CHUNK];
        assertEquals(
                CHUNK - 3, files.read(handle, 3, List.of(MemorySegment.ofArray(first), MemorySegment.ofArray(second))));
        assertArrayEquals(Arrays.copyOfRange(wanted, 3, 10), first);
        assertEquals(6, files.truncate(handle, Long.MAX_VALUE));
        assertRefused(PosixError.EFBIG, () -> Bytes.append(files, handle, new byte[1]));
        Bytes.write(files, handle, Long.MAX_VALUE - 1, new byte[] {9});
        assertArrayEquals(new byte[] {0, 9}, Bytes.read(files, handle, Long.MAX_VALUE - 2, 10));
        files.truncate(handle, 0);
        assertEquals(0, files.statistics().bytes());

        final MemorySegment memory = MemorySegment.ofArray(new byte[10]);
        assertRefused(PosixError.EINVAL, () -> files.read(handle, -1, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> files.write(handle, -1, memory, 0, 1));
        assertRefused(PosixError.EINVAL, () -> files.truncate(handle, -1));
        assertRefused(
                PosixError.EINVAL, () -> Bytes.append(files, handle, new byte[FileService.MAX_APPEND_LENGTH + 1]));
        assertRefused(PosixError.EINVAL, () -> files.setPermissions(handle, 010000));
        assertThrows(IndexOutOfBoundsException.class, () -> files.read(handle, 0, memory, 5, 6));
        files.close(handle);
        final long reader = files.open("h/f", READ);
        assertRefused(PosixError.EBADF, () -> files.write(reader, 0, memory, 0, 1));
        assertNotEquals(store.stat("h").fileId(), files.status(reader).fileId());
        files.close(reader);
        assertRefused(PosixError.EBADF, () -> files.status(reader));
    }

    /** The only event loop must not be the thread that waits for what it has to receive. */
    @Test
    void shouldServeAWriterWhileItsReaderWaits() throws Exception {
        final ServerContext context =
                new ServerContext().eventLoops(1).address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        try (FileServer server = FileServer.open(files, context);
                RemoteFileService reader = connect(server);
                RemoteFileService writer = connect(server)) {
            final Future<byte[]> read = threads.submit(() -> Bytes.readAll(reader, "h/f"));
            awaitWaits(1);
            Bytes.create(writer, "h/f", pattern(CHUNK, 1));
            assertArrayEquals(pattern(CHUNK, 1), read.get());
        }
    }

    private static RemoteFileService connect(final FileServer server) throws FileServiceException {
        return RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress(
                        server.address().getAddress().getHostAddress(),
                        server.address().getPort())));
    }

    @Test
    void shouldHandOverManyFilesThroughLittleMemory() throws Exception {
        final int count = 120;
        open(new HandOverContext().maxWaiting(2));
        final List<Future<?>> jobs = List.of(
                threads.submit(range(count, 0, i -> Bytes.create(files, "h/" + i, content(i)))),
                threads.submit(range(count, 1, i -> Bytes.create(files, "h/" + i, content(i)))),
                threads.submit(range(count, 0, this::requireContent)),
                threads.submit(range(count, 1, this::requireContent)));
        for (final Future<?> job : jobs) {
            job.get();
        }
        files.close();
        for (int i = 0; i < count; i++) {
            assertArrayEquals(content(i), Bytes.readAll(store, "h/" + i));
        }
    }

    private interface Job {
        void run(int i) throws IOException;
    }

    private static Callable<?> range(final int count, final int remainder, final Job job) {
        return () -> {
            for (final int i :
                    IntStream.range(0, count).filter(i -> i % 2 == remainder).toArray()) {
                job.run(i);
            }
            return null;
        };
    }

    private void requireContent(final int i) throws IOException {
        assertArrayEquals(content(i), Bytes.readAll(files, "h/" + i));
    }

    private static byte[] content(final int i) {
        return pattern(i % 7 * 150_000 + i, i);
    }

    @Test
    void shouldRefuseSettingsOutOfTheirRanges() {
        assertRefusedSettings("prefix", new HandOverContext().files(store));
        assertRefusedSettings("service behind", new HandOverContext().prefix("/"));
        assertRefusedSettings("maxBytes", valid().maxBytes(BOUND - 1));
        assertRefusedSettings("maxFiles", valid().maxFiles(0));
        assertRefusedSettings("readers", valid().readers(0));
        assertRefusedSettings("maxWaiting", valid().maxWaiting(0));
        assertRefusedSettings("waitLimit", valid().waitLimit(Duration.ofDays(2)));
        assertRefused(PosixError.ENOENT, () -> HandOverFileService.open(valid().prefix("/none")));
    }

    private HandOverContext valid() {
        return new HandOverContext().files(new ReadOnlyFileService(store)).prefix("/");
    }

    private static void assertRefusedSettings(final String reason, final HandOverContext context) {
        final String message =
                assertThrows(IllegalArgumentException.class, context::conclude).getMessage();
        assertTrue(message.contains(reason), message);
    }
}
