package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.FileVersion;
import io.github.galefs.hadoop.client.RemoteFile;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.client.VersionReader;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.RemoteVersion;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.Optional;
import java.util.UUID;

/** A file with handles, whose remote version is an object. A new file has no object before its first upload. */
final class OpenObject extends RemoteFile {
    private final ObjectStore store;
    private final PieceBuffers buffers;
    private final Stored stored;

    /** Changed by a rename. */
    private volatile ResolvedPath path;

    /** Whether an upload is in progress, which brings about a version that is not known yet. */
    private volatile boolean isUploading;

    OpenObject(
            final ObjectStore store,
            final Transfers transfers,
            final PieceBuffers buffers,
            final StagingArea staging,
            final ResolvedPath path,
            final Stored stored,
            final FileVersion known)
            throws FileServiceException {
        super(
                transfers,
                staging,
                stored.exists() ? Statuses.ofFile(stored, known) : Statuses.ofFile(known, 0, 0),
                stored.version());
        this.store = store;
        this.buffers = buffers;
        this.path = path;
        this.stored = stored;
    }

    @Override
    protected Optional<VersionReader> openVersion() throws FileServiceException {
        return stored.exists() ? Optional.of(ObjectReader.open(store, buffers, path, stored)) : Optional.empty();
    }

    /** Returns what the staged bytes are to replace. Each series of changes has another mark. */
    @Override
    protected Destination destination(final long from) {
        return destination(store, path, remote());
    }

    static Destination destination(final ObjectStore store, final ResolvedPath to, final RemoteVersion expected) {
        return Destination.of(store.place(), store.recordedPath(to), expected, 0)
                .withTemporary(UUID.randomUUID().toString());
    }

    @Override
    protected RemoteVersion attempted(final StagedFile file) {
        return remote();
    }

    /** An object is always replaced as a whole. */
    @Override
    protected long minAppendLength() {
        return Long.MAX_VALUE;
    }

    ResolvedPath path() {
        return path;
    }

    boolean isUploading() {
        return isUploading;
    }

    /**
     * Makes the store have the bytes, unless it has them.
     *
     * @throws FileServiceException the reason; the bytes stay staged.
     */
    void upload(final Uploads uploads, final OpenObjects files) throws FileServiceException {
        exclusively(() -> {
            if (isChanged() && !isRemoved()) {
                uploading(files, path, () -> uploadNow(staged -> uploads.upload(path.toString(), path.path(), staged)));
            }
        });
    }

    /** Makes an upload to a path, at whose end the file has the new version and the path. */
    private void uploading(final OpenObjects files, final ResolvedPath to, final Step step)
            throws FileServiceException {
        isUploading = true;
        try {
            step.run();
        } finally {
            isUploading = false;
            files.onUploaded(to);
        }
    }

    /**
     * Gives the file another path: uploads its bytes there, and removes the object that it has.
     *
     * @param expected version that is replaced there.
     */
    void move(final ResolvedPath to, final RemoteVersion expected, final Uploads uploads, final OpenObjects files)
            throws FileServiceException {
        exclusively(() -> {
            final RemoteVersion older = remote();
            final ResolvedPath from = path;
            files.beginMove(to, expected);
            try {
                uploading(files, to, () -> {
                    uploadTo(to, expected, uploads);
                    path = to;
                    files.onMoved(this, from);
                });
            } finally {
                files.endMove(to);
            }
            if (!older.equals(Stored.ABSENT)) {
                store.delete(from.toString(), from.path(), older);
            }
        });
    }

    private void uploadTo(final ResolvedPath to, final RemoteVersion expected, final Uploads uploads)
            throws FileServiceException {
        final boolean wasChanged = isChanged();
        requireReady(0, status().size());
        mark(destination(store, to, expected));
        uploadNow(staged -> {
            boolean isPut = false;
            try {
                final RemoteVersion newer = uploads.upload(to.toString(), to.path(), staged);
                isPut = true;
                return newer;
            } finally {
                if (!isPut) {
                    restore(wasChanged);
                }
            }
        });
    }

    /** Checks that the file has permissions that are to be set: throws EINVAL or ENOTSUP otherwise. */
    void requirePermissions(final int permissions) throws FileServiceException {
        Statuses.requirePermissions(path.toString(), opened(), permissions);
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
