package io.github.galefs.cache;

import java.util.function.IntPredicate;

/**
 * Selects the frames whose blocks are evicted when other blocks need frames. Receives fills only: kernels access frames
 * without notice to the host. Used by one thread at a time.
 */
public interface EvictionPolicy {
    /**
     * Records that a frame has been filled with a block. It was empty, or was evicted just before.
     *
     * @param frame the frame's number.
     */
    void onFilled(int frame);

    /**
     * Evicts frames: offers filled frames in order of preference, each once, until enough are evicted, and removes
     * those. The others keep their order.
     *
     * @param limit number of frames to evict, at least 1.
     * @param evict tries to evict a frame and returns whether it succeeded. It does not call this policy.
     * @return number of evicted frames.
     */
    int evict(int limit, IntPredicate evict);
}
