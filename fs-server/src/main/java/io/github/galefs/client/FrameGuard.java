package io.github.galefs.client;

import java.io.EOFException;

/**
 * Refuses to continue a stream of frames after a frame that was not completed: the peer would take the next frame for
 * the rest of that one. Holds whatever has ended the frame, because a begun frame is marked before, not after. Used by
 * one thread at a time.
 */
final class FrameGuard {
    private boolean withinFrame;

    /**
     * Begins a frame; {@link #end} must follow when it is complete, and only then.
     *
     * @throws EOFException a frame was begun before and is incomplete.
     */
    void begin() throws EOFException {
        if (withinFrame) {
            throw new EOFException("an earlier frame on the connection is incomplete");
        }
        withinFrame = true;
    }

    /** Marks the frame as complete. */
    void end() {
        withinFrame = false;
    }
}
