package io.github.galefs.hadoop.object;

import static io.github.galefs.file.PosixError.ECONNREFUSED;
import static io.github.galefs.file.PosixError.ECONNRESET;
import static io.github.galefs.hadoop.Contents.NEW;
import static io.github.galefs.hadoop.Contents.READ;
import static io.github.galefs.hadoop.Contents.assertRefused;
import static io.github.galefs.hadoop.Contents.createFile;
import static io.github.galefs.hadoop.Contents.names;
import static io.github.galefs.hadoop.Contents.pattern;
import static io.github.galefs.hadoop.Contents.read;
import static io.github.galefs.hadoop.Contents.readAll;
import static io.github.galefs.hadoop.Contents.write;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.Background;
import io.github.galefs.hadoop.CapturedLog;
import io.github.galefs.hadoop.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A store that is away for a while, and answers that are lost. */
@Timeout(180)
class ObjectFaultsTest {
    private static final String ROOT = "/faults";
    private static final int LENGTH = 12 << 20;
    private static final byte[] CONTENT = pattern(LENGTH, 1);

    @TempDir
    private static Path folder;

    private static S3Server server;

    @TempDir
    private Path directory;

    private ObjectFileService files;
    private CapturedLog log;

    @BeforeAll
    static void startServer() throws IOException {
        server = S3Server.persistent(folder.resolve("objects"));
    }

    @AfterAll
    static void endServer() {
        server.close();
    }

    @BeforeEach
    void openService() throws IOException {
        server.clear(ROOT);
        server.put(ROOT + "/file", CONTENT);
        files = open(Duration.ofSeconds(100));
        log = new CapturedLog();
    }

    private ObjectFileService open(final Duration patience) throws IOException {
        return ObjectFileService.open(
                server.context(ROOT).staging(directory.resolve("staging")).patience(patience));
    }

    @AfterEach
    void closeService() throws IOException {
        log.close();
        files.close();
    }

    /** Reads parts of the file until it is told to end, and then once all of it. */
    private CompletableFuture<Void> reading(
            final long handle, final CountDownLatch hasBegun, final CountDownLatch end) {
        return Background.start(() -> {
            for (int i = 0; end.getCount() > 0; i++) {
                final int offset = i % 12 << 20;
                assertArrayEquals(
                        Arrays.copyOfRange(CONTENT, offset, offset + (1 << 20)), read(files, handle, offset, 1 << 20));
                hasBegun.countDown();
            }
            assertArrayEquals(CONTENT, read(files, handle, 0, LENGTH));
            return null;
        });
    }

    private CompletableFuture<Void> closing(final long handle) {
        return Background.start(() -> {
            files.close(handle);
            return null;
        });
    }

    private long openWritten(final String path) throws FileServiceException {
        final long handle = files.open(path, NEW);
        write(files, handle, 0, CONTENT);
        return handle;
    }

    @Test
    void shouldHaveARootThatHasNoObjectYet() throws IOException {
        server.clear(ROOT);
        assertTrue(files.stat("/").directory());
        assertEquals(List.of(), files.list("/"));
    }

    @Test
    void shouldGoOnWhenTheStoreHangsForAWhile() throws Exception {
        final CountDownLatch hasBegun = new CountDownLatch(3);
        final CountDownLatch end = new CountDownLatch(1);
        final CompletableFuture<Void> reading = reading(files.open("file", READ), hasBegun, end);
        final long handle = openWritten("new");
        hasBegun.await();
        server.suspend();
        final CompletableFuture<Void> closing = closing(handle);
        final CompletableFuture<FileStatus> stat = Background.start(() -> files.stat("file"));
        try {
            assertThrows(TimeoutException.class, () -> closing.get(2, TimeUnit.SECONDS));
        } finally {
            end.countDown();
            server.resume();
        }
        closing.get();
        assertArrayEquals(CONTENT, readAll(files, "new"));
        assertEquals("", log.text());
        reading.get();
        assertEquals(LENGTH, stat.get().size());
    }

