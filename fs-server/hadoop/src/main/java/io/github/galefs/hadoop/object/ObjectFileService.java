package io.github.galefs.hadoop.object;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Connection;
import io.github.galefs.hadoop.client.HadoopLogs;
import io.github.galefs.hadoop.client.HandleCalls;
import io.github.galefs.hadoop.client.NameCalls;
import io.github.galefs.hadoop.client.StagingOpening;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.client.UploadingFileService;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.apache.hadoop.fs.ContentSummary;
import org.apache.hadoop.fs.FileSystem;

/**
 * A bucket of an object store, or a part of it. Without {@link ObjectStoreContext#staging}, {@code open} with
 * {@code WRITE} or {@code CREATE} throws ENOTSUP.
 *
 * <p><b>Reads.</b> A handle stays with the version of the object that it has opened, and its status is of that version.
 * After the object was removed or replaced, {@code read} throws ESTALE. An opening finds the newest version, with
 * another file id.
 *
 * <p><b>Writes.</b> The first write or truncation of a file copies it into an embedded store on this machine, as far as
 * the change leaves bytes of it. All handles of the service see the changes at once. {@code sync}, {@code syncAll} and
 * the close of a handle for writing upload the whole file: others see all changes or none. A new file is one of this
 * service only until then; with {@code EXCLUSIVE}, it exists in the store at once, and is empty there. An upload never
 * replaces what others have made of the object since it was opened: it throws ESTALE.
 *
 * <p><b>Renames.</b> A rename copies the file and then removes the old object. A failure between the two leaves both.
 * The bytes pass through {@link ObjectStoreContext#staging} if the file is open or replaces another one: without
 * staging, that is ENOTSUP, as it is for a directory.
 *
 * <p>If an upload fails, the call that wanted it throws the reason, and the bytes stay on this machine: {@link
 * #recovery}.
 *
 * <p>While the store cannot serve a call, the call waits, for {@link ObjectStoreContext#patience} at most, and the log
 * has a warning.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: EACCES, if the store refuses the keys; ECONNREFUSED,
 * ECONNRESET and ETIMEDOUT for the connection; EAGAIN for a store that does not serve requests now; ENOTSUP for times,
 * for snapshots, and for other permissions than 0666 of files and 0777 of directories.
 */
public final class ObjectFileService extends UploadingFileService {
    /** Bytes that callers may take for a block: object stores have none. */
    private static final int BLOCK_SIZE = PieceBuffers.PIECE_LENGTH;

    private final ObjectStore store;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final ObjectNameCalls nameCalls;
    private final ObjectHandles handleCalls;
    private final ObjectReplacement replacement;
    private final ObjectRecovery recovery;

    private ObjectFileService(final ObjectStore store, final StagingArea staging, final int maxOpenFiles) {
        this.store = store;
        this.staging = staging;
        final boolean canWrite = staging != null;
        final Transfers transfers = new Transfers();
        final OpenObjects openObjects = new OpenObjects(store, transfers, staging);
        final ObjectNames names = new ObjectNames(store, openObjects);
        final KeyResolver resolver = new KeyResolver(store, names);
        final Uploads uploads = new Uploads(store, transfers, names::onChanged);
        final ObjectOpening opening = new ObjectOpening(store, names, openObjects, uploads, names::onChanged, canWrite);
        final ObjectRenames renames = new ObjectRenames(store, names, openObjects, uploads, canWrite);
        nameCalls = new ObjectNameCalls(store, resolver, names, renames, staging);
        handleCalls = new ObjectHandles(store, resolver, opening, openObjects, uploads, maxOpenFiles);
        replacement = new ObjectReplacement(store, resolver, opening, names, renames, uploads);
        recovery = canWrite ? new ObjectRecovery(store, staging, resolver, names, uploads) : null;
    }

    /**
     * Opens a bucket, or a part of it. Fails at once if the store is away.
     *
     * @param context the configuration; must have a place.
     * @return its files; the caller closes it.
     * @throws FileServiceException     ENOENT without the bucket; ENOTDIR if the place is a file; EACCES for wrong
     *     keys; ENOTSUP without Hadoop's connector; ECONNREFUSED; ECONNRESET; ETIMEDOUT; EIO; EBUSY if another service
     *     has the staging directory.
     * @throws IllegalArgumentException if a value of the context is out of its range.
     */
    public static ObjectFileService open(final ObjectStoreContext context) throws FileServiceException {
        context.conclude();
        HadoopLogs.quieten();
        final ObjectStore store = ObjectStore.connect(context);
        boolean isOpen = false;
        try {
            final StagingArea staging = StagingOpening.open(
                    context.staging(), context.stagingRoot(), context.maxStagedBytes(), "ObjectFileService.recovery");
            isOpen = true;
            return new ObjectFileService(store, staging, context.maxOpenFiles());
        } finally {
            if (!isOpen) {
                store.close();
            }
        }
    }

    /**
     * Returns the access to bytes whose upload has failed, or that a process has left at its end.
     *
     * @return the access; valid until the service is closed.
     * @throws FileServiceException ENOTSUP without {@link ObjectStoreContext#staging}.
     */
    public ObjectRecovery recovery() throws FileServiceException {
        store.files();
        if (recovery == null) {
            throw new FileServiceException(
                    PosixError.ENOTSUP, "ObjectStoreContext.staging is not set: nothing is kept");
        }
        return recovery;
    }

    @Override
    protected Connection<?> connection() {
        return store;
    }

    @Override
    protected StagingArea staging() {
        return staging;
    }

    @Override
    protected NameCalls nameCalls() {
        return nameCalls;
    }

    @Override
    protected HandleCalls<?> handleCalls() {
        return handleCalls;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Writes the object in one step, without the temporary path.
     */
    @Override
    public FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return replacement.write(temporary, path, source, sourceOffset, length);
    }

    @Override
    public boolean keepsTimes() {
        return false;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Lists all objects below the root to count them, 1000 with each request. Stores have no limit of space that
     * they show.
     */
    @Override
    public Capacity capacity() throws FileServiceException {
        final FileSystem files = store.files();
        return store.patience().repeat("capacity", () -> {
            final ContentSummary summary = summaryOf(files);
            return new Capacity(
                    BLOCK_SIZE,
                    summary.getLength(),
                    0,
                    summary.getLength(),
                    files.getStatus().getRemaining(),
                    summary.getFileCount() + summary.getDirectoryCount());
        });
    }

    private ContentSummary summaryOf(final FileSystem files) throws IOException {
        try {
            return files.getContentSummary(store.root());
        } catch (final FileNotFoundException e) {
            return new ContentSummary.Builder().directoryCount(1).build();
        }
    }

    @Override
    protected String snapshotAdvice() {
        return "an object store has none; enable versions of its bucket";
    }
}
