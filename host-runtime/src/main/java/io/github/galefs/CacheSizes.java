package io.github.galefs;

import io.github.galefs.cache.PageTableWriter;
import org.agrona.BitUtil;

/** Limits of the block cache. */
final class CacheSizes {
    private static final long MAX_FRAMES = PageTableWriter.MAX_FRAMES;

    private CacheSizes() {}

    /** Fails with {@link IllegalArgumentException} if there is no such cache. */
    static void check(final int blockSize, final long cacheSize) {
        if (!BitUtil.isPowerOfTwo(blockSize)
                || blockSize < GaleFsContext.MIN_BLOCK_SIZE
                || blockSize > GaleFsContext.MAX_BLOCK_SIZE) {
            throw new IllegalArgumentException("block size " + blockSize + ": must be a power of two from "
                    + GaleFsContext.MIN_BLOCK_SIZE + " to " + GaleFsContext.MAX_BLOCK_SIZE);
        }
        if (cacheSize < blockSize) {
            throw new IllegalArgumentException(
                    "cache size " + cacheSize + ": must be at least one block, " + blockSize + " bytes");
        }
        if (cacheSize / blockSize > MAX_FRAMES) {
            throw new IllegalArgumentException("cache size " + cacheSize + " with blocks of " + blockSize
                    + " bytes: must be at most " + MAX_FRAMES + " blocks; use larger blocks");
        }
    }
}
