package io.github.galefs.mount;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * Whom all files of a mount belong to: the service knows no owners.
 *
 * @param user  number of the user.
 * @param group number of the user's group.
 */
record Owner(int user, int group) {
    private static final Path SELF = Path.of("/proc/self");

    /** Who runs this process. */
    static Owner ofThisProcess() throws MountException {
        try {
            return new Owner((Integer) Files.getAttribute(SELF, "unix:uid", LinkOption.NOFOLLOW_LINKS), (Integer)
                    Files.getAttribute(SELF, "unix:gid", LinkOption.NOFOLLOW_LINKS));
        } catch (final IOException e) {
            throw new MountException("cannot tell the owner of this process from " + SELF + ": is /proc mounted?", e);
        }
    }
}
