package io.github.galefs.directory;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.util.Set;

/** Opens and creates files. Safe for use by several threads. */
final class OpenCalls {
    /** Attempts while others create and remove the name. */
    private static final int MAX_ATTEMPTS = 100;

    private final Tree tree;
    private final OpenFiles files;
    private final FileVersions versions;
    private final UnsyncedNames names;
    private final FileMaps maps;
    private final boolean readsPastCache;

    OpenCalls(
            final Tree tree,
            final OpenFiles files,
            final FileVersions versions,
            final UnsyncedNames names,
            final FileMaps maps,
            final boolean readsPastCache) {
        this.tree = tree;
        this.files = files;
        this.versions = versions;
        this.names = names;
        this.maps = maps;
        this.readsPastCache = readsPastCache;
    }

    long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        requireConsistentOptions(path, options);
        files.reserve(path);
        boolean done = false;
        try {
            final OpenFile file = tree.beneath(path, root -> open(root, path, options));
            done = true;
            return file.number();
        } finally {
            if (!done) {
                files.cancel();
            }
        }
    }

    /** Opens an existing file, or creates it. Tries again if another process has created or removed it in between. */
    private OpenFile open(final OpenInode root, final String path, final Set<FileOpenOption> options)
            throws SystemCallException, FileServiceException {
        for (int i = 0; i < MAX_ATTEMPTS; i++) {
            final Place place = tree.place(root, path);
            try {
                return options.contains(FileOpenOption.EXCLUSIVE)
                        ? create(root, place, options)
                        : openExisting(root, place, options);
            } catch (final SystemCallException e) {
                if (!SystemFailures.is(e, PosixError.ENOENT) || !options.contains(FileOpenOption.CREATE)) {
                    throw e;
                }
            }
            try {
                return create(root, place, options);
            } catch (final SystemCallException e) {
                if (!SystemFailures.is(e, PosixError.EEXIST)) {
                    throw e;
                }
            }
        }
        throw new FileServiceException(
                PosixError.ENOENT,
                PathNames.shown(path) + " is a link to a file that does not exist; create that file by its own name");
    }

    private OpenFile openExisting(final OpenInode root, final Place place, final Set<FileOpenOption> options)
            throws SystemCallException, FileServiceException {
        try (Tree.Found found = tree.find(root, place)) {
            if (found.isDirectory()) {
                throw new FileServiceException(PosixError.EISDIR, PathNames.shown(place.path()));
            }
            return add(place, options, reopen(found.descriptor(), access(options)));
        }
    }

    /** Opens a file to be read past the page cache, if that is wanted and its file system can do it. */
    private OpenInode reopen(final OpenInode found, final Access access) throws SystemCallException {
        if (access != Access.READ || !readsPastCache) {
            return DirectoryCalls.reopen(found, access);
        }
        try {
            return DirectoryCalls.reopen(found, Access.DIRECT_READ);
        } catch (final SystemCallException e) {
            if (!SystemFailures.is(e, PosixError.EINVAL)) {
                throw e;
            }
            return DirectoryCalls.reopen(found, access);
        }
    }

    private OpenFile create(final OpenInode root, final Place place, final Set<FileOpenOption> options)
            throws SystemCallException, FileServiceException {
        if (place.wantsDirectory()) {
            throw refusalOfDirectory(root, place);
        }
        try (Tree.Found parent = tree.findParent(root, place)) {
            return add(place, options, create(parent, place, options));
        }
    }

    /** Creates a file, and notes its name. */
    private OpenInode create(final Tree.Found parent, final Place place, final Set<FileOpenOption> options)
            throws SystemCallException {
        final OpenInode created = DirectoryCalls.create(parent.descriptor(), place.name(), access(options));
        boolean done = false;
        try {
            names.add(place.parent(), parent.attributes());
            done = true;
            return created;
        } finally {
            if (!done) {
                created.close();
            }
        }
    }

    /** Returns why no file can be created by a path that must lead to a directory. */
    private FileServiceException refusalOfDirectory(final OpenInode root, final Place place)
            throws SystemCallException, FileServiceException {
        try (Tree.Found _ = tree.find(root, place)) {
            return new FileServiceException(PosixError.EEXIST, PathNames.shown(place.path()));
        } catch (final SystemCallException e) {
            if (!SystemFailures.is(e, PosixError.ENOENT)) {
                throw e;
            }
        }
        tree.findParent(root, place).close();
        return new FileServiceException(PosixError.EISDIR, PathNames.shown(place.path()));
    }

    /** Adds a handle, which owns the descriptor. */
    private OpenFile add(final Place place, final Set<FileOpenOption> options, final OpenInode descriptor)
            throws SystemCallException, FileServiceException {
        VersionedFile versioned = null;
        boolean isInUse = false;
        boolean done = false;
        try {
            versioned = versions.acquire(FileKey.of(descriptor));
            maps.open(versioned.key(), place.path(), options);
            isInUse = true;
            versioned.lookByName(descriptor);
            if (options.contains(FileOpenOption.WRITE)) {
                names.noteDevice(versioned.key().device());
            }
            if (options.contains(FileOpenOption.TRUNCATE)) {
                versioned.setSize(descriptor, 0);
            }
            done = true;
        } finally {
            if (!done) {
                descriptor.close();
                if (isInUse) {
                    maps.close(versioned.key(), options);
                }
                if (versioned != null) {
                    versions.release(versioned);
                }
            }
        }
        return files.add(place.path(), options, descriptor, versioned);
    }

    private static Access access(final Set<FileOpenOption> options) {
        if (!options.contains(FileOpenOption.WRITE)) {
            return Access.READ;
        }
        return options.contains(FileOpenOption.READ) ? Access.READ_WRITE : Access.WRITE;
    }

    private static void requireConsistentOptions(final String path, final Set<FileOpenOption> options)
            throws FileServiceException {
        final boolean writes = options.contains(FileOpenOption.WRITE);
        final String problem;
        if (!writes && !options.contains(FileOpenOption.READ)) {
            problem = "READ or WRITE is required";
        } else if (options.contains(FileOpenOption.TRUNCATE) && !writes) {
            problem = "TRUNCATE requires WRITE";
        } else if (options.contains(FileOpenOption.EXCLUSIVE) && !options.contains(FileOpenOption.CREATE)) {
            problem = "EXCLUSIVE requires CREATE";
        } else {
            return;
        }
        throw new FileServiceException(
                PosixError.EINVAL, PathNames.shown(path) + " with options " + options + ": " + problem);
    }
}
