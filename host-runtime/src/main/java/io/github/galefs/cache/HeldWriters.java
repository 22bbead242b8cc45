package io.github.galefs.cache;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.util.function.IntPredicate;

/** Requests that wait, with their frames, until those can be granted: nearly all of them for writing. */
final class HeldRequests {
    private final FrameQueues waiting;
    private final IntPredicate isFound;
    private final IntPredicate mayGrant;
    private final RequestQueue taken = new RequestQueue();

    /**
     * Creates a queue for each frame.
     *
     * @param isFound  tells whether lookups find a frame's block there.
     * @param mayGrant tells whether a frame can be granted once more, if it is still found.
     */
    HeldRequests(final int frameCount, final IntPredicate isFound, final IntPredicate mayGrant) {
        this.waiting = new FrameQueues(frameCount);
        this.isFound = isFound;
        this.mayGrant = mayGrant;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    boolean hasRequests(final int frame) {
        return waiting.hasRequests(frame);
    }

    /** Returns whether a request for a mapping waits for a frame. */
    boolean hasMapping(final int frame) {
        return waiting.hasMapping(frame);
    }

    void add(final int frame, final Request request) {
        waiting.add(frame, request);
    }

    /** Takes all requests out. */
    void cancel() {
        waiting.clear();
        taken.clear();
    }

    /** Goes on with the requests whose wait has ended, each of which may be added again; returns their number. */
    int goOn(final FrameRequests requests) {
        int count = 0;
        for (int frame = waiting.next(0); frame != FrameQueues.NONE; frame = waiting.next(frame + 1)) {
            // A look at what was released may end the block's stay in the frame, so whether it is found comes last.
            final boolean mayBeGranted = mayGrant.test(frame);
            if (!isFound.test(frame)) {
                waiting.take(frame, taken);
                count += retry(requests);
            } else if (mayBeGranted) {
                waiting.take(frame, taken);
                count += grant(frame, requests);
            }
        }
        return count;
    }

    private int retry(final FrameRequests requests) {
        int count = 0;
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            requests.onRetry(request);
            count++;
        }
        return count;
    }

    private int grant(final int frame, final FrameRequests requests) {
        int count = 0;
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            requests.onReady(request, frame);
            count++;
        }
        return count;
    }
}
