package io.github.galefs.hadoop.object;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;

/**
 * The calls of an {@link ObjectFileService} by name. A store has no directories and checks nothing, so each change
 * looks at the store first. Changes of other clients between the two escape the check.
 */
final class NameCalls {
    private final ObjectStore store;
    private final KeyResolver resolver;
    private final ObjectNames names;
    private final ObjectRenames renames;

    NameCalls(
            final ObjectStore store, final KeyResolver resolver, final ObjectNames names, final ObjectRenames renames) {
        this.store = store;
        this.resolver = resolver;
        this.names = names;
        this.renames = renames;
    }

    FileStatus stat(final String given) throws FileServiceException {
        store.files();
        return names.required(resolver.resolve(given));
    }

    List<DirectoryEntry> list(final String given, final String after, final int limit) throws FileServiceException {
        store.files();
        if (limit < 1) {
            throw new FileServiceException(
                    PosixError.EINVAL, "\"" + given + "\": a page must have at least 1 entry, not " + limit);
        }
        final ObjectPath path = resolver.resolve(given);
        if (!names.isDirectory(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
        return names.page(path, after, limit);
    }

    /** Creates a marker, without which a directory would end with its last file. */
    void makeDirectory(final String given) throws FileServiceException {
        final FileSystem files = store.files();
        final ObjectPath path = resolver.resolve(given);
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

    void unlink(final String given) throws FileServiceException {
        store.files();
        final ObjectPath path = resolver.resolve(given);
        if (names.isDirectory(path)) {
            throw path.error(PosixError.EISDIR);
        }
        renames.replacing(path, () -> store.delete(path.toString(), path.path()));
    }

    void removeDirectory(final String given) throws FileServiceException {
        store.files();
        final ObjectPath path = resolver.resolve(given);
        if (!names.isDirectory(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
        if (path.isRoot()) {
            throw path.error(PosixError.EBUSY);
        }
        if (path.lastName().equals(".")) {
            throw path.error(PosixError.EINVAL);
        }
        if (!names.isEmpty(path)) {
            throw path.error(PosixError.ENOTEMPTY);
        }
        try {
            store.delete(path.toString(), path.path());
        } finally {
            names.onChanged();
        }
    }

    void setPermissions(final String given, final int permissions) throws FileServiceException {
        store.files();
        final ObjectPath path = resolver.resolve(given);
        Statuses.requirePermissions(path.toString(), names.required(path), permissions);
    }

    void setModificationTime(final String given) throws FileServiceException {
        store.files();
        final ObjectPath path = resolver.resolve(given);
        names.required(path);
        throw Statuses.noTimes(path.toString());
    }
}
