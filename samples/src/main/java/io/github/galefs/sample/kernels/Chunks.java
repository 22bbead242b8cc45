package io.github.galefs.sample.kernels;

import static io.github.galefs.kernel.file.DeviceFile.gblocksize;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkItem;

/**
 * Hands out the chunks of a file in ascending order. Each work-group takes the next one when it has done one, so none
 * waits for a slower one, and the groups read nearly the same part of the file at any time. Device code.
 */
final class Chunks {
    /** Bytes of the largest chunk: small, so that all groups end at about the same time. */
    private static final int MAX_LENGTH = 64 << 10;

    private Chunks() {}

    /**
     * Returns the length of a chunk, which lies in one block. The same for all work-groups, as they share the count:
     * the length must not depend on the size of a file, which another program may change during a launch.
     */
    static int length(final long[] fs) {
        return Math.min(MAX_LENGTH, gblocksize(fs));
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
