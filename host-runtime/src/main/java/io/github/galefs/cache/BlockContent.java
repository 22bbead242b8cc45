package io.github.galefs.cache;

/** What becomes of a block's content when a kernel writes to the block. */
public enum BlockContent {
    /** Some of it stays, so it must be in the frame. */
    NEEDED,
    /** None of it stays: the file has none there, or all of it is written over. */
    REPLACED
}
