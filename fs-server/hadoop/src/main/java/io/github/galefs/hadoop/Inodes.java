package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.staging.RemoteVersion;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DFSClient;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Files and directories of HDFS by their ids, whatever their names are. */
final class Inodes {
    private static final String PREFIX = "/.reserved/.inodes/";

    private Inodes() {}

    /** Returns the path of a file or directory that a rename does not change. */
    static Path path(final long inode) {
        return new Path(PREFIX + inode);
    }

    /** Returns the path of a name in a directory that a rename of the directory does not change. */
    static Path path(final long directory, final String name) {
        return new Path(PREFIX + directory + "/" + name);
    }

    /** Returns the id of the directory that a file lies in, or null if the file does not exist. */
    static Long parent(final HadoopClient client, final String subject, final long inode) throws FileServiceException {
        final DFSClient calls = client.files().getClient();
        // The class Path would resolve the two dots itself.
        final HdfsFileStatus parent =
                client.patience().repeat(subject, () -> calls.getFileInfo(PREFIX + inode + "/.."));
        return parent == null ? null : parent.getFileId();
    }

    static RemoteVersion versionOf(final HdfsFileStatus status) {
        return new RemoteVersion(status.getFileId(), status.getLen(), status.getModificationTime());
    }
}
