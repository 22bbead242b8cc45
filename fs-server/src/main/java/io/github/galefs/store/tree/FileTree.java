package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** All names of a store, from its root. */
public final class FileTree {
    /** Id of the root, which every store has from the beginning. */
    public static final long ROOT_ID = 1;

    private final DirectoryNode root;
    private long lastId = ROOT_ID;

    /**
     * A tree that has only its root.
     *
     * @param timeMillis modification time of the root.
     */
    public FileTree(final long timeMillis) {
        root = new DirectoryNode(ROOT_ID, null, timeMillis);
    }

    /**
     * The root.
     *
     * @return the directory that is its own parent.
     */
    public DirectoryNode root() {
        return root;
    }

    /**
     * An id that was never given before.
     *
     * @return the id that the next file or directory must have.
     */
    public long nextId() {
        return lastId + 1;
    }

    /**
     * Follows a path.
     *
     * @param path from the root, with or without a slash in front.
     * @return where it led; its last name need not exist, all before it must.
     * @throws FileServiceException ENOENT, also for the empty path; ENOTDIR, also for a file with a slash behind it;
     *     ENAMETOOLONG; EINVAL for a NUL character, and for half a surrogate pair.
     */
    public Lookup lookup(final String path) throws FileServiceException {
        PathRules.requirePath(path);
        DirectoryNode parent = root;
        String name = ".";
        Node node = root;
        int from = 0;
        while (from < path.length()) {
            final int slash = path.indexOf('/', from);
            final int to = slash < 0 ? path.length() : slash;
            if (to > from) {
                parent = requireDirectory(node, path, name);
                name = path.substring(from, to);
                PathRules.requireName(name);
                node = parent.child(name);
            }
            from = to + 1;
        }
        if (node instanceof FileNode && path.endsWith("/")) {
            throw new FileServiceException(PosixError.ENOTDIR, "\"" + path + "\"");
        }
        return new Lookup(path, parent, name, node);
    }

    /**
     * Adds a file.
     *
     * @param parent     gets the name, which it must not have.
     * @param name       of the file.
     * @param id         from {@link #nextId}, or from a record of a time when it was.
     * @param timeMillis when.
     * @return the file, empty.
     */
    public FileNode addFile(final DirectoryNode parent, final String name, final long id, final long timeMillis) {
        final FileNode file = new FileNode(id, timeMillis);
        add(parent, name, file, timeMillis);
        return file;
    }

    /**
     * Adds a directory.
     *
     * @param parent     gets the name, which it must not have.
     * @param name       of the directory.
     * @param id         from {@link #nextId}, or from a record of a time when it was.
     * @param timeMillis when.
     * @return the directory, empty.
     */
    public DirectoryNode addDirectory(
            final DirectoryNode parent, final String name, final long id, final long timeMillis) {
        final DirectoryNode directory = new DirectoryNode(id, parent, timeMillis);
        add(parent, name, directory, timeMillis);
        return directory;
    }

    /**
     * Whether a name may be removed as a file's.
     *
     * @param lookup of the name.
     * @throws FileServiceException ENOENT; EISDIR.
     */
    public void requireUnlinkable(final Lookup lookup) throws FileServiceException {
        if (lookup.required() instanceof DirectoryNode) {
            throw lookup.error(PosixError.EISDIR);
        }
    }

    /**
     * Whether a name may be removed as a directory's.
     *
     * @param lookup of the name.
     * @throws FileServiceException ENOENT; ENOTDIR; EBUSY for the root; EINVAL for a path that ends in {@code .};
     *     ENOTEMPTY.
     */
    public void requireRemovableDirectory(final Lookup lookup) throws FileServiceException {
        final Node node = lookup.required();
        if (node instanceof FileNode) {
            throw lookup.error(PosixError.ENOTDIR);
        }
        if (node == root) {
            throw lookup.error(PosixError.EBUSY);
        }
        if (lookup.name().equals(".")) {
            throw lookup.error(PosixError.EINVAL);
        }
        if (node instanceof DirectoryNode directory && !directory.isEmpty()) {
            throw lookup.error(PosixError.ENOTEMPTY);
        }
    }

