package io.github.galefs.cache;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestQueue;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** A queue of requests for each frame; memory is taken for as many queues as have had requests at the same time. */
final class FrameQueues {
    static final int NONE = -1;

    private final RequestQueue[] queues;
    private final BitSet used = new BitSet();
    private final Deque<RequestQueue> unused = new ArrayDeque<>();

    FrameQueues(final int frameCount) {
        queues = new RequestQueue[frameCount];
    }

    boolean isEmpty() {
        return used.isEmpty();
    }

    boolean hasRequests(final int frame) {
        return used.get(frame);
    }

    /** Returns whether a request for a mapping waits for a frame. */
    boolean hasMapping(final int frame) {
        return used.get(frame) && queues[frame].hasMapping();
    }

    /** Returns the first frame with requests, from a number on; or {@link #NONE}. */
    int next(final int frame) {
        return used.nextSetBit(frame);
    }

    void add(final int frame, final Request request) {
        if (!used.get(frame)) {
            used.set(frame);
            queues[frame] = unused.isEmpty() ? new RequestQueue() : unused.pop();
        }
        queues[frame].add(request);
    }

    /** Removes all requests. */
    void clear() {
        for (int frame = next(0); frame != NONE; frame = next(frame + 1)) {
            queues[frame].clear();
            unused.push(queues[frame]);
            queues[frame] = null;
        }
        used.clear();
    }

    /** Moves the requests of a frame to a queue. */
    void take(final int frame, final RequestQueue destination) {
        if (used.get(frame)) {
            used.clear(frame);
            destination.addAll(queues[frame]);
            unused.push(queues[frame]);
            queues[frame] = null;
        }
    }
}
