package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Named;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.RemoteFile;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.RemoteVersion;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Renames of files. A store has no rename: the bytes are copied, and then the old object is removed. The store copies
 * itself, unless the file is open or replaces another one: then the bytes pass through a staged file, so that one
 * request replaces the target.
 */
final class ObjectRenames {
    /** Moves of other paths run beside each other. */
    private static final int LOCKS = 64;

    private final ObjectStore store;
    private final ObjectNames names;
    private final OpenObjects openObjects;
    private final Uploads uploads;
    private final boolean canWrite;

    /** Each move locks two files, and holds the locks of both paths meanwhile. */
    private final List<Object> moves = Stream.generate(Object::new).limit(LOCKS).toList();

    ObjectRenames(
            final ObjectStore store,
            final ObjectNames names,
            final OpenObjects openObjects,
            final Uploads uploads,
            final boolean canWrite) {
        this.store = store;
        this.names = names;
        this.openObjects = openObjects;
        this.uploads = uploads;
        this.canWrite = canWrite;
    }

    void rename(final ResolvedPath from, final ResolvedPath to) throws FileServiceException {
        final FileStatus source = names.required(from);
        from.requireOrdinary();
        to.requireOrdinary();
        final FileStatus target = names.statusOrNull(to);
        requireReplaceable(from, source, to, target);
        if (from.path().equals(to.path())) {
            return;
        }
        if (source.directory()) {
            throw from.error(PosixError.ENOTSUP, "an object store renames no directory: copy its files, and remove it");
        }
        try {
            renameFile(from, to, target != null);
        } finally {
            names.onChanged();
        }
    }

    private void renameFile(final ResolvedPath from, final ResolvedPath to, final boolean replaces)
            throws FileServiceException {
        final long stamp = openObjects.stamp(from);
        final Stored stored = store.look(from.toString(), from.path());
        final OpenObject open = openObjects.use(from, stored.version());
        if (open != null) {
            move(open, from, to);
        } else if (replaces) {
            move(acquire(from, stored, stamp), from, to);
        } else {
            copyInStore(from, to, stored.version());
        }
    }

    private OpenObject acquire(final ResolvedPath from, final Stored stored, final long stamp)
            throws FileServiceException {
        final OpenObject file = stored.exists() ? openObjects.acquire(from, stored, stamp) : null;
        if (file == null) {
            throw from.error(PosixError.ESTALE, "it was changed during the rename");
        }
        return file;
    }

    /** Moves a file through a staged file, and ends a use of it. */
    private void move(final OpenObject file, final ResolvedPath from, final ResolvedPath to)
            throws FileServiceException {
        final int one = Math.floorMod(from.path().hashCode(), LOCKS);
        final int other = Math.floorMod(to.path().hashCode(), LOCKS);
        synchronized (moves.get(Math.min(one, other))) {
            synchronized (moves.get(Math.max(one, other))) {
                moveLocked(file, from, to);
            }
        }
    }

    private void moveLocked(final OpenObject file, final ResolvedPath from, final ResolvedPath to)
            throws FileServiceException {
        try {
            if (!file.path().path().equals(from.path())) {
                throw from.error(PosixError.ESTALE, "it was renamed meanwhile");
            }
            if (!canWrite) {
                throw to.error(
                        PosixError.ENOTSUP,
                        "without ObjectStoreContext.staging, a file that is open, or that replaces another, is not"
                                + " renamed");
            }
            file.open();
            final RemoteVersion expected = store.look(to.toString(), to.path()).version();
            replacing(to, () -> file.move(to, expected, uploads, openObjects));
        } finally {
            openObjects.release(file);
        }
    }

    /** Removes the object that a path names, if there is one. */
    void removeObject(final ResolvedPath path) throws FileServiceException {
        replacing(path, () -> {
            final RemoteVersion present =
                    store.look(path.toString(), path.path()).version();
            store.delete(path.toString(), path.path(), present);
        });
    }

    /** Makes a call after which a path names another file or nothing. */
    void replacing(final ResolvedPath path, final RemoteFile.Step call) throws FileServiceException {
        final Stored stored = store.look(path.toString(), path.path());
        final OpenObject open = openObjects.use(path, stored.version());
        try {
            if (open == null) {
                call.run();
            } else {
                remove(open, call);
            }
        } finally {
            names.onChanged();
        }
    }

    private void remove(final OpenObject open, final RemoteFile.Step call) throws FileServiceException {
        try {
            open.remove(() -> {
                call.run();
                openObjects.onRemoved(open);
            });
        } finally {
            openObjects.release(open);
        }
    }

    private void copyInStore(final ResolvedPath from, final ResolvedPath to, final RemoteVersion version)
            throws FileServiceException {
        final FileSystem files = store.files();
        store.patience().repeatTransfer(from.toString(), new Patience.Call<Void>() {
            private boolean isRepeated;

            @Override
            public Void run() throws IOException {
                // An earlier attempt may have copied the object without an answer.
                if (isRepeated && isComplete(files, to.path(), version.length())) {
                    ObjectStore.deleteOnce(files, from.path(), version);
                } else {
                    isRepeated = true;
                    requireRenamed(from, files.rename(from.path(), to.path()));
                }
                return null;
            }
        });
    }

    private static boolean isComplete(final FileSystem files, final Path path, final long length) throws IOException {
        final Stored stored = ObjectStore.look(files, path);
        return stored.isFile() && stored.status().getLen() == length;
    }

    private static void requireRenamed(final ResolvedPath from, final boolean isRenamed) throws FileServiceException {
        if (!isRenamed) {
            throw from.error(PosixError.EIO, "the store has not renamed it");
        }
    }

    private void requireReplaceable(
            final ResolvedPath from, final FileStatus source, final ResolvedPath to, final FileStatus target)
            throws FileServiceException {
        if (target == null) {
            names.requireParent(to);
        }
        Named.requireRenamable(from, kindOf(source), to, kindOf(target));
        if (kindOf(target) == Named.DIRECTORY && !to.path().equals(from.path()) && !names.isEmpty(to)) {
            throw to.error(PosixError.ENOTEMPTY);
        }
    }

    private static Named kindOf(final FileStatus status) {
        if (status == null) {
            return Named.NOTHING;
        }
        return status.directory() ? Named.DIRECTORY : Named.FILE;
    }
}
