package io.github.galefs.store.tree;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Restores a tree from the records of a checkpoint. Unlike a change, a restored node keeps no version in a snapshot,
 * changes no directory's time, and is not counted in the usage of segments until {@link #recount}.
 */
public final class TreeRestorer {
    private static final byte[] NO_NAME = {};

    private final FileTree tree;

    /**
     * Creates a restorer.
     *
     * @param tree the tree to add to; new.
     */
    public TreeRestorer(final FileTree tree) {
        this.tree = tree;
    }

    /**
     * Restores the counters of ids and epochs.
     *
     * @param lastId last id that was given to a file or directory.
     * @param epoch  epoch of the changes that follow.
     */
    public void restoreCounters(final long lastId, final int epoch) {
        tree.useId(lastId);
        tree.versions().setEpoch(epoch);
    }

    /**
     * Restores a file or directory as it is now, without blocks or entries.
     *
     * @param parent its parent; null for the root.
     * @param name   its name in the parent, in UTF-8; the array belongs to the tree from now on.
     * @param state  its state.
     */
    public void restoreNode(final DirectoryNode parent, final byte[] name, final NodeState state) {
        if (state.id() == FileTree.ROOT_ID) {
            state.applyTo(tree.root());
            return;
        }
        tree.attach(parent, name, state.newNode(parent));
    }

    /**
     * Restores a version that a snapshot keeps, without blocks or entries.
     *
     * @param snapshot the snapshot.
     * @param state    state of the version.
     */
    public void restoreVersion(final Snapshot snapshot, final NodeState state) {
        snapshot.kept().put(state.id(), state.newNode(null));
        tree.useId(state.id());
    }

    /**
     * Restores a block.
     *
     * @param file        the file, in any version.
     * @param block       number of the block.
     * @param segmentWord first word of its location; see {@link PackedBlockLocation}.
     * @param rangeWord   second word.
     */
    public void restoreBlock(final FileNode file, final long block, final long segmentWord, final long rangeWord) {
        file.blocks().put(block, segmentWord, rangeWord);
    }

    /**
     * Restores an entry of a directory that a snapshot keeps.
     *
     * @param snapshot  the snapshot.
     * @param directory the version of the directory.
     * @param name      name of the entry.
     * @param childId   id of the file or directory.
     * @return false, with nothing restored, if the id exists neither now nor in this or a newer snapshot.
     */
    public boolean restoreChild(
            final Snapshot snapshot, final DirectoryNode directory, final String name, final long childId) {
        final Node current = tree.node(childId);
        final Node child = current == null ? tree.versions().firstKept(childId, snapshot) : current;
        if (child != null) {
            directory.add(name.getBytes(StandardCharsets.UTF_8), child);
        }
        return child != null;
    }

    /**
     * Keeps, in each snapshot, what its directories have and nothing else keeps: where the records of a version are
     * lost, an entry has got the current file or directory in its place, which may have been removed since.
     */
    public void keepEntriesOfSnapshots() {
        for (final Snapshot snapshot : tree.snapshots().reversed()) {
            final Deque<Node> unread = new ArrayDeque<>(snapshot.kept().values());
            while (!unread.isEmpty()) {
                if (unread.remove() instanceof DirectoryNode directory) {
                    directory.forEachAfter(NO_NAME, (_, child) -> {
                        if (tree.node(child.id()) == null && tree.versions().firstKept(child.id(), snapshot) == null) {
                            snapshot.kept().put(child.id(), child);
                            unread.add(child);
                        }
                        return true;
                    });
                }
            }
        }
    }

    /** Counts which payloads are in use, after everything was restored. */
    public void recount() {
        tree.payloads().recount(tree.root());
    }
}
