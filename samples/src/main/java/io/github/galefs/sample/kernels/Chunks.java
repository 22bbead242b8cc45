package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.gblocksize;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkItem;

/**
 * Hands out the chunks of a file in ascending order. Each work-group takes the next one when it has done one, so none
 * waits for a slower one, and the groups read nearly the same part of the file at any time. Device code.
 */
final class Chunks {
    /** Chunks for each work-group, so that all groups end at about the same time. */
    private static final int CHUNKS_PER_GROUP = 8;

    /** Bytes of the smallest chunk: enough for the work-items of a large group. */
    private static final int MIN_LENGTH = 4096;

    private Chunks() {}

    /**
     * Returns the length of a chunk, a power of two from {@link #MIN_LENGTH}: a block, or less if a work-group would
     * have fewer than {@link #CHUNKS_PER_GROUP} blocks.
     *
     * @param fs   the file system.
     * @param size of the file, in bytes.
     */
    static int length(final long[] fs, final long size) {
        final long share = size / CHUNKS_PER_GROUP / WorkItem.groupCount();
        int length = gblocksize(fs);
        while (length > MIN_LENGTH && length > share) {
            length /= 2;
        }
        return length;
    }

    /**
     * Takes the next chunk. All work-items of the group must call this.
     *
     * @param taken one element: the number of chunks that were taken, 0 at the launch.
     * @return index of a chunk that no other work-group has, perhaps beyond the end of the file.
     */
    static long take(final int[] taken) {
        return WorkItem.broadcast(WorkItem.localId() == 0 ? DeviceAtomics.getAndAdd(taken, 0, 1) : 0);
    }
}
