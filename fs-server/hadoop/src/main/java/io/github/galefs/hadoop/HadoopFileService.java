package io.github.galefs.hadoop;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Capacity;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.ContentSummary;
import org.apache.hadoop.fs.FsStatus;
import org.apache.hadoop.hdfs.DistributedFileSystem;

/**
 * A directory of HDFS. Files are read, and names, permissions and times are changed. Bytes of files are not: {@code
 * open} with {@code WRITE} or {@code CREATE} throws ENOTSUP.
 *
 * <p>A handle stays with the version of the file that it has opened, and its status is of that version. An opening
 * after a change finds another file id and version. HDFS deletes the blocks of a removed or replaced file some seconds
 * later: then {@code read} throws ESTALE.
 *
 * <p>While the cluster cannot serve a call, the call waits, for {@link HadoopContext#patience} at most, and the log has
 * a warning. Reading goes on without the namenode, and without a datanode whose blocks others have. The creation of a
 * directory whose answer was lost throws ECONNRESET or ETIMEDOUT, as it may have taken effect.
 *
 * <p>Throws, in addition to the errors of {@link FileService}: EACCES, if HDFS refuses the user; ECONNREFUSED,
 * ECONNRESET and ETIMEDOUT for the connection; EAGAIN for a namenode in safe mode or standby; EROFS for changes in
 * HDFS's own snapshots; ENOTSUP.
 */
public final class HadoopFileService implements FileService {
    private final HadoopClient client;
    private final HandleTable handles;
    private final NameCalls nameCalls;
    private final HandleCalls handleCalls;

    private HadoopFileService(final HadoopClient client, final int maxOpenFiles) {
        this.client = client;
        final PathResolver resolver = new PathResolver(client);
        handles = new HandleTable(maxOpenFiles);
        nameCalls = new NameCalls(client, resolver);
        handleCalls = new HandleCalls(client, resolver, handles);
    }

    /**
     * Opens a directory of HDFS. Fails at once if the cluster is away.
     *
     * @param context the configuration; must have a place.
     * @return its files; the caller closes it.
     * @throws FileServiceException     ENOENT or ENOTDIR unless the place is a directory; ECONNREFUSED; ECONNRESET;
     *     ETIMEDOUT; EACCES; EIO.
     * @throws IllegalArgumentException if a value of the context is out of its range.
     */
    public static HadoopFileService open(final HadoopContext context) throws FileServiceException {
        context.conclude();
        HadoopLogs.quieten();
        return new HadoopFileService(HadoopClient.connect(context), context.maxOpenFiles());
    }

    /**
     * {@inheritDoc}
     *
     * @throws FileServiceException ENOTSUP with {@code WRITE} or {@code CREATE}; else as described there.
     */
    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        return handleCalls.open(path, options);
    }

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
        throw notOpenForWriting(handle);
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        throw notOpenForWriting(handle);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        throw notOpenForWriting(handle);
    }

    /** Does nothing: bytes are never changed, and HDFS makes changes of names durable before it answers. */
    @Override
    public void sync(final long handle) throws FileServiceException {
        client.files();
        handles.get(handle);
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

    /** Does nothing; see {@link #sync}. */
    @Override
    public void syncAll() throws FileServiceException {
        client.files();
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

    @Override
    public void close() throws FileServiceException {
        try {
            handleCalls.closeAll();
        } finally {
            client.close();
        }
    }

    private FileServiceException notOpenForWriting(final long handle) throws FileServiceException {
        client.files();
        return new FileServiceException(
                PosixError.EBADF, "handle " + handle + " of " + handles.get(handle) + " is open for reading only");
    }

    private FileServiceException noSnapshots(final String name) throws FileServiceException {
        client.files();
        return new FileServiceException(
                PosixError.ENOTSUP, "snapshot \"" + name + "\": create snapshots of HDFS by hdfs dfs -createSnapshot");
    }
}
