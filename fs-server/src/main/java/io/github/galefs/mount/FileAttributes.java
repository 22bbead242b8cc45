package io.github.galefs.mount;

/**
 * What {@code stat} tells of a file or directory.
 *
 * @param inode              its number in the mount; never 0.
 * @param mode               kind and permission bits, as in {@code st_mode}.
 * @param links              1, or 0 for a file that was removed and is open.
 * @param owner              whom it belongs to.
 * @param size               bytes.
 * @param allocated          bytes that the service holds for it.
 * @param modificationMillis time of the last change, milliseconds since 1970-01-01T00:00Z.
 */
record FileAttributes(
        long inode, int mode, int links, Owner owner, long size, long allocated, long modificationMillis) {
    /** Bits of a mode that say what it is of. */
    static final int KIND = 0170000;

    static final int DIRECTORY = 0040000;
    static final int REGULAR_FILE = 0100000;
}
