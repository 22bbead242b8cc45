package io.github.galefs.handover;

import static io.github.galefs.store.Bytes.NEW;
import static io.github.galefs.store.Bytes.READ;
import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.Bytes.pattern;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.Await;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files in memory before a service that is slow, or fails, in the midst of a call. */
@Timeout(60)
class HandOverFaultsTest {
    private static final byte[] OLD = pattern(5, 1);
    private static final byte[] BYTES = pattern(ChunkPool.CHUNK + 10, 2);
    private static final long LIMIT_SECONDS = 50;
    private static final Set<FileOpenOption> CUT = EnumSet.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);

    @TempDir
    private Path directory;

    private EmbeddedStore store;
    private HandOverFileService files;

    private boolean uploadsAtClose;

    /** What happens in calls of the service behind. */
    private volatile Fault fault = (call, path) -> {};

    @BeforeEach
    void start() throws IOException {
        store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve("store"))
                .segmentSize(EmbeddedStoreContext.MIN_SEGMENT_SIZE));
        store.makeDirectory("h");
        store.makeDirectory("h/d");
        open(new HandOverContext());
    }

    private void open(final HandOverContext context) throws FileServiceException {
        files = HandOverFileService.open(
                context.files(new Behind()).prefix("/h/").maxBytes(ChunkPool.SLAB));
    }

    @AfterEach
    void end() throws IOException {
        endFaults();
        try (EmbeddedStore _ = store) {
            files.close();
        }
    }

    private void endFaults() {
        fault = (call, path) -> {};
    }

    private interface Fault {
        void before(String call, String path) throws FileServiceException;
    }

    /** Fails calls. */
    private void fail(final PosixError error, final String... failing) {
        fault = (call, path) -> {
            if (List.of(failing).contains(call)) {
                throw new FileServiceException(error, "fails for a test");
            }
        };
    }

    /** Runs a call until it comes to a call of the service behind, which stays until the test opens the gate. */
    private final class Gate {
        private final CountDownLatch reached = new CountDownLatch(1);
        private final CountDownLatch opened = new CountDownLatch(1);
        private final Running stopped;

        Gate(final String name, final Call call) throws InterruptedException {
            fault = (passing, path) -> {
                if (passing.equals(name) && reached.getCount() > 0) {
                    reached.countDown();
                    await(opened);
                }
            };
            stopped = new Running(call);
            assertTrue(reached.await(LIMIT_SECONDS, TimeUnit.SECONDS));
        }

        /** Opens the gate when another call waits for the stopped one. Returns the error of the other call, or null. */
        FileServiceException openFor(final Running waiting) throws Exception {
            Await.until("a wait", () -> waiting.thread.getState() == Thread.State.WAITING);
            open();
            return waiting.failure();
        }

        void open() throws Exception {
            opened.countDown();
            assertNull(stopped.failure());
        }
    }

    private static void await(final CountDownLatch latch) {
        try {
            assertTrue(latch.await(LIMIT_SECONDS, TimeUnit.SECONDS));
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private interface Call {
        void run() throws FileServiceException;
    }

    /** A call on a thread of its own. */
    private static final class Running {
        private final FutureTask<FileServiceException> task;
        private final Thread thread;

        Running(final Call call) {
            task = new FutureTask<>(() -> {
                try {
                    call.run();
                    return null;
                } catch (final FileServiceException e) {
                    return e;
                }
            });
            thread = Thread.ofPlatform().daemon().start(task);
        }

        FileServiceException failure() throws Exception {
            return task.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        }
    }

    private final class Behind extends ForwardingFileService {
        @Override
        protected FileService delegate() {
            return store;
        }

        @Override
        public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
            fault.before("open", path);
            return super.open(path, options);
        }

        @Override
        public void close(final long handle) throws FileServiceException {
            fault.before("close", "");
            super.close(handle);
        }

        /** The test closes the store. */
        @Override
        public void close() {}

        @Override
        public boolean uploadsAtClose() {
            return uploadsAtClose;
        }

        @Override
        public FileStatus stat(final String path) throws FileServiceException {
            fault.before("stat", path);
            return super.stat(path);
        }

        @Override
        public long write(
                final long handle, final long at, final MemorySegment source, final long from, final int count)
                throws FileServiceException {
            // A part of the bytes arrives.
            fault.before(at == 0 ? "write" : "later write", "");
            return super.write(handle, at, source, from, count);
        }

        @Override
        public long truncate(final long handle, final long size) throws FileServiceException {
            fault.before("truncate", "");
            return super.truncate(handle, size);
        }

        @Override
        public void sync(final long handle) throws FileServiceException {
            fault.before("sync", "");
            super.sync(handle);
        }

        @Override
        public List<DirectoryEntry> list(final String path, final String after, final int limit)
                throws FileServiceException {
            final List<DirectoryEntry> page = super.list(path, after, limit);
            fault.before("end of list", path);
            return page;
        }

        @Override
        public void setPermissions(final long handle, final int permissions) throws FileServiceException {
            fault.before("permissions " + Integer.toOctalString(permissions), "");
            super.setPermissions(handle, permissions);
        }

        @Override
        public void setModificationTime(final long handle, final long millis) throws FileServiceException {
            fault.before("time", "");
            super.setModificationTime(handle, millis);
        }

        @Override
        public void unlink(final String path) throws FileServiceException {
            fault.before("unlink", path);
            super.unlink(path);
        }
    }

    private static List<String> names(final List<DirectoryEntry> entries) {
        return entries.stream().map(DirectoryEntry::name).toList();
    }

    private static void assertError(final PosixError error, final FileServiceException failure) {
        assertNotNull(failure);
        assertEquals(error, failure.error(), failure.getMessage());
    }

    @Test
    void shouldReplaceAFileByOneThatIsUploadedMeanwhile() throws Exception {
        Bytes.create(store, "h/out", OLD);
        Bytes.create(files, "h/new", BYTES);
        final Gate upload = new Gate("sync", files::syncAll);
        final Running rename = new Running(() -> files.rename("h/new", "h/out"));
        assertNull(upload.openFor(rename));
        assertArrayEquals(BYTES, Bytes.readAll(store, "h/out"));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/new"));
        assertRefused(PosixError.ENOENT, () -> files.stat("h/new"));
    }

    @Test
    void shouldKeepBothFilesWhenTheOldOneCannotBeReplaced() throws Exception {
        Bytes.create(store, "h/out", OLD);
        Bytes.create(files, "h/new", BYTES);
        fail(PosixError.EIO, "unlink");
        assertRefused(PosixError.EIO, () -> files.rename("h/new", "h/out"));
        assertEquals(BYTES.length, files.stat("h/new").size());
        assertArrayEquals(OLD, Bytes.readAll(files, "h/out"));
    }

    @Test
    void shouldRefuseToRenameADirectoryInWhichAFileIsBeingCreated() throws Exception {
        final Gate creation = new Gate("stat", () -> Bytes.create(files, "h/d/f", BYTES));
        final Running rename = new Running(() -> files.rename("h/d", "h/e"));
        assertError(PosixError.EBUSY, creation.openFor(rename));
        files.syncAll();
        assertArrayEquals(BYTES, Bytes.readAll(store, "h/d/f"));
    }

    @Test
    void shouldRefuseToReplaceADirectoryWithFilesInMemory() throws Exception {
        store.makeDirectory("h/e");
        Bytes.create(files, "h/d/f", BYTES);
        assertRefused(PosixError.ENOTEMPTY, () -> files.rename("h/e", "h/d"));
        assertEquals(BYTES.length, files.stat("h/d/f").size());
    }

    @Test
    void shouldRefuseToRenameAFileOutOfThePrefixWhileItIsWritten() throws Exception {
        final long writer = files.open("h/f", NEW);
        assertRefused(PosixError.EBUSY, () -> files.rename("h/f", "f"));
        files.close(writer);
        files.rename("h/f", "f");
        assertEquals(0, store.stat("f").size());
    }

    @Test
    void shouldRemoveAFileThatItsWriterClosesMeanwhile() throws Exception {
        final long writer = files.open("h/f", NEW);
        files.sync(writer);
        final Gate close = new Gate("close", () -> files.close(writer));
        final Running unlink = new Running(() -> files.unlink("h/f"));
        assertNull(close.openFor(unlink));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
    }

    @Test
    void shouldEndTheCloseOfAnInterruptedWriter() throws Exception {
        final long writer = files.open("h/f", NEW);
        files.sync(writer);
        final Gate unlink = new Gate("unlink", () -> files.unlink("h/f"));
        final Running close = new Running(() -> files.close(writer));
        Await.until("a wait", () -> close.thread.getState() == Thread.State.WAITING);
        close.thread.interrupt();
        assertNull(unlink.openFor(close));
        assertRefused(PosixError.EBADF, () -> files.status(writer));
    }

    @Test
    void shouldOpenAFileThatIsBeingCreatedInsteadOfAnother() throws Exception {
        final Gate creation = new Gate("stat", () -> Bytes.create(files, "h/f", BYTES));
        final long[] reader = new long[1];
        final Running open = new Running(
                () -> reader[0] = files.open("h/f", EnumSet.of(FileOpenOption.READ, FileOpenOption.CREATE)));
        assertNull(creation.openFor(open));
        assertEquals(BYTES.length, files.status(reader[0]).size());
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
    }

    @Test
    void shouldListAFileThatIsUploadedMeanwhile() throws Exception {
        Bytes.create(files, "h/f", BYTES);
        final List<DirectoryEntry> entries = new ArrayList<>();
        final Gate list = new Gate("end of list", () -> entries.addAll(files.list("h")));
        files.syncAll();
        list.open();
        assertEquals(
                List.of("d", "f"), entries.stream().map(DirectoryEntry::name).toList());
    }

    @Test
    void shouldFindAFileThatIsReplacedMeanwhile() throws Exception {
        Bytes.create(store, "h/out", OLD);
        Bytes.create(files, "h/new", BYTES);
        final long[] size = new long[1];
        final Gate stat = new Gate("stat", () -> size[0] = files.stat("h/out").size());
        files.rename("h/new", "h/out");
        stat.open();
        assertEquals(BYTES.length, size[0]);
    }

    @Test
    void shouldAnswerOthersWhileAReaderOfAnUploadedFileCloses() throws Exception {
        Bytes.create(files, "h/f", BYTES);
        final long closing = files.open("h/f", READ);
        final long reader = files.open("h/f", READ);
        final Gate upload = new Gate("sync", files::syncAll);
        final Running close = new Running(() -> files.close(closing));
        assertNull(close.failure());
        assertAnswers(upload, reader);
    }

    /** Requires the answers before the stopped call of a gate ends. */
    private void assertAnswers(final Gate gate, final long handle) throws Exception {
        final Running calls = new Running(() -> {
            assertEquals(BYTES.length, files.stat("h/f").size());
            assertEquals(BYTES.length, files.status(handle).size());
            assertEquals(2, files.list("h").size());
            assertArrayEquals(BYTES, Bytes.read(files, handle, 0, 2 * BYTES.length));
        });
        assertNull(calls.failure());
        gate.open();
    }

    @Test
    void shouldKeepPermissionsThatAreSetDuringAnUpload() throws Exception {
        Bytes.create(files, "h/f", BYTES);
        final long reader = files.open("h/f", READ);
        final Gate upload = new Gate("sync", files::syncAll);
        final Running change = new Running(() -> files.setPermissions("h/f", 0600));
        Await.until("a wait", () -> change.thread.getState() == Thread.State.WAITING);
        assertAnswers(upload, reader);
        assertNull(change.failure());
        assertEquals(0600, store.stat("h/f").permissions());
    }

    @Test
    void shouldStatAFileWhileItIsMovedBehind() throws Exception {
        final long writer = files.open("h/f", NEW);
        Bytes.write(files, writer, 0, BYTES);
        final Gate move = new Gate("write", () -> files.sync(writer));
        final Running stat =
                new Running(() -> assertEquals(BYTES.length, files.stat("h/f").size()));
        assertNull(stat.failure());
        assertTrue(files.status(writer).allocated() > 0);
        move.open();
        assertEquals(0, files.status(writer).allocated());
    }

    @Test
    void shouldLeaveNoPartOfAFileWhenItsUploadFails() throws Exception {
        Bytes.create(files, "h/f", BYTES);
        fail(PosixError.ENOSPC, "later write");
        assertRefused(PosixError.ENOSPC, files::syncAll);
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
        final long writer = files.open("h/f", NEW);
        assertRefused(PosixError.ENOSPC, () -> files.sync(writer));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
        endFaults();
        files.sync(writer);
        assertArrayEquals(BYTES, Bytes.readAll(store, "h/f"));
        files.close(writer);
    }

    /** A part would be uploaded by the close; a whole file is kept if its upload fails. */
    @ParameterizedTest
    @CsvSource({"later write, true, d", "sync, true, 'd f'", "sync, false, d"})
    void shouldLeaveOnlyWholeFilesToAnUploadingService(final String failing, final boolean keeps, final String left)
            throws Exception {
        uploadsAtClose = keeps;
        Bytes.create(files, "h/f", BYTES);
        fail(PosixError.ENOSPC, failing);
        assertRefused(PosixError.ENOSPC, files::syncAll);
        assertEquals(List.of(left.split(" ")), names(store.list("h")));
        assertRefused(PosixError.ENOSPC, files::close);
        assertEquals(List.of(left.split(" ")), names(store.list("h")));
    }

    @Test
    void shouldMakeTheOtherFilesDurableWhenOneCannotBeUploaded() throws Exception {
        for (int i = 0; i < 10; i++) {
            Bytes.create(files, "h/" + i, BYTES);
        }
        fault = (call, path) -> {
            if (call.equals("open") && path.endsWith("/5")) {
                throw new FileServiceException(PosixError.EACCES, "fails for a test");
            }
        };
        assertRefused(PosixError.EACCES, files::syncAll);
        assertEquals(List.of("0", "1", "2", "3", "4", "6", "7", "8", "9", "d"), names(store.list("h")));
    }

    @Test
    void shouldRemoveThePartOfAnUploadLaterWhenItCannotAtOnce() throws Exception {
        final long[] writers = new long[3];
        for (int i = 0; i < writers.length; i++) {
            writers[i] = files.open("h/" + i, NEW);
            Bytes.write(files, writers[i], 0, BYTES);
        }
        files.close(writers[0]);
        final long reader = files.open("h/0", READ);
        fail(PosixError.EIO, "later write", "unlink");
        assertRefused(PosixError.EIO, () -> files.sync(reader));
        assertRefused(PosixError.EIO, () -> files.sync(writers[1]));
        assertRefused(PosixError.EIO, () -> files.sync(writers[2]));
        endFaults();
        assertEquals(List.of("0", "1", "2", "d"), names(store.list("h")));
        files.unlink("h/0");
        files.unlink("h/1");
        files.rename("h/2", "h/new");
        assertEquals(List.of("d"), names(store.list("h")));
        assertEquals(BYTES.length, files.stat("h/new").size());
    }

    @Test
    void shouldKeepAnotherFileBehindWhenItCannotBeOpenedForAnUpload() throws Exception {
        Bytes.create(files, "h/f", BYTES);
        Bytes.create(store, "h/f", OLD);
        fail(PosixError.EACCES, "open");
        assertRefused(PosixError.EACCES, files::syncAll);
        assertArrayEquals(OLD, Bytes.readAll(store, "h/f"));
    }

    @Test
    void shouldUploadToAServiceWithoutTimesAndPermissions() throws Exception {
        fail(PosixError.ENOTSUP, "time", "permissions 2640", "permissions 640", "permissions 7750", "permissions 1750");
        Bytes.create(files, "h/f", BYTES);
        files.setPermissions("h/f", 02640);
        files.syncAll();
        assertArrayEquals(BYTES, Bytes.readAll(store, "h/f"));
        final long writer = files.open("h/g", NEW);
        files.setPermissions(writer, 07750);
        files.sync(writer);
        assertEquals(0750, store.stat("h/g").permissions());
    }

    @Test
    void shouldKeepThePermissionsOfAFileThatIsCut() throws Exception {
        Bytes.create(store, "h/f", OLD);
        store.setPermissions("h/f", 0600);
        files.close(files.open("h/f", CUT));
        assertEquals(0600, files.stat("h/f").permissions());
        files.syncAll();
        assertEquals(0600, store.stat("h/f").permissions());
    }

    @Test
    void shouldKeepAFileWhoseCutFails() throws Exception {
        Bytes.create(store, "h/f", OLD);
        fail(PosixError.EIO, "unlink");
        assertRefused(PosixError.EIO, () -> files.open("h/f", CUT));
        assertArrayEquals(OLD, Bytes.readAll(files, "h/f"));

        files.close();
        endFaults();
        open(new HandOverContext().upload(Upload.NEVER).maxFiles(1));
        Bytes.create(files, "h/in memory", BYTES);
        Bytes.create(store, "h/f", OLD);
        assertRefused(PosixError.ENOSPC, () -> files.open("h/f", CUT));
        assertArrayEquals(OLD, Bytes.readAll(files, "h/f"));
    }

    @Test
    void shouldForgetTheOpenOfAFileThatCannotBeCut() throws Exception {
        final long writer = files.open("h/f", NEW);
        Bytes.write(files, writer, 0, BYTES);
        files.sync(writer);
        fail(PosixError.EIO, "truncate");
        assertRefused(PosixError.EIO, () -> files.open("h/f", CUT));
        files.close(writer);
        assertArrayEquals(BYTES, Bytes.readAll(files, "h/f"));
        assertEquals(0, files.statistics().files());
    }

    @Test
    void shouldSyncAFileWithoutAName() throws Exception {
        final long writer = files.open("h/f", NEW);
        Bytes.write(files, writer, 0, BYTES);
        files.unlink("h/f");
        files.sync(writer);
        assertArrayEquals(BYTES, Bytes.read(files, writer, 0, 2 * BYTES.length));
        assertRefused(PosixError.ENOENT, () -> store.stat("h/f"));
    }

    @Test
    void shouldTryAnUploadOnceForAllReadersThatHaveWaitedForIt() throws Exception {
        final AtomicInteger opens = new AtomicInteger();
        Bytes.create(files, "h/first", BYTES);
        Bytes.create(files, "h/f", BYTES);
        final CountDownLatch reached = new CountDownLatch(1);
        final CountDownLatch opened = new CountDownLatch(1);
        fault = (call, path) -> {
            if (call.equals("sync") && reached.getCount() > 0) {
                reached.countDown();
                await(opened);
            } else if (call.equals("open") && path.equals("/h/f")) {
                opens.incrementAndGet();
                throw new FileServiceException(PosixError.EIO, path);
            }
        };
        Bytes.readAll(files, "h/first");
        await(reached);
        for (int i = 0; i < 3; i++) {
            Bytes.readAll(files, "h/f");
        }
        opened.countDown();
        // The close waits for all uploads that were begun, and tries once more.
        assertRefused(PosixError.EIO, files::close);
        assertEquals(2, opens.get());
    }

    /** As each look takes longer than the wait may, and changes of other files end no wait. */
    @Test
    void shouldEndTheWaitOfAReaderWhileOtherFilesChange() throws Exception {
        files.close();
        open(new HandOverContext().waitLimit(Duration.ofMillis(1)));
        final AtomicInteger looks = new AtomicInteger();
        fault = (call, path) -> {
            if (call.equals("open") && path.equals("h/none")) {
                assertTrue(looks.incrementAndGet() < 100);
                Bytes.create(files, "h/" + looks.get(), OLD);
            }
        };
        assertRefused(PosixError.ENOENT, () -> files.open("h/none", READ));
    }
}