    /**
     * Removes a name. A file stays with those who hold it.
     *
     * @param parent     has the name.
     * @param name       in it.
     * @param timeMillis when.
     */
    public void remove(final DirectoryNode parent, final String name, final long timeMillis) {
        if (parent.child(name) instanceof FileNode file) {
            file.removeName();
        }
        parent.remove(name, timeMillis);
    }

    /**
     * Whether a name may be given up for another.
     *
     * @param from the old name.
     * @param to   the new name.
     * @throws FileServiceException what {@link io.github.galefs.file.FileService#rename} says.
     */
    public void requireRenamable(final Lookup from, final Lookup to) throws FileServiceException {
        final Node node = from.required();
        requireOrdinaryName(from);
        requireOrdinaryName(to);
        if (node instanceof DirectoryNode directory) {
            if (directory != to.node() && to.parent().isWithin(directory)) {
                throw to.error(PosixError.EINVAL);
            }
            if (to.node() instanceof FileNode) {
                throw to.error(PosixError.ENOTDIR);
            }
        } else if (to.node() instanceof DirectoryNode) {
            throw to.error(PosixError.EISDIR);
        } else if (to.wantsDirectory()) {
            throw to.error(PosixError.ENOTDIR);
        }
        if (node != to.node() && to.node() instanceof DirectoryNode replaced && !replaced.isEmpty()) {
            throw to.error(PosixError.ENOTEMPTY);
        }
    }

    /**
     * Gives a file or directory another name. What had it is removed.
     *
     * @param oldParent  has the old name.
     * @param oldName    in it.
     * @param newParent  gets the new name.
     * @param newName    in it.
     * @param node       the file or directory.
     * @param timeMillis when.
     */
    public void rename(
            final DirectoryNode oldParent,
            final String oldName,
            final DirectoryNode newParent,
            final String newName,
            final Node node,
            final long timeMillis) {
        if (newParent.child(newName) != null) {
            remove(newParent, newName, timeMillis);
        }
        oldParent.remove(oldName, timeMillis);
        newParent.add(newName, node, timeMillis);
        if (node instanceof DirectoryNode directory) {
            directory.moveTo(newParent);
        }
    }

    /**
     * Sets permissions and modification time.
     *
     * @param node               the file or directory.
     * @param permissions        POSIX's permission bits.
     * @param modificationMillis milliseconds since 1970-01-01T00:00Z.
     */
    public void setAttributes(final Node node, final int permissions, final long modificationMillis) {
        switch (node) {
            case FileNode file -> file.setAttributes(permissions, modificationMillis);
            case DirectoryNode directory -> directory.setAttributes(permissions, modificationMillis);
        }
    }

    /**
     * Counts everything that has a name.
     *
     * @return the counts now.
     */
    public Usage usage() {
        return usage(root);
    }

    /**
     * What a tree holds.
     *
     * @param nodes     files and directories.
     * @param allocated bytes of payload of the files.
     */
    public record Usage(long nodes, long allocated) {}

    private static Usage usage(final Node node) {
        return switch (node) {
            case FileNode file -> new Usage(1, file.blocks().allocated());
            case DirectoryNode directory -> {
                long nodes = 1;
                long allocated = 0;
                for (final Node child : directory.children()) {
                    final Usage below = usage(child);
                    nodes += below.nodes();
                    allocated += below.allocated();
                }
                yield new Usage(nodes, allocated);
            }
        };
    }

    /** The root has no name, and the names {@code .} and {@code ..} are no one's to give or take. */
    private void requireOrdinaryName(final Lookup lookup) throws FileServiceException {
        if (lookup.node() == root) {
            throw lookup.error(PosixError.EBUSY);
        }
        if (lookup.name().equals(".") || lookup.name().equals("..")) {
            throw lookup.error(PosixError.EINVAL);
        }
    }

    private void add(final DirectoryNode parent, final String name, final Node node, final long timeMillis) {
        parent.add(name, node, timeMillis);
        lastId = Math.max(lastId, node.id());
    }

    private static DirectoryNode requireDirectory(final Node node, final String path, final String name)
            throws FileServiceException {
        return switch (node) {
            case null -> throw new FileServiceException(PosixError.ENOENT, "\"" + name + "\" of \"" + path + "\"");
            case FileNode file ->
                throw new FileServiceException(
                        PosixError.ENOTDIR, "\"" + name + "\" (file " + file.id() + ") of \"" + path + "\"");
            case DirectoryNode directory -> directory;
        };
    }
}
