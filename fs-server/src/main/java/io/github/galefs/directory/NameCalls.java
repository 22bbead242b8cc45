package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;

/**
 * The calls by name. Safe for use by several threads. The kernel decides about each change: what is looked at before
 * gives an error its reason, and may have changed since.
 */
final class NameCalls {
    private final Tree tree;
    private final FileVersions versions;
    private final UnsyncedNames names;
    private final Statuses statuses;

    NameCalls(final Tree tree, final FileVersions versions, final UnsyncedNames names) {
        this.tree = tree;
        this.versions = versions;
        this.names = names;
        statuses = new Statuses(versions);
    }

    FileStatus stat(final String path) throws FileServiceException {
        return tree.beneath(path, root -> {
            try (Tree.Found found = tree.find(root, tree.place(root, path))) {
                return statuses.ofFound(found);
            }
        });
    }

    void makeDirectory(final String path) throws FileServiceException {
        tree.beneath(path, root -> {
            final Place place = tree.place(root, path);
            if (place.isRoot() || place.endsInDots()) {
                tree.find(root, place).close();
                throw refusal(PosixError.EEXIST, place);
            }
            try (Tree.Found parent = tree.findParent(root, place)) {
                DirectoryCalls.makeDirectory(parent.descriptor(), place.name());
                names.add(place.parent(), parent.attributes());
            }
            return null;
        });
    }

    void unlink(final String path) throws FileServiceException {
        tree.beneath(path, root -> {
            final Place place = tree.place(root, path);
            if (place.isRoot()) {
                throw refusal(PosixError.EISDIR, place);
            }
            if (place.wantsDirectory()) {
                tree.find(root, place).close();
                throw refusal(PosixError.EISDIR, place);
            }
            try (Tree.Found parent = tree.findParent(root, place);
                    Tree.Found found = Tree.findName(parent, place.name())) {
                if (found.isDirectory()) {
                    throw refusal(PosixError.EISDIR, place);
                }
                unlink(parent, found, place.name());
            }
            return null;
        });
    }

    private void unlink(final Tree.Found parent, final Tree.Found found, final byte[] name)
            throws SystemCallException, FileServiceException {
        names.noteDevice(parent.attributes().device());
        final VersionedFile known = versions.acquireKnown(found.key());
        if (known == null) {
            DirectoryCalls.unlink(parent.descriptor(), name);
            return;
        }
        try {
            known.keep(found.descriptor(), _ -> DirectoryCalls.unlink(parent.descriptor(), name));
        } finally {
            versions.release(known);
        }
    }

    void removeDirectory(final String path) throws FileServiceException {
        tree.beneath(path, root -> {
            final Place place = tree.place(root, path);
            if (place.isRoot()) {
                throw refusal(PosixError.EBUSY, place);
            }
            if (place.ending() == PathNames.Ending.SELF) {
                tree.find(root, place).close();
                throw refusal(PosixError.EINVAL, place);
            }
            try (Tree.Found parent = tree.findParent(root, place)) {
                names.noteDevice(parent.attributes().device());
                DirectoryCalls.removeDirectory(parent.descriptor(), place.name());
            } catch (final SystemCallException e) {
                throw notEmpty(place, e);
            }
            return null;
        });
    }

    /** Removes what has a name: of a link, the link. */
    void remove(final String path) throws FileServiceException {
        final boolean isDirectory = tree.beneath(path, root -> {
            final Place place = tree.place(root, path);
            if (place.isRoot() || place.wantsDirectory()) {
                try (Tree.Found found = tree.find(root, place)) {
                    return found.isDirectory();
                }
            }
            try (Tree.Found parent = tree.findParent(root, place);
                    Tree.Found found = Tree.findName(parent, place.name())) {
                return found.isDirectory();
            }
        });
        if (isDirectory) {
            removeDirectory(path);
        } else {
            unlink(path);
        }
    }

    void rename(final String from, final String to) throws FileServiceException {
        tree.beneath(from, root -> {
            final Place source = tree.place(root, from);
            final Place target = placeOfTarget(root, to);
            requireName(root, source);
            try (Tree.Found parent = tree.findParent(root, source);
                    Tree.Found found = Tree.findName(parent, source.name())) {
                requireDirectory(source, found);
                rename(root, parent, found, source, target);
            }
            return null;
        });
    }

    /** Finds where a rename leads; a failure names the new path, not the old one. */
    private Place placeOfTarget(final OpenInode root, final String to) throws FileServiceException {
        try {
            return tree.place(root, to);
        } catch (final SystemCallException e) {
            throw SystemFailures.ofPath(PathNames.shown(to), e);
        }
    }

