package io.github.galefs.hadoop.client;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.List;

/** The calls of a service by name. */
public abstract class NameCalls {
    private final Connection<?> connection;
    private final PathResolver resolver;
    private final KeptNames keptNames;

    /**
     * Creates it.
     *
     * @param staging where changes are staged; null in a service that does not write.
     */
    protected NameCalls(final Connection<?> connection, final PathResolver resolver, final StagingArea staging) {
        this.connection = connection;
        this.resolver = resolver;
        keptNames = new KeptNames(connection, staging);
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

    /**
     * Removes a file, and bytes of an unfinished one that were not uploaded. These go also if the file has never come
     * to be, or if its file system is away.
     */
    final void unlink(final String given) throws FileServiceException {
        final ResolvedPath path = resolve(given);
        try {
            unlink(path);
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT || HadoopErrors.isOutage(e.error())) {
                keptNames.onRemoved(path);
            }
            throw e;
        }
        keptNames.onRemoved(path);
    }

    /** Renames a file or directory; bytes that were not uploaded stay those of their file. */
    final void rename(final String givenFrom, final String givenTo) throws FileServiceException {
        final ResolvedPath from = resolve(givenFrom);
        final ResolvedPath to = resolve(givenTo);
        rename(from, to);
        keptNames.onRenamed(from, to);
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

    protected abstract void unlink(ResolvedPath path) throws FileServiceException;

    protected abstract void removeDirectory(String given) throws FileServiceException;

    protected abstract void rename(ResolvedPath from, ResolvedPath to) throws FileServiceException;

    protected abstract void setPermissions(String given, int permissions) throws FileServiceException;

    protected abstract void setModificationTime(String given, long millis) throws FileServiceException;
}
