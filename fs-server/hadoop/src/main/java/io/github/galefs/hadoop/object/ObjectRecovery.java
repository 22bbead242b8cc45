package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.KeptFile;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.Destination;
import io.github.galefs.hadoop.staging.KeptBytes;
import io.github.galefs.hadoop.staging.StagedFile;
import io.github.galefs.hadoop.staging.StagingArea;
import java.util.List;

/**
 * Files whose upload has failed, or whose process has ended before it. Their bytes are in
 * {@link ObjectStoreContext#staging} until they are uploaded or discarded. Safe for use by several threads.
 */
public final class ObjectRecovery {
    private final ObjectStore store;
    private final StagingArea staging;
    private final KeyResolver resolver;
    private final ObjectNames names;
    private final Uploads uploads;

    ObjectRecovery(
            final ObjectStore store,
            final StagingArea staging,
            final KeyResolver resolver,
            final ObjectNames names,
            final Uploads uploads) {
        this.store = store;
        this.staging = staging;
        this.resolver = resolver;
        this.names = names;
        this.uploads = uploads;
    }

    /**
     * Returns the files, by their numbers. Files that are open in the service are left out. Of a process that was
     * killed within an upload, a file may be listed whose bytes the store has.
     *
     * @return the files; {@code place} is the URI of the service's root.
     * @throws FileServiceException EIO.
     */
    public List<KeptFile> list() throws FileServiceException {
        store.files();
        return staging.kept().stream().map(ObjectRecovery::keptFile).toList();
    }

    static KeptFile keptFile(final KeptBytes bytes) {
        return KeptFile.withoutTemporary(bytes);
    }

    /**
     * Uploads a file to the path that it had, over the version that it was made from. Discards it here.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it; EINVAL for a file of
     *     another place; ESTALE if others have changed or removed the object: {@link #uploadAs} replaces it; the
     *     store's failures, after which the file is kept.
     */
    public void upload(final long id) throws FileServiceException {
        store.files();
        final StagedFile file = staging.openKept(id);
        recover(file, () -> {
            requirePlace(file);
            final ResolvedPath path = resolver.resolve(file.destination().path());
            uploads.upload(path.toString(), path.path(), file);
        });
    }

    /**
     * Uploads a file under a path, whatever it was made from, and discards it here.
     *
     * @param id   number of the file.
     * @param path path in the service; a file there is replaced.
     * @throws FileServiceException as from {@link #upload}; EISDIR; ENOENT or ENOTDIR for the directory of the path.
     */
    public void uploadAs(final long id, final String path) throws FileServiceException {
        store.files();
        final StagedFile file = staging.openKept(id);
        recover(file, () -> {
            final ResolvedPath to = resolver.resolve(path);
            final Stored stored = store.look(to.toString(), to.path());
            if (stored.isDirectory()) {
                throw to.error(PosixError.EISDIR);
            }
            names.requireParent(to);
            file.mark(OpenObject.destination(store, to, stored.version()));
            uploads.upload(to.toString(), to.path(), file);
        });
    }

    /**
     * Discards a file.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if another thread recovers it.
     */
    public void discard(final long id) throws FileServiceException {
        store.files();
        staging.openKept(id).discard();
    }

    /** A step after which a file is not needed any more. */
    private interface Step {
        void run() throws FileServiceException;
    }

    private static void recover(final StagedFile file, final Step step) throws FileServiceException {
        boolean isDone = false;
        try {
            step.run();
            isDone = true;
        } finally {
            if (isDone) {
                file.discard();
            } else {
                file.keep();
            }
        }
    }

    private void requirePlace(final StagedFile file) throws FileServiceException {
        final Destination destination = file.destination();
        if (!destination.place().equals(store.place())) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + " is of " + destination.path() + " in " + destination.place() + ", not in " + store.place()
                            + ": open that, or upload it under a path");
        }
    }
}
