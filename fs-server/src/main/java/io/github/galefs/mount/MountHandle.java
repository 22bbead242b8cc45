package io.github.galefs.mount;

/**
 * A file that a program has open through the mount.
 *
 * @param handle       of the file service.
 * @param inode        inode number of the file in the mount.
 * @param cacheCurrent whether the kernel's cached pages matched the file's version at open.
 */
record MountHandle(long handle, long inode, boolean cacheCurrent) {}