    @Test
    void shouldWaitForAStoreThatIsStartedAgain() throws Exception {
        final CountDownLatch hasBegun = new CountDownLatch(3);
        final CountDownLatch end = new CountDownLatch(1);
        final CompletableFuture<Void> reading = reading(files.open("file", READ), hasBegun, end);
        final long handle = openWritten("new");
        hasBegun.await();
        server.kill();
        final CompletableFuture<Void> closing = closing(handle);
        final CompletableFuture<FileStatus> stat = Background.start(() -> files.stat("file"));
        log.await("does not serve");
        end.countDown();
        server.start();

        reading.get();
        closing.get();
        assertEquals(LENGTH, stat.get().size());
        log.await("no call waits any more");
        assertEquals(1, log.occurrences("does not serve"), log.text());
        assertArrayEquals(CONTENT, readAll(files, "new"));
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldFailAfterThePatienceAndKeepTheBytes() throws Exception {
        files.close();
        files = open(Duration.ofMillis(100));
        final long reader = files.open("file", READ);
        openWritten("new");
        openWritten("newer");
        server.kill();
        try {
            final String message =
                    assertRefused(ECONNREFUSED, () -> files.stat("file")).getMessage();
            assertTrue(message.contains("\"file\" after 0.1 s"), message);
            assertRefused(ECONNREFUSED, () -> read(files, reader, 0, LENGTH));
            final String atTheEnd = assertRefused(ECONNREFUSED, files::close).getMessage();
            assertTrue(atTheEnd.contains("kept as staged file"), atTheEnd);
            assertRefused(ECONNREFUSED, () -> open(Duration.ofSeconds(100)));
        } finally {
            server.start();
        }
        files = open(Duration.ofSeconds(100));
        assertEquals(2, files.recovery().list().size());
        for (final KeptFile kept : files.recovery().list()) {
            files.recovery().upload(kept.id());
            assertArrayEquals(CONTENT, readAll(files, kept.path()));
        }
        assertEquals(List.of(), files.recovery().list());
    }

    @Test
    void shouldDiscardKeptBytesWhenTheStoreIsAwayAtTheRemovalOfTheFile() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = ObjectFileService.open(server.context(ROOT)
                        .staging(directory.resolve("behind"))
                        .patience(Duration.ofMillis(100))
                        .property("fs.s3a.endpoint", proxy.endpoint()))) {
            final long handle = behind.open(".galefs-1", NEW);
            write(behind, handle, 0, pattern(1000, 5));
            proxy.refuse("");
            assertRefused(ECONNRESET, () -> behind.close(handle));
            assertEquals(1, behind.recovery().list().size());
            assertRefused(ECONNRESET, () -> behind.unlink(".galefs-1"));
            assertEquals(List.of(), behind.recovery().list());
        }
    }

    /** The store has served the request, so that it refuses the same one the next time. */
    @Test
    void shouldRecogniseItsOwnUploadWhenTheAnswerWasLost() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = ObjectFileService.open(server.context(ROOT)
                        .staging(directory.resolve("behind"))
                        .property("fs.s3a.endpoint", proxy.endpoint()))) {
            for (final String path : List.of("small", "file")) {
                final long handle = behind.open(path, NEW);
                write(behind, handle, 0, pattern(1000, 5));
                behind.truncate(handle, 1000);
                proxy.cut("PUT ", 1);
                behind.close(handle);
                assertEquals(0, proxy.remaining());
                assertArrayEquals(pattern(1000, 5), readAll(files, path));
            }
            createFile(behind, "small", pattern(1000, 6));
            assertArrayEquals(pattern(1000, 6), readAll(files, "small"));
            final long handle = behind.open("large", NEW);
            write(behind, handle, 0, CONTENT);
            proxy.cut("POST /bucket/faults/large?uploadId", 1);
            behind.close(handle);
            assertEquals(0, proxy.remaining());
            assertArrayEquals(CONTENT, readAll(files, "large"));
        }
    }

    @Test
    void shouldOpenTheFileThatIsMovedWhenItsUploadHasArrived() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = ObjectFileService.open(server.context(ROOT)
                        .staging(directory.resolve("behind"))
                        .property("fs.s3a.endpoint", proxy.endpoint()))) {
            final long handle = behind.open("new", NEW);
            write(behind, handle, 0, pattern(1000, 5));
            final List<CompletableFuture<Long>> openings = new ArrayList<>();
            proxy.beforeAnswer("PUT /bucket/faults/moved", () -> {
                openings.add(Background.start(() -> behind.open("moved", READ)));
                assertThrows(TimeoutException.class, () -> openings.getFirst().get(300, TimeUnit.MILLISECONDS));
            });
            behind.rename("new", "moved");
            final long other = openings.getFirst().get();
            assertEquals(behind.status(handle).fileId(), behind.status(other).fileId());
            write(behind, handle, 0, pattern(1000, 6));
            assertArrayEquals(pattern(1000, 6), read(behind, other, 0, 1000));
        }
    }

    @Test
    void shouldMoveFilesOfOtherPathsBesideEachOther() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = ObjectFileService.open(server.context(ROOT)
                        .staging(directory.resolve("behind"))
                        .property("fs.s3a.endpoint", proxy.endpoint()))) {
            for (final String name : List.of("first", "second")) {
                write(behind, behind.open(name, NEW), 0, pattern(1000, 5));
            }
            proxy.beforeAnswer(
                    "PUT /bucket/faults/a",
                    () -> assertTimeoutPreemptively(Duration.ofSeconds(20), () -> behind.rename("second", "b")));
            behind.rename("first", "a");
            assertEquals(0, proxy.remaining());
            assertEquals(List.of("a", "b", "file"), names(behind.list("/")));
        }
    }

    @Test
    void shouldUploadWhatWasWrittenAfterAnUploadThatFailedAndArrived() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind = ObjectFileService.open(server.context(ROOT)
                        .staging(directory.resolve("behind"))
                        .patience(Duration.ofMillis(100))
                        .property("fs.s3a.endpoint", proxy.endpoint()))) {
            for (final String path : List.of("small", "file")) {
                final long handle = behind.open(path, NEW);
                write(behind, handle, 0, pattern(1000, 5));
                behind.truncate(handle, 1000);
                proxy.beforeAnswer("PUT ", () -> {
                    server.kill();
                    throw new IOException("the answer is lost");
                });
                assertThrows(FileServiceException.class, () -> behind.sync(handle));
                server.start();
                assertArrayEquals(pattern(1000, 5), readAll(files, path));
                write(behind, handle, 0, pattern(1000, 6));
                behind.close(handle);
                assertArrayEquals(pattern(1000, 6), readAll(files, path));
            }
        }
    }

    @Test
    void shouldNotRemoveWhatOthersHaveMadeSinceARemovalWhoseAnswerWasLost() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind =
                        ObjectFileService.open(server.context(ROOT).property("fs.s3a.endpoint", proxy.endpoint()))) {
            proxy.beforeAnswer("DELETE /bucket/faults/file", () -> {
                createFile(files, "file", pattern(1000, 5));
                throw new IOException("the answer is lost");
            });
            behind.unlink("file");
            assertEquals(0, proxy.remaining());
            assertArrayEquals(pattern(1000, 5), readAll(files, "file"));
        }
    }

    @Test
    void shouldEndARenameWhoseAnswerWasLost() throws Exception {
        try (CuttingProxy proxy = new CuttingProxy(server.endpoint());
                ObjectFileService behind =
                        ObjectFileService.open(server.context(ROOT).property("fs.s3a.endpoint", proxy.endpoint()))) {
            proxy.cut("PUT /bucket/faults/moved", 1);
            behind.rename("file", "moved");
            assertEquals(0, proxy.remaining());
            assertEquals(List.of("moved"), names(files.list("/")));
            assertArrayEquals(CONTENT, readAll(files, "moved"));
        }
    }
}
