package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.FileVersion;
import org.apache.hadoop.fs.Path;

/** Statuses of files and directories. Object stores keep neither permissions nor times that are set. */
final class Statuses {
    private static final int PERMISSION_BITS = 07777;

    /** The permissions that Hadoop's connectors show. */
    static final int FILE_PERMISSIONS = 0666;

    static final int DIRECTORY_PERMISSIONS = 0777;

    private Statuses() {}

    /** A directory has no time: the store knows none of a prefix. */
    static FileStatus ofDirectory(final Path path) {
        return new FileStatus(ObjectVersions.ofDirectory(path), true, DIRECTORY_PERMISSIONS, 0, 0, 0, 0);
    }

    static FileStatus ofFile(final Stored stored, final FileVersion version) {
        return ofFile(version, stored.status().getLen(), stored.status().getModificationTime());
    }

    static FileStatus ofFile(final FileVersion version, final long size, final long millis) {
        return new FileStatus(version.fileId(), false, FILE_PERMISSIONS, size, size, millis, version.version());
    }

    /** Checks that a file or directory has permissions that are to be set: throws EINVAL or ENOTSUP otherwise. */
    static void requirePermissions(final String subject, final FileStatus status, final int permissions)
            throws FileServiceException {
        if ((permissions & ~PERMISSION_BITS) != 0) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    String.format("%s: permissions %o: must be from 0 to %o", subject, permissions, PERMISSION_BITS));
        }
        if (permissions != status.permissions()) {
            throw new FileServiceException(
                    PosixError.ENOTSUP,
                    String.format(
                            "%s: permissions %o: an object store keeps none, and shows %o",
                            subject, permissions, status.permissions()));
        }
    }

    /** Creates the refusal of a time. */
    static FileServiceException noTimes(final String subject) {
        return new FileServiceException(
                PosixError.ENOTSUP, subject + ": the time of an object is that of its upload, and cannot be set");
    }
}
