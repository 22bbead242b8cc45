package io.github.galefs.store.log;

import java.io.File;
import java.io.IOException;

/**
 * The space of a disk of this machine. A FileStore of {@code java.nio.file} would first look for the mount in the list
 * of mounts, which in a chroot lacks it.
 *
 * @param directory on the disk.
 */
record LocalDisk(File directory) implements FreeSpace {
    @Override
    public long usableBytes() throws IOException {
        requireSize();
        return directory.getUsableSpace();
    }

    @Override
    public long totalBytes() throws IOException {
        return requireSize();
    }

    /** Returns the size of the disk. A File has 0 for an error. */
    private long requireSize() throws IOException {
        final long size = directory.getTotalSpace();
        if (size == 0) {
            throw new IOException("the system does not tell the size of the disk of " + directory);
        }
        return size;
    }
}
