package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Error messages contain the client's paths, and none of the server's. */
@Timeout(60)
class ErrorMessagesTest {
    private static final String STORE = "secret-store";
    private static final String EXPORT = "secret-export";
    private static final long MUCH = 1L << 40;

    @TempDir
    private Path directory;

    private final AtomicLong free = new AtomicLong(MUCH);
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private PrintStream console;
    private EmbeddedStore store;
    private FileServer server;
    private RemoteFileService files;

    @BeforeEach
    void createStore() throws Exception {
        console = System.err;
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        store = EmbeddedStore.create(new EmbeddedStoreContext()
                .directory(directory.resolve(STORE))
                .segmentSize(1 << 20)
                .freeSpace(free::get));
        store.makeDirectory(EXPORT);
    }

    @AfterEach
    void end() throws Exception {
        free.set(MUCH);
        if (files != null) {
            files.close();
            server.close();
        }
        store.close();
        System.setErr(console);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/" + EXPORT, EXPORT + "/."})
    void shouldTellOfAFullDiskWithoutTheStoresDirectoryAndLogIt(final String export) throws Exception {
        serve(store, export);
        final long handle = files.open("f", Bytes.NEW);
        free.set(0);
        final String message = assertClear(PosixError.ENOSPC, () -> Bytes.write(files, handle, 0, new byte[4 << 20]));
        assertTrue(message.startsWith("\"/f\": write of 4194304 bytes at offset 0: "), message);
        final String logged = log.toString(StandardCharsets.UTF_8);
        assertEquals(1, logged.lines().filter(line -> line.contains(STORE)).count(), logged);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/" + EXPORT})
    void shouldTellOfAClosedStoreWithoutItsDirectory(final String export) throws Exception {
        serve(store, export);
        final long handle = files.open("f", Bytes.NEW);
        store.close();
        assertClear(PosixError.EBADF, () -> files.stat("f"));
        assertClear(PosixError.EBADF, () -> files.status(handle));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/" + EXPORT})
    void shouldTellOfAnExceptionInTheServerWithoutItsText(final String export) throws Exception {
        serve(
                new ForwardingFileService() {
                    @Override
                    protected FileService delegate() {
                        return store;
                    }

                    @Override
                    public FileStatus stat(final String path) throws FileServiceException {
                        if (path.endsWith("f")) {
                            throw new UncheckedIOException(new IOException(directory.resolve(STORE) + " is broken"));
                        }
                        return super.stat(path);
                    }
                },
                export);
        final String message = assertClear(PosixError.EIO, () -> files.stat("f"));
        assertTrue(message.startsWith("\"/f\" failed in the server"), message);
        assertTrue(log.toString(StandardCharsets.UTF_8).contains(STORE), log::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/" + EXPORT, EXPORT + "/."})
    void shouldTellOfAnOpenFileWithALongPathWithoutTheExport(final String export) throws Exception {
        serve(store, export);
        final StringBuilder path = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            path.append("d".repeat(97));
            files.makeDirectory(path.toString());
            path.append('/');
        }
        final long handle = files.open(path.append("f".repeat(10)).toString(), Bytes.NEW);
        assertClear(PosixError.EINVAL, () -> files.truncate(handle, -1));
        files.close(handle);
        final long forReading = files.open(path.toString(), Bytes.READ);
        final String message = assertClear(PosixError.EBADF, () -> Bytes.write(files, forReading, 0, new byte[1]));
        assertTrue(message.startsWith("\"/" + path + "\": "), message);
    }

    private static String assertClear(final PosixError error, final Executable call) {
        final String message = Bytes.assertRefused(error, call).getMessage();
        assertFalse(message.contains("secret") || message.contains("ret-"), message);
        return message;
    }

    private void serve(final FileService service, final String export) throws Exception {
        server = FileServer.open(
                service,
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .export(export));
        files = RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress("127.0.0.1", server.address().getPort())));
    }
}
