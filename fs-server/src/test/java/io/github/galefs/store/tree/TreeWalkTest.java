package io.github.galefs.store.tree;

import static io.github.galefs.store.tree.TreeBlocks.utf8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class TreeWalkTest {
    private final FileTree tree = new FileTree(0);

    @Test
    void shouldVisitNothingWhenTheTreeIsEmpty() {
        final TreeWalk walk = tree.walk(null);
        assertFalse(walk.next());
        assertNull(walk.node());
        assertFalse(walk.next());
    }

    @Test
    void shouldVisitEachDirectoryBeforeItsEntriesAndThoseInTheOrderOfTheirNames() {
        final DirectoryNode first = directory(tree.root(), "b");
        file(tree.root(), "c");
        file(tree.root(), "a");
        directory(first, "empty");
        file(directory(first, "full"), "x");
        assertEquals(List.of("/a", "/b", "/b/empty", "/b/full", "/b/full/x", "/c"), paths(tree.walk(null)));
    }

    @Test
    void shouldTellDirectoryNameAndDepthOfTheCurrentFile() {
        final DirectoryNode directory = directory(tree.root(), "d");
        final FileNode file = file(directory, "file");
        final TreeWalk walk = tree.walk(null);
        assertTrue(walk.next());
        assertEquals(1, walk.depth());
        assertEquals(tree.root(), walk.directory());
        assertTrue(walk.next());
        assertEquals(file, walk.node());
        assertEquals(directory, walk.directory());
        assertArrayEquals(utf8("file"), walk.name());
        assertEquals(2, walk.depth());
    }

    @Test
    void shouldLeaveOutTheEntriesOfADirectoryThatIsSkipped() {
        final DirectoryNode first = directory(tree.root(), "a");
        file(first, "file");
        file(directory(tree.root(), "b"), "file");
        final TreeWalk walk = tree.walk(null);
        assertTrue(walk.next());
        walk.skipEntries();
        assertEquals(List.of("/b", "/b/file"), paths(walk));
    }

    @Test
    void shouldVisitWhatASnapshotShows() {
        final DirectoryNode directory = directory(tree.root(), "d");
        file(directory, "then");
        tree.createSnapshot("s", 1);
        file(directory, "now");
        tree.remove(directory, "then", 2);
        assertEquals(List.of("/d", "/d/then"), paths(tree.walk(tree.snapshot("s"))));
        assertEquals(List.of("/d", "/d/now"), paths(tree.walk(null)));
    }

    @Test
    void shouldVisitAllEntriesOfALargeDirectory() {
        final int files = 100_000;
        for (int i = 0; i < files; i++) {
            file(tree.root(), "file " + i);
        }
        final TreeWalk walk = tree.walk(null);
        for (int i = 0; i < files; i++) {
            assertTrue(walk.next());
        }
        assertFalse(walk.next());
    }

    @Test
    void shouldVisitATreeThatIsFarDeeperThanAStack() {
        final int levels = 1_000_000;
        DirectoryNode deepest = tree.root();
        for (int i = 0; i < levels; i++) {
            deepest = directory(deepest, "d");
        }
        final FileNode file = file(deepest, "file");
        final TreeWalk walk = tree.walk(null);
        for (int i = 0; i <= levels; i++) {
            assertTrue(walk.next());
        }
        assertEquals(file, walk.node());
        assertEquals(levels + 1, walk.depth());
        assertFalse(walk.next());
    }

    private DirectoryNode directory(final DirectoryNode parent, final String name) {
        return tree.addDirectory(parent, utf8(name), tree.nextId(), 0);
    }

    private FileNode file(final DirectoryNode parent, final String name) {
        return tree.addFile(parent, utf8(name), tree.nextId(), 0);
    }

    private static List<String> paths(final TreeWalk walk) {
        final List<String> paths = new ArrayList<>();
        while (walk.next()) {
            paths.add(walk.path());
        }
        return paths;
    }
}
