package io.github.galefs.store.tree;

/**
 * What is written down of a file or directory, beside its blocks or entries.
 *
 * @param directory          whether it is a directory.
 * @param id                 of it.
 * @param epoch              in which it became so.
 * @param permissions        POSIX's permission bits.
 * @param size               in bytes.
 * @param version            number of its last change.
 * @param modificationMillis time of its last change.
 */
public record NodeState(
        boolean directory, long id, int epoch, int permissions, long size, long version, long modificationMillis) {
    /**
     * State of a node.
     *
     * @param node the node.
     * @return its state now.
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
     * A node in this state, without blocks or entries.
     *
     * @param parent of it; null if it is not wanted.
     * @return the node.
     */
    public Node newNode(final DirectoryNode parent) {
        final Node node = directory
                ? new DirectoryNode(id, parent, epoch, modificationMillis)
                : new FileNode(id, epoch, modificationMillis);
        applyTo(node);
        return node;
    }

    void applyTo(final Node node) {
        switch (node) {
            case FileNode file -> file.change(version, size, modificationMillis);
            case DirectoryNode root -> root.setVersion(version);
        }
        node.setAttributes(permissions, modificationMillis);
        node.setEpoch(epoch);
    }
}
