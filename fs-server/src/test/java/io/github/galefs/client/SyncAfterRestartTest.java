package io.github.galefs.client;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.server.RawMessage;
import io.github.galefs.store.Bytes;
import io.github.galefs.wire.Protocol;
import io.github.galefs.wire.codec.HelloDecoder;
import io.github.galefs.wire.codec.ReplaceRequestDecoder;
import io.github.galefs.wire.codec.StatusReplyDecoder;
import io.github.galefs.wire.codec.SyncAllRequestDecoder;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A sync does not succeed if the server has lost, or may have lost, what it is to make durable. */
@Timeout(60)
class SyncAfterRestartTest {
    private static final Set<FileOpenOption> TRUNCATED = Set.of(FileOpenOption.WRITE, FileOpenOption.TRUNCATE);

    @TempDir
    private Path directory;

    private ServedStore served;
    private RemoteFileService files;

    @BeforeEach
    void serve() throws Exception {
        served = new ServedStore(directory);
        files = served.connect();
        Bytes.create(files, "file", Bytes.pattern(100, 1));
        files.syncAll();
    }

    @AfterEach
    void end() throws Exception {
        files.close();
        served.close();
    }

    @Test
    void shouldThrowFromSyncWhenTheServerHasLostAWrite() throws Exception {
        final Path copy = served.copy();
        final long handle = files.open("file", Bytes.NEW);
        Bytes.write(files, handle, 0, Bytes.pattern(200, 2));
        served.restartFrom(copy);

        final String message = assertLost(() -> files.sync(handle));
        assertTrue(message.contains("\"/file\"") && message.contains("the server was started again"), message);
        assertEquals(100, files.status(handle).size());
        files.sync(handle);
    }

    @Test
    void shouldThrowFromSyncAllWhenTheServerHasLostAName() throws Exception {
        final Path copy = served.copy();
        files.rename("file", "renamed");
        served.restartFrom(copy);

        assertLost(files::syncAll);
        Bytes.assertRefused(PosixError.ENOENT, () -> files.stat("renamed"));
        files.syncAll();
    }

    @Test
    void shouldThrowFromSyncWhenTheServerHasLostAFileThatWasReplaced() throws Exception {
        replace();
        final long handle = files.open("file", Set.of(FileOpenOption.READ));
        served.restart();

        assertLost(() -> files.sync(handle));
        files.sync(handle);
    }

    @Test
    void shouldSyncByItselfWhenItHasReplacedMoreFilesThanItCanRemember() throws Exception {
        final AtomicInteger syncs = new AtomicInteger();
        final AtomicLong lastFile = new AtomicLong();
        try (ScriptedServer server = new ScriptedServer((templateId, message) -> switch (templateId) {
                    case HelloDecoder.TEMPLATE_ID -> ScriptedServer.welcome(Protocol.MAX_VERSION, 60_000);
                    case ReplaceRequestDecoder.TEMPLATE_ID ->
                        RawMessage.of(StatusReplyDecoder.TEMPLATE_ID)
                                .int64(lastFile.incrementAndGet())
                                .int64(0)
                                .int64(0)
                                .int64(0)
                                .int64(0)
                                .int16(0)
                                .int8(0)
                                .bytes();
                    case SyncAllRequestDecoder.TEMPLATE_ID -> {
                        syncs.incrementAndGet();
                        yield ScriptedServer.done();
                    }
                    default -> ScriptedServer.done();
                });
                RemoteFileService client = RemoteFileService.connect(server.clientContext())) {
            for (int i = 0; i <= UnsyncedChanges.MAX_FILES; i++) {
                client.replace("temporary", "file" + i, MemorySegment.NULL, 0, 0);
            }
        }
        assertEquals(1, syncs.get());
    }

    /** A sync of the file does not cover its name. */
    @Test
    void shouldThrowFromSyncAllWhenOnlyTheBytesOfAReplacedFileWereSynced() throws Exception {
        replace();
        files.sync(files.open("file", Set.of(FileOpenOption.READ)));
        served.restart();

        assertLost(files::syncAll);
    }

    private void replace() throws FileServiceException {
        files.replace("temporary", "file", MemorySegment.ofArray(new byte[1]), 0, 1);
    }

    /** Changes an open file. */
    @FunctionalInterface
    interface Change {
        void make(RemoteFileService files, long handle) throws FileServiceException;
    }

