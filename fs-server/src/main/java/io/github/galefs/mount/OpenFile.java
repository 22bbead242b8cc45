package io.github.galefs.mount;

/**
 * A file that a program has open.
 *
 * @param handle    of the service.
 * @param inode     number of the file in the mount.
 * @param cacheGood whether what the kernel had cached of the file when it was opened was as the file was then.
 */
record OpenFile(long handle, long inode, boolean cacheGood) {}
