package io.github.galefs.hadoop.object;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.NameCalls;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;

/**
 * The calls of an {@link ObjectFileService} by name. A store has no directories and checks nothing, so each change
 * looks at the store first. Changes of other clients between the two escape the check.
 */
final class ObjectNameCalls extends NameCalls {
    private final ObjectStore store;
    private final ObjectNames names;
    private final ObjectRenames renames;

    ObjectNameCalls(
            final ObjectStore store,
            final KeyResolver resolver,
            final ObjectNames names,
            final ObjectRenames renames,
            final StagingArea staging) {
        super(store, resolver, staging);
        this.store = store;
        this.names = names;
        this.renames = renames;
    }

    @Override
    protected FileStatus status(final ResolvedPath path) throws FileServiceException {
        return names.required(path);
    }

    @Override
    protected boolean isDirectory(final ResolvedPath path) throws FileServiceException {
        return names.isDirectory(path);
    }

    @Override
    protected List<DirectoryEntry> page(final ResolvedPath directory, final String after, final int limit)
            throws FileServiceException {
        return names.page(directory, after, limit);
    }

    /** Creates a marker, without which a directory would end with its last file. */
    @Override
    protected void makeDirectory(final String given) throws FileServiceException {
        final FileSystem files = store.files();
        final ResolvedPath path = resolve(given);
        if (path.isRoot() || names.statusOrNull(path) != null) {
            throw path.error(PosixError.EEXIST);
        }
        names.requireParent(path);
        try {
            store.patience().repeat(path.toString(), () -> files.mkdirs(path.path()));
        } finally {
            names.onChanged();
        }
    }

    @Override
    protected void unlink(final ResolvedPath path) throws FileServiceException {
        if (names.isDirectory(path)) {
            throw path.error(PosixError.EISDIR);
        }
        renames.removeObject(path);
    }

    @Override
    protected void removeDirectory(final String given) throws FileServiceException {
        final ResolvedPath path = resolve(given);
        requireRemovable(path, names.isDirectory(path));
        if (!names.isEmpty(path)) {
            throw path.error(PosixError.ENOTEMPTY);
        }
        try {
            store.deleteDirectory(path.toString(), path.path());
        } finally {
            names.onChanged();
        }
    }

    @Override
    protected void rename(final ResolvedPath from, final ResolvedPath to) throws FileServiceException {
        renames.rename(from, to);
    }

    @Override
    protected void setPermissions(final String given, final int permissions) throws FileServiceException {
        final ResolvedPath path = resolve(given);
        Statuses.requirePermissions(path.toString(), names.required(path), permissions);
    }

    @Override
    protected void setModificationTime(final String given, final long millis) throws FileServiceException {
        final ResolvedPath path = resolve(given);
        names.required(path);
        throw Statuses.noTimes(path.toString());
    }
}
