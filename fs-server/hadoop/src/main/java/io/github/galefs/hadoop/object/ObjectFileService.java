package io.github.galefs.hadoop.object;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.WaitingReads;
import io.github.galefs.hadoop.client.HadoopLogs;
import io.github.galefs.hadoop.client.HandleTable;
import io.github.galefs.hadoop.client.Transfers;
import io.github.galefs.hadoop.staging.StagingArea;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.ContentSummary;
import org.apache.hadoop.fs.FileSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

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
 * service only until then. An upload never replaces what others have made of the object since it was opened: it throws
 * ESTALE.
 *
 * <p>If an upload fails, the call that wanted it throws the reason, and the bytes stay on this machine: {@link
 * #recovery}.
 *
 * <p>While the store cannot serve a call, the call waits, for {@link ObjectStoreContext#patience} at most, and the log
 * has a warning.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: EACCES, if the store refuses the keys; ECONNREFUSED,
 * ECONNRESET and ETIMEDOUT for the connection; EAGAIN for a store that does not serve requests now; ENOTSUP.
 */
public final class ObjectFileService implements FileService, WaitingReads {
    private static final Logger LOG = LoggerFactory.getLogger(ObjectFileService.class);

    /** Bytes that callers may take for a block: object stores have none. */
    private static final int BLOCK_SIZE = PieceBuffers.PIECE_LENGTH;

    private final ObjectStore store;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final NameCalls nameCalls;
    private final HandleCalls handleCalls;
    private final ObjectRenames renames;
    private final ObjectReplacement replacement;
    private final ObjectRecovery recovery;

    private ObjectFileService(final ObjectStore store, final StagingArea staging, final int maxOpenFiles) {
        this.store = store;
        this.staging = staging;
        final boolean canWrite = staging != null;
        final Transfers transfers = new Transfers();
        final OpenObjects openObjects = new OpenObjects(store, transfers, staging);
        final ObjectNames names = new ObjectNames(store, openObjects);
        final KeyResolver resolver = new KeyResolver(store.root(), names::isDirectory);
        final Uploads uploads = new Uploads(store, transfers, names::onChanged);
        final ObjectOpening opening = new ObjectOpening(store, names, openObjects, uploads, names::onChanged, canWrite);
        renames = new ObjectRenames(store, resolver, names, openObjects, uploads, canWrite);
        nameCalls = new NameCalls(store, resolver, names, renames);
        handleCalls = new HandleCalls(store, resolver, opening, openObjects, uploads, new HandleTable<>(maxOpenFiles));
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
            final StagingArea staging = openStaging(context);
            isOpen = true;
            return new ObjectFileService(store, staging, context.maxOpenFiles());
        } finally {
            if (!isOpen) {
                store.close();
            }
        }
    }

    private static StagingArea openStaging(final ObjectStoreContext context) throws FileServiceException {
        if (context.staging() == null && context.stagingRoot() == null) {
            return null;
        }
        final StagingArea staging = context.staging() == null
                ? StagingArea.openFree(context.stagingRoot(), context.maxStagedBytes())
                : StagingArea.open(context.staging(), context.maxStagedBytes());
        boolean isRead = false;
        try {
            warnOfKept(staging);
            isRead = true;
            return staging;
        } finally {
            if (!isRead) {
                staging.close();
            }
        }
    }

    private static void warnOfKept(final StagingArea staging) throws FileServiceException {
        final int count = staging.keptCount();
        if (count > 0) {
            LOG.warn(
                    "files in {} that were not uploaded: {}; upload or discard them by ObjectFileService.recovery",
                    staging,
                    count);
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

    /**
     * {@inheritDoc}
     *
     * <p>A file that is created exists for this service only, until its upload. With {@code EXCLUSIVE}, it exists in
     * the store at once, and is empty there until its upload.
     *
     * @throws FileServiceException ENOTSUP with {@code WRITE} or {@code CREATE} without
     *     {@link ObjectStoreContext#staging}; else as described there.
     */
    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return handleCalls.open(path, options);
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException the reason why the file was not uploaded; the handle is closed nevertheless.
     */
    @Override
    public void close(final long handle) throws FileServiceException {
        handleCalls.close(handle);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        return handleCalls.status(handle);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        return handleCalls.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        return handleCalls.read(handle, fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        return handleCalls.write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        return handleCalls.append(handle, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        return handleCalls.truncate(handle, size);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads the file, if it was changed. A store makes changes of names durable before it answers.
     *
     * @throws FileServiceException the reason why the file was not uploaded.
     */
    @Override
    public void sync(final long handle) throws FileServiceException {
        handleCalls.sync(handle);
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
    public FileStatus stat(final String path) throws FileServiceException {
        return nameCalls.stat(path);
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        return nameCalls.list(path, after, limit);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Two clients that create the same directory simultaneously may both succeed.
     */
    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        nameCalls.makeDirectory(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        nameCalls.unlink(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        nameCalls.removeDirectory(path);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Copies the file and then removes the old object. A failure between the two leaves both. The bytes pass through
     * {@link ObjectStoreContext#staging} if the file is open or replaces another one.
     *
     * @throws FileServiceException ENOTSUP for a directory, and for those files without staging; else as described
     *     there.
     */
    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        renames.rename(from, to);
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException ENOTSUP for others than those that the file or directory has, 0666 and 0777; else as
     *     described there.
     */
    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        nameCalls.setPermissions(path, permissions);
    }

    /**
     * Is refused.
     *
     * @throws FileServiceException ENOENT; ENOTDIR; ENAMETOOLONG; EINVAL; otherwise ENOTSUP.
     */
    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        nameCalls.setModificationTime(path);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        handleCalls.setPermissions(handle, permissions);
    }

    /**
     * Is refused.
     *
     * @throws FileServiceException EBADF for an unknown handle; otherwise ENOTSUP.
     */
    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        handleCalls.setModificationTime(handle);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads all files that were changed. Stops when the store does not serve calls.
     */
    @Override
    public void syncAll() throws FileServiceException {
        handleCalls.syncAll();
    }

    @Override
    public boolean keepsTimes() {
        return false;
    }

    @Override
    public boolean hasEscapedNames() {
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

    /**
     * Is refused.
     *
     * @throws FileServiceException ENOTSUP.
     */
    @Override
    public void createSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    /**
     * Is refused.
     *
     * @throws FileServiceException ENOTSUP.
     */
    @Override
    public void removeSnapshot(final String name) throws FileServiceException {
        throw noSnapshots(name);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads all files that were changed. Once the store does not serve calls, the bytes of the others stay on this
     * machine.
     *
     * @throws FileServiceException the reason why a file was not uploaded; the service is closed nevertheless.
     */
    @Override
    public void close() throws FileServiceException {
        try {
            handleCalls.closeAll();
        } finally {
            closeParts();
        }
    }

    private void closeParts() throws FileServiceException {
        try {
            if (staging != null) {
                staging.close();
            }
        } finally {
            store.close();
        }
    }

    private FileServiceException noSnapshots(final String name) throws FileServiceException {
        store.files();
        return new FileServiceException(
                PosixError.ENOTSUP,
                "snapshot \"" + name + "\": an object store has none; enable versions of its bucket");
    }
}
