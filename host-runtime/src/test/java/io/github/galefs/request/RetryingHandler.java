package io.github.galefs.request;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

/** Handler that tries each request until an attempt has replied to it, and grants no frames. */
public final class RetryingHandler implements RequestHandler {
    private final Predicate<Request> attempt;
    private final Deque<Request> waiting = new ArrayDeque<>();

    /**
     * Creates a handler.
     *
     * @param attempt tries to reply, and returns whether it did.
     */
    public RetryingHandler(final Predicate<Request> attempt) {
        this.attempt = attempt;
    }

    @Override
    public void onRequest(final Request request) {
        if (!attempt.test(request)) {
            waiting.add(request);
        }
    }

    @Override
    public int doWork() {
        int replies = 0;
        for (int i = waiting.size(); i > 0; i--) {
            final Request request = waiting.poll();
            if (attempt.test(request)) {
                replies++;
            } else {
                waiting.add(request);
            }
        }
        return replies;
    }
}
