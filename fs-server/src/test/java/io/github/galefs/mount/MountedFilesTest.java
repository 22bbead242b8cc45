package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.RootedFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Calls of a mount without libfuse and kernel; runs on every system. */
@Timeout(60)
class MountedFilesTest {
    private static final int RENAME_EXCHANGE = 2;
    private static final Owner OWNER = new Owner(1000, 100);

    @TempDir
    private Path folder;

    private final Arena arena = Arena.ofConfined();
    private EmbeddedStore store;
    private MountedFiles files;

    @BeforeEach
    void open() throws FileServiceException {
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        files = new MountedFiles(store, OWNER);
    }

    @AfterEach
    void close() throws FileServiceException {
        arena.close();
        store.close();
    }

    @Test
    void shouldCreateFilesWithTheirPermissionsAndTheOwnerOfTheMount() throws FileServiceException {
        files.release(files.create(InodeTable.ROOT, "file", FileAttributes.REGULAR_FILE | 0751, MountedFiles.O_WRONLY));
        final FileAttributes attributes = files.lookUp(InodeTable.ROOT, "file");
        assertEquals(FileAttributes.REGULAR_FILE | 0751, attributes.mode());
        assertEquals(OWNER, attributes.owner());

        final FileAttributes directory = files.makeDirectory(InodeTable.ROOT, "directory", 01700);
        assertEquals(FileAttributes.DIRECTORY | 01700, directory.mode());
    }

    @Test
    void shouldCreateExclusivelyOrOpenAnExistingFile() throws FileServiceException {
        final long first = create("file");
        write(first, "bytes");
        assertRefused(
                PosixError.EEXIST,
                () -> files.create(InodeTable.ROOT, "file", 0600, MountedFiles.O_RDWR | MountedFiles.O_EXCL));

        final long second = files.create(InodeTable.ROOT, "file", 0600, MountedFiles.O_RDWR);
        assertEquals("bytes", read(second));
        assertEquals(0644, files.lookUp(InodeTable.ROOT, "file").mode() & 0777);

        files.create(InodeTable.ROOT, "file", 0600, MountedFiles.O_RDWR | MountedFiles.O_TRUNC);
        assertEquals("", read(second));
    }

    @Test
    void shouldReturnAttributesOfAnOpenFileWhoseNameWasRemoved() throws FileServiceException {
        final long fh = create("file");
        final long inode = files.handle(fh).inode();
        write(fh, "bytes");
        files.unlink(InodeTable.ROOT, "file");
        assertEquals(5, files.attributes(inode).size());
        assertEquals(0, files.attributes(inode).links());

        files.release(fh);
        assertRefused(PosixError.ENOENT, () -> files.attributes(inode));
    }

    @Test
    void shouldSetAttributesOfAnOpenFileWhoseNameWasRemoved() throws FileServiceException {
        final long fh = create("file");
        final long inode = files.handle(fh).inode();
        files.unlink(InodeTable.ROOT, "file");
        files.setPermissions(inode, FileAttributes.REGULAR_FILE | 0751);
        files.setModificationTime(inode, 7);
        assertEquals(0751, files.attributes(inode).mode() & 0777);
        assertEquals(7, files.attributes(inode).modificationMillis());

        files.release(fh);
        assertRefused(PosixError.ENOENT, () -> files.setPermissions(inode, 0700));
        assertRefused(PosixError.ENOENT, () -> files.setModificationTime(inode, 7));
    }

    @Test
    void shouldFailWithEstaleWhenAnotherClientHasReplacedAFile() throws FileServiceException {
        files.release(create("file"));
        final long inode = files.lookUp(InodeTable.ROOT, "file").inode();
        store.unlink("/file");
        store.makeDirectory("/file");
        assertRefused(PosixError.ESTALE, () -> files.attributes(inode));
        assertRefused(PosixError.ESTALE, () -> files.setPermissions(inode, 0700));
    }

    /** Linux then looks the name up again; with another file's handle it would read by the size of the old file. */
    @Test
    void shouldFailWithEstaleWhenAnotherClientHasReplacedAFileThatIsToBeOpenedOrChanged() throws FileServiceException {
        files.release(create("file"));
        final long inode = files.lookUp(InodeTable.ROOT, "file").inode();
        store.setPermissions("/file", 0640);
        store.unlink("/file");
        createByAnotherClient("/file");

        assertRefused(PosixError.ESTALE, () -> files.open(inode, MountedFiles.O_RDWR));
        assertRefused(PosixError.ESTALE, () -> files.truncate(inode, 1));
        assertRefused(PosixError.ESTALE, () -> files.setPermissions(inode, 0700));
        assertRefused(PosixError.ESTALE, () -> files.setModificationTime(inode, 7));
        final FileStatus status = store.stat("/file");
        assertEquals(0, status.size());
        assertEquals(0644, status.permissions());
        assertTrue(status.modificationMillis() > 7);

        final long found = files.lookUp(InodeTable.ROOT, "file").inode();
        files.setPermissions(found, 0700);
        files.setModificationTime(found, 7);
        assertEquals(0700, store.stat("/file").permissions());
        assertEquals(7, store.stat("/file").modificationMillis());
    }

