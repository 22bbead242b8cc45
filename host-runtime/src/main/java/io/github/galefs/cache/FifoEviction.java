package io.github.galefs.cache;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * First in, first out: the frame that was filled longest ago goes first. A frame that cannot go keeps its place.
 *
 * <p>A doubly linked list over the frames' numbers; both operations take constant time, and allocate nothing.
 *
 * @see <a href="https://ipsj.ixsq.nii.ac.jp/records/142023">Matsumiya, Takahashi, Oyama (2015), who chose it</a>
 */
public final class FifoEviction implements EvictionPolicy {
    private final int[] next;
    private final int[] previous;

    /** The list's head and end, in the arrays' last element. */
    private final int sentinel;

    /**
     * A policy for a cache.
     *
     * @param frameCount frames in the cache, at least 1.
     */
    public FifoEviction(final int frameCount) {
        sentinel = frameCount;
        next = new int[frameCount + 1];
        previous = new int[frameCount + 1];
        Arrays.fill(next, NONE);
        next[sentinel] = sentinel;
        previous[sentinel] = sentinel;
    }

    @Override
    public void onFilled(final int frame) {
        final int last = previous[sentinel];
        next[last] = frame;
        previous[frame] = last;
        next[frame] = sentinel;
        previous[sentinel] = frame;
    }

    @Override
    public int evict(final IntPredicate evict) {
        int frame = next[sentinel];
        while (frame != sentinel && !evict.test(frame)) {
            frame = next[frame];
        }
        if (frame == sentinel) {
            return NONE;
        }
        next[previous[frame]] = next[frame];
        previous[next[frame]] = previous[frame];
        return frame;
    }
}
