package io.github.galefs.cache;

/** Detects frames that work-groups are using. */
public interface FrameGuard {
    /**
     * Returns whether a work-group that was granted a frame may still use it. Once false, remains false until the next
     * grant.
     *
     * @param frame the frame's number.
     * @return true while a grant of the frame is outstanding.
     */
    boolean isGranted(int frame);

    /**
     * Returns the number of outstanding grants of a frame for writing.
     *
     * @param frame the frame's number.
     * @return 0 or more; grows by later grants only.
     */
    int writerCount(int frame);

    /**
     * Returns whether it is known, without a search, that {@link #isGranted} is true of every frame.
     *
     * @return false unless the guard counts grants.
     */
    default boolean areAllGranted() {
        return false;
    }

    /**
     * Returns whether a work-group protects a frame that it found in the page table without a request. False means that
     * no work-group will use the frame only if the frame's entry was hidden before, followed by a full fence.
     *
     * @param frame the frame's number.
     * @return true while a hazard word names the frame.
     */
    boolean isProtected(int frame);
}
