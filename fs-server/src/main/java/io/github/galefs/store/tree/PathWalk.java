package io.github.galefs.store.tree;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.ArrayDeque;
import java.util.Deque;

/** Resolves one path, name by name, from the root of a tree. */
final class PathWalk {
    private static final String SNAPSHOTS_NAME = FileService.SNAPSHOTS.substring(1);

    private final DirectoryNode root;
    private final DirectoryNode snapshotsDirectory;
    private final SnapshotVersions versions;
    private final String path;
    private DirectoryNode parent;
    private String name = ".";
    private Node node;

    /** The snapshot that the walk is in, or null. */
    private Snapshot snapshot;

    /** Directories of the snapshot on the way to {@link #node}: the version of a directory has no parent. */
    private final Deque<DirectoryNode> trail = new ArrayDeque<>(0);

    PathWalk(
            final DirectoryNode root,
            final DirectoryNode snapshotsDirectory,
            final SnapshotVersions versions,
            final String path) {
        this.root = root;
        this.snapshotsDirectory = snapshotsDirectory;
        this.versions = versions;
        this.path = path;
        parent = root;
        node = root;
    }

    /** Follows the path to its end; see {@link FileTree#lookup}. */
    Lookup follow() throws FileServiceException {
        PathRules.requirePath(path);
        int from = 0;
        while (from < path.length()) {
            final int slash = path.indexOf('/', from);
            final int to = slash < 0 ? path.length() : slash;
            if (to > from) {
                step(path.substring(from, to));
            }
            from = to + 1;
        }
        if (node instanceof FileNode && path.endsWith("/")) {
            throw new FileServiceException(PosixError.ENOTDIR, "\"" + path + "\"");
        }
        return new Lookup(path, parent, name, node, snapshot, parent == snapshotsDirectory);
    }

    private void step(final String next) throws FileServiceException {
        parent = requireDirectory();
        name = next;
        PathRules.requireName(name);
        switch (name) {
            case "." -> node = parent;
            case ".." -> toParent();
            default -> toChild();
        }
    }

    private void toParent() {
        if (snapshot == null) {
            node = parent.parent();
        } else if (trail.isEmpty()) {
            snapshot = null;
            node = snapshotsDirectory;
        } else {
            node = trail.pop();
        }
    }

    private void toChild() {
        if (parent == snapshotsDirectory) {
            snapshot = versions.find(name);
            node = snapshot == null ? null : versions.version(root, snapshot);
        } else if (parent == root && snapshot == null && name.equals(SNAPSHOTS_NAME)) {
            node = snapshotsDirectory;
        } else {
            node = parent.child(name);
            if (snapshot != null) {
                trail.push(parent);
                node = node == null ? null : versions.version(node, snapshot);
            }
        }
    }

    private DirectoryNode requireDirectory() throws FileServiceException {
        return switch (node) {
            case null -> throw new FileServiceException(PosixError.ENOENT, "\"" + name + "\" of \"" + path + "\"");
            case FileNode file ->
                throw new FileServiceException(
                        PosixError.ENOTDIR, "\"" + name + "\" (file " + file.id() + ") of \"" + path + "\"");
            case DirectoryNode directory -> directory;
        };
    }
}
