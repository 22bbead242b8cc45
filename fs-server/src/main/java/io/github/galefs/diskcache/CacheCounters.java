package io.github.galefs.diskcache;

import java.util.concurrent.atomic.LongAdder;

/** Counters behind {@link DiskCacheStatistics}. Safe for use by several threads. */
final class CacheCounters {
    private final LongAdder hits = new LongAdder();
    private final LongAdder misses = new LongAdder();
    private final LongAdder passedReads = new LongAdder();
    private final LongAdder fetchedBytes = new LongAdder();
    private final LongAdder evictedBytes = new LongAdder();

    void onHit() {
        hits.increment();
    }

    void onMiss() {
        misses.increment();
    }

    void onPassed() {
        passedReads.increment();
    }

    void onFetched(final long bytes) {
        fetchedBytes.add(bytes);
    }

    void onEvicted(final long bytes) {
        evictedBytes.add(bytes);
    }

    DiskCacheStatistics statistics(final long cachedBytes, final int cachedFiles) {
        return new DiskCacheStatistics(
                hits.sum(),
                misses.sum(),
                passedReads.sum(),
                fetchedBytes.sum(),
                evictedBytes.sum(),
                cachedBytes,
                cachedFiles);
    }
}
