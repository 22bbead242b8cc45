package io.github.galefs.round;

import io.github.galefs.request.RequestHandler;
import io.github.galefs.transfer.FrameCopies;
import java.util.function.IntConsumer;

/**
 * What serves the rounds of all launches of a session.
 *
 * @param buffers    entries, records and paths.
 * @param handler    replies to the requests.
 * @param frameCount number of frames that replies may grant, from 0.
 * @param grants     grants of as many frames.
 * @param copies     copies into the frames.
 * @param onFilled   receives each frame whose copy has completed, before a work-group may use it.
 * @param policy     when rounds begin.
 */
public record RoundHost(
        RoundBuffers buffers,
        RequestHandler handler,
        int frameCount,
        FrameGrants grants,
        FrameCopies copies,
        IntConsumer onFilled,
        LaunchPolicy policy) {
    /** Waits until no copy into a frame is in progress: files are closed, and frames written back, after that. */
    public void awaitCopies() {
        copies.awaitAll(onFilled);
    }

    /** Ends the grants that a launch has left, after its files are closed: a frame still granted was not written. */
    public void endGrants() {
        grants.reset();
    }
}
