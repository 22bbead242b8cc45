package io.github.galefs.lane;

/** Answers what work-groups ask. Called on the poller's thread only. */
@FunctionalInterface
public interface RequestHandler {
    /**
     * Answers a request, by one of {@link Lane}'s reply methods, or puts it off.
     *
     * @param lane    the work-group's lane.
     * @param request what it asks; valid until it has been answered.
     * @return true when it was answered; false to be called again with the same request in the poller's next turn.
     */
    boolean onRequest(Lane lane, LaneRequest request);
}
