package io.github.galefs.files;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds out where a file is read sequentially, and which blocks will be read next. Used by one thread at a time.
 *
 * <p>Work-groups that take turns cannot be told from another reader that begins later, fewer blocks behind than there
 * are work-groups: its requests are taken for late ones, and nothing is fetched ahead for it.
 *
 * @see SequentialReader
 */
final class ReadAhead {
    /** Most places where a file is read sequentially at the same time; the one that was used first is given up. */
    private static final int MAX_READERS = 8;

    private final List<SequentialReader> readers = new ArrayList<>(1);

    /** Reader of the latest request. */
    private SequentialReader current;

    /**
     * Returns whether a request for blocks that are cached is to be recorded: it is not if it is behind others, as
     * work-groups that run late find what was fetched for those before them.
     *
     * @param last      last block of the request.
     * @param maxWindow as of {@link #onRequest}.
     * @return whether it comes next at one of the places where the file is read.
     */
    boolean isNext(final long last, final long maxWindow) {
        for (final SequentialReader reader : readers) {
            if (!reader.isPast(last) && reader.isNear(last, maxWindow, 0)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Records a request, and returns how many blocks are to be fetched ahead, from {@link #begin} on.
     *
     * @param first     first block of the request.
     * @param last      last block of the request, which is fetched anyway.
     * @param maxWindow most blocks between requests and the last block that is fetched, for all readers together; from
     *     0, and the same at most times.
     * @param groups    work-groups, whose requests may be so many blocks behind each other when they take turns.
     * @return number of blocks, mostly 0; perhaps beyond the end of the file.
     */
    int onRequest(final long first, final long last, final long maxWindow, final int groups) {
        // At least one block: a reader whose window has been 0 would stay there.
        final long window = Math.clamp(maxWindow / Math.max(1, readers.size()), Math.min(1, maxWindow), maxWindow);
        final long maxDistance = Math.max(window, last - first + 1);
        current = reader(first, maxDistance, groups);
        if (current != null) {
            return current.onRequest(first, last, window);
        }
        current = readers.size() < MAX_READERS ? new SequentialReader() : readers.removeFirst();
        current.begin(first, last, window);
        readers.add(current);
        return 0;
    }

    /** Returns the reader to which a request is nearest: one that it may be late for, only if there is no other. */
    private SequentialReader reader(final long first, final long maxDistance, final int groups) {
        SequentialReader nearest = null;
        for (final SequentialReader reader : readers) {
            if (reader.isNear(first, maxDistance, 0)) {
                return reader;
            }
            if (nearest == null && reader.isNear(first, maxDistance, groups)) {
                nearest = reader;
            }
        }
        return nearest;
    }

    /** Returns the first block to be fetched after {@link #onRequest}. */
    long begin() {
        return current.aheadEnd();
    }

    /** Records that blocks from {@link #begin} on are being fetched. */
    void fetched(final int count) {
        current.fetched(count);
    }

    /** Forgets all requests. */
    void clear() {
        readers.clear();
    }
}
