package io.github.galefs.posix;

import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Permissions of what only its owner may use. A umask can only take from them. */
public final class OwnerOnly {
    /** Permissions of a new file: read and write. */
    public static final FileAttribute<Set<PosixFilePermission>> FILE = of("rw-------");

    /** Permissions of a new directory: list, change and pass. */
    public static final FileAttribute<Set<PosixFilePermission>> DIRECTORY = of("rwx------");

    private OwnerOnly() {}

    private static FileAttribute<Set<PosixFilePermission>> of(final String permissions) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
    }
}
