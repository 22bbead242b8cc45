package io.github.galefs.cli.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.ProgressBars;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Copies of many files: several are in flight, and each is complete or not there. */
@Timeout(60)
class ManyFilesTest {
    private static final ProgressBars.Progress NO_PROGRESS = new ProgressBars.Progress() {};
    private static final LocalSources SOURCES = new LocalSources(new LinkOptions(), Optional.empty());
    private static final LeftBehind LEFT_BEHIND =
            LeftBehind.whileWriting(new Output(System.out, System.err, ProgressBars.NONE));
    private static final int CHUNK = ParallelCopies.CHUNK_SIZE;
    private static final int MAX_IN_FLIGHT = 8;

    @TempDir
    private Path folder;

    private EmbeddedStore store;

    @BeforeEach
    void createStore() throws Exception {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
    }

    @AfterEach
    void closeStore() throws Exception {
        store.close();
    }

    /** Forwards to the store. */
    private class Service extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }
    }

    @Test
    void shouldCopyThousandsOfFilesThereAndBack() throws Exception {
        for (int i = 0; i < 3_000; i++) {
            final Path directory = Files.createDirectories(folder.resolve("many/d" + i % 7));
            Files.writeString(directory.resolve("f" + i), "contents of " + i);
        }
        upload(store, folder.resolve("many"), "/many");
        try (Download download = new Download(store, LocalNames.TEXT, Optional.empty(), LEFT_BEHIND, NO_PROGRESS)) {
            download.copy("/many", store.stat("/many"), folder.resolve("back"));
            download.finish();
        }
        for (int i = 0; i < 3_000; i++) {
            assertEquals("contents of " + i, Files.readString(folder.resolve("back/d" + i % 7 + "/f" + i)));
        }
        assertEquals(1, store.list("/").size());
    }

    @Test
    void shouldHaveSeveralFilesInFlightAndNoMoreThanTheBound() throws Exception {
        final CyclicBarrier two = new CyclicBarrier(2);
        final AtomicInteger inFlight = new AtomicInteger();
        final AtomicInteger most = new AtomicInteger();
        final FileService files = new Service() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length)
                    throws FileServiceException {
                most.accumulateAndGet(inFlight.incrementAndGet(), Math::max);
                try {
                    // Passes only when another thread writes another file.
                    two.await(30, TimeUnit.SECONDS);
                    return super.write(handle, offset, source, at, length);
                } catch (final InterruptedException | BrokenBarrierException | TimeoutException e) {
                    throw new FileServiceException(PosixError.EINTR, "one file at a time", e);
                } finally {
                    inFlight.decrementAndGet();
                }
            }
        };
        writeFiles(400);
        upload(files, folder.resolve("many"), "/many");
        assertEquals(400, store.list("/many").size());
        assertTrue(most.get() >= 2 && most.get() <= MAX_IN_FLIGHT, most::toString);
    }

    /** Each is a request, for which all copies to a server wait. */
    @Test
    void shouldMakeOneCallForEachFileInANewDirectory() throws Exception {
        final AtomicInteger calls = new AtomicInteger();
        final FileService files = new Service() {
            @Override
            public FileStatus replace(
                    final String temporary,
                    final String path,
                    final MemorySegment source,
                    final long at,
                    final int length)
                    throws FileServiceException {
                calls.incrementAndGet();
                return store.replace(temporary, path, source, at, length);
            }

            @Override
            public long open(final String path, final Set<FileOpenOption> options) {
                throw new AssertionError();
            }
        };
        writeFiles(50);
        upload(files, folder.resolve("many"), "/many");
        assertEquals(50, calls.get());
        assertEquals(50, store.list("/many").size());
    }

    @Test
    void shouldKeepTheOldFileWhenACopyWithinTheStoreFails() throws Exception {
        upload(store, Files.write(folder.resolve("b"), bytes(3 * CHUNK)), "/b");
        writeOld();
        final AtomicInteger reads = new AtomicInteger();
        final FileService files = new Service() {
            @Override
            public int read(
                    final long handle, final long offset, final MemorySegment target, final long at, final int length)
                    throws FileServiceException {
                if (reads.incrementAndGet() == 2) {
                    throw new FileServiceException(PosixError.EIO, "a damaged block");
                }
                assertEquals(3, store.stat("/a").size());
                return super.read(handle, offset, target, at, length);
            }
        };
        final StoreCopy copy = new StoreCopy(files, files, LEFT_BEHIND);
        assertThrows(FileServiceException.class, () -> copy.copyFile("/b", "/a"));
        assertEquals(3, store.stat("/a").size());
        assertEquals(2, store.list("/").size());
        copy.copyFile("/b", "/a");
        assertEquals(3L * CHUNK, store.stat("/a").size());
        assertEquals(0600, store.stat("/a").permissions());
    }

    /** Not zeros, which would be holes. */
    private static byte[] bytes(final int length) {
        final byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 1);
        return bytes;
    }

    @Test
    void shouldKeepTheOldFileUntilTheNewOneIsComplete() throws Exception {
        final Path file = Files.write(folder.resolve("a"), bytes(3 * CHUNK));
        writeOld();
        final List<Long> sizes = Collections.synchronizedList(new ArrayList<>());
        final FileService files = new Service() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length)
                    throws FileServiceException {
                final long version = super.write(handle, offset, source, at, length);
                sizes.add(store.stat("/a").size());
                return version;
            }
        };
        upload(files, file, "/a");
        assertEquals(List.of(3L, 3L, 3L), sizes);
        assertEquals(3L * CHUNK, store.stat("/a").size());
        assertEquals(0600, store.stat("/a").permissions());
    }

    @Test
    void shouldLeaveNoHalfFileAndNameItWhenAWriteFails() throws Exception {
        writeFiles(100);
        Files.write(folder.resolve("many/long"), bytes(2 * CHUNK));
        final FileService files = new Service() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length)
                    throws FileServiceException {
                if (offset > 0) {
                    throw new FileServiceException(PosixError.ENOSPC, "\"" + path(handle) + "\"");
                }
                return super.write(handle, offset, source, at, length);
            }
        };
        final FileServiceException failure =
                assertThrows(FileServiceException.class, () -> upload(files, folder.resolve("many"), "/many"));
        assertTrue(failure.getMessage().contains("\"/many/long\""), failure.getMessage());
        assertEquals(PosixError.ENOSPC, failure.error());
        assertEquals(1, store.list("/").size());
        for (final var entry : store.list("/many")) {
            assertEquals(3, entry.status().size(), entry.name());
        }
    }

    @Test
    void shouldLeaveNoHalfFileWhenItIsInterrupted() throws Exception {
        final Path file = Files.write(folder.resolve("a"), bytes(2 * CHUNK));
        writeOld();
        final CountDownLatch halfWritten = new CountDownLatch(1);
        final FileService files = new Service() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length)
                    throws FileServiceException {
                final long version = super.write(handle, offset, source, at, length);
                halfWritten.countDown();
                awaitInterrupt();
                return version;
            }
        };
        final FutureTask<Void> task = new FutureTask<>(() -> {
            upload(files, file, "/a");
            return null;
        });
        final Thread thread = new Thread(task);
        thread.start();
        halfWritten.await();
        thread.interrupt();
        thread.join();
        assertEquals(3, store.stat("/a").size());
        assertEquals(1, store.list("/").size());
    }

    @Test
    void shouldSyncOnceAfterTheLastFileWhenPutReturns() throws Exception {
        final List<String> calls = Collections.synchronizedList(new ArrayList<>());
        final FileService files = new Service() {
            @Override
            public void sync(final long handle) throws FileServiceException {
                calls.add("sync");
                super.sync(handle);
            }

            @Override
            public void syncAll() throws FileServiceException {
                calls.add("syncAll");
                super.syncAll();
            }

            @Override
            public void rename(final String from, final String to) throws FileServiceException {
                super.rename(from, to);
                calls.add("rename");
            }
        };
        writeFiles(200);
        final InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (FileServer server = FileServer.open(files, new ServerContext().address(any))) {
            final String address = "galefs://127.0.0.1:" + server.address().getPort() + "/";
            CommandLineRun.of("put", "--server", address, folder.resolve("many").toString(), "/many")
                    .succeeded();
            final List<String> expected = new ArrayList<>(Collections.nCopies(200, "rename"));
            expected.add("syncAll");
            assertEquals(expected, calls);
        }
    }

    @Test
    void shouldNameTheLocalFileWhenItCannotBeWritten() throws Exception {
        writeOld();
        final Path target = Files.createDirectory(folder.resolve("out")).resolve("a");
        store.close();
        Files.createDirectory(target);
        final String message = CommandLineRun.of(
                        "get", "--store", folder.resolve("store").toString(), "/a", target.getParent() + "/a/b/c")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.contains(target + "/b"), message);
        assertFalse(message.contains(".galefs"), message);
    }

    @Test
    void shouldLetOnlyTheOwnerReadAFileBeforeItHasItsPermissions() throws Exception {
        final Path file = Files.writeString(folder.resolve("a"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        new LocalReplacement().replace(file, file, (copy, _) -> {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)));
            Files.writeString(copy, "new");
        });
        assertEquals("new", Files.readString(file));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    /** A synchronisation would remove it as a file that the source lacks. */
    @Test
    void shouldNotListAFileThatIsBeingWrittenInTheRoot() throws Exception {
        writeOld();
        final List<String> names = new ArrayList<>();
        final StoreSyncTree[] tree = new StoreSyncTree[1];
        final FileService files = new Service() {
            @Override
            public long write(
                    final long handle, final long offset, final MemorySegment source, final long at, final int length)
                    throws FileServiceException {
                assertEquals(2, store.list("/").size());
                names.addAll(names(tree[0]));
                return super.write(handle, offset, source, at, length);
            }
        };
        tree[0] = new StoreSyncTree(files, "/", (_, _) -> {});
        final Path file = Files.writeString(folder.resolve("a"), "new");
        final SyncEntry entry = new SyncEntry("a", SyncEntry.Kind.FILE, 3, 0);
        try (FileChannel in = FileChannel.open(file)) {
            tree[0].write("a", entry, in, new byte[CHUNK]);
        }
        assertEquals(List.of("a"), names);
    }

    private static List<String> names(final StoreSyncTree tree) {
        try {
            final SyncTree.Cursor cursor = tree.entries("");
            final List<String> names = new ArrayList<>();
            for (SyncEntry entry = cursor.next(); entry != null; entry = cursor.next()) {
                names.add(entry.name());
            }
            return names;
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void awaitInterrupt() throws FileServiceException {
        try {
            new CountDownLatch(1).await();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FileServiceException(PosixError.EINTR, "write", e);
        }
    }

    /** Files lie in the root, or in the directory "many". */
    private String path(final long handle) throws FileServiceException {
        final long id = store.status(handle).fileId();
        for (final String directory : List.of("/", "/many/")) {
            for (final var entry : store.list(directory)) {
                if (entry.status().fileId() == id) {
                    return directory + entry.name();
                }
            }
        }
        throw new IllegalArgumentException("handle " + handle + " is of no file there");
    }

    private void writeOld() throws IOException {
        final long handle = store.open("/a", Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
        store.write(handle, 0, MemorySegment.ofArray("old".getBytes(StandardCharsets.UTF_8)), 0, 3);
        store.setPermissions(handle, 0600);
        store.close(handle);
    }

    private void writeFiles(final int count) throws IOException {
        final Path many = Files.createDirectory(folder.resolve("many"));
        for (int i = 0; i < count; i++) {
            Files.writeString(many.resolve("f" + i), "new");
        }
    }

    private static void upload(final FileService files, final Path source, final String target) throws Exception {
        try (Upload upload = new Upload(files, SOURCES, LocalNames.TEXT, LEFT_BEHIND, NO_PROGRESS)) {
            upload.copy(source, target);
            upload.finish();
        }
    }
}
