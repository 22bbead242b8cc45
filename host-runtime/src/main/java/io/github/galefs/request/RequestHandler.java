package io.github.galefs.request;

/**
 * Handles the requests of work-groups. A request that must wait for something stays with the handler, which replies to
 * it later through its port, from any of these methods. Called by one thread at a time; no method waits.
 */
@FunctionalInterface
public interface RequestHandler {
    /**
     * Handles a request. Replies to it once, in this call or in a later one.
     *
     * @param request of a work-group that has no other request in flight and no grant.
     */
    void onRequest(Request request);

    /**
     * Ends the grant of a frame, which the work-group has released: it has written what it was granted for. To be
     * implemented by handlers that grant frames.
     *
     * @param request with a grant.
     */
    default void onReleased(final Request request) {}

    /**
     * Ends the grant of a frame that the work-group has not released, and will not use any more: its call has failed,
     * or its launch has ended. What it was granted for writing may be written in part, or not at all. To be implemented
     * by handlers that grant frames.
     *
     * @param request with a grant.
     */
    default void onAbandoned(final Request request) {}

    /**
     * Goes on with requests whose waits have ended. To be implemented by handlers that reply later.
     *
     * @return amount of work; 0 if there was nothing to do.
     */
    default int doWork() {
        return 0;
    }

    /**
     * Goes on with blocks that are on their way, but replies to nobody, takes no frame and changes no table:
     * work-groups may be in the middle of calls that need no request. To be implemented by handlers that move blocks.
     *
     * @return amount of work; 0 if there was nothing to do.
     */
    default int moveBlocks() {
        return 0;
    }

    /**
     * Returns whether {@link #moveBlocks} has, or will have, something to do. To be implemented by handlers that move
     * blocks.
     *
     * @return whether blocks are on their way.
     */
    default boolean isMovingBlocks() {
        return false;
    }

    /**
     * Returns whether replies will come although no work-group goes on. False if all requests without a reply wait for
     * what other work-groups do. To be implemented by handlers that reply later.
     *
     * @return whether it is worth to wait.
     */
    default boolean isBusy() {
        return false;
    }
}
