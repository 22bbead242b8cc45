package io.github.galefs.store.tree;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.tree.TreeBlocks.utf8;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class DepthLimitTest {
    private final FileTree tree = new FileTree(0);

    @Test
    void shouldRefuseADirectoryWhenItWouldLieTooDeep() {
        final DirectoryNode last = chain(tree.root(), FileService.MAX_DEPTH - 1);
        assertDoesNotThrow(() -> tree.depths().requireCreatable(newName(last)));
        final FileServiceException refusal =
                assertRefused(PosixError.ENAMETOOLONG, () -> tree.depths().requireCreatable(newName(chain(last, 1))));
        assertEquals(
                "\"new\" would nest directories 16385 deep, more than the limit of 16384: name too long (ENAMETOOLONG)",
                refusal.getMessage());
    }

    @Test
    void shouldCountTheDeepestDirectoryBelowTheOneThatIsRenamed() throws FileServiceException {
        final DirectoryNode moved = chain(tree.root(), 1);
        chain(moved, 10);
        chain(moved, 100);
        assertMovesDownAtMostTo(FileService.MAX_DEPTH - 101, moved);
    }

    @Test
    void shouldAllowARenameThatDeepensNothingWhenTheTreeIsDeeperThanTheLimitAlready() {
        final DirectoryNode moved = chain(tree.root(), 2);
        final DirectoryNode deepest = chain(moved, FileService.MAX_DEPTH + 100);
        assertDoesNotThrow(() -> tree.depths().requireMovable(moved, newName(tree.root())));
        assertDoesNotThrow(() -> tree.depths().requireMovable(moved, newName(moved.parent())));
        assertRefused(
                PosixError.ENAMETOOLONG, () -> tree.depths().requireMovable(moved, newName(chain(tree.root(), 2))));
        assertRefused(PosixError.ENAMETOOLONG, () -> tree.depths().requireCreatable(newName(deepest)));
    }

    @Test
    void shouldAllowRenamesWhenManyHaveBeenMadeInAShallowTree() throws FileServiceException {
        final DirectoryNode moved = chain(tree.root(), 1);
        chain(moved, 5);
        final DirectoryNode target = chain(tree.root(), 2);
        for (int i = 0; i < 3 * FileService.MAX_DEPTH; i++) {
            tree.depths().requireMovable(moved, newName(target));
        }
    }

    @Test
    void shouldCountADirectoryThatWasCreatedAfterTheDepthsWereMeasured() throws FileServiceException {
        final DirectoryNode moved = chain(tree.root(), 1);
        final DirectoryNode target = chain(tree.root(), 2);
        chain(moved, 1);
        tree.depths().requireMovable(moved, newName(target));
        DirectoryNode last = moved;
        for (int i = 0; i < FileService.MAX_DEPTH - 1; i++) {
            tree.depths().requireCreatable(newName(last));
            last = chain(last, 1);
        }
        assertRefused(PosixError.ENAMETOOLONG, () -> tree.depths().requireMovable(moved, newName(target)));
    }

    @Test
    void shouldCountDirectoriesThatWereRenamedInto() throws FileServiceException {
        final DirectoryNode moved = chain(tree.root(), 1);
        final DirectoryNode below = chain(tree.root(), 1);
        chain(below, 100);
        tree.rename(tree.root(), nameOf(below), moved, "below", below, 0);
        assertMovesDownAtMostTo(FileService.MAX_DEPTH - 102, moved);
    }

    @Test
    void shouldCountDirectoriesThatWereRestored() throws FileServiceException {
        final DirectoryNode moved = chain(tree.root(), 1);
        chain(moved, 100);
        final DirectoryNode target = chain(tree.root(), FileService.MAX_DEPTH - 100);
        final FileTree restored = TreeCopy.of(tree);
        final DirectoryNode copy = (DirectoryNode) restored.node(moved.id());
        final DirectoryNode copyOfTarget = (DirectoryNode) restored.node(target.id());
        assertRefused(PosixError.ENAMETOOLONG, () -> restored.depths().requireMovable(copy, newName(copyOfTarget)));
        restored.depths().requireMovable(copy, newName(copyOfTarget.parent()));
    }

    @Test
    void shouldKnowOfACopyWhetherItHasDirectories() {
        final DirectoryNode directory = chain(tree.root(), 1);
        assertFalse(directory.copy().hasDirectories());
        chain(directory, 1);
        assertTrue(directory.copy().hasDirectories());
    }

    private void assertMovesDownAtMostTo(final int depth, final DirectoryNode moved) throws FileServiceException {
        final DirectoryNode last = chain(tree.root(), depth);
        tree.depths().requireMovable(moved, newName(last));
        assertRefused(PosixError.ENAMETOOLONG, () -> tree.depths().requireMovable(moved, newName(chain(last, 1))));
    }

    private static String nameOf(final DirectoryNode directory) {
        return "d" + directory.id();
    }

    private static Lookup newName(final DirectoryNode parent) {
        return new Lookup("new", parent, "new", null, null, false);
    }

    /** Adds directories, each in the one before, and returns the last. */
    private DirectoryNode chain(final DirectoryNode top, final int levels) {
        DirectoryNode last = top;
        for (int i = 0; i < levels; i++) {
            last = tree.addDirectory(last, utf8("d" + tree.nextId()), tree.nextId(), 0);
        }
        return last;
    }
}
