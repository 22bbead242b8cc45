package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.FileAttributes;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;

/** Makes the status of a file or directory. */
final class Statuses {
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** Directories have no version: their names have no part in it. */
    private static final long NO_VERSION = 0;

    private static final int MAX_PERMISSIONS = 07777;

    private final FileVersions versions;

    Statuses(final FileVersions versions) {
        this.versions = versions;
    }

    /** Returns the status of what was found by its name. */
    FileStatus ofFound(final Tree.Found found) throws SystemCallException {
        final FileKey key = found.key();
        if (found.isDirectory()) {
            return status(key, found.attributes(), NO_VERSION);
        }
        final VersionedFile file = versions.acquireKnown(key);
        if (file == null) {
            return ofUnknown(key, found.descriptor());
        }
        try {
            final VersionedFile.Look look = file.lookByName(found.descriptor());
            return status(key, look.attributes(), look.version());
        } finally {
            versions.release(file);
        }
    }

    /** Returns the status of a name that is not served. */
    FileStatus ofName(final Tree.Found found) {
        final FileAttributes attributes = found.attributes();
        return new FileStatus(
                found.key().id(),
                false,
                attributes.permissions(),
                0,
                0,
                Math.floorDiv(attributes.modification(), NANOS_PER_MILLI),
                NO_VERSION);
    }

    private FileStatus ofUnknown(final FileKey key, final OpenInode file) throws SystemCallException {
        final long now = versions.rule().now();
        final FileAttributes attributes = versions.rule().look(file);
        return status(key, attributes, versions.rule().number(key, Fingerprint.of(attributes), now));
    }

    /** Returns the status of an open file. */
    FileStatus ofOpen(final VersionedFile file, final OpenInode descriptor) throws SystemCallException {
        final VersionedFile.Look look = file.look(descriptor);
        return status(file.key(), look.attributes(), look.version());
    }

    private static FileStatus status(final FileKey key, final FileAttributes attributes, final long version) {
        final boolean isDirectory = attributes.kind() == FileAttributes.Kind.DIRECTORY;
        return new FileStatus(
                key.id(),
                isDirectory,
                attributes.permissions(),
                isDirectory ? 0 : attributes.size(),
                isDirectory ? 0 : attributes.allocated(),
                Math.floorDiv(attributes.modification(), NANOS_PER_MILLI),
                version);
    }

    static void requirePermissions(final String file, final int permissions) throws FileServiceException {
        if (permissions < 0 || permissions > MAX_PERMISSIONS) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + ": permissions 0" + Integer.toOctalString(permissions) + ": allowed are 0 to 07777");
        }
    }
}
