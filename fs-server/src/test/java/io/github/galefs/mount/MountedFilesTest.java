package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What needs neither libfuse nor the kernel: this runs everywhere. */
@Timeout(60)
class MountedFilesTest {
    private static final int RENAME_EXCHANGE = 2;
    private static final Owner OWNER = new Owner(1000, 100);

    @TempDir
    private Path folder;

    private final Arena arena = Arena.ofConfined();
    private FileStore store;
    private MountedFiles files;

    @BeforeEach
    void open() throws FileServiceException {
        store = FileStore.create(new FileStoreContext().directory(folder.resolve("store")));
        files = new MountedFiles(store, OWNER);
    }

    @AfterEach
    void close() throws FileServiceException {
        arena.close();
        store.close();
    }

    @Test
    void shouldGiveANewFileItsPermissionsAndTheMountsOwner() throws FileServiceException {
        files.release(files.create(Nodes.ROOT, "file", FileAttributes.REGULAR_FILE | 0751, MountedFiles.O_WRONLY));
        final FileAttributes attributes = files.lookUp(Nodes.ROOT, "file");
        assertEquals(FileAttributes.REGULAR_FILE | 0751, attributes.mode());
        assertEquals(OWNER, attributes.owner());

        final FileAttributes directory = files.makeDirectory(Nodes.ROOT, "directory", 01700);
        assertEquals(FileAttributes.DIRECTORY | 01700, directory.mode());
    }

    @Test
    void shouldCreateExclusivelyOrOpenWhatIsThere() throws FileServiceException {
        final long first = create("file");
        write(first, "bytes");
        assertRefused(
                PosixError.EEXIST,
                () -> files.create(Nodes.ROOT, "file", 0600, MountedFiles.O_RDWR | MountedFiles.O_EXCL));

        final long second = files.create(Nodes.ROOT, "file", 0600, MountedFiles.O_RDWR);
        assertEquals("bytes", read(second));
        assertEquals(0644, files.lookUp(Nodes.ROOT, "file").mode() & 0777);

        files.create(Nodes.ROOT, "file", 0600, MountedFiles.O_RDWR | MountedFiles.O_TRUNC);
        assertEquals("", read(second));
    }

    @Test
    void shouldKnowAnOpenFileWhoseNameIsGone() throws FileServiceException {
        final long number = create("file");
        final long inode = files.openFile(number).inode();
        write(number, "bytes");
        files.unlink(Nodes.ROOT, "file");
        assertEquals(5, files.attributes(inode).size());
        assertEquals(0, files.attributes(inode).links());

        files.release(number);
        assertRefused(PosixError.ENOENT, () -> files.attributes(inode));
    }

    @Test
    void shouldSetAttributesOfAnOpenFileWhoseNameIsGone() throws FileServiceException {
        final long number = create("file");
        final long inode = files.openFile(number).inode();
        files.unlink(Nodes.ROOT, "file");
        files.setPermissions(inode, FileAttributes.REGULAR_FILE | 0751);
        files.setModificationTime(inode, 7);
        assertEquals(0751, files.attributes(inode).mode() & 0777);
        assertEquals(7, files.attributes(inode).modificationMillis());

        files.release(number);
        assertRefused(PosixError.ENOENT, () -> files.setPermissions(inode, 0700));
        assertRefused(PosixError.ENOENT, () -> files.setModificationTime(inode, 7));
    }

    @Test
    void shouldTellThatAnotherClientHasReplacedAFile() throws FileServiceException {
        files.release(create("file"));
        final long inode = files.lookUp(Nodes.ROOT, "file").inode();
        store.unlink("/file");
        store.makeDirectory("/file");
        assertRefused(PosixError.ESTALE, () -> files.attributes(inode));
    }

    @Test
    void shouldTrustTheKernelsCacheAfterItsOwnWritesOnly() throws FileServiceException {
        final long number = create("file");
        write(number, "one");
        write(number, "two");
        files.truncateOpen(number, 1);
        final long inode = files.openFile(number).inode();
        assertTrue(files.openFile(files.open(inode, 0)).cacheGood());

        store.truncate(files.openFile(number).handle(), 2);
        assertFalse(files.openFile(files.open(inode, 0)).cacheGood());
    }

    @Test
    void shouldRenameAsTheFlagsSay() throws FileServiceException {
        files.release(create("a"));
        files.release(create("b"));
        assertRefused(
                PosixError.EEXIST, () -> files.rename(Nodes.ROOT, "a", Nodes.ROOT, "b", MountedFiles.RENAME_NOREPLACE));
        assertRefused(PosixError.EINVAL, () -> files.rename(Nodes.ROOT, "a", Nodes.ROOT, "b", RENAME_EXCHANGE));
        files.rename(Nodes.ROOT, "a", Nodes.ROOT, "c", MountedFiles.RENAME_NOREPLACE);
        files.rename(Nodes.ROOT, "c", Nodes.ROOT, "b", 0);
        assertRefused(PosixError.ENOENT, () -> files.lookUp(Nodes.ROOT, "a"));
        assertRefused(PosixError.ENOENT, () -> files.lookUp(Nodes.ROOT, "c"));
    }

    @Test
    void shouldTakeItsOwnOwnerAlone() throws FileServiceException {
        files.setOwner(OWNER.user(), OWNER.group());
        files.setOwner(MountedFiles.UNCHANGED, MountedFiles.UNCHANGED);
        assertRefused(PosixError.EPERM, () -> files.setOwner(OWNER.user() + 1, MountedFiles.UNCHANGED));
        assertRefused(PosixError.EPERM, () -> files.setOwner(MountedFiles.UNCHANGED, OWNER.group() + 1));
    }

    @Test
    void shouldRefuseNumbersThatAreNotOpen() {
        assertRefused(PosixError.EBADF, () -> files.release(7));
        assertRefused(PosixError.EBADF, () -> files.releaseDirectory(7));
        assertRefused(PosixError.ESTALE, () -> files.open(7, 0));
    }

    private long create(final String name) throws FileServiceException {
        return files.create(Nodes.ROOT, name, 0644, MountedFiles.O_RDWR | MountedFiles.O_EXCL);
    }

    private void write(final long number, final String text) throws FileServiceException {
        final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        files.write(number, 0, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), bytes.length);
    }

    private String read(final long number) throws FileServiceException {
        final MemorySegment bytes = arena.allocate(100);
        final int length = files.read(number, 0, bytes, 100);
        return new String(bytes.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    private static void assertRefused(final PosixError error, final Executable call) {
        assertEquals(error, assertThrows(FileServiceException.class, call).error());
    }
}
