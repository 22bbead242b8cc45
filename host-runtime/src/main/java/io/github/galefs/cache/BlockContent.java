package io.github.galefs.cache;

/** Whether the content of a block is needed when a kernel writes to the block. */
public enum BlockContent {
    /** Some bytes remain, so the block must be fetched. */
    NEEDED,
    /** No bytes remain: the file has none there, or all are overwritten. */
    REPLACED
}
