package io.github.galefs.files;

import java.util.Arrays;

/**
 * A place of a file where it is read sequentially, perhaps by several work-groups that take turns: their requests
 * arrive in nearly ascending order. Used by one thread at a time.
 *
 * <p>As in Linux, the blocks ahead are fetched in steps of a part of a window, and the window doubles with each step.
 * The first block of a step is kept from kernels until they ask for it, which starts another step: otherwise they would
 * find everything, and nobody would notice how far they are.
 *
 * @see <a href="https://doi.org/10.1145/1368506.1368515">Wu Fengguang, Xi Hongsheng, Xu Chenfeng: On the design of a
 *     new Linux readahead framework (2008)</a>
 */
final class SequentialReader {
    /**
     * Requests in a row that make a reader sequential, if they have left out no more than every other block; two are
     * enough where the first one is for a file's first block.
     */
    private static final int MIN_RUN = 8;

    /** Blocks by which requests may be behind each other, or more if there are more work-groups. */
    private static final int DISORDER = 64;

    /** Part of the window that is fetched at once; the rest is on its way, or there, when the next step begins. */
    private static final int STEP_PART = 4;

    /** Part of the largest window with which a reader begins. */
    private static final int FIRST_PART = 32;

    /** Latest requests among which another work-group's for the same block is found. */
    private static final int MAX_RECENT = 16;

    private static final long NONE = -1;

    /** One past the highest block that was requested. */
    private long frontier;

    /** Lowest block of the requests in a row, how many of them went on, and the number of their blocks. */
    private long runBegin;

    private int run;
    private long runBlocks;

    /** Blocks that were requested, and those that were left out although they had not been fetched ahead. */
    private long requested;

    private long skipped;

    /** One past the last block that was fetched ahead, or requested. */
    private long aheadEnd;

    private long window;

    /** Last blocks of the latest requests, each once: a ring, or {@link #NONE}. */
    private final long[] recent = new long[MAX_RECENT];

    private int recentEnd;

    /** Begins with a request. */
    void begin(final long first, final long last, final long maxWindow) {
        // Whoever begins with a file's first block mostly goes on with the second.
        run = first == 0 ? MIN_RUN - 1 : 1;
        runBegin = first;
        runBlocks = last - first + 1;
        requested = runBlocks;
        skipped = 0;
        frontier = last + 1;
        aheadEnd = last + 1;
        window = Math.max(1, maxWindow / FIRST_PART);
        Arrays.fill(recent, NONE);
        addRecent(last);
    }

    /** Returns whether a request may be this reader's: it is near the ones before. Work-groups may take turns. */
    boolean isNear(final long first, final long maxDistance, final int groups) {
        return first >= frontier - Math.max(DISORDER, groups) && first <= frontier + maxDistance;
    }

    /** Returns whether a block is behind others that were requested. */
    boolean isPast(final long block) {
        return block < frontier;
    }

    /**
     * Records a request, and returns how many blocks are to be fetched ahead, from {@link #aheadEnd()} on.
     *
     * @param first     first block of the request.
     * @param last      last block of the request, which is fetched anyway.
     * @param maxWindow most blocks between a request and the last block that is fetched, from 0.
     * @return number of blocks, mostly 0; perhaps beyond the end of the file.
     */
    int onRequest(final long first, final long last, final long maxWindow) {
        final boolean advances = last >= frontier;
        final long blocks = isRecent(last) ? 0 : last - first + 1;
        requested += blocks;
        skipped += Math.max(0, first - aheadEnd);
        if (blocks > 0) {
            addRecent(last);
        }
        frontier = Math.max(frontier, last + 1);
        aheadEnd = Math.max(aheadEnd, frontier);
        window = Math.min(window, maxWindow);
        if (skipped > requested + DISORDER) {
            begin(first, last, maxWindow);
        }
        if (run < MIN_RUN && !isSequentialAfter(first, last, blocks, advances)) {
            return 0;
        }
        final long step = (window + STEP_PART - 1) / STEP_PART;
        final long wanted = frontier + window - aheadEnd;
        return wanted < step ? 0 : (int) wanted;
    }

    /** Returns the first block to be fetched. */
    long aheadEnd() {
        return aheadEnd;
    }

    /** Records that blocks from {@link #aheadEnd()} on are being fetched, from 0. */
    void fetched(final int count) {
        aheadEnd += count;
        window += count > 0 ? window : 0;
    }

    private boolean isSequentialAfter(final long first, final long last, final long blocks, final boolean advances) {
        run += advances ? 1 : 0;
        runBlocks += blocks;
        runBegin = Math.min(runBegin, first);
        if (run == MIN_RUN && 2 * runBlocks < frontier - runBegin) {
            // Every tenth block, say: what lies between would be fetched in vain.
            begin(first, last, FIRST_PART * window);
        }
        return run == MIN_RUN;
    }

    /** Returns whether another work-group has asked for the same just before: many may walk the same blocks. */
    private boolean isRecent(final long last) {
        for (final long earlier : recent) {
            if (earlier == last) {
                return true;
            }
        }
        return false;
    }

    private void addRecent(final long last) {
        recent[recentEnd] = last;
        recentEnd = (recentEnd + 1) % MAX_RECENT;
    }
}
