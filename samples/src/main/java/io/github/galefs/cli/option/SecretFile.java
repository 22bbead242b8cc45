package io.github.galefs.cli.option;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/** A file with a secret. Others must not have access to it, as OpenSSH requires of private keys. */
final class SecretFile {
    private static final Set<PosixFilePermission> OWNER = EnumSet.of(
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    private SecretFile() {}

    /**
     * Returns the first line without its line end, which editors add and which is no part of a secret.
     *
     * @throws IOException the file cannot be read, or its permissions let others read or change it.
     */
    static String firstLine(final Path file) throws IOException {
        LocalFile.requireRegular(file);
        requirePrivate(file);
        return Files.readString(file).lines().findFirst().orElse("");
    }

    private static void requirePrivate(final Path file) throws IOException {
        final Set<PosixFilePermission> permissions;
        try {
            permissions = Files.getPosixFilePermissions(file);
        } catch (final UnsupportedOperationException _) {
            // A file system without such permissions, as on Windows.
            return;
        }
        if (!OWNER.containsAll(permissions)) {
            throw new FileSystemException(
                    file.toString(),
                    null,
                    "others have access to this secret (" + PosixFilePermissions.toString(permissions)
                            + "); run: chmod 600 " + file);
        }
    }
}
