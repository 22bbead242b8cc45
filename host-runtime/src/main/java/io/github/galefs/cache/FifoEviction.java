package io.github.galefs.cache;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * First in, first out: evicts the frame that was filled first. A frame that cannot be evicted keeps its position.
 *
 * <p>A doubly linked list through frame numbers. Both operations take constant time for each frame offered and allocate
 * nothing.
 *
 * @see <a href="https://ipsj.ixsq.nii.ac.jp/records/142023">Matsumiya, Takahashi, Oyama (2015), who chose it</a>
 */
public final class FifoEviction implements EvictionPolicy {
    private static final int EMPTY = -1;

    private final int[] next;
    private final int[] previous;

    /** Head and tail of the list, in the last element of the arrays. */
    private final int sentinel;

    /**
     * Creates a policy.
     *
     * @param frameCount frames in the cache, at least 1.
     */
    public FifoEviction(final int frameCount) {
        sentinel = frameCount;
        next = new int[frameCount + 1];
        previous = new int[frameCount + 1];
        Arrays.fill(next, EMPTY);
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
    public int evict(final int limit, final IntPredicate evict) {
        int evicted = 0;
        int frame = next[sentinel];
        while (frame != sentinel && evicted < limit) {
            final int following = next[frame];
            if (evict.test(frame)) {
                next[previous[frame]] = following;
                previous[following] = previous[frame];
                evicted++;
            }
            frame = following;
        }
        return evicted;
    }
}