    static Stream<Named<Change>> changes() {
        return Stream.of(
                Named.of("write", (files, handle) -> Bytes.write(files, handle, 0, new byte[1])),
                Named.of("append", (files, handle) -> Bytes.append(files, handle, new byte[1])),
                Named.of("truncate", (files, handle) -> files.truncate(handle, 3)),
                Named.of("permissions", (files, handle) -> files.setPermissions(handle, 0700)),
                Named.of("time", (files, handle) -> files.setModificationTime(handle, 1)),
                Named.of("open to truncate", (files, _) -> files.close(files.open("file", TRUNCATED))),
                Named.of("open to create", (files, _) -> files.close(files.open("file", Bytes.NEW))));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void shouldThrowFromSyncOnceAfterEveryChangeOfAFile(final Change change) throws Exception {
        final long handle = files.open("file", Set.of(FileOpenOption.READ, FileOpenOption.WRITE));
        change.make(files, handle);
        served.restart();

        assertLost(() -> files.sync(handle));
        files.sync(handle);
    }

    @Test
    void shouldThrowFromSyncAllAfterEveryChangeOfNames() throws Exception {
        files.makeDirectory("d");
        assertLostAfterRestart();
        files.removeDirectory("d");
        assertLostAfterRestart();
        replace();
        assertLostAfterRestart();
        files.setPermissions("file", 0700);
        assertLostAfterRestart();
        files.setModificationTime("file", 1);
        assertLostAfterRestart();
        files.createSnapshot("s");
        assertLostAfterRestart();
        files.removeSnapshot("s");
        assertLostAfterRestart();
        files.unlink("file");
        assertLostAfterRestart();
        Bytes.create(files, "file", new byte[1]);
        assertLostAfterRestart();
    }

    @Test
    void shouldThrowFromSyncOfEachHandleOfTheFile() throws Exception {
        final long writer = files.open("file", Bytes.NEW);
        final long other = files.open("file", Bytes.READ);
        Bytes.write(files, writer, 0, new byte[1]);
        served.restart();

        assertLost(() -> files.sync(writer));
        assertLost(() -> files.sync(other));
        assertLost(files::syncAll);
        files.sync(writer);
        files.sync(other);
        files.syncAll();
    }

    @Test
    void shouldThrowFromSyncOfAHandleWhenASyncOfAllHasThrown() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        served.restart();

        assertLost(files::syncAll);
        assertLost(() -> files.sync(handle));
    }

    @Test
    void shouldThrowFromSyncWhenTheFileWasClosedAndOpenedAgain() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        Bytes.write(files, handle, 0, new byte[1]);
        files.close(handle);
        served.restart();

        assertLost(() -> files.sync(files.open("file", Bytes.READ)));
    }

    @Test
    void shouldThrowFromSyncOfAHandleThatIsOpenedAfterAnotherHasReportedTheLoss() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(200, 2));
        final long other = files.open("file", Bytes.READ);
        served.restart();
        assertLost(() -> files.sync(other));
        files.close(other);

        final long reopened = files.open("file", Bytes.READ);
        assertLost(() -> files.sync(reopened));
        files.sync(reopened);
        files.sync(files.open("file", Bytes.READ));
    }

    @Test
    void shouldThrowFromSyncOfEachHandleThatIsOpenedBeforeOneOfThemHasReportedTheLoss() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(200, 2));
        served.restart();
        assertLost(files::syncAll);

        final long first = files.open("file", Bytes.READ);
        final long second = files.open("file", Bytes.READ);
        files.close(files.open("file", Bytes.READ));
        assertLost(() -> files.sync(first));
        assertLost(() -> files.sync(second));
        files.sync(first);
        files.sync(second);
    }

    @Test
    void shouldThrowFromSyncOfAReopenedFileWhenTheClientHasSyncedByItself() throws Exception {
        Bytes.create(files, "file", Bytes.pattern(200, 2));
        served.restart();
        for (int i = 0; i < UnsyncedChanges.MAX_FILES; i++) {
            files.close(files.open("file" + i, Bytes.NEW));
        }

        assertLost(() -> files.sync(files.open("file", Bytes.READ)));
        files.sync(files.open("file0", Bytes.READ));
    }

    @Test
    void shouldThrowFromSyncWhenTheFileWasChangedAgainSinceTheRestart() throws Exception {
        final long handle = files.open("file", Bytes.NEW);
        Bytes.write(files, handle, 0, new byte[1]);
        served.restart();
        Bytes.write(files, handle, 0, new byte[1]);

        assertLost(() -> files.sync(handle));
        files.sync(handle);
    }

    @Test
    void shouldNotThrowFromSyncWhenNothingWasChangedSinceTheLast() throws Exception {
        final long written = files.open("file", Bytes.NEW);
        final long read = files.open("file", Bytes.READ);
        Bytes.write(files, written, 0, new byte[1]);
        files.sync(read);
        served.restart();

        Bytes.read(files, read, 0, 10);
        files.sync(written);
        files.sync(read);
        files.syncAll();
    }

    @Test
    void shouldNotThrowFromSyncOfAnotherFile() throws Exception {
        final long read = files.open("file", Bytes.READ);
        Bytes.create(files, "other", new byte[1]);
        served.restart();

        files.sync(read);
        assertLost(files::syncAll);
        files.sync(read);
    }

    @Test
    void shouldNotThrowFromSyncWhenOnlyTheConnectionWasLost() throws Exception {
        try (BreakableProxy proxy = new BreakableProxy(served.address());
                RemoteFileService client =
                        RemoteFileService.connect(served.clientContext().address(proxy.address()))) {
            final long handle = client.open("file", Bytes.NEW);
            Bytes.write(client, handle, 0, new byte[1]);
            proxy.breakAll();
            client.sync(handle);
            client.syncAll();
        }
    }

    @Test
    void shouldSyncByItselfBeforeMoreFilesAreChangedThanItRemembers() throws Exception {
        final long first = files.open("file", Bytes.NEW);
        for (int i = 0; i < UnsyncedChanges.MAX_FILES; i++) {
            files.close(files.open("file" + i, Bytes.NEW));
        }
        served.restart();

        assertDoesNotThrow(() -> files.sync(first));
    }

    private void assertLostAfterRestart() throws Exception {
        served.restart();
        assertLost(files::syncAll);
        files.syncAll();
    }

    private static String assertLost(final Executable sync) {
        return Bytes.assertRefused(PosixError.EIO, sync).getMessage();
    }
}
