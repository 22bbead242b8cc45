package io.github.galefs.cache;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * First in, first out: evicts the frames that were filled first. A frame that cannot be evicted keeps its position.
 *
 * <p>Neighbouring frames may be queued as one run, in the order of the runs' latest fills, and are then evicted one
 * after the other. Blocks that are fetched together so find neighbouring frames also after many evictions, and their
 * bytes travel by one copy. Otherwise the order of the queue becomes a random one: transfers do not complete in the
 * order of their start. What a limit has left of a run comes next, also if the run has been filled again before that:
 * otherwise its last frames would never be evicted.
 *
 * <p>A doubly linked list through the runs' numbers. Both operations take constant time for each frame offered and
 * allocate nothing.
 *
 * @see <a href="https://ipsj.ixsq.nii.ac.jp/records/142023">Matsumiya, Takahashi, Oyama (2015), who chose it</a>
 */
public final class FifoEviction implements EvictionPolicy {
    private static final int EMPTY = -1;

    /** Bytes in a run of blocks: from about so many on, the length of a copy hardly matters for its rate. */
    private static final int RUN_BYTES = 1 << 20;

    /** Part of the cache that a run may have: a small cache must not lose more than it needs. */
    private static final int MAX_RUN_PART = 64;

    private final int runLength;
    private final BitSet filled = new BitSet();
    private final int[] next;
    private final int[] previous;

    /** Head and tail of the list, in the last element of the arrays. */
    private final int sentinel;

    /** First frame of a run that a limit has left; or {@link #EMPTY}. */
    private int rest = EMPTY;

    /**
     * Creates a policy that queues frames one by one.
     *
     * @param frameCount frames in the cache, at least 1.
     */
    public FifoEviction(final int frameCount) {
        this(frameCount, 1);
    }

    /**
     * Creates a policy that queues frames in runs.
     *
     * @param frameCount frames in the cache, at least 1.
     * @param runLength  frames in a run, at least 1; the last run may have fewer.
     */
    public FifoEviction(final int frameCount, final int runLength) {
        this.runLength = runLength;
        sentinel = (frameCount + runLength - 1) / runLength;
        next = new int[sentinel + 1];
        previous = new int[sentinel + 1];
        Arrays.fill(next, EMPTY);
        next[sentinel] = sentinel;
        previous[sentinel] = sentinel;
    }

    /**
     * Creates a policy that queues runs of about 1 MiB, or less where that were a large part of the cache.
     *
     * @param frameCount frames in the cache, at least 1.
     * @param blockSize  bytes in a frame.
     * @return the policy.
     */
    public static FifoEviction inRuns(final int frameCount, final int blockSize) {
        final int maxLength = Math.clamp(frameCount / MAX_RUN_PART, 1, FrameReclaimer.MAX_BATCH);
        return new FifoEviction(frameCount, Math.clamp(RUN_BYTES / blockSize, 1, maxLength));
    }

    @Override
    public void onFilled(final int frame) {
        filled.set(frame);
        final int run = frame / runLength;
        if (next[run] != EMPTY) {
            unlink(run);
        }
        final int last = previous[sentinel];
        next[last] = run;
        previous[run] = last;
        next[run] = sentinel;
        previous[sentinel] = run;
    }

    @Override
    public int evict(final int limit, final IntPredicate evict) {
        final int begin = rest;
        int evicted = begin == EMPTY ? 0 : evictBetween(begin, end(begin / runLength), limit, evict);
        int run = next[sentinel];
        while (run != sentinel && evicted < limit) {
            final int following = next[run];
            final boolean isBegun = begin != EMPTY && begin / runLength == run;
            evicted += evictBetween(run * runLength, isBegun ? begin : end(run), limit - evicted, evict);
            run = following;
        }
        return evicted;
    }

    /** Evicts frames of one run, between two frames. */
    private int evictBetween(final int begin, final int end, final int limit, final IntPredicate evict) {
        int evicted = 0;
        int frame = firstFilled(begin, end);
        while (frame != EMPTY && evicted < limit) {
            if (evict.test(frame)) {
                filled.clear(frame);
                evicted++;
            }
            frame = firstFilled(frame + 1, end);
        }
        rest = frame;
        final int run = begin / runLength;
        if (firstFilled(run * runLength, end(run)) == EMPTY) {
            unlink(run);
        }
        return evicted;
    }

    private int end(final int run) {
        return (run + 1) * runLength;
    }

    /** Returns the first filled frame between two frames; or {@link #EMPTY}. */
    private int firstFilled(final int begin, final int end) {
        final int frame = filled.nextSetBit(begin);
        return frame < end ? frame : EMPTY;
    }

    private void unlink(final int run) {
        next[previous[run]] = next[run];
        previous[next[run]] = previous[run];
        next[run] = EMPTY;
    }
}
