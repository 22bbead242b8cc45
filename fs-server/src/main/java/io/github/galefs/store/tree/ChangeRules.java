package io.github.galefs.store.tree;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** What POSIX lets be done to a name, and what snapshots do not. Nothing is changed here. */
public final class ChangeRules {
    private ChangeRules() {}

    /**
     * Whether a name may be removed as a file's.
     *
     * @param lookup of the name.
     * @throws FileServiceException ENOENT; EISDIR; EROFS.
     */
    public static void requireUnlinkable(final Lookup lookup) throws FileServiceException {
        if (lookup.required() instanceof DirectoryNode) {
            throw lookup.error(PosixError.EISDIR);
        }
        requireWritable(lookup);
    }

    /**
     * Whether a name may be removed as a directory's.
     *
     * @param lookup of the name.
     * @throws FileServiceException ENOENT; ENOTDIR; EBUSY for the root; EINVAL for a path that ends in {@code .};
     *     EROFS; ENOTEMPTY.
     */
    public static void requireRemovableDirectory(final Lookup lookup) throws FileServiceException {
        final Node node = lookup.required();
        if (node instanceof FileNode) {
            throw lookup.error(PosixError.ENOTDIR);
        }
        if (isRoot(lookup)) {
            throw lookup.error(PosixError.EBUSY);
        }
        if (lookup.name().equals(".")) {
            throw lookup.error(PosixError.EINVAL);
        }
        requireWritable(lookup);
        if (node instanceof DirectoryNode directory && !directory.isEmpty()) {
            throw lookup.error(PosixError.ENOTEMPTY);
        }
    }

    /**
     * Whether a name may be given up for another.
     *
     * @param from the old name.
     * @param to   the new name.
     * @throws FileServiceException what {@link io.github.galefs.file.FileService#rename} says.
     */
    public static void requireRenamable(final Lookup from, final Lookup to) throws FileServiceException {
        final Node node = from.required();
        requireOrdinaryName(from);
        requireOrdinaryName(to);
        requireWritable(from);
        requireWritable(to);
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
     * Whether what a path names may be changed, or made.
     *
     * @param lookup of the path.
     * @throws FileServiceException EROFS in the directory of the snapshots.
     */
    public static void requireWritable(final Lookup lookup) throws FileServiceException {
        if (lookup.snapshot() != null || lookup.inSnapshots() || isSnapshotsDirectory(lookup.node())) {
            throw lookup.error(PosixError.EROFS);
        }
    }

    /**
     * Requires that a snapshot may have a name.
     *
     * @param name the name.
     * @throws FileServiceException EINVAL; ENAMETOOLONG.
     */
    public static void requireSnapshotName(final String name) throws FileServiceException {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + name + "\" is no name of a snapshot");
        }
        PathRules.requirePath(name);
        PathRules.requireName(name);
    }

    /** The root has no name, and the names {@code .} and {@code ..} are no one's to give or take. */
    private static void requireOrdinaryName(final Lookup lookup) throws FileServiceException {
        if (isRoot(lookup)) {
            throw lookup.error(PosixError.EBUSY);
        }
        if (lookup.name().equals(".") || lookup.name().equals("..")) {
            throw lookup.error(PosixError.EINVAL);
        }
    }

    /** In a snapshot, the root is a directory as any other. */
    private static boolean isRoot(final Lookup lookup) {
        return lookup.snapshot() == null
                && lookup.node() != null
                && lookup.node().id() == FileTree.ROOT_ID;
    }

    private static boolean isSnapshotsDirectory(final Node node) {
        return node != null && node.id() == FileTree.SNAPSHOTS_ID;
    }
}
