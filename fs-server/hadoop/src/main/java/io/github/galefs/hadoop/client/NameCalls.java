package io.github.galefs.hadoop.client;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.List;

/** The calls of a service by name. */
public abstract class NameCalls {
    private final Connection<?> connection;
    private final PathResolver resolver;

    protected NameCalls(final Connection<?> connection, final PathResolver resolver) {
        this.connection = connection;
        this.resolver = resolver;
    }

    final FileStatus stat(final String given) throws FileServiceException {
        return status(resolve(given));
    }

    final List<DirectoryEntry> list(final String given, final String after, final int limit)
            throws FileServiceException {
        connection.files();
        if (limit < 1) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + given + "\": a page must have at least 1 entry, not " + limit);
        }
        final ResolvedPath path = resolver.resolve(given);
        if (!isDirectory(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
        return page(path, after, limit);
    }

    /** Resolves a path, unless the service is closed. */
    protected final ResolvedPath resolve(final String given) throws FileServiceException {
        connection.files();
        return resolver.resolve(given);
    }

    /** Checks a path of a directory that is to be removed: throws ENOTDIR, EBUSY or EINVAL. */
    protected static void requireRemovable(final ResolvedPath path, final boolean isDirectory)
            throws FileServiceException {
        if (!isDirectory) {
            throw path.error(PosixError.ENOTDIR);
        }
        if (path.isRoot()) {
            throw path.error(PosixError.EBUSY);
        }
        if (path.lastName().equals(".")) {
            throw path.error(PosixError.EINVAL);
        }
    }

    /** Returns the status of what a path names: throws ENOENT or ENOTDIR. */
    protected abstract FileStatus status(ResolvedPath path) throws FileServiceException;

    /** Returns whether a path names a directory: throws ENOENT or ENOTDIR if it names nothing. */
    protected abstract boolean isDirectory(ResolvedPath path) throws FileServiceException;

    /** Returns a page; see {@link io.github.galefs.file.FileService#list(String, String, int)}. */
    protected abstract List<DirectoryEntry> page(ResolvedPath directory, String after, int limit)
            throws FileServiceException;

    protected abstract void makeDirectory(String given) throws FileServiceException;

    protected abstract void unlink(String given) throws FileServiceException;

    protected abstract void removeDirectory(String given) throws FileServiceException;

    protected abstract void rename(String givenFrom, String givenTo) throws FileServiceException;

    protected abstract void setPermissions(String given, int permissions) throws FileServiceException;

    protected abstract void setModificationTime(String given, long millis) throws FileServiceException;
}
