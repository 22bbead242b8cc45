package io.github.galefs.sample.kernels;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.WorkItem;

/**
 * Hands out the chunks of a file in ascending order. Each work-group takes the next one when it has done one, so none
 * waits for a slower one, and the groups read nearly the same part of the file at any time. Device code.
 */
final class Chunks {
    private Chunks() {}

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