    private void rename(
            final OpenInode root,
            final Tree.Found parent,
            final Tree.Found found,
            final Place source,
            final Place target)
            throws FileServiceException {
        try (Tree.Found targetParent = tree.findParent(root, target)) {
            requireName(root, target);
            requireDirectory(target, found);
            requireReplaceable(targetParent, target, found);
            move(parent, source, targetParent, target, found);
            names.add(source.parent(), parent.attributes());
            names.add(target.parent(), targetParent.attributes());
            if (found.isDirectory()) {
                names.addUnknown();
            }
        } catch (final SystemCallException e) {
            throw notEmpty(target, e);
        }
    }

    private void move(
            final Tree.Found parent,
            final Place source,
            final Tree.Found targetParent,
            final Place target,
            final Tree.Found found)
            throws SystemCallException, FileServiceException {
        final VersionedFile.Change change = _ -> rename(parent, source.name(), targetParent, target);
        if (found.attributes().kind() != FileAttributes.Kind.FILE) {
            change.make(found.descriptor());
            return;
        }
        final VersionedFile file = versions.acquire(found.key());
        try {
            file.keep(found.descriptor(), change);
        } finally {
            versions.release(file);
        }
    }

    /** Renames; throws EXDEV for a name on another file system. */
    private static void rename(
            final Tree.Found parent, final byte[] name, final Tree.Found targetParent, final Place target)
            throws SystemCallException, FileServiceException {
        try {
            DirectoryCalls.rename(parent.descriptor(), name, targetParent.descriptor(), target.name());
        } catch (final SystemCallException e) {
            if (SystemFailures.is(e, PosixError.EXDEV)) {
                throw SystemFailures.of(PathNames.shown(target.path()), e);
            }
            throw e;
        }
    }

    /** Linux says ENOTEMPTY for a file onto a directory above it. */
    private static void requireReplaceable(final Tree.Found targetParent, final Place target, final Tree.Found found)
            throws SystemCallException, FileServiceException {
        if (found.isDirectory()) {
            return;
        }
        try (Tree.Found replaced = Tree.findName(targetParent, target.name())) {
            if (replaced.isDirectory()) {
                throw refusal(PosixError.EISDIR, target);
            }
        } catch (final SystemCallException e) {
            if (!SystemFailures.is(e, PosixError.ENOENT)) {
                throw e;
            }
        }
    }

    void setPermissions(final String path, final int permissions) throws FileServiceException {
        final VersionedFile.Change change = open -> {
            Statuses.requirePermissions(PathNames.shown(path), permissions);
            open.setPermissions(permissions);
        };
        setAttribute(path, change, (file, open) -> file.setAttribute(open, change));
    }

    void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        final VersionedFile.Change change = open -> open.setModificationMillis(modificationMillis);
        setAttribute(path, change, (file, open) -> file.setTime(open, change));
    }

    /** A change of a file's attributes and of its number. */
    @FunctionalInterface
    private interface FileChange {
        void make(VersionedFile file, OpenInode open) throws SystemCallException, FileServiceException;
    }

    private void setAttribute(
            final String path, final VersionedFile.Change directoryChange, final FileChange fileChange)
            throws FileServiceException {
        tree.beneath(path, root -> {
            try (Tree.Found found = tree.find(root, tree.place(root, path))) {
                names.noteDevice(found.attributes().device());
                if (found.isDirectory()) {
                    directoryChange.make(found.descriptor());
                    return null;
                }
                final VersionedFile file = versions.acquire(found.key());
                try {
                    fileChange.make(file, found.descriptor());
                } finally {
                    versions.release(file);
                }
            }
            return null;
        });
    }

    /** Requires a last name that can be changed; throws EBUSY for the root, and EINVAL for {@code .} and {@code ..}. */
    private void requireName(final OpenInode root, final Place place) throws SystemCallException, FileServiceException {
        if (place.isRoot()) {
            throw refusal(PosixError.EBUSY, place);
        }
        if (place.endsInDots()) {
            tree.find(root, place).close();
            throw refusal(PosixError.EINVAL, place);
        }
    }

    private static void requireDirectory(final Place place, final Tree.Found found) throws FileServiceException {
        if (place.wantsDirectory() && !found.isDirectory()) {
            throw refusal(PosixError.ENOTDIR, place);
        }
    }

    /** File systems may say EEXIST for a directory that has entries. */
    private static FileServiceException notEmpty(final Place place, final SystemCallException failure) {
        return SystemFailures.is(failure, PosixError.EEXIST)
                ? refusal(PosixError.ENOTEMPTY, place)
                : SystemFailures.ofPath(PathNames.shown(place.path()), failure);
    }

    private static FileServiceException refusal(final PosixError error, final Place place) {
        return new FileServiceException(error, PathNames.shown(place.path()));
    }
}
