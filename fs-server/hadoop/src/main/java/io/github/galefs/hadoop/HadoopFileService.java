package io.github.galefs.hadoop;

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
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.ContentSummary;
import org.apache.hadoop.fs.FsStatus;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A directory of HDFS. Without {@link HadoopContext#staging}, {@code open} with {@code WRITE} or {@code CREATE} throws
 * ENOTSUP.
 *
 * <p><b>Reads.</b> A handle stays with the version of the file that it has opened, and its status is of that version.
 * An opening after a change by others finds another file id and version. HDFS deletes the blocks of a removed or
 * replaced file some seconds later: then {@code read} throws ESTALE.
 *
 * <p><b>Writes.</b> The first write or truncation of a file copies it into an embedded store on this machine, as far as
 * the change leaves bytes of it. All handles of the service see the changes at once. {@code sync}, {@code syncAll} and
 * the close of a handle for writing upload the whole file under a temporary name in its directory. A rename then
 * replaces the file, whose attributes are kept: others see all changes or none. Of a file of 4 MiB or more that only
 * grows, the new bytes alone are staged, and the upload appends them to the file.
 *
 * <p>If an upload fails, the call that wanted it throws the reason, and the bytes stay on this machine: {@link
 * #recovery}. An upload never replaces what others have made of the file since it was opened: it throws ESTALE, or
 * EBUSY while another program appends to the file.
 *
 * <p>While the cluster cannot serve a call, the call waits, for {@link HadoopContext#patience} at most, and the log has
 * a warning. Reading goes on without the namenode, and without a datanode whose blocks others have. The creation of a
 * directory whose answer was lost throws ECONNRESET or ETIMEDOUT, as it may have taken effect.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: EACCES, if HDFS refuses the user; ECONNREFUSED,
 * ECONNRESET and ETIMEDOUT for the connection; EAGAIN for a namenode in safe mode or standby; EROFS for changes in
 * HDFS's own snapshots; ENOTSUP.
 */
public final class HadoopFileService implements FileService, WaitingReads {
    private static final Logger LOG = LoggerFactory.getLogger(HadoopFileService.class);

    private final HadoopClient client;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final NameCalls nameCalls;
    private final HandleCalls handleCalls;
    private final FileReplacement replacement;
    private final Recovery recovery;

    private HadoopFileService(final HadoopClient client, final StagingArea staging, final int maxOpenFiles) {
        this.client = client;
        this.staging = staging;
        final PathResolver resolver = new PathResolver(client);
        final Transfers transfers = new Transfers();
        final OpenFiles openFiles = new OpenFiles(client, transfers, staging);
        final DirectoryPages pages = new DirectoryPages(client, openFiles);
        final Uploads uploads = new Uploads(client, transfers, pages::onChanged);
        final FileOpening opening = new FileOpening(client, openFiles, pages::onChanged, staging != null);
        nameCalls = new NameCalls(client, resolver, openFiles, pages);
        handleCalls = new HandleCalls(client, resolver, opening, openFiles, uploads, new HandleTable<>(maxOpenFiles));
        replacement = new FileReplacement(client, resolver, opening, openFiles, uploads);
        recovery = staging == null
                ? null
                : new Recovery(client, staging, resolver, opening, openFiles, uploads, transfers);
    }

    /**
     * Opens a directory of HDFS. Fails at once if the cluster is away.
     *
     * @param context the configuration; must have a place.
     * @return its files; the caller closes it.
     * @throws FileServiceException     ENOENT or ENOTDIR unless the place is a directory; ECONNREFUSED; ECONNRESET;
     *     ETIMEDOUT; EACCES; EIO; EBUSY if another service has the staging directory.
     * @throws IllegalArgumentException if a value of the context is out of its range.
     */
    public static HadoopFileService open(final HadoopContext context) throws FileServiceException {
        context.conclude();
        HadoopLogs.quieten();
        final HadoopClient client = HadoopClient.connect(context);
        boolean isOpen = false;
        try {
            final StagingArea staging = openStaging(context);
            isOpen = true;
            return new HadoopFileService(client, staging, context.maxOpenFiles());
        } finally {
            if (!isOpen) {
                client.close();
            }
        }
    }

    private static StagingArea openStaging(final HadoopContext context) throws FileServiceException {
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
                    "files in {} that were not uploaded: {}; upload or discard them by HadoopFileService.recovery",
                    staging,
                    count);
        }
    }

    /**
     * Returns the access to bytes whose upload has failed, or that a process has left at its end.
     *
     * @return the access; valid until the service is closed.
     * @throws FileServiceException ENOTSUP without {@link HadoopContext#staging}.
     */
    public Recovery recovery() throws FileServiceException {
        client.files();
        if (recovery == null) {
            throw new FileServiceException(PosixError.ENOTSUP, "HadoopContext.staging is not set: nothing is kept");
        }
        return recovery;
    }

    /**
     * {@inheritDoc}
     *
     * <p>A file that is created exists in HDFS at once, and is empty there until its upload.
     *
     * @throws FileServiceException ENOTSUP with {@code WRITE} or {@code CREATE} without {@link HadoopContext#staging};
     *     EACCES if HDFS does not let the user write to the file or its directory; else as described there.
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
     * <p>Uploads the file, if it was changed. HDFS makes changes of names durable before it answers.
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
     * <p>Writes to HDFS without a staged file. A failure leaves at most the temporary file.
     */
    @Override
    public FileStatus replace(
            final String temporary,
            final String path,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final FileStatus status = replacement.write(temporary, source, sourceOffset, length);
        rename(temporary, path);
        return status;
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

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        nameCalls.rename(from, to);
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException ENOTSUP for bits that HDFS does not keep, 06000; else as described there.
     */
    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        nameCalls.setPermissions(path, permissions);
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException ENOTSUP for a time before 1970; else as described there.
     */
    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        nameCalls.setModificationTime(path, modificationMillis);
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        handleCalls.setPermissions(handle, permissions);
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        handleCalls.setModificationTime(handle, modificationMillis);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Uploads all files that were changed. Stops when the cluster does not serve calls.
     */
    @Override
    public void syncAll() throws FileServiceException {
        handleCalls.syncAll();
    }

    @Override
    public boolean hasEscapedNames() {
        return false;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The disk space is what the files below the root occupy with all their replicas. The namenode walks the tree to
     * count them. Free are the bytes of the whole cluster, divided by the default replication.
     */
    @Override
    public Capacity capacity() throws FileServiceException {
        final DistributedFileSystem files = client.files();
        return client.patience().repeat("capacity", () -> {
            final ContentSummary summary = files.getContentSummary(client.root());
            final FsStatus cluster = files.getStatus();
            return new Capacity(
                    (int) Math.min(files.getDefaultBlockSize(client.root()), Integer.MAX_VALUE),
                    summary.getLength(),
                    0,
                    summary.getSpaceConsumed(),
                    cluster.getRemaining() / Math.max(1, files.getDefaultReplication(client.root())),
                    summary.getFileCount() + summary.getDirectoryCount());
        });
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
     * <p>Uploads all files that were changed. Once the cluster does not serve calls, the bytes of the others stay on
     * this machine.
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
            client.close();
        }
    }

    private FileServiceException noSnapshots(final String name) throws FileServiceException {
        client.files();
        return new FileServiceException(
                PosixError.ENOTSUP, "snapshot \"" + name + "\": create snapshots of HDFS by hdfs dfs -createSnapshot");
    }
}
