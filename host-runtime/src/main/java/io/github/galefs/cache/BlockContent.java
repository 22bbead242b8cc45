package io.github.galefs.cache;

/** What of a block's content a request needs in the frame. */
public enum BlockContent {
    /** All bytes, for reading only: they may stay where the file service has them. */
    IN_PLACE,

    /** All bytes, in the frame's own memory: some remain when a kernel writes to the block. */
    NEEDED,

    /** No bytes remain when a kernel writes to the block: the file has none there, or all are overwritten. */
    REPLACED
}
