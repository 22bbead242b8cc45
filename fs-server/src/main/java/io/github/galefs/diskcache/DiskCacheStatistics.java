package io.github.galefs.diskcache;

/**
 * Counts of a disk cache since it was opened, and its present size.
 *
 * @param hits         parts of reads, at most a piece each, that the cache had.
 * @param misses       parts that it did not have.
 * @param passedReads  reads that the origin has answered past the cache.
 * @param fetchedBytes bytes that the cache has read from the origin.
 * @param evictedBytes bytes that have left the cache for others.
 * @param cachedBytes  bytes of origins' files in the cache, with those on their way.
 * @param cachedFiles  files in the cache.
 */
public record DiskCacheStatistics(
        long hits,
        long misses,
        long passedReads,
        long fetchedBytes,
        long evictedBytes,
        long cachedBytes,
        int cachedFiles) {}
