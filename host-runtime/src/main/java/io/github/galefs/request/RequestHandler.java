package io.github.galefs.request;

/** Handles the requests of work-groups. Called by one thread at a time. */
@FunctionalInterface
public interface RequestHandler {
    /**
     * Replies to a request through its port, or defers it.
     *
     * @param request valid until this method returns.
     * @param port    of the work-group that sent it.
     * @return true after a reply; false to be called again with the same request, when other work-groups have made
     *     progress.
     */
    boolean onRequest(Request request, ReplyPort port);
}
