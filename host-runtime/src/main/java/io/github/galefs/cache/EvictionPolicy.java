package io.github.galefs.cache;

import java.util.function.IntPredicate;

/**
 * Decides which frame gives up its block when another block needs a frame. It hears of fills only: kernels use frames
 * without a word to the host. Used by one thread at a time.
 */
public interface EvictionPolicy {
    /** No frame could be evicted. */
    int NONE = -1;

    /**
     * A frame has been filled with a block. It was empty, or has just been evicted.
     *
     * @param frame the frame's number.
     */
    void onFilled(int frame);

    /**
     * Evicts a frame: offers filled frames, the one it would rather lose first, until one is taken, and forgets that
     * one.
     *
     * @param evict takes a frame, and says whether it could be evicted. It does not call this policy.
     * @return the frame that was taken, or {@link #NONE}.
     */
    int evict(IntPredicate evict);
}
