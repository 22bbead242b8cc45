package io.github.galefs.hadoop;

import io.github.galefs.file.FileStatus;
import io.github.galefs.hadoop.client.FileVersion;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;

/** Converts HDFS's status of a file or directory. */
final class Statuses {
    private static final int PERMISSION_BITS = 07777;

    private Statuses() {}

    static FileStatus ofDirectory(final HdfsFileStatus status) {
        return new FileStatus(
                status.getFileId(),
                true,
                permissions(status),
                0,
                0,
                status.getModificationTime(),
                status.getModificationTime());
    }

    static FileStatus ofFile(final HdfsFileStatus status, final FileVersion version) {
        return new FileStatus(
                version.fileId(),
                false,
                permissions(status),
                status.getLen(),
                status.getLen(),
                status.getModificationTime(),
                version.version());
    }

    private static int permissions(final HdfsFileStatus status) {
        return status.getPermission().toShort() & PERMISSION_BITS;
    }

    static FileStatus withPermissions(final FileStatus status, final int permissions) {
        return new FileStatus(
                status.fileId(),
                status.directory(),
                permissions,
                status.size(),
                status.allocated(),
                status.modificationMillis(),
                status.version());
    }

    static FileStatus withTime(final FileStatus status, final long millis) {
        return new FileStatus(
                status.fileId(),
                status.directory(),
                status.permissions(),
                status.size(),
                status.allocated(),
                millis,
                status.version());
    }
}
