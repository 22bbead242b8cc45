package io.github.galefs.store.journal;

import io.github.galefs.store.log.BlockLocation;

/**
 * A copy of a payload that compaction has recorded and that is not sound.
 *
 * @param fileId   id of the file.
 * @param block    number of the block in the file.
 * @param original location of the payload, where it still is.
 * @param copy     location of the copy.
 */
public record SkippedCopy(long fileId, long block, BlockLocation original, BlockLocation copy) {}
