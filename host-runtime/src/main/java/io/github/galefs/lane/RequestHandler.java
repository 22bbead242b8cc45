package io.github.galefs.lane;

/** Handles the requests of work-groups. Called on the lane agent's thread only. */
@FunctionalInterface
public interface RequestHandler {
    /**
     * Replies to a request with one of {@link Lane}'s reply methods, or defers it.
     *
     * @param lane    of the work-group.
     * @param request of the work-group; valid until the reply.
     * @return true after a reply; false to be called again with the same request in the agent's next duty cycle.
     */
    boolean onRequest(Lane lane, LaneRequest request);
}
