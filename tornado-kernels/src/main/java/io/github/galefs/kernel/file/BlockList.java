package io.github.galefs.kernel.file;

import io.github.galefs.kernel.lane.LaneDescriptor;

/**
 * Blocks that the work-items of a group want and that are not cached. In the path buffer of a {@link
 * FileOperation#READ_LISTED} request: their indices in the file, 8 bytes each, little-endian. In the group's local
 * memory, one or two blocks that follow one another are one number.
 */
public final class BlockList {
    /** Most bytes of a list in a path buffer. */
    public static final int MAX_LENGTH = LaneDescriptor.PATH_CAPACITY;

    private BlockList() {}

    /** Returns the number for the blocks from the first to the last, of which there are one or two. */
    static long entry(final long first, final long last) {
        return first * 2 + (last - first);
    }

    /** Returns the index of the first block of an entry. */
    static long first(final long entry) {
        return entry >> 1;
    }

    /** Returns whether an entry is of two blocks. */
    static boolean isOfTwo(final long entry) {
        return (entry & 1) != 0;
    }
}
