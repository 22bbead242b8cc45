package io.github.galefs.mount;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * User and group of all files of a mount: the file service stores no owners.
 *
 * @param user  id of the user.
 * @param group id of the user's group.
 */
record Owner(int user, int group) {
    private static final Path STATUS = Path.of("/proc/self/status");

    /** Returns the effective user and group of this process. */
    static Owner ofThisProcess() throws MountException {
        try {
            final List<String> lines = Files.readAllLines(STATUS);
            return new Owner(effectiveId("Uid:", lines), effectiveId("Gid:", lines));
        } catch (final IOException e) {
            throw new MountException("cannot read the owner of this process from " + STATUS + ": is /proc mounted?", e);
        }
    }

    /** Returns the second id of a line, which has the real, effective, saved and file system id. */
    private static int effectiveId(final String label, final List<String> lines) throws IOException {
        for (final String line : lines) {
            if (line.startsWith(label)) {
                return Integer.parseUnsignedInt(line.split("\t", -1)[2]);
            }
        }
        throw new IOException("no line " + label);
    }
}
