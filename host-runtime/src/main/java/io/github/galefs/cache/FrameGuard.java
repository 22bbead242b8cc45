package io.github.galefs.cache;

/** Tells which frames work-groups are using. */
public interface FrameGuard {
    /**
     * Whether a work-group that was granted a frame may still use it. Once false, false until the next grant.
     *
     * @param frame the frame's number.
     * @return true while a grant of the frame is outstanding.
     */
    boolean isGranted(int frame);

    /**
     * Whether a work-group protects a frame that it found in the page table by itself. Only when the frame's entry is
     * hidden and a full fence has followed does false mean that no work-group will use the frame.
     *
     * @param frame the frame's number.
     * @return true while a hazard word names the frame.
     */
    boolean isProtected(int frame);
}