    @Test
    void shouldFailWithEstaleWhenAnotherClientHasReplacedADirectory() throws FileServiceException {
        final long inode =
                files.makeDirectory(InodeTable.ROOT, "directory", 0755).inode();
        files.releaseDirectory(files.openDirectory(inode));
        store.removeDirectory("/directory");
        store.makeDirectory("/directory");
        assertRefused(PosixError.ESTALE, () -> files.openDirectory(inode));
        assertRefused(PosixError.ESTALE, () -> files.setPermissions(inode, 0700));
        assertEquals(0755, store.stat("/directory").permissions());
    }

    @Test
    void shouldLeaveNoFileOpenWhenItFailsWithEstale() throws FileServiceException {
        final AtomicInteger open = new AtomicInteger();
        final MountedFiles counted = new MountedFiles(counting(open), OWNER);
        final long inode = counted.makeFile(InodeTable.ROOT, "file", 0644).inode();
        store.unlink("/file");
        createByAnotherClient("/file");
        assertRefused(PosixError.ESTALE, () -> counted.open(inode, 0));
        assertRefused(PosixError.ESTALE, () -> counted.setPermissions(inode, 0700));
        assertEquals(0, open.get());
    }

    @Test
    void shouldServeADirectoryOfAServiceAsItsRoot() throws FileServiceException {
        store.makeDirectory("/exported");
        final MountedFiles exported = new MountedFiles(RootedFileService.of(store, "/exported"), OWNER);
        assertEquals(
                FileAttributes.DIRECTORY | 0755,
                exported.attributes(InodeTable.ROOT).mode());
        exported.setPermissions(InodeTable.ROOT, 0700);
        assertEquals(0700, store.stat("/exported").permissions());
        exported.releaseDirectory(exported.openDirectory(InodeTable.ROOT));
    }

    @Test
    void shouldTreatPagesAsCurrentAfterItsOwnWritesOnly() throws FileServiceException {
        final long fh = create("file");
        write(fh, "one");
        write(fh, "two");
        files.truncateOpen(fh, 1);
        final long inode = files.handle(fh).inode();
        assertTrue(files.handle(files.open(inode, 0)).cacheCurrent());

        store.truncate(files.handle(fh).handle(), 2);
        assertFalse(files.handle(files.open(inode, 0)).cacheCurrent());
    }

    @Test
    void shouldObeyTheFlagsOfARename() throws FileServiceException {
        files.release(create("a"));
        files.release(create("b"));
        assertRefused(
                PosixError.EEXIST,
                () -> files.rename(InodeTable.ROOT, "a", InodeTable.ROOT, "b", MountedFiles.RENAME_NOREPLACE));
        assertRefused(
                PosixError.EINVAL, () -> files.rename(InodeTable.ROOT, "a", InodeTable.ROOT, "b", RENAME_EXCHANGE));
        files.rename(InodeTable.ROOT, "a", InodeTable.ROOT, "c", MountedFiles.RENAME_NOREPLACE);
        files.rename(InodeTable.ROOT, "c", InodeTable.ROOT, "b", 0);
        assertRefused(PosixError.ENOENT, () -> files.lookUp(InodeTable.ROOT, "a"));
        assertRefused(PosixError.ENOENT, () -> files.lookUp(InodeTable.ROOT, "c"));
    }

    @Test
    void shouldAcceptItsOwnOwnerOnly() throws FileServiceException {
        files.setOwner(OWNER.user(), OWNER.group());
        files.setOwner(MountedFiles.UNCHANGED, MountedFiles.UNCHANGED);
        assertRefused(PosixError.EPERM, () -> files.setOwner(OWNER.user() + 1, MountedFiles.UNCHANGED));
        assertRefused(PosixError.EPERM, () -> files.setOwner(MountedFiles.UNCHANGED, OWNER.group() + 1));
    }

    @Test
    void shouldRefuseUnknownFhsAndInodes() {
        assertRefused(PosixError.EBADF, () -> files.release(7));
        assertRefused(PosixError.EBADF, () -> files.releaseDirectory(7));
        assertRefused(PosixError.ESTALE, () -> files.open(7, 0));
    }

    private FileService counting(final AtomicInteger open) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return store;
            }

            @Override
            public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
                final long handle = super.open(path, options);
                open.incrementAndGet();
                return handle;
            }

            @Override
            public void close(final long handle) throws FileServiceException {
                super.close(handle);
                open.decrementAndGet();
            }
        };
    }

    private void createByAnotherClient(final String path) throws FileServiceException {
        store.close(store.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE)));
    }

    private long create(final String name) throws FileServiceException {
        return files.create(InodeTable.ROOT, name, 0644, MountedFiles.O_RDWR | MountedFiles.O_EXCL);
    }

    private void write(final long fh, final String text) throws FileServiceException {
        final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        files.write(fh, 0, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), bytes.length);
    }

    private String read(final long fh) throws FileServiceException {
        final MemorySegment bytes = arena.allocate(100);
        final int length = files.read(fh, 0, bytes, 100);
        return new String(bytes.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    private static void assertRefused(final PosixError error, final Executable call) {
        assertEquals(error, assertThrows(FileServiceException.class, call).error());
    }
}
