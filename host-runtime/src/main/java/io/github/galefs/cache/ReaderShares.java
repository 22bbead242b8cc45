package io.github.galefs.cache;

import io.github.galefs.request.Request;

/**
 * Shares the frames among the work-groups that read many blocks by one call. Frames are evicted first in, first out:
 * what is fetched for one of them stays until it has read it only if the others take fewer frames meanwhile than there
 * are.
 *
 * <p>A work-group has a share until its next request of any kind. One that has ended, of which the host does not know,
 * has it until the cache has turned over: its frames have been taken for others then. Used by one thread at a time.
 */
final class ReaderShares {
    /** Part of the cache that is shared: work-groups get on at different speeds, and others take frames, too. */
    private static final int SHARED_PART = 2;

    private static final int NO_TURNOVER = 0;

    private final FrameTable table;

    /** Number of the time in which as many frames are taken as there are, and frames that were taken before it. */
    private int turnover;

    private long takenBefore;

    /** Shares that were given in this turnover, and in the one before. */
    private int present;

    private int former;

    ReaderShares(final FrameTable table) {
        this.table = table;
        clear();
    }

    /** Gives a share, unless the work-group has one, and returns its frames, from 1. */
    int share(final Request request) {
        if (table.takenCount() - takenBefore >= table.frameCount()) {
            beginTurnover();
            former = present;
            present = 0;
        }
        end(request);
        request.setReadTurnover(turnover);
        present++;
        return Math.max(1, table.frameCount() / SHARED_PART / (present + former));
    }

    /** Takes the share of a work-group, if it has one. */
    void end(final Request request) {
        final int given = request.readTurnover();
        if (given == NO_TURNOVER) {
            return;
        }
        request.setReadTurnover(NO_TURNOVER);
        present -= given == turnover ? 1 : 0;
        former -= given == turnover - 1 ? 1 : 0;
    }

    /** Takes all shares. */
    void clear() {
        // Twice: shares of the turnover before would count.
        beginTurnover();
        beginTurnover();
        former = 0;
        present = 0;
    }

    private void beginTurnover() {
        turnover = turnover == Integer.MAX_VALUE ? 1 : turnover + 1;
        takenBefore = table.takenCount();
    }
}
