package io.github.galefs.store.tree;

import static io.github.galefs.store.tree.TreeBlocks.BLOCK;
import static io.github.galefs.store.tree.TreeBlocks.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import org.junit.jupiter.api.Test;

class TreeRestorerTest {
    private final FileTree tree = new FileTree(0);
    private final TreeRestorer restorer = new TreeRestorer(tree);

    @Test
    void shouldRestoreTheStateOfTheRootAndOfNodes() throws FileServiceException {
        final NodeState root = new NodeState(true, FileTree.ROOT_ID, 3, 0b111_000_000, 0, 9, 1234);
        final NodeState directory = new NodeState(true, 17, 2, 0b111_101_000, 0, 4, 5678);
        final NodeState file = new NodeState(false, 18, 1, 0b110_000_000, 12_345, 6, 9012);
        restorer.restoreNode(null, utf8(""), root);
        restorer.restoreNode(tree.root(), utf8("d"), directory);
        restorer.restoreNode((DirectoryNode) tree.node(17), utf8("f"), file);
        assertEquals(root, NodeState.of(tree.root()));
        assertEquals(directory, NodeState.of(tree.lookup("d").required()));
        assertEquals(file, NodeState.of(tree.lookup("d/f").required()));
        assertSame(tree.root(), tree.lookup("d/..").node());
        assertEquals(3, tree.names());
        assertEquals(19, tree.nextId());
    }

    @Test
    void shouldNotReuseIdsThatWereGivenBefore() {
        restorer.restoreCounters(500, 7);
        restorer.restoreNode(tree.root(), utf8("f"), new NodeState(false, 18, 1, 0, 0, 0, 0));
        assertEquals(501, tree.nextId());
        assertEquals(7, tree.epoch());
    }

    @Test
    void shouldCountBlocksOnlyWhenAllAreRestored() {
        restorer.restoreNode(tree.root(), utf8("f"), new NodeState(false, 18, 0, 0, BLOCK, 0, 0));
        restorer.restoreBlock(
                (FileNode) tree.node(18),
                0,
                PackedBlockLocation.segmentWord(2, 0),
                PackedBlockLocation.rangeWord(0, BLOCK, BLOCK));
        assertEquals(0, tree.usage().liveBytes());
        restorer.recount();
        assertEquals(BLOCK, tree.usage().get(2).liveBytes());
        restorer.recount();
        assertEquals(BLOCK, tree.usage().get(2).liveBytes(), "recounted");
    }

    @Test
    void shouldRestoreAChildFromThisOrANewerSnapshotOnly() {
        tree.addSnapshot(0, "old", 0);
        tree.addSnapshot(1, "new", 0);
        final Snapshot old = tree.snapshot("old");
        final Snapshot newer = tree.snapshot("new");
        restorer.restoreVersion(old, new NodeState(true, FileTree.ROOT_ID, 0, 0, 0, 0, 0));
        restorer.restoreVersion(newer, new NodeState(true, FileTree.ROOT_ID, 1, 0, 0, 0, 0));
        restorer.restoreVersion(old, new NodeState(false, 18, 0, 0, 0, 0, 0));
        restorer.restoreVersion(newer, new NodeState(false, 19, 0, 0, 0, 0, 0));
        final DirectoryNode oldRoot = (DirectoryNode) old.kept().get(FileTree.ROOT_ID);
        final DirectoryNode newRoot = (DirectoryNode) newer.kept().get(FileTree.ROOT_ID);
        assertTrue(restorer.restoreChild(old, oldRoot, "f", 18));
        assertTrue(restorer.restoreChild(old, oldRoot, "g", 19));
        assertTrue(restorer.restoreChild(newer, newRoot, "g", 19));
        assertFalse(restorer.restoreChild(newer, newRoot, "f", 18));
        assertFalse(restorer.restoreChild(newer, newRoot, "h", 20));
        assertEquals(1, newRoot.size());
        assertSame(newer.kept().get(19), oldRoot.child("g"));
    }
}
