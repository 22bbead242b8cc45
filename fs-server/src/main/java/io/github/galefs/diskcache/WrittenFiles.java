package io.github.galefs.diskcache;

import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Files that this service has opened for writing. Their versions mean the same bytes in this run only: an origin that
 * stages writes, as that of HDFS does, gives the same version to the bytes of another run if an upload fails. Safe for
 * use by several threads.
 */
final class WrittenFiles {
    /** Bits of all files that were ever opened for writing: two files that share one are both taken for such. */
    private static final int BITS = 1 << 20;

    private final BitSet written = new BitSet(BITS);

    /** Number of handles for writing by file id. */
    private final Map<Long, Integer> handles = new ConcurrentHashMap<>();

    private final long run = ThreadLocalRandom.current().nextLong() | 1;

    /** Counts a handle for writing. */
    void open(final long fileId) {
        add(fileId);
        handles.merge(fileId, 1, Integer::sum);
    }

    /** Notes a file that was written without a handle. */
    void add(final long fileId) {
        synchronized (written) {
            written.set(bit(fileId));
        }
    }

    void close(final long fileId) {
        handles.computeIfPresent(fileId, (_, count) -> count == 1 ? null : count - 1);
    }

    /** Returns whether a file has a handle for writing. */
    boolean isOpen(final long fileId) {
        return handles.containsKey(fileId);
    }

    /** Returns the run in which the versions of a file have their meaning; see {@link CachedVersion#run}. */
    long runOf(final long fileId) {
        synchronized (written) {
            return written.get(bit(fileId)) ? run : CachedVersion.EACH_RUN;
        }
    }

    private static int bit(final long fileId) {
        return Math.floorMod(Long.hashCode(fileId), BITS);
    }
}
