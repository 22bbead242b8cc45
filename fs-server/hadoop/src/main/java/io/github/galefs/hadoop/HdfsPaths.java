package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.PathNames;
import io.github.galefs.hadoop.client.PathResolver;
import io.github.galefs.hadoop.client.ResolvedPath;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Paths of HDFS. */
final class HdfsPaths extends PathResolver {
    /** Limits of HDFS, for the path from the root of the cluster. */
    private static final int MAX_LENGTH = 8000;

    private static final int MAX_NAMES = 1000;

    private final HadoopClient client;

    HdfsPaths(final HadoopClient client) {
        super(client.root());
        this.client = client;
    }

    /** Returns whether a path leads into a snapshot of HDFS, where files never change. */
    static boolean isInSnapshot(final ResolvedPath path) {
        return (inCluster(path) + "/").contains("/.snapshot/");
    }

    /** Returns a path from the root of the cluster: a record outlives the service, whose root may be any directory. */
    static String inCluster(final ResolvedPath path) {
        return path.path().toUri().getPath();
    }

    @Override
    protected void requireDirectory(final ResolvedPath path) throws FileServiceException {
        final HdfsFileStatus status = client.statusOrNull(path.toString(), path.path());
        if (status == null) {
            throw path.error(PosixError.ENOENT);
        }
        if (!status.isDirectory()) {
            throw path.error(PosixError.ENOTDIR);
        }
    }

    @Override
    protected void requireAllowed(final String name) throws FileServiceException {
        if (name.indexOf(':') >= 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "name \"" + PathNames.beginning(name) + "\" contains a colon, which HDFS does not allow");
        }
    }

    @Override
    protected void requireLength(final String given, final String path, final int names) throws FileServiceException {
        if (path.length() > MAX_LENGTH || names > MAX_NAMES) {
            throw new FileServiceException(
                    PosixError.ENAMETOOLONG,
                    "path \"" + PathNames.beginning(given) + "\" would have " + path.length() + " characters and "
                            + names + " names in HDFS, which allows " + MAX_LENGTH + " and " + MAX_NAMES);
        }
    }
}
