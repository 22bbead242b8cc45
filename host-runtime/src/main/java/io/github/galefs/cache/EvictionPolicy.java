package io.github.galefs.cache;

import java.util.function.IntPredicate;

/**
 * Selects the frame whose block is evicted when another block needs a frame. Receives fills only: kernels access frames
 * without notice to the host. Used by one thread at a time.
 */
public interface EvictionPolicy {
    /** No frame could be evicted. */
    int NONE = -1;

    /**
     * Records that a frame has been filled with a block. It was empty, or was evicted just before.
     *
     * @param frame the frame's number.
     */
    void onFilled(int frame);

    /**
     * Evicts a frame: offers filled frames in order of preference until one is evicted, and removes that one.
     *
     * @param evict tries to evict a frame and returns whether it succeeded. It does not call this policy.
     * @return the evicted frame, or {@link #NONE}.
     */
    int evict(IntPredicate evict);
}
