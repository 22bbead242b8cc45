package io.github.galefs.client;

import java.util.TreeSet;

/**
 * Assigns ids to the requests of one client, over all of its connections and sessions, and tracks which of those that
 * the server remembers the results of are in flight. Safe for use by several threads.
 */
final class RequestIds {
    private final TreeSet<Long> inFlight = new TreeSet<>();
    private long last;

    /** Returns a new id for a request whose result the server does not remember. */
    synchronized long next() {
        last++;
        return last;
    }

    /** Returns a new id, in flight until {@link #end}; ids grow by one, from 1. */
    synchronized long begin() {
        last++;
        inFlight.add(last);
        return last;
    }

    synchronized void end(final long id) {
        inFlight.remove(id);
    }

    /**
     * Returns the lowest id in flight, or the next id if there is none: the server may forget the results below it. A
     * sync that takes long does not hold it back.
     */
    synchronized long lowestInFlight() {
        return inFlight.isEmpty() ? last + 1 : inFlight.first();
    }
}
