package io.github.galefs.store.tree;

/**
 * The state of a file or directory that a checkpoint records, apart from blocks and entries.
 *
 * @param directory          whether it is a directory.
 * @param id                 its id.
 * @param epoch              epoch of its last change.
 * @param permissions        POSIX's permission bits.
 * @param size               size in bytes; 0 for a directory.
 * @param version            its version.
 * @param modificationMillis modification time, in milliseconds since 1970-01-01T00:00Z.
 */
public record NodeState(
        boolean directory, long id, int epoch, int permissions, long size, long version, long modificationMillis) {
    /**
     * Returns the state of a node.
     *
     * @param node the node.
     * @return its current state.
     */
    public static NodeState of(final Node node) {
        final boolean directory = node instanceof DirectoryNode;
        final long size = node instanceof FileNode file ? file.size() : 0;
        return new NodeState(
                directory,
                node.id(),
                node.epoch(),
                node.permissions(),
                size,
                node.version(),
                node.modificationMillis());
    }

    /**
     * Creates a node in this state, without blocks or entries.
     *
     * @param parent parent of the node; null for a version that a snapshot keeps, whose parent is not used.
     * @return the node.
     */
    public Node newNode(final DirectoryNode parent) {
        final Node node = directory
                ? new DirectoryNode(id, parent, epoch, modificationMillis)
                : new FileNode(id, epoch, modificationMillis);
        applyTo(node);
        return node;
    }

    /** Sets the state of a node. */
    void applyTo(final Node node) {
        switch (node) {
            case FileNode file -> file.change(version, size, modificationMillis);
            case DirectoryNode target -> target.setVersion(version);
        }
        node.setAttributes(permissions, modificationMillis);
        node.setEpoch(epoch);
    }
}
