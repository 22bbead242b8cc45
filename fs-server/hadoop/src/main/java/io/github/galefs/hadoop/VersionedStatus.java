package io.github.galefs.hadoop;

import io.github.galefs.file.FileStatus;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/**
 * Converts HDFS's status of a file or directory.
 *
 * <p>HDFS changes no byte of a file in place, so each version of a file counts as a file of its own. Its id is made
 * from the inode's id, the length and the modification time, and equals its version. A handle stays with the version
 * that it has opened. An opening after a change gets another id, and so shares neither cached blocks nor handles with
 * it.
 */
final class VersionedStatus {
    /** Set in the ids of files. Directories have the ids of inodes, which are smaller. */
    private static final long FILE_BIT = 1L << 62;

    private static final int PERMISSION_BITS = 07777;

    private VersionedStatus() {}

    /** Converts a status. */
    static FileStatus of(final HdfsFileStatus status) {
        final boolean isDirectory = status.isDirectory();
        final long version = isDirectory ? status.getModificationTime() : fileId(status);
        return new FileStatus(
                isDirectory ? status.getFileId() : version,
                isDirectory,
                status.getPermission().toShort() & PERMISSION_BITS,
                isDirectory ? 0 : status.getLen(),
                isDirectory ? 0 : status.getLen(),
                status.getModificationTime(),
                version);
    }

    private static long fileId(final HdfsFileStatus status) {
        final long hash = mix(mix(mix(status.getFileId()) + status.getLen()) + status.getModificationTime());
        return (hash & (FILE_BIT - 1)) | FILE_BIT;
    }

    /**
     * The finalizer of SplitMix64 (Steele, Lea and Flood, 2014): each bit of the result depends on all of the input.
     */
    private static long mix(final long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
