package io.github.galefs.bench.evict;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.file.DeviceFile;

/** Reads of one work-group among many. Device code. */
final class EvictKernels {
    static final int BLOCKS_ARG = 0;
    static final int BLOCK_BYTES_ARG = 1;
    static final int PASSES_ARG = 2;
    static final int ARG_COUNT = 3;

    private EvictKernels() {}

    /**
     * Sums the first word of each block of the file "words". Work-group 0, of one work-item, does all of it; the others
     * return at once. It goes from the last block to the first, so that nobody reads ahead for it.
     *
     * @param fs   the file system.
     * @param args blocks in the file, bytes in a block, and passes.
     * @param sums receives the sum of all passes; a failed open and each failed mapping add 1.
     */
    static void sumFirstWords(final long[] fs, final int[] args, final long[] sums) {
        if (WorkItem.groupId() == 0) {
            final int blocks = args[BLOCKS_ARG];
            final int blockBytes = args[BLOCK_BYTES_ARG];
            final int requests = blocks * args[PASSES_ARG];
            final int fd = DeviceFile.gopen(fs, "words", DeviceFile.O_RDONLY);
            long sum = fd < 0 ? 1 : 0;
            int block = blocks - 1;
            for (int r = 0; r < requests; r++) {
                final long location = DeviceFile.gmap(fs, fd, (long) block * blockBytes, Long.BYTES);
                if (location >= 0 || location < DeviceFile.LOWEST_ERROR) {
                    sum += DeviceMemory.getLong(fs, location);
                    DeviceFile.gunmap(fs, Long.BYTES);
                } else {
                    sum++;
                }
                block = block > 0 ? block - 1 : blocks - 1;
            }
            DeviceFile.gclose(fs, fd);
            sums[0] = sum;
        }
    }
}
