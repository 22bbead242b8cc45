package io.github.galefs.client;

import java.util.TreeSet;

/**
 * Assigns ids to the requests of one client, over all of its connections and sessions, and tracks which of them are in
 * flight. Safe for use by several threads.
 */
final class RequestIds {
    private final TreeSet<Long> inFlight = new TreeSet<>();
    private long last;

    /** Returns a new id, in flight until {@link #end}; ids grow by one, from 1. */
    synchronized long begin() {
        last++;
        inFlight.add(last);
        return last;
    }

    synchronized void end(final long id) {
        inFlight.remove(id);
    }

    /** Returns the lowest id in flight, or the next id if there is none: all requests below it have their replies. */
    synchronized long lowestInFlight() {
        return inFlight.isEmpty() ? last + 1 : inFlight.first();
    }
}
