package io.github.galefs.mount;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The kernel's side of a mount, as it shows in {@code /sys}.
 *
 * @param device number of the device that the mounted files are on; its major number is 0.
 */
record KernelConnection(long device) {
    /** Finds the side of a mount that has begun to serve. */
    static KernelConnection at(final Path mountPoint) throws IOException {
        return new KernelConnection((Long) Files.getAttribute(mountPoint, "unix:dev"));
    }

    /** Ends the mount: calls under way fail, and so do all later ones of programs that still have something open. */
    void abort() throws IOException {
        Files.writeString(Path.of("/sys/fs/fuse/connections/" + minor() + "/abort"), "1", StandardOpenOption.WRITE);
    }

    private long minor() {
        return (device & 0xff) | ((device >> 12) & ~0xffL);
    }
}
