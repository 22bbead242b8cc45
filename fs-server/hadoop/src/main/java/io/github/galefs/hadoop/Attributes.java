package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.Patience;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;

/** Changes of permissions and times. */
final class Attributes {
    private static final int PERMISSION_BITS = 07777;

    /** HDFS drops the bits set-user-id and set-group-id in silence. */
    private static final int KEPT_BITS = 01777;

    /** Means to HDFS that a time stays as it is. */
    static final long UNCHANGED = -1;

    private Attributes() {}

    static void setPermissions(
            final Patience patience,
            final DistributedFileSystem files,
            final String subject,
            final Path path,
            final int permissions)
            throws FileServiceException {
        requirePermissions(subject, permissions);
        patience.repeat(subject, () -> {
            files.setPermission(path, new FsPermission((short) permissions));
            return null;
        });
    }

    /** Checks that HDFS keeps permissions: throws EINVAL or ENOTSUP. */
    static void requirePermissions(final String subject, final int permissions) throws FileServiceException {
        if ((permissions & ~PERMISSION_BITS) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    String.format("%s: permissions %o: must be from 0 to %o", subject, permissions, PERMISSION_BITS));
        }
        if ((permissions & ~KEPT_BITS) != 0) {
            throw new FileServiceException(
                    PosixError.ENOTSUP,
                    String.format("%s: permissions %o: HDFS keeps only %o", subject, permissions, KEPT_BITS));
        }
    }

    static void setModificationTime(
            final Patience patience,
            final DistributedFileSystem files,
            final String subject,
            final Path path,
            final long millis)
            throws FileServiceException {
        requireTime(subject, millis);
        patience.repeat(subject, () -> {
            files.setTimes(path, millis, UNCHANGED);
            return null;
        });
    }

    /** Checks that HDFS keeps a time: throws ENOTSUP. */
    static void requireTime(final String subject, final long millis) throws FileServiceException {
        if (millis < 0) {
            throw new FileServiceException(
                    PosixError.ENOTSUP, subject + ": time " + millis + ": HDFS keeps times from 1970 on");
        }
    }
}
