package io.github.galefs.request;

/** Requests that wait for the same event, first in, first out. Allocates nothing. Used by one thread at a time. */
public final class RequestQueue {
    private Request first;
    private Request last;

    /** Requests for mappings. */
    private int mappingCount;

    /** Creates an empty queue. */
    public RequestQueue() {}

    /**
     * Returns whether no request waits.
     *
     * @return whether the queue is empty.
     */
    public boolean isEmpty() {
        return first == null;
    }

    /**
     * Adds a request at the end.
     *
     * @param request in no queue.
     * @throws IllegalStateException the request is in a queue.
     */
    public void add(final Request request) {
        if (request.isQueued) {
            throw new IllegalStateException(
                    "a request of work-group " + request.port().group() + " waits already");
        }
        request.isQueued = true;
        request.next = null;
        if (first == null) {
            first = request;
        } else {
            last.next = request;
        }
        last = request;
        mappingCount += request.isMapping() ? 1 : 0;
    }

    /**
     * Removes the first request.
     *
     * @return the request, or null if the queue is empty.
     */
    public Request poll() {
        final Request request = first;
        if (request != null) {
            first = request.next;
            request.next = null;
            request.isQueued = false;
            mappingCount -= request.isMapping() ? 1 : 0;
        }
        return request;
    }

    /**
     * Returns whether a request for a mapping waits.
     *
     * @return whether there is one.
     */
    public boolean hasMapping() {
        return mappingCount > 0;
    }

    /**
     * Moves the requests for mappings to the end of another queue. The others keep their order.
     *
     * @param destination not this queue.
     */
    public void moveMappings(final RequestQueue destination) {
        final Request end = last;
        boolean goesOn = first != null;
        while (goesOn) {
            goesOn = first != end;
            final Request request = poll();
            (request.isMapping() ? destination : this).add(request);
        }
    }

    /** Removes all requests. */
    public void clear() {
        while (poll() != null) {
            // poll() also clears the link and the queued flag of the request.
        }
    }

    /**
     * Moves all requests of another queue to the end of this one.
     *
     * @param other empty afterwards; not this queue.
     */
    public void addAll(final RequestQueue other) {
        if (other.first == null) {
            return;
        }
        if (first == null) {
            first = other.first;
        } else {
            last.next = other.first;
        }
        last = other.last;
        mappingCount += other.mappingCount;
        other.first = null;
        other.mappingCount = 0;
    }
}
