package io.github.galefs.store.tree;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Checks that POSIX, and the snapshots, which are read-only, allow a change of a name. Changes nothing. */
public final class ChangeRules {
    private ChangeRules() {}

    /**
     * Requires that a name can be removed as a file's.
     *
     * @param lookup lookup of the name.
     * @throws FileServiceException ENOENT; EISDIR; EROFS.
     */
    public static void requireUnlinkable(final Lookup lookup) throws FileServiceException {
        if (lookup.required() instanceof DirectoryNode) {
            throw lookup.error(PosixError.EISDIR);
        }
        requireWritable(lookup);
    }

    /**
     * Requires that a name can be removed as a directory's.
     *
     * @param lookup lookup of the name.
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
     * Requires that a file or directory can be renamed.
     *
     * @param from lookup of the old name.
     * @param to   lookup of the new name.
     * @throws FileServiceException as {@link FileService#rename}.
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
     * Requires that a file or directory can be changed or created.
     *
     * @param lookup lookup of its path.
     * @throws FileServiceException EROFS in the directory of the snapshots.
     */
    public static void requireWritable(final Lookup lookup) throws FileServiceException {
        if (lookup.snapshot() != null || lookup.inSnapshots() || isSnapshotsDirectory(lookup.node())) {
            throw lookup.error(PosixError.EROFS);
        }
    }

    /**
     * Requires that a name is valid for a snapshot.
     *
     * @param name the name.
     * @throws FileServiceException EINVAL; ENAMETOOLONG.
     */
    public static void requireSnapshotName(final String name) throws FileServiceException {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            throw new FileServiceException(PosixError.EINVAL, "\"" + name + "\" is not a valid snapshot name");
        }
        PathRules.requirePath(name);
        PathRules.requireName(name);
    }

    /** Requires a name that can be given and removed: not the root, which has none, nor {@code .} or {@code ..}. */
    private static void requireOrdinaryName(final Lookup lookup) throws FileServiceException {
        if (isRoot(lookup)) {
            throw lookup.error(PosixError.EBUSY);
        }
        if (lookup.name().equals(".") || lookup.name().equals("..")) {
            throw lookup.error(PosixError.EINVAL);
        }
    }

    /** Returns whether a path led to the root as it is now. The root of a snapshot is an ordinary directory. */
    private static boolean isRoot(final Lookup lookup) {
        return lookup.snapshot() == null
                && lookup.node() != null
                && lookup.node().id() == FileTree.ROOT_ID;
    }

    private static boolean isSnapshotsDirectory(final Node node) {
        return node != null && node.id() == FileTree.SNAPSHOTS_ID;
    }
}
