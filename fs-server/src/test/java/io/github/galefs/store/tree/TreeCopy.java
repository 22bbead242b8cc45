package io.github.galefs.store.tree;

import static io.github.galefs.store.tree.TreeBlocks.utf8;

import java.nio.charset.StandardCharsets;

/** Restores a tree from the state of another one, in the order of a checkpoint's records. */
final class TreeCopy {
    private final FileTree original;
    private final FileTree copy = new FileTree(0);
    private final TreeRestorer restorer = new TreeRestorer(copy);

    private TreeCopy(final FileTree original) {
        this.original = original;
    }

    static FileTree of(final FileTree original) {
        return new TreeCopy(original).restore();
    }

    private FileTree restore() {
        restorer.restoreCounters(original.nextId() - 1, original.epoch());
        for (final Snapshot snapshot : original.snapshots()) {
            copy.addSnapshot(snapshot.epoch(), snapshot.name(), snapshot.timeMillis());
        }
        restorer.restoreNode(null, utf8(""), NodeState.of(original.root()));
        restoreNames();
        for (final Snapshot snapshot : original.snapshots()) {
            for (final Node node : snapshot.kept().values()) {
                restorer.restoreVersion(copy.snapshot(snapshot.name()), NodeState.of(node));
                if (node instanceof FileNode file) {
                    restoreBlocks(file, (FileNode)
                            copy.snapshot(snapshot.name()).kept().get(node.id()));
                }
            }
        }
        for (final Snapshot snapshot : original.snapshots()) {
            for (final Node node : snapshot.kept().values()) {
                if (node instanceof DirectoryNode directory) {
                    restoreKeptEntries(snapshot, directory);
                }
            }
        }
        restorer.recount();
        return copy;
    }

    private void restoreNames() {
        final TreeWalk walk = original.walk(null);
        while (walk.next()) {
            final DirectoryNode parent =
                    (DirectoryNode) copy.node(walk.directory().id());
            restorer.restoreNode(parent, walk.name().clone(), NodeState.of(walk.node()));
            if (walk.node() instanceof FileNode file) {
                restoreBlocks(file, (FileNode) copy.node(file.id()));
            }
        }
    }

    private void restoreBlocks(final FileNode from, final FileNode to) {
        from.blocks()
                .forEach((block, segmentWord, rangeWord) -> restorer.restoreBlock(to, block, segmentWord, rangeWord));
    }

    private void restoreKeptEntries(final Snapshot snapshot, final DirectoryNode directory) {
        final Snapshot target = copy.snapshot(snapshot.name());
        directory.forEachAfter(PathRules.NO_NAME, (name, node) -> {
            final boolean restored = restorer.restoreChild(
                    target,
                    (DirectoryNode) target.kept().get(directory.id()),
                    new String(name, StandardCharsets.UTF_8),
                    node.id());
            if (!restored) {
                throw new AssertionError("no node " + node.id() + " in snapshot " + snapshot.name());
            }
            return true;
        });
    }
}
