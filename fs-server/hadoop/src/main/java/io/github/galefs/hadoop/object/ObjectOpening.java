package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.ByteSource;
import io.github.galefs.hadoop.client.CallArguments;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.util.Set;

/**
 * Opens files. A new file is one of this service only until its first upload. A new file that must not exist is created
 * as an empty object at once, so that only one of several clients succeeds.
 */
final class ObjectOpening {
    /** Attempts to open a file that other threads upload meanwhile. */
    private static final int MAX_TRIES = 10;

    private final ObjectStore store;
    private final ObjectNames names;
    private final OpenObjects openObjects;
    private final Uploads uploads;
    private final Runnable onCreated;
    private final boolean canWrite;

    /**
     * Creates it.
     *
     * @param onCreated runs after the creation of a file.
     * @param canWrite  whether the service has a staging area.
     */
    ObjectOpening(
            final ObjectStore store,
            final ObjectNames names,
            final OpenObjects openObjects,
            final Uploads uploads,
            final Runnable onCreated,
            final boolean canWrite) {
        this.store = store;
        this.names = names;
        this.openObjects = openObjects;
        this.uploads = uploads;
        this.onCreated = onCreated;
        this.canWrite = canWrite;
    }

    /** Checks options; throws EINVAL or ENOTSUP. */
    void requireValid(final String given, final Set<FileOpenOption> options) throws FileServiceException {
        CallArguments.requireOptions("\"" + given + "\"", options);
        if (!canWrite && (options.contains(FileOpenOption.WRITE) || options.contains(FileOpenOption.CREATE))) {
            throw new FileServiceException(
                    PosixError.ENOTSUP,
                    "\"" + given + "\": without ObjectStoreContext.staging, files are opened for reading only, not "
                            + options);
        }
    }

    /** Opens a file; the caller ends the use of the result. */
    OpenObject open(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        if (options.contains(FileOpenOption.EXCLUSIVE)) {
            create(path);
        }
        final OpenObject file = acquire(path, options);
        boolean isOpen = false;
        try {
            file.open();
            if (options.contains(FileOpenOption.TRUNCATE)) {
                file.truncate(0);
            }
            isOpen = true;
            return file;
        } finally {
            if (!isOpen) {
                openObjects.release(file);
            }
            if (options.contains(FileOpenOption.CREATE)) {
                onCreated.run();
            }
        }
    }

    /** Creates an empty object that must not exist. */
    private void create(final ResolvedPath path) throws FileServiceException {
        if (store.look(path.toString(), path.path()).exists() || openObjects.isNew(path)) {
            throw path.error(PosixError.EEXIST);
        }
        names.requireFileName(path);
        try {
            uploads.put(path.toString(), path.path(), EMPTY, Stored.ABSENT);
        } catch (final FileServiceException e) {
            throw e.error() == PosixError.ESTALE ? path.error(PosixError.EEXIST) : e;
        }
    }

    private OpenObject acquire(final ResolvedPath path, final Set<FileOpenOption> options) throws FileServiceException {
        for (int i = 1; i < MAX_TRIES; i++) {
            final OpenObject file = acquireOnce(path, options, openObjects.stamp(path));
            if (file != null) {
                return file;
            }
        }
        throw path.error(PosixError.EBUSY, "it is uploaded again and again");
    }

    private OpenObject acquireOnce(final ResolvedPath path, final Set<FileOpenOption> options, final long stamp)
            throws FileServiceException {
        final Stored stored = store.look(path.toString(), path.path());
        if (stored.isDirectory()) {
            throw path.error(PosixError.EISDIR);
        }
        if (stored.exists() || openObjects.isNew(path)) {
            if (path.wantsDirectory()) {
                throw path.error(PosixError.ENOTDIR);
            }
        } else if (options.contains(FileOpenOption.CREATE)) {
            names.requireFileName(path);
        } else {
            throw names.absent(path);
        }
        return openObjects.acquire(path, stored, stamp);
    }

    private static final ByteSource EMPTY = new ByteSource() {
        @Override
        public long length() {
            return 0;
        }

        @Override
        public void copy(final long offset, final byte[] buffer, final int length) {}
    };
}
