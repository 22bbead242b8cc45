package io.github.galefs.store.tree;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/**
 * Limits how deep directories lie; see {@link FileService#MAX_DEPTH}. The depth of a directory is the number of names
 * in its path. A tree that an earlier version has made deeper stays as it is, and cannot become deeper still.
 *
 * <p>A renamed directory takes all directories below it along. To find the deepest of them takes a walk, which is
 * avoided while an upper bound of all depths leaves enough room. The bound never decreases: it is raised by each rename
 * as if the renamed directory contained the deepest one.
 *
 * <p>Not thread-safe. Only the thread that changes the tree uses it.
 */
public final class DepthLimit {
    private static final int UNKNOWN = -1;

    private final DirectoryNode root;
    private final SnapshotVersions versions;

    /** Upper bound of the depths of all directories. Unknown before it is first needed. */
    private int deepest = UNKNOWN;

    DepthLimit(final DirectoryNode root, final SnapshotVersions versions) {
        this.root = root;
        this.versions = versions;
    }

    /**
     * Requires that a directory can be created.
     *
     * @param lookup lookup of its path.
     * @throws FileServiceException ENAMETOOLONG if it would lie too deep.
     */
    public void requireCreatable(final Lookup lookup) throws FileServiceException {
        final int depth = lookup.parent().depth() + 1;
        requireDepth(depth, lookup);
        if (deepest != UNKNOWN) {
            deepest = Math.max(deepest, depth);
        }
    }

    /**
     * Requires that a directory can be renamed with everything below it.
     *
     * @param directory the directory.
     * @param to        lookup of the new name.
     * @throws FileServiceException ENAMETOOLONG if the directory, or one below it, would lie too deep.
     */
    public void requireMovable(final DirectoryNode directory, final Lookup to) throws FileServiceException {
        final int newDepth = to.parent().depth() + 1;
        final int increase = newDepth - directory.depth();
        if (increase <= 0) {
            return;
        }
        if (deepest == UNKNOWN) {
            deepest = levelsBelow(root);
        }
        if (directory.hasDirectories() && deepest + increase <= FileService.MAX_DEPTH) {
            deepest += increase;
        } else {
            final int newDeepest = newDepth + levelsBelow(directory);
            requireDepth(newDeepest, to);
            deepest = Math.max(deepest, newDeepest);
        }
    }

    /** Returns the most directories that lie below one another, below a directory. */
    private int levelsBelow(final DirectoryNode top) {
        if (!top.hasDirectories()) {
            return 0;
        }
        final TreeWalk walk = new TreeWalk(top, versions, null);
        int levels = 0;
        while (walk.next()) {
            if (walk.node() instanceof DirectoryNode directory) {
                levels = Math.max(levels, walk.depth());
                if (!directory.hasDirectories()) {
                    walk.skipEntries();
                }
            }
        }
        return levels;
    }

    private static void requireDepth(final int depth, final Lookup lookup) throws FileServiceException {
        if (depth > FileService.MAX_DEPTH) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "\"" + PathRules.beginning(lookup.path()) + "\" would nest directories " + depth
                            + " deep, more than the limit of " + FileService.MAX_DEPTH);
        }
    }
}
