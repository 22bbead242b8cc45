package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers that export a directory, or that clients can only read; and servers that anyone could reach. */
@Timeout(30)
class ExportTest {
    @TempDir
    private Path directory;

    private EmbeddedStore store;

    @BeforeEach
    void createStore() throws Exception {
        store = EmbeddedStore.create(
                new EmbeddedStoreContext().directory(directory).segmentSize(1024 * 1024));
        store.makeDirectory("public");
        store.makeDirectory("public/d");
        store.makeDirectory("public2");
        Bytes.create(store, "secret", Bytes.pattern(10, 1));
        Bytes.create(store, "public2/secret", Bytes.pattern(10, 1));
        Bytes.create(store, "public/file", Bytes.pattern(20, 2));
    }

    @AfterEach
    void closeStore() throws Exception {
        store.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret",
                "/../secret",
                "d/../../secret",
                "./.././secret",
                "//..//..//secret",
                "d/../../public2/secret",
                "../public2/secret",
                "d/./../d/../../secret"
            })
    void shouldResolveNoPathOutsideTheExport(final String path) throws Exception {
        try (FileServer server = serve(new ServerContext().export("/public"));
                FileService files = connect(server)) {
            Bytes.assertRefused(PosixError.ENOENT, () -> files.open(path, Bytes.READ));
            Bytes.assertRefused(PosixError.ENOENT, () -> files.stat(path));
            Bytes.assertRefused(PosixError.ENOENT, () -> files.unlink(path));
            Bytes.assertRefused(PosixError.ENOENT, () -> files.rename(path, "taken"));
        }
        assertEquals(10, store.stat("secret").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ".", "..", "d/..", "d/../..", "../.."})
    void shouldProtectTheRootOfTheExport(final String root) throws Exception {
        try (FileServer server = serve(new ServerContext().export("/public"));
                FileService files = connect(server)) {
            assertEquals(
                    List.of("d", "file"),
                    files.list(root).stream().map(DirectoryEntry::name).toList());
            Bytes.assertRefused(PosixError.EBUSY, () -> files.removeDirectory(root));
            Bytes.assertRefused(PosixError.EBUSY, () -> files.rename(root, "d/x"));
            Bytes.assertRefused(PosixError.EBUSY, () -> files.rename("d", root));
            Bytes.assertRefused(PosixError.EPERM, () -> files.createSnapshot("s"));
        }
    }

    @Test
    void shouldChangeFilesOfTheExport() throws Exception {
        try (FileServer server = serve(new ServerContext().export("/public"));
                FileService files = connect(server)) {
            Bytes.create(files, "/d/new", Bytes.pattern(5, 3));
            files.rename("d/new", "../moved");
            assertArrayEquals(Bytes.pattern(5, 3), Bytes.readAll(store, "/public/moved"));
        }
    }

    @Test
    void shouldRefuseEveryChangeWhenReadOnly() throws Exception {
        try (FileServer server = serve(new ServerContext().readOnly(true));
                FileService files = connect(server)) {
            Bytes.assertRefused(PosixError.EROFS, () -> files.open("public/file", Bytes.NEW));
            Bytes.assertRefused(PosixError.EROFS, () -> files.makeDirectory("x"));
            Bytes.assertRefused(PosixError.EROFS, () -> files.unlink("secret"));
            Bytes.assertRefused(PosixError.EROFS, () -> files.removeDirectory("public/d"));
            Bytes.assertRefused(PosixError.EROFS, () -> files.rename("secret", "x"));
            Bytes.assertRefused(PosixError.EROFS, () -> files.setPermissions("secret", 0));
            Bytes.assertRefused(PosixError.EROFS, () -> files.setModificationTime("secret", 0));
            Bytes.assertRefused(PosixError.EROFS, () -> files.createSnapshot("s"));
            Bytes.assertRefused(PosixError.EROFS, () -> files.removeSnapshot("s"));
            final long handle = files.open("secret", Bytes.READ);
            Bytes.assertRefused(PosixError.EBADF, () -> Bytes.write(files, handle, 0, new byte[1]));
            Bytes.assertRefused(PosixError.EBADF, () -> files.truncate(handle, 0));
            Bytes.assertRefused(PosixError.EROFS, () -> files.setPermissions(handle, 0));
            Bytes.assertRefused(PosixError.EROFS, () -> files.setModificationTime(handle, 0));
            assertArrayEquals(Bytes.pattern(10, 1), Bytes.readAll(files, "secret"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/public", "public", "/public/", "//public"})
    void shouldShowThePathsOfTheClientInErrors(final String export) throws Exception {
        try (FileServer server = serve(new ServerContext().export(export));
                FileService files = connect(server)) {
            assertMessage("\"/none\"", () -> files.stat("none"));
            assertMessage("\"/d/none\"", () -> files.unlink("/d/none"));
            assertMessage("\"/d\"", () -> files.unlink("d"));
            assertMessage("/file/x\"", () -> files.stat("/file/x"));
            files.makeDirectory("public");
            assertMessage("\"/public/none\"", () -> files.open("public/none", Bytes.READ));
            final long handle = files.open("file", Bytes.READ);
            assertMessage("\"/file\"", () -> Bytes.write(files, handle, 0, new byte[1]));
            store.removeDirectory("public/public");
        }
    }

    private static void assertMessage(final String clientPath, final Executable call) {
        final String message = assertThrows(FileServiceException.class, call).getMessage();
        assertTrue(message.contains(clientPath), message);
        assertFalse(message.contains("\"public") || message.contains("\"/public/d"), message);
    }

    @Test
    void shouldRefuseToExportAnythingButADirectory() {
        Bytes.assertRefused(PosixError.ENOTDIR, () -> serve(new ServerContext().export("secret")));
        Bytes.assertRefused(PosixError.ENOENT, () -> serve(new ServerContext().export("none")));
    }

    @Test
    void shouldRefuseToListenToOtherMachinesWithoutTlsAndAuthentication() throws Exception {
        final InetSocketAddress anywhere = new InetSocketAddress(InetAddress.getByName("0.0.0.0"), 0);
        assertThrows(
                IllegalArgumentException.class, () -> FileServer.open(store, new ServerContext().address(anywhere)));
        assertThrows(
                IllegalArgumentException.class,
                () -> FileServer.open(
                        store, new ServerContext().address(anywhere).token(new byte[20])));
        assertThrows(
                IllegalArgumentException.class,
                () -> FileServer.open(
                        store, new ServerContext().address(anywhere).tls(SSLContext.getDefault(), false)));
    }

    private FileServer serve(final ServerContext context) throws Exception {
        return FileServer.open(store, context.address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
    }

    private static RemoteFileService connect(final FileServer server) throws Exception {
        return RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress("127.0.0.1", server.address().getPort())));
    }
}
