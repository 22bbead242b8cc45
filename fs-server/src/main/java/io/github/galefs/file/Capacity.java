package io.github.galefs.file;

/**
 * What a service holds and has room for.
 *
 * @param blockSize bytes of a block.
 * @param liveBytes payload that files and snapshots refer to.
 * @param deadBytes payload that nothing refers to any more and that compaction has not given back yet.
 * @param diskBytes bytes that the store takes on its disk, as the disk counts them.
 * @param freeBytes bytes that can still be written.
 * @param files     files and directories that have a name, the root included.
 */
public record Capacity(int blockSize, long liveBytes, long deadBytes, long diskBytes, long freeBytes, long files) {}
