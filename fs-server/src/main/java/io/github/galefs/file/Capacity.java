package io.github.galefs.file;

/**
 * What a file service stores and how much more it can store.
 *
 * @param blockSize bytes of a block.
 * @param liveBytes bytes of payload that files and snapshots refer to.
 * @param deadBytes bytes of payload that nothing refers to, and that compaction has not reclaimed yet.
 * @param diskBytes bytes of disk space that the store occupies, as the file system below it counts them.
 * @param freeBytes bytes that can still be written.
 * @param files     number of files and directories that have a name, the root included.
 */
public record Capacity(int blockSize, long liveBytes, long deadBytes, long diskBytes, long freeBytes, long files) {}
