package io.github.galefs.cache;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.util.function.IntPredicate;

/** Requests for writing that wait, with their frames, until those can be granted. */
final class HeldWriters {
    private final FrameQueues waiting;
    private final IntPredicate isFound;
    private final IntPredicate mayWrite;
    private final RequestQueue taken = new RequestQueue();

    /**
     * Creates a queue for each frame.
     *
     * @param isFound  tells whether lookups find a frame's block there.
     * @param mayWrite tells whether a frame that is found can be granted for writing once more.
     */
    HeldWriters(final int frameCount, final IntPredicate isFound, final IntPredicate mayWrite) {
        this.waiting = new FrameQueues(frameCount);
        this.isFound = isFound;
        this.mayWrite = mayWrite;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    boolean hasRequests(final int frame) {
        return waiting.hasRequests(frame);
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
            if (!isFound.test(frame)) {
                waiting.take(frame, taken);
                count += retry(requests);
            } else if (mayWrite.test(frame)) {
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
