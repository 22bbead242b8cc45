package io.github.galefs.store.tree;

import static io.github.galefs.store.tree.TreeBlocks.BLOCK;
import static io.github.galefs.store.tree.TreeBlocks.utf8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.log.BlockLocation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/**
 * Random changes of a tree with snapshots, compared with maps. After each change, the live bytes of each segment must
 * be those of the payloads that any version refers to; at the end, a tree that is restored from the state of this one
 * must equal it.
 */
class FileTreeModelTest {
    private static final List<String> DIRECTORIES = List.of("", "d", "e");

    /** A change. A path is a directory of the above and one of a few names; blocks span two leaves. */
    sealed interface Change {
        record Write(String path, int block, int length) implements Change {}

        record Truncate(String path, int size) implements Change {}

        record SetPermissions(String path, int permissions) implements Change {}

        record Remove(String path, boolean open) implements Change {}

        record WriteUnnamed(int index, int block) implements Change {}

        record Close(int index) implements Change {}

        record Rename(String from, String to) implements Change {}

        record Relocate(String path, int block) implements Change {}

        record CreateSnapshot(String name) implements Change {}

        record RemoveSnapshot(String name) implements Change {}
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        final Arbitrary<String> paths = Arbitraries.of("a", "b", "d/a", "d/b", "e/a");
        final Arbitrary<String> snapshots = Arbitraries.of("s", "t", "u");
        final Arbitrary<Integer> blocks = Arbitraries.of(0, 1, 2, BlockTable.LEAF_BLOCKS, BlockTable.LEAF_BLOCKS + 1);
        final Arbitrary<Integer> lengths = Arbitraries.integers().between(1, BLOCK);
        final Arbitrary<Integer> sizes = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 3 * BLOCK),
                Arbitraries.integers().between(0, (BlockTable.LEAF_BLOCKS + 2) * BLOCK));
        final Arbitrary<Integer> indexes = Arbitraries.integers().between(0, 3);
        final Arbitrary<Change> writes =
                Combinators.combine(paths, blocks, lengths).as(Change.Write::new);
        final Arbitrary<Change> truncations = Combinators.combine(paths, sizes).as(Change.Truncate::new);
        final Arbitrary<Change> permissions = Combinators.combine(
                        paths, Arbitraries.integers().between(0, 0b111_111_111))
                .as(Change.SetPermissions::new);
        final Arbitrary<Change> removals =
                Combinators.combine(paths, Arbitraries.of(true, false)).as(Change.Remove::new);
        final Arbitrary<Change> unnamed = Combinators.combine(indexes, blocks).as(Change.WriteUnnamed::new);
        final Arbitrary<Change> renames = Combinators.combine(paths, paths).as(Change.Rename::new);
        final Arbitrary<Change> relocations = Combinators.combine(paths, blocks).as(Change.Relocate::new);
        return Arbitraries.frequencyOf(
                        Tuple.of(20, writes),
                        Tuple.of(4, truncations),
                        Tuple.of(1, permissions),
                        Tuple.of(4, removals),
                        Tuple.of(2, unnamed),
                        Tuple.of(2, indexes.map(Change.Close::new)),
                        Tuple.of(4, renames),
                        Tuple.of(4, relocations),
                        Tuple.of(4, snapshots.map(Change.CreateSnapshot::new)),
                        Tuple.of(3, snapshots.map(Change.RemoveSnapshot::new)))
                .list()
                .ofMaxSize(80);
    }

    @Property(tries = 500)
    void shouldAgreeWithAModel(@ForAll("changes") final List<Change> changes) throws FileServiceException {
        final Subject subject = new Subject();
        for (final Change change : changes) {
            subject.make(change);
            subject.assertUsage();
        }
        subject.assertViews(subject.tree);
        subject.closeAll();
        subject.assertUsage();
        final FileTree restored = TreeCopy.of(subject.tree);
        subject.assertViews(restored);
        assertEquals(TreeBlocks.liveBytes(subject.tree), TreeBlocks.liveBytes(restored));
        assertEquals(subject.tree.nextId(), restored.nextId());
        assertEquals(subject.tree.epoch(), restored.epoch());
        assertEquals(subject.tree.names(), restored.names());
    }

    /** A payload of the model, which versions share; a relocation changes it for all of them. */
    private static final class ModelPayload {
        private BlockLocation location;

        ModelPayload(final BlockLocation location) {
            this.location = location;
        }
    }

    /** A block of the model: a payload and how much of it is valid. */
    private record ModelBlock(ModelPayload payload, int validLength) {}

    /** A file of the model. */
    private static final class ModelFile {
        private final TreeMap<Long, ModelBlock> blocks;
        private long size;
        private int permissions = 0b110_100_100;

        ModelFile() {
            blocks = new TreeMap<>();
        }

        ModelFile(final ModelFile original) {
            blocks = new TreeMap<>(original.blocks);
            size = original.size;
            permissions = original.permissions;
        }

        void truncate(final long newSize) {
            final long block = newSize / BLOCK;
            final int length = (int) (newSize % BLOCK);
            blocks.tailMap(block, length == 0).clear();
            blocks.computeIfPresent(
                    block, (number, old) -> new ModelBlock(old.payload(), Math.min(old.validLength(), length)));
            size = newSize;
        }

        @Override
        public String toString() {
            final StringBuilder text = new StringBuilder("size " + size + ", permissions " + permissions);
            blocks.forEach((block, value) ->
                    text.append("; ").append(describe(block, value.payload().location, value.validLength())));
            return text.toString();
        }
    }

    private static String describe(final long block, final BlockLocation location, final int validLength) {
        return block + " at " + location + ", valid " + validLength;
    }

    private static String describe(final FileNode file) {
        final StringBuilder text = new StringBuilder("size " + file.size() + ", permissions " + file.permissions());
        file.blocks().forEach((block, segmentWord, rangeWord) -> {
            final BlockLocation location = new BlockLocation(
                    PackedBlockLocation.segment(segmentWord),
                    PackedBlockLocation.offset(rangeWord),
                    PackedBlockLocation.storedLength(rangeWord),
                    PackedBlockLocation.checksum(segmentWord));
            text.append("; ").append(describe(block, location, PackedBlockLocation.validLength(rangeWord)));
        });
        return text.toString();
    }

    /** A tree and its expected content. */
    private static final class Subject {
        private final FileTree tree = new FileTree(0);
        private final TreeBlocks blocks = new TreeBlocks(tree);
        private final List<FileNode> unnamed = new ArrayList<>();
        private final TreeMap<String, Map<String, ModelFile>> snapshots = new TreeMap<>();
        private final TreeMap<String, ModelFile> files = new TreeMap<>();

        Subject() {
            for (final String name : DIRECTORIES.subList(1, DIRECTORIES.size())) {
                tree.addDirectory(tree.root(), utf8(name), tree.nextId(), 0);
            }
        }

        void make(final Change change) throws FileServiceException {
            switch (change) {
                case Change.Write write -> write(write.path(), write.block(), write.length());
                case Change.Truncate truncate -> truncate(truncate.path(), truncate.size());
                case Change.SetPermissions set -> setPermissions(set.path(), set.permissions());
                case Change.Remove remove -> remove(remove.path(), remove.open());
                case Change.WriteUnnamed write -> {
                    if (write.index() < unnamed.size()) {
                        blocks.write(unnamed.get(write.index()), write.block(), BLOCK);
                    }
                }
                case Change.Close close -> {
                    if (close.index() < unnamed.size()) {
                        tree.drop(unnamed.remove(close.index()));
                    }
                }
                case Change.Rename rename -> rename(rename.from(), rename.to());
                case Change.Relocate relocate -> relocate(relocate.path(), relocate.block());
                case Change.CreateSnapshot create -> createSnapshot(create.name());
                case Change.RemoveSnapshot remove -> removeSnapshot(remove.name());
            }
        }

        void closeAll() {
            unnamed.forEach(tree::drop);
            unnamed.clear();
        }

        void assertUsage() {
            assertEquals(TreeBlocks.reachableBytes(tree, unnamed), TreeBlocks.liveBytes(tree));
        }

        void assertViews(final FileTree actual) throws FileServiceException {
            assertView(files, actual, "");
            for (final Map.Entry<String, Map<String, ModelFile>> snapshot : snapshots.entrySet()) {
                assertView(snapshot.getValue(), actual, ".snapshots/" + snapshot.getKey() + "/");
            }
            assertEquals(snapshots.size(), actual.snapshots().size());
        }

        private static void assertView(
                final Map<String, ModelFile> expected, final FileTree actual, final String prefix)
                throws FileServiceException {
            final Map<String, String> found = new TreeMap<>();
            for (final String directory : DIRECTORIES) {
                final Lookup lookup = actual.lookup(prefix + (directory.isEmpty() ? "." : directory));
                final DirectoryNode node = (DirectoryNode) lookup.required();
                node.forEachAfter(PathRules.NO_NAME, (name, child) -> {
                    if (actual.version(child, lookup.snapshot()) instanceof FileNode file) {
                        found.put(
                                (directory.isEmpty() ? "" : directory + "/") + new String(name, StandardCharsets.UTF_8),
                                describe(file));
                    }
                    return true;
                });
            }
            final Map<String, String> texts = new TreeMap<>();
            expected.forEach((path, file) -> texts.put(path, file.toString()));
            assertEquals(texts, found);
        }

        private void write(final String path, final int block, final int length) throws FileServiceException {
            final Lookup lookup = tree.lookup(path);
            final FileNode file = lookup.node() == null
                    ? tree.addFile(lookup.parent(), lookup.nameBytes(), tree.nextId(), 0)
                    : (FileNode) lookup.node();
            final BlockLocation location = blocks.write(file, block, length);
            final ModelFile model = files.computeIfAbsent(path, key -> new ModelFile());
            model.blocks.put((long) block, new ModelBlock(new ModelPayload(location), length));
            model.size = Math.max(model.size, (long) block * BLOCK + length);
        }

        private void truncate(final String path, final int size) throws FileServiceException {
            if (tree.lookup(path).node() instanceof FileNode file && size < file.size()) {
                blocks.setSize(file, size);
                files.get(path).truncate(size);
            }
        }

        private void setPermissions(final String path, final int permissions) throws FileServiceException {
            if (tree.lookup(path).node() instanceof FileNode file) {
                tree.setAttributes(file, permissions, 0);
                files.get(path).permissions = permissions;
            }
        }

        private void remove(final String path, final boolean open) throws FileServiceException {
            final Lookup lookup = tree.lookup(path);
            if (lookup.node() instanceof FileNode file) {
                tree.remove(lookup.parent(), lookup.name(), 0);
                files.remove(path);
                if (open) {
                    unnamed.add(file);
                } else {
                    tree.drop(file);
                }
            }
        }

        private void rename(final String from, final String to) throws FileServiceException {
            final Lookup source = tree.lookup(from);
            final Lookup target = tree.lookup(to);
            if (source.node() instanceof FileNode file && target.node() != file) {
                tree.rename(source.parent(), source.name(), target.parent(), target.name(), file, 0);
                if (target.node() instanceof FileNode replaced) {
                    tree.drop(replaced);
                }
                files.put(to, files.remove(from));
            }
        }

        private void relocate(final String path, final int block) {
            final ModelFile model = files.get(path);
            final ModelBlock known = model == null ? null : model.blocks.get((long) block);
            if (known == null) {
                return;
            }
            final BlockLocation old = known.payload().location;
            final BlockLocation appended = blocks.append(old.length());
            final BlockLocation copy =
                    new BlockLocation(appended.segment(), appended.offset(), old.length(), old.checksum());
            known.payload().location = copy;
            tree.payloads()
                    .relocate(
                            idOf(path),
                            block,
                            old.segment(),
                            old.offset(),
                            PackedBlockLocation.segmentWord(copy),
                            PackedBlockLocation.rangeWord(copy));
        }

        private long idOf(final String path) {
            try {
                return tree.lookup(path).required().id();
            } catch (final FileServiceException e) {
                throw new AssertionError(path, e);
            }
        }

        private void createSnapshot(final String name) {
            if (tree.snapshot(name) == null) {
                tree.createSnapshot(name, 0);
                final Map<String, ModelFile> copy = new TreeMap<>();
                files.forEach((path, file) -> copy.put(path, new ModelFile(file)));
                snapshots.put(name, copy);
            }
        }

        private void removeSnapshot(final String name) {
            final Snapshot snapshot = tree.snapshot(name);
            if (snapshot != null) {
                tree.removeSnapshot(snapshot, 0);
                tree.dropSnapshot(snapshot);
                snapshots.remove(name);
            }
        }
    }
}
