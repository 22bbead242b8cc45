package io.github.galefs.hadoop;

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
import java.lang.foreign.MemorySegment;
import org.apache.hadoop.fs.ContentSummary;
import org.apache.hadoop.fs.FsStatus;
import org.apache.hadoop.hdfs.DistributedFileSystem;

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
 * grows, the new bytes alone are staged, and the upload appends them to the file. A file that is created exists in HDFS
 * at once, and is empty there until its upload.
 *
 * <p>If an upload fails, the call that wanted it throws the reason, and the bytes stay on this machine: {@link
 * #recovery}. An upload never replaces what others have made of the file since it was opened: it throws ESTALE, or
 * EBUSY while another program appends to the file.
 *
 * <p>While the cluster cannot serve a call, the call waits, for {@link HadoopContext#patience} at most, and the log has
 * a warning. Reading goes on without the namenode, and without a datanode whose blocks others have. The creation of a
 * directory whose answer was lost throws ECONNRESET or ETIMEDOUT, as it may have taken effect.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: EACCES, if HDFS refuses the user, also at an opening for
 * writing; ECONNREFUSED, ECONNRESET and ETIMEDOUT for the connection; EAGAIN for a namenode in safe mode or standby;
 * EROFS for changes in HDFS's own snapshots; ENOTSUP for the permission bits 06000, for times before 1970 and for
 * GaleFS's snapshots.
 */
public final class HadoopFileService extends UploadingFileService {
    private final HadoopClient client;

    /** Null in a service that does not write. */
    private final StagingArea staging;

    private final HdfsNames nameCalls;
    private final HdfsHandles handleCalls;
    private final FileReplacement replacement;
    private final Recovery recovery;

    private HadoopFileService(final HadoopClient client, final StagingArea staging, final int maxOpenFiles) {
        this.client = client;
        this.staging = staging;
        final HdfsPaths paths = new HdfsPaths(client);
        final Transfers transfers = new Transfers();
        final OpenFiles openFiles = new OpenFiles(client, transfers, staging);
        final DirectoryPages pages = new DirectoryPages(client, openFiles);
        final Uploads uploads = new Uploads(client, transfers, pages::onChanged);
        final FileOpening opening = new FileOpening(client, openFiles, pages::onChanged, staging != null);
        nameCalls = new HdfsNames(client, paths, openFiles, pages, staging);
        handleCalls = new HdfsHandles(client, paths, opening, openFiles, uploads, maxOpenFiles);
        replacement = new FileReplacement(client, paths, opening, openFiles, uploads);
        recovery =
                staging == null ? null : new Recovery(client, staging, paths, opening, openFiles, uploads, transfers);
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
            final StagingArea staging = StagingOpening.open(
                    context.staging(), context.stagingRoot(), context.maxStagedBytes(), "HadoopFileService.recovery");
            isOpen = true;
            return new HadoopFileService(client, staging, context.maxOpenFiles());
        } finally {
            if (!isOpen) {
                client.close();
            }
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

    @Override
    protected Connection<?> connection() {
        return client;
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

    @Override
    public boolean keepsTimes() {
        return true;
    }

    @Override
    protected String snapshotAdvice() {
        return "create snapshots of HDFS by hdfs dfs -createSnapshot";
    }
}
