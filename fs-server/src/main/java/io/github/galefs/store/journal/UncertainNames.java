package io.github.galefs.store.journal;

import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.Node;
import io.github.galefs.store.tree.Snapshot;
import io.github.galefs.store.tree.TreeWalk;
import java.nio.charset.StandardCharsets;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.agrona.concurrent.UnsafeBuffer;

/** Names that a {@link SalvagePass} gives to files, directories and snapshots which may be wrong after a loss. */
final class UncertainNames {
    private static final String HOLDER = "after-record-";

    private final UnsafeBuffer buffer;
    private final RecordApplier applier;
    private final NameRecordFlyweight name;
    private final RenameRecordFlyweight rename;
    private final NodeRecordFlyweight node;
    private final BlocksRecordFlyweight blocks;

    /**
     * Creates the names of a tree.
     *
     * @param buffer  holds each record, from index 0.
     * @param applier applies the records to the tree.
     */
    UncertainNames(final UnsafeBuffer buffer, final RecordApplier applier) {
        this.buffer = buffer;
        this.applier = applier;
        name = new NameRecordFlyweight().wrap(buffer);
        rename = new RenameRecordFlyweight().wrap(buffer);
        node = new NodeRecordFlyweight().wrap(buffer);
        blocks = new BlocksRecordFlyweight().wrap(buffer);
    }

    /**
     * Moves what the root contains into one directory, and renames the snapshots that may be wrong.
     *
     * @param certain        snapshot that is not wrong; null if there is none.
     * @param certainThrough number of the last record before the first loss.
     * @param whole          whether the records have ended every checkpoint that they began with.
     */
    void mark(final Snapshot certain, final long certainThrough, final boolean whole) {
        final FileTree tree = applier.tree();
        for (final Snapshot snapshot : tree.snapshots()) {
            if (snapshot != certain && !DamagedName.isMarked(snapshot.name())) {
                tree.renameSnapshot(snapshot, DamagedName.of(snapshot.name(), used -> tree.snapshot(used) != null));
            }
        }
        final NavigableMap<String, Node> entries = entriesOf(tree);
        if (!whole && !entries.isEmpty() && entries.keySet().stream().allMatch(UncertainNames::isHolder)) {
            return; // Nothing but the checkpoint of an interrupted repair is left, which has marked everything.
        }
        final String free = DamagedName.of(HOLDER + certainThrough, entries::containsKey);
        final DirectoryNode root = tree.root();
        final long time = root.modificationMillis();
        final DirectoryNode holder =
                tree.addDirectory(root, free.getBytes(StandardCharsets.UTF_8), tree.nextId(), time);
        entries.forEach((entry, child) -> tree.rename(root, entry, holder, entry, child, time));
    }

    private static boolean isHolder(final String name) {
        return name.startsWith(HOLDER) && DamagedName.isMarked(name);
    }

    private static NavigableMap<String, Node> entriesOf(final FileTree tree) {
        final NavigableMap<String, Node> entries = new TreeMap<>();
        final TreeWalk walk = tree.walk(null);
        while (walk.next()) {
            entries.put(new String(walk.name(), StandardCharsets.UTF_8), walk.node());
            walk.skipEntries();
        }
        return entries;
    }

    /** Adds a name in the root for what the record in the buffer needs, if its creation is lost. */
    void adoptMissing(final MetaRecordType type) {
        final long nodeId = MetaRecordDescriptor.nodeId(buffer);
        switch (type) {
            case WRITE_BLOCK, SET_SIZE -> adoptFile(nodeId);
            case BLOCKS -> {
                if (blocks.snapshot() == NodeRecordFlyweight.NOT_KEPT) {
                    adoptFile(nodeId);
                }
            }
            case CREATE_FILE, MAKE_DIRECTORY -> adoptDirectory(name.parentId());
            case NODE -> {
                if (node.snapshot() == NodeRecordFlyweight.NOT_KEPT && nodeId != FileTree.ROOT_ID) {
                    adoptDirectory(node.parentId());
                }
            }
            case RENAME -> adoptDirectory(rename.newParentId());
            case null, default -> {
                // Other records need nothing that could be adopted.
            }
        }
    }

    private void adoptFile(final long id) {
        final FileTree tree = applier.tree();
        if (tree.node(id) == null) {
            tree.addFile(tree.root(), adoptedName(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    private void adoptDirectory(final long id) {
        final FileTree tree = applier.tree();
        if (tree.node(id) == null) {
            tree.addDirectory(tree.root(), adoptedName(id), id, MetaRecordDescriptor.timeMillis(buffer));
        }
    }

    /** Returns a name in the root that is not used: a user may have chosen any. */
    private byte[] adoptedName(final long id) {
        final DirectoryNode root = applier.tree().root();
        return DamagedName.of("lost-" + id, used -> root.child(used) != null).getBytes(StandardCharsets.UTF_8);
    }
}
