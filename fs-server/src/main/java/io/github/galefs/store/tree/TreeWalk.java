package io.github.galefs.store.tree;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A cursor over all files and directories below the root of a tree: each directory comes before what it contains, and
 * the entries of a directory come in the order of their names. The tree must not change meanwhile.
 *
 * <p>Takes memory for one position a level, and no stack: neither the depth of a tree nor the size of a directory has a
 * bound that a recursion, or a list of entries, could rely on.
 */
public final class TreeWalk {
    private final SnapshotVersions versions;
    private final Snapshot snapshot;

    /** The directories on the way to {@link #node}, from the root, each with the position in it. */
    private final List<Level> levels = new ArrayList<>();

    private Node node;

    /** Whether to enter {@link #node} if it is a directory. */
    private boolean entering = true;

    /** Begins a walk through what a snapshot shows; null for the tree as it is now. */
    TreeWalk(final DirectoryNode root, final SnapshotVersions versions, final Snapshot snapshot) {
        this.versions = versions;
        this.snapshot = snapshot;
        node = versions.version(root, snapshot);
    }

    private record Level(DirectoryNode directory, DirectoryEntries.Cursor entries) {}

    /**
     * Advances to the next file or directory.
     *
     * @return false after the last one; then there is no current one.
     */
    public boolean next() {
        if (entering && node instanceof DirectoryNode directory) {
            levels.add(new Level(directory, directory.cursor()));
        }
        entering = true;
        while (!levels.isEmpty()) {
            final DirectoryEntries.Cursor entries = levels.getLast().entries();
            if (entries.next()) {
                node = versions.version(entries.node(), snapshot);
                return true;
            }
            levels.removeLast();
        }
        node = null;
        return false;
    }

    /** Leaves out what the current directory contains. */
    public void skipEntries() {
        entering = false;
    }

    /**
     * Returns the current file or directory.
     *
     * @return the node, in the version that is walked through.
     */
    public Node node() {
        return node;
    }

    /**
     * Returns the name of the current file or directory.
     *
     * @return the name in UTF-8, in an array of the tree's.
     */
    public byte[] name() {
        return levels.getLast().entries().name();
    }

    /**
     * Returns the directory that has the current name.
     *
     * @return the directory, in the version that is walked through.
     */
    public DirectoryNode directory() {
        return levels.getLast().directory();
    }

    /**
     * Returns the number of names in the current path.
     *
     * @return the number, from 1.
     */
    public int depth() {
        return levels.size();
    }

    /**
     * Returns the path of the current file or directory. Composed by each call.
     *
     * @return the path from the root, with a leading slash.
     */
    public String path() {
        final StringBuilder path = new StringBuilder();
        for (final Level level : levels) {
            path.append('/').append(new String(level.entries().name(), StandardCharsets.UTF_8));
        }
        return path.toString();
    }
}
