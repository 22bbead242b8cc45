package io.github.galefs.store.tree;

import static io.github.galefs.store.Bytes.assertRefused;
import static io.github.galefs.store.tree.TreeBlocks.BLOCK;
import static io.github.galefs.store.tree.TreeBlocks.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.log.BlockLocation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FileTreeTest {
    private final FileTree tree = new FileTree(1000);
    private final TreeBlocks blocks = new TreeBlocks(tree);
    private final DirectoryNode root = tree.root();

    @Test
    void shouldResolveAddedNames() throws FileServiceException {
        final DirectoryNode directory = addDirectory(root, "d");
        final FileNode file = addFile(directory, "f");
        for (final String path : List.of("d/f", "/d/f", "//d//f", "./d/./f", "d/../d/f", "../d/f")) {
            assertSame(file, tree.lookup(path).node(), path);
        }
        assertSame(directory, tree.lookup("d/").node());
        assertSame(root, tree.lookup("/").node());
        assertSame(root, directory.parent());
        assertEquals(3, tree.names());
    }

    @Test
    void shouldResolveAMissingLastNameOnly() throws FileServiceException {
        final DirectoryNode directory = addDirectory(root, "d");
        addFile(directory, "f");
        final Lookup lookup = tree.lookup("d/missing");
        assertNull(lookup.node());
        assertSame(directory, lookup.parent());
        assertEquals("missing", lookup.name());
        assertRefused(PosixError.ENOENT, lookup::required);
        assertRefused(PosixError.ENOENT, () -> tree.lookup("missing/f"));
        assertRefused(PosixError.ENOTDIR, () -> tree.lookup("d/f/below"));
        assertRefused(PosixError.ENOTDIR, () -> tree.lookup("d/f/"));
    }

    @Test
    void shouldNeverGiveAnIdTwice() {
        final FileNode file = addFile(root, "f");
        tree.remove(root, "f", 0);
        tree.drop(file);
        assertEquals(file.id() + 1, tree.nextId());
        assertNull(tree.node(file.id()));
    }

    @Test
    void shouldRefuseANameThatExists() {
        addFile(root, "f");
        final IllegalStateException refusal = assertThrows(IllegalStateException.class, () -> addFile(root, "f"));
        assertTrue(refusal.getMessage().contains("directory 1 already has an entry \"f\""), refusal.getMessage());
    }

    @Test
    void shouldMoveADirectoryWithAllBelowIt() throws FileServiceException {
        final DirectoryNode from = addDirectory(root, "from");
        final DirectoryNode to = addDirectory(root, "to");
        final DirectoryNode moved = addDirectory(from, "d");
        final FileNode file = addFile(moved, "f");
        tree.rename(from, "d", to, "e", moved, 2000);
        assertSame(file, tree.lookup("to/e/f").node());
        assertSame(to, tree.lookup("to/e/..").node());
        assertNull(tree.lookup("from/d").node());
        assertEquals(5, tree.names());
        assertEquals(2000, from.modificationMillis());
        assertEquals(2000, to.modificationMillis());
    }

    @Test
    void shouldRemoveTheNameOfAFileThatIsReplacedByARename() throws FileServiceException {
        final FileNode file = addFile(root, "a");
        final FileNode replaced = addFile(root, "b");
        tree.rename(root, "a", root, "b", file, 0);
        assertSame(file, tree.lookup("b").node());
        assertNull(tree.lookup("a").node());
        assertFalse(replaced.named());
        assertTrue(file.named());
        assertEquals(2, tree.names());
    }

    @Test
    void shouldKeepAFileWithoutANameUntilItIsDropped() throws FileServiceException {
        final FileNode file = addFile(root, "f");
        final BlockLocation location = blocks.write(file, 0, BLOCK);
        tree.remove(root, "f", 0);
        assertNull(tree.lookup("f").node());
        assertSame(file, tree.node(file.id()));
        assertEquals(Map.of(location.segment(), (long) BLOCK), TreeBlocks.liveBytes(tree));

        final BlockLocation written = blocks.write(file, 1, 100);
        assertEquals(BLOCK + 100, tree.usage().liveBytes());
        assertTrue(file.blocks().isAt(1, written.segment(), written.offset()));

        tree.drop(file);
        assertNull(tree.node(file.id()));
        assertEquals(Map.of(), TreeBlocks.liveBytes(tree));
        assertEquals(BLOCK + 100, tree.usage().deadBytes());
    }

    @Test
    void shouldReleaseAPayloadThatIsOverwritten() {
        final FileNode file = addFile(root, "f");
        blocks.write(file, 0, BLOCK);
        final BlockLocation location = blocks.write(file, 0, 10);
        assertEquals(Map.of(location.segment(), 10L), TreeBlocks.liveBytes(tree));
    }

    @Test
    void shouldReleaseThePayloadsPastANewSize() {
        final FileNode file = addFile(root, "f");
        final BlockLocation first = blocks.write(file, 0, BLOCK);
        blocks.write(file, 1, BLOCK);
        blocks.setSize(file, 100);
        assertEquals(100, file.size());
        assertEquals(100, file.blocks().allocated());
        assertEquals(Map.of(first.segment(), (long) BLOCK), TreeBlocks.liveBytes(tree));
        blocks.setSize(file, 10L * BLOCK);
        assertEquals(10L * BLOCK, file.size());
        assertEquals(100, file.blocks().allocated(), "a hole allocates nothing");
    }

    @Test
    void shouldFindAndRelocateAPayload() {
        final FileNode file = addFile(root, "f");
        final BlockLocation old = blocks.write(file, 5, BLOCK);
        blocks.setSize(file, 5L * BLOCK + 7);
        final PayloadReferences.Reference reference = tree.payloads().find(file.id(), 5, old.segment(), old.offset());
        assertEquals(BLOCK, PackedBlockLocation.storedLength(reference.rangeWord()));
        assertNull(tree.payloads().find(file.id(), 4, old.segment(), old.offset()));
        assertNull(tree.payloads().find(file.id() + 1, 5, old.segment(), old.offset()));

        final BlockLocation copy = blocks.append(BLOCK);
        assertTrue(relocate(file, 5, old, copy));
        assertFalse(relocate(file, 5, old, copy));
        assertTrue(file.blocks().isAt(5, copy.segment(), copy.offset()));
        assertEquals(7, PackedBlockLocation.validLength(file.blocks().rangeWord(5)));
        assertEquals(Map.of(copy.segment(), (long) BLOCK), TreeBlocks.liveBytes(tree));
    }

    @Test
    void shouldShowInASnapshotWhatWasThereWhenItWasCreated() throws FileServiceException {
        final DirectoryNode directory = addDirectory(root, "d");
        final FileNode file = addFile(directory, "f");
        final BlockLocation then = blocks.write(file, 0, BLOCK);
        tree.createSnapshot("s", 0);
        blocks.write(file, 0, BLOCK);
        tree.setAttributes(file, 0, 0);
        tree.rename(directory, "f", root, "g", file, 0);
        addFile(directory, "later");

        final Lookup lookup = tree.lookup(".snapshots/s/d/f");
        assertEquals(tree.snapshot("s"), lookup.snapshot());
        final FileNode version = (FileNode) lookup.required();
        assertTrue(version.blocks().isAt(0, then.segment(), then.offset()));
        assertEquals(0b110_100_100, version.permissions());
        assertNull(tree.lookup(".snapshots/s/g").node());
        assertNull(tree.lookup(".snapshots/s/d/later").node());
    }

    @Test
    void shouldKeepOneVersionForAllSnapshotsBetweenTwoChanges() {
        final FileNode file = addFile(root, "f");
        blocks.write(file, 0, BLOCK);
        tree.createSnapshot("one", 0);
        tree.createSnapshot("two", 0);
        blocks.write(file, 0, BLOCK);
        blocks.write(file, 0, BLOCK);
        assertNull(tree.snapshot("one").kept().get(file.id()));
        final Node version = tree.snapshot("two").kept().get(file.id());
        assertSame(version, tree.version(file, tree.snapshot("one")));
        assertSame(version, tree.version(file, tree.snapshot("two")));
        assertEquals(2L * BLOCK, tree.usage().liveBytes());
    }

    @Test
    void shouldKeepNothingOfAFileThatIsNewerThanTheSnapshot() {
        tree.createSnapshot("s", 0);
        final FileNode file = addFile(root, "f");
        blocks.write(file, 0, BLOCK);
        blocks.write(file, 0, BLOCK);
        assertNull(tree.snapshot("s").kept().get(file.id()));
        assertEquals(BLOCK, tree.usage().liveBytes());
    }

    @Test
    void shouldReleaseWhatASnapshotAloneRefersToWhenItIsDropped() {
        final FileNode file = addFile(root, "f");
        blocks.write(file, 0, BLOCK);
        final BlockLocation unchanged = blocks.write(file, 1, BLOCK);
        tree.createSnapshot("s", 0);
        final BlockLocation current = blocks.write(file, 0, BLOCK);
        assertEquals(3L * BLOCK, tree.usage().liveBytes());

        dropSnapshot("s");
        assertTrue(file.blocks().isAt(1, unchanged.segment(), unchanged.offset()));
        assertEquals(
                Map.of(unchanged.segment(), (long) BLOCK, current.segment(), (long) BLOCK), TreeBlocks.liveBytes(tree));
    }

    @Test
    void shouldMoveAVersionToTheOlderSnapshotThatShowsIt() {
        final FileNode file = addFile(root, "f");
        final BlockLocation first = blocks.write(file, 0, BLOCK);
        tree.createSnapshot("older", 0);
        tree.createSnapshot("newer", 0);
        blocks.write(file, 0, BLOCK);
        dropSnapshot("newer");
        final FileNode version = (FileNode) tree.version(file, tree.snapshot("older"));
        assertTrue(version.blocks().isAt(0, first.segment(), first.offset()));
        assertEquals(2L * BLOCK, tree.usage().liveBytes());
        dropSnapshot("older");
        assertEquals(BLOCK, tree.usage().liveBytes());
    }

    @Test
    void shouldKeepPayloadsOfARemovedFileWhileASnapshotShowsIt() throws FileServiceException {
        final FileNode file = addFile(root, "f");
        blocks.write(file, 0, BLOCK);
        tree.createSnapshot("s", 0);
        tree.remove(root, "f", 0);
        tree.drop(file);
        assertEquals(BLOCK, tree.usage().liveBytes());
        assertTrue(tree.lookup(".snapshots/s/f").required() instanceof FileNode);
        dropSnapshot("s");
        assertEquals(0, tree.usage().liveBytes());
    }

    @Test
    void shouldRelocateAPayloadInAllVersionsThatReferToIt() {
        final FileNode file = addFile(root, "f");
        final BlockLocation old = blocks.write(file, 0, BLOCK);
        tree.createSnapshot("s", 0);
        blocks.write(file, 1, BLOCK);
        final BlockLocation copy = blocks.append(BLOCK);
        assertTrue(relocate(file, 0, old, copy));
        final FileNode version = (FileNode) tree.version(file, tree.snapshot("s"));
        assertTrue(version.blocks().isAt(0, copy.segment(), copy.offset()));
        assertTrue(file.blocks().isAt(0, copy.segment(), copy.offset()));
        assertEquals(2L * BLOCK, tree.usage().liveBytes());
    }

    @Test
    void shouldHideARemovedSnapshotAndKeepItUntilItIsDropped() throws FileServiceException {
        tree.createSnapshot("s", 0);
        final Snapshot snapshot = tree.snapshot("s");
        tree.removeSnapshot(snapshot, 0);
        assertNull(tree.snapshot("s"));
        assertNull(tree.lookup(".snapshots/s").node());
        assertEquals(List.of(snapshot), tree.snapshots());
        tree.createSnapshot("s", 0);
        assertEquals(2, tree.snapshots().size());
        assertEquals(snapshot.epoch() + 1, tree.snapshot("s").epoch());
        tree.dropSnapshot(snapshot);
        assertEquals(List.of(tree.snapshot("s")), tree.snapshots());
    }

    @Test
    void shouldGiveVersionsInSnapshotsIdsOfTheirOwn() {
        tree.createSnapshot("one", 0);
        tree.createSnapshot("two", 0);
        final long one = FileTree.idIn(tree.snapshot("one"), FileTree.MAX_ID);
        final long two = FileTree.idIn(tree.snapshot("two"), FileTree.ROOT_ID);
        assertTrue(one > FileTree.MAX_ID);
        assertTrue(two > one);
        assertTrue(FileTree.idIn(new Snapshot(FileTree.MAX_EPOCH, "last", 0), FileTree.MAX_ID) > two, "overflow");
    }

    private FileNode addFile(final DirectoryNode parent, final String name) {
        return tree.addFile(parent, utf8(name), tree.nextId(), 0);
    }

    private DirectoryNode addDirectory(final DirectoryNode parent, final String name) {
        return tree.addDirectory(parent, utf8(name), tree.nextId(), 0);
    }

    private void dropSnapshot(final String name) {
        final Snapshot snapshot = tree.snapshot(name);
        tree.removeSnapshot(snapshot, 0);
        tree.dropSnapshot(snapshot);
    }

    private boolean relocate(final FileNode file, final long block, final BlockLocation old, final BlockLocation copy) {
        return tree.payloads()
                .relocate(
                        file.id(),
                        block,
                        old.segment(),
                        old.offset(),
                        PackedBlockLocation.segmentWord(copy),
                        PackedBlockLocation.rangeWord(copy));
    }
}
