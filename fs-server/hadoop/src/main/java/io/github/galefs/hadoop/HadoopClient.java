package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Connection;
import io.github.galefs.hadoop.client.HadoopErrors;
import io.github.galefs.hadoop.client.Patience;
import io.github.galefs.hadoop.client.ResolvedPath;
import io.github.galefs.hadoop.staging.Destination;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hadoop's client of one service, and the patience with its cluster. Safe for use by several threads. */
final class HadoopClient extends Connection<DistributedFileSystem> {
    private static final Logger LOG = LoggerFactory.getLogger(HadoopClient.class);

    /** Bytes of a buffer that Hadoop's interface has and HDFS ignores. */
    private static final int UNUSED_BUFFER_LENGTH = 4096;

    private final Replicas replicas;

    private HadoopClient(
            final DistributedFileSystem files,
            final Patience patience,
            final Replicas replicas,
            final Path root,
            final String place) {
        super(files, patience, root, place);
        this.replicas = replicas;
    }

    @Override
    public String recordedPath(final ResolvedPath path) {
        return HdfsPaths.inCluster(path);
    }

    @Override
    protected void removeUpload(final Destination discarded) {
        if (!discarded.temporary().isEmpty()) {
            removeQuietly(discarded.path(), new Path(discarded.temporary()));
        }
    }

    /** Removes a file in one attempt. A failure is logged. */
    void removeQuietly(final String subject, final Path temporary) {
        try {
            files().delete(temporary, false);
        } catch (final IOException e) {
            LOG.debug("{}: {} is left: {}", subject, temporary, HadoopErrors.firstLine(e));
        }
    }

    /**
     * Connects to the cluster, without patience: a wrong address fails at once.
     *
     * @throws FileServiceException ENOENT or ENOTDIR unless the place is a directory; as the cluster's failures.
     */
    static HadoopClient connect(final HadoopContext context) throws FileServiceException {
        final URI place = context.place();
        final Path root = new Path(place.getPath().isEmpty() ? "/" : place.getPath());
        final Configuration configuration = context.hadoopConfiguration();
        KerberosLogin.begin(configuration);
        final DistributedFileSystem files = newFileSystem(place, configuration);
        boolean isConnected = false;
        try {
            if (!files.getFileStatus(root).isDirectory()) {
                throw new FileServiceException(PosixError.ENOTDIR, place.toString());
            }
            // The first connection to a datanode needs them. Without this, an open file could not be read at first
            // while the namenode is away. The client keeps them for an hour.
            files.getServerDefaults(root);
            isConnected = true;
            return new HadoopClient(
                    files,
                    new Patience(place.toString(), context.patience()),
                    new Replicas(files, place.toString(), context.patience()),
                    root,
                    place.getScheme() + "://" + place.getAuthority());
        } catch (final IOException e) {
            throw HadoopErrors.convert(place.toString(), e);
        } finally {
            if (!isConnected) {
                close(files, place.toString());
            }
        }
    }

    /** Never the instance that Hadoop's other users of this JVM share: whoever closes it closes it for all. */
    private static DistributedFileSystem newFileSystem(final URI place, final Configuration configuration)
            throws FileServiceException {
        try {
            final FileSystem files = FileSystem.newInstance(place, configuration);
            if (files instanceof DistributedFileSystem hdfs) {
                return hdfs;
            }
            close(files, place.toString());
            throw FileServiceException.withMessage(
                    PosixError.EINVAL,
                    place + ": Hadoop's configuration has " + files.getClass().getName()
                            + " for this scheme: fs.hdfs.impl must be DistributedFileSystem",
                    null);
        } catch (final IllegalArgumentException e) {
            // How Hadoop's client reports the name of a host or service that it cannot find.
            throw FileServiceException.withMessage(
                    PosixError.ECONNREFUSED,
                    "cannot connect to " + place + ": " + e.getMessage()
                            + ": check the host, and that HADOOP_CONF_DIR has the configuration of a name service",
                    e);
        } catch (final IOException e) {
            throw HadoopErrors.convert(place.toString(), e);
        }
    }

    Replicas replicas() {
        return replicas;
    }

    /** Returns the status of a path, or null if it does not exist. */
    HdfsFileStatus statusOrNull(final String subject, final Path path) throws FileServiceException {
        final DistributedFileSystem open = files();
        return patience().repeat(subject, () -> statusOrNull(open, path));
    }

    /**
     * Returns the status of a path.
     *
     * @throws FileServiceException ENOENT; ENOTDIR, also for a file if the path can only name a directory.
     */
    HdfsFileStatus required(final ResolvedPath path) throws FileServiceException {
        final HdfsFileStatus status = statusOrNull(path.toString(), path.path());
        if (status == null) {
            throw path.error(isBelowFile(path) ? PosixError.ENOTDIR : PosixError.ENOENT);
        }
        if (path.wantsDirectory() && !status.isDirectory()) {
            throw path.error(PosixError.ENOTDIR);
        }
        return status;
    }

    /** Throws the reason why a path names nothing, if that is one of the names before the last. */
    void requireDirectory(final ResolvedPath path) throws FileServiceException {
        if (isBelowFile(path)) {
            throw path.error(PosixError.ENOTDIR);
        }
        if (statusOrNull(path.toString(), path.path().getParent()) == null) {
            throw path.error(PosixError.ENOENT);
        }
    }

    /** HDFS does not say why a path names nothing. */
    private boolean isBelowFile(final ResolvedPath path) throws FileServiceException {
        HdfsFileStatus ancestor = null;
        for (Path parent = path.path().getParent(); ancestor == null && parent != null; parent = parent.getParent()) {
            ancestor = statusOrNull(path.toString(), parent);
        }
        return ancestor != null && !ancestor.isDirectory();
    }

    /** Makes one attempt to get a status; returns null if the path does not exist. */
    static HdfsFileStatus statusOrNull(final DistributedFileSystem files, final Path path) throws IOException {
        try {
            return (HdfsFileStatus) files.getFileStatus(path);
        } catch (final FileNotFoundException e) {
            return null;
        }
    }

    /** Makes one attempt to open the version of a file that a status is of, whatever the name of the file is now. */
    static FSDataInputStream openVersion(final DistributedFileSystem files, final HdfsFileStatus status)
            throws IOException {
        return files.open(files.getPathHandle((FileStatus) status, Options.HandleOpt.content()), UNUSED_BUFFER_LENGTH);
    }
}
