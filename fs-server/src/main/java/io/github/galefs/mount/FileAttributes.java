package io.github.galefs.mount;

/**
 * Attributes of a file or directory, as {@code stat} returns them.
 *
 * @param inode              inode number in the mount; not 0.
 * @param mode               kind and permission bits, as in {@code st_mode}.
 * @param links              1, or 0 for an open file that was unlinked.
 * @param owner              user and group.
 * @param size               in bytes.
 * @param allocated          bytes that the service stores for the file.
 * @param modificationMillis time of the last change, milliseconds since 1970-01-01T00:00Z.
 */
record FileAttributes(
        long inode, int mode, int links, Owner owner, long size, long allocated, long modificationMillis) {
    /** Mask of a mode's file kind: C's {@code S_IFMT}. */
    static final int KIND = 0170000;

    static final int DIRECTORY = 0040000;
    static final int REGULAR_FILE = 0100000;
}
