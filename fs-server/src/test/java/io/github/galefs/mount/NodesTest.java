package io.github.galefs.mount;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class NodesTest {
    private static final long DIRECTORY = 10;
    private static final long FILE = 11;
    private static final long OTHER = 12;

    private final Nodes nodes = new Nodes();

    @Test
    void shouldKnowTheRoot() throws FileServiceException {
        assertEquals("/", nodes.path(Nodes.ROOT));
        assertEquals("/name", nodes.path(Nodes.ROOT, "name"));
        nodes.forgotten(Nodes.ROOT, 100);
        assertEquals("/", nodes.path(Nodes.ROOT));
    }

    @Test
    void shouldFindAFileWhereItsDirectoryIsMovedTo() throws FileServiceException {
        nodes.told(DIRECTORY, Nodes.ROOT, "a");
        nodes.told(FILE, DIRECTORY, "file");
        assertEquals("/a/file", nodes.path(FILE));
        nodes.renamed(Nodes.ROOT, "a", Nodes.ROOT, "b");
        assertEquals("/b/file", nodes.path(FILE));
    }

    @Test
    void shouldTakeTheNameFromWhatIsReplaced() throws FileServiceException {
        nodes.told(FILE, Nodes.ROOT, "a");
        nodes.told(OTHER, Nodes.ROOT, "b");
        nodes.renamed(Nodes.ROOT, "a", Nodes.ROOT, "b");
        assertEquals("/b", nodes.path(FILE));
        assertUnknown(PosixError.ENOENT, OTHER);
    }

    @Test
    void shouldTakeTheNameAwayWhenSomethingUnknownReplacesAFile() {
        nodes.told(OTHER, Nodes.ROOT, "b");
        nodes.renamed(Nodes.ROOT, "never told", Nodes.ROOT, "b");
        assertUnknown(PosixError.ENOENT, OTHER);
    }

    @Test
    void shouldFollowAFileThatAnotherClientMoved() throws FileServiceException {
        nodes.told(FILE, Nodes.ROOT, "a");
        nodes.told(FILE, Nodes.ROOT, "b");
        assertEquals("/b", nodes.path(FILE));
        nodes.told(OTHER, Nodes.ROOT, "a");
        assertEquals("/a", nodes.path(OTHER));
        assertEquals("/b", nodes.path(FILE));
    }

    @Test
    void shouldForgetAFileWhenTheKernelHasForgottenItAsOftenAsItWasTold() throws FileServiceException {
        nodes.told(FILE, Nodes.ROOT, "a");
        nodes.told(FILE, Nodes.ROOT, "a");
        nodes.forgotten(FILE, 1);
        assertEquals("/a", nodes.path(FILE));
        nodes.forgotten(FILE, 1);
        assertUnknown(PosixError.ESTALE, FILE);
    }

    @Test
    void shouldKeepAFileThatIsOpenThoughItsNameIsGone() {
        nodes.told(FILE, Nodes.ROOT, "a");
        nodes.opened(FILE, 5);
        nodes.removed(Nodes.ROOT, "a");
        nodes.forgotten(FILE, 1);
        assertEquals(OptionalLong.of(5), nodes.handle(FILE));
        assertUnknown(PosixError.ENOENT, FILE);
        nodes.closed(FILE, 5);
        assertEquals(OptionalLong.empty(), nodes.handle(FILE));
        assertUnknown(PosixError.ESTALE, FILE);
    }

    private void assertUnknown(final PosixError error, final long inode) {
        assertEquals(
                error,
                assertThrows(FileServiceException.class, () -> nodes.path(inode))
                        .error());
    }
}
