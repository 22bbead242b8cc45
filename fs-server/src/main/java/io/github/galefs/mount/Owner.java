package io.github.galefs.mount;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Whom all files of a mount belong to: the service knows no owners.
 *
 * @param user  number of the user.
 * @param group number of the user's group.
 */
record Owner(int user, int group) {
    private static final Path STATUS = Path.of("/proc/self/status");

    /** Who runs this process. */
    static Owner ofThisProcess() throws MountException {
        try {
            final List<String> lines = Files.readAllLines(STATUS);
            return new Owner(effective("Uid:", lines), effective("Gid:", lines));
        } catch (final IOException e) {
            throw new MountException("cannot tell the owner of this process from " + STATUS + ": is /proc mounted?", e);
        }
    }

    /** A line has the real, effective, saved and file system's number. */
    private static int effective(final String label, final List<String> lines) throws IOException {
        for (final String line : lines) {
            if (line.startsWith(label)) {
                return Integer.parseUnsignedInt(line.split("\t", -1)[2]);
            }
        }
        throw new IOException("no line " + label);
    }
}
