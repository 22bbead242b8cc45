package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class InodeTableTest {
    private static final long DIRECTORY = 10;
    private static final long FILE = 11;
    private static final long OTHER = 12;

    private final InodeTable inodes = new InodeTable();

    @Test
    void shouldKeepTheRootWhenItIsForgotten() throws FileServiceException {
        assertEquals("/", inodes.path(InodeTable.ROOT));
        assertEquals("/name", inodes.path(InodeTable.ROOT, "name"));
        inodes.forget(InodeTable.ROOT, 100);
        assertEquals("/", inodes.path(InodeTable.ROOT));
    }

    @Test
    void shouldReturnTheNewPathWhenTheDirectoryIsRenamed() throws FileServiceException {
        inodes.addLookup(DIRECTORY, InodeTable.ROOT, "a");
        inodes.addLookup(FILE, DIRECTORY, "file");
        assertEquals("/a/file", inodes.path(FILE));
        inodes.rename(InodeTable.ROOT, "a", InodeTable.ROOT, "b");
        assertEquals("/b/file", inodes.path(FILE));
    }

    @Test
    void shouldReturnThePathWhenTheFileLiesDeeperThanAStack() throws FileServiceException {
        final int levels = 100_000;
        for (int i = 0; i < levels; i++) {
            inodes.addLookup(DIRECTORY + i, i == 0 ? InodeTable.ROOT : DIRECTORY + i - 1, "d");
        }
        assertEquals("/d".repeat(levels) + "/file", inodes.path(DIRECTORY + levels - 1, "file"));
    }

    @Test
    void shouldRemoveTheNameOfAReplacedFile() throws FileServiceException {
        inodes.addLookup(FILE, InodeTable.ROOT, "a");
        inodes.addLookup(OTHER, InodeTable.ROOT, "b");
        inodes.rename(InodeTable.ROOT, "a", InodeTable.ROOT, "b");
        assertEquals("/b", inodes.path(FILE));
        assertNoPath(PosixError.ENOENT, OTHER);
    }

    @Test
    void shouldRemoveTheNameOfAFileThatAnUnknownFileReplaces() {
        inodes.addLookup(OTHER, InodeTable.ROOT, "b");
        inodes.rename(InodeTable.ROOT, "never looked up", InodeTable.ROOT, "b");
        assertNoPath(PosixError.ENOENT, OTHER);
    }

    @Test
    void shouldReturnTheNewPathWhenAnotherClientHasRenamedTheFile() throws FileServiceException {
        inodes.addLookup(FILE, InodeTable.ROOT, "a");
        inodes.addLookup(FILE, InodeTable.ROOT, "b");
        assertEquals("/b", inodes.path(FILE));
        inodes.addLookup(OTHER, InodeTable.ROOT, "a");
        assertEquals("/a", inodes.path(OTHER));
        assertEquals("/b", inodes.path(FILE));
    }

    @Test
    void shouldRemoveAFileWhenAllItsLookupsAreForgotten() throws FileServiceException {
        inodes.addLookup(FILE, InodeTable.ROOT, "a");
        inodes.addLookup(FILE, InodeTable.ROOT, "a");
        inodes.forget(FILE, 1);
        assertEquals("/a", inodes.path(FILE));
        inodes.forget(FILE, 1);
        assertNoPath(PosixError.ESTALE, FILE);
    }

    @Test
    void shouldKeepAnOpenFileWhenItsNameIsRemoved() {
        inodes.addLookup(FILE, InodeTable.ROOT, "a");
        inodes.addHandle(FILE, 5);
        inodes.unlink(InodeTable.ROOT, "a");
        inodes.forget(FILE, 1);
        assertEquals(OptionalLong.of(5), inodes.handle(FILE));
        assertNoPath(PosixError.ENOENT, FILE);
        inodes.removeHandle(FILE, 5);
        assertEquals(OptionalLong.empty(), inodes.handle(FILE));
        assertNoPath(PosixError.ESTALE, FILE);
    }

    private void assertNoPath(final PosixError error, final long inode) {
        assertEquals(
                error,
                assertThrows(FileServiceException.class, () -> inodes.path(inode))
                        .error());
    }
}
