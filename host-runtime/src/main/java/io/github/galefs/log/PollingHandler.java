package io.github.galefs.log;

import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;

/** Decorator of a handler of requests that also polls for messages: both need a look from time to time. */
public final class PollingHandler implements RequestHandler {
    private final RequestHandler handler;
    private final KernelMessages messages;

    /**
     * Creates a decorator.
     *
     * @param handler  of the requests.
     * @param messages of the same kernels.
     */
    public PollingHandler(final RequestHandler handler, final KernelMessages messages) {
        this.handler = handler;
        this.messages = messages;
    }

    @Override
    public void onRequest(final Request request) {
        handler.onRequest(request);
    }

    @Override
    public void onReleased(final Request request) {
        handler.onReleased(request);
    }

    @Override
    public void onAbandoned(final Request request) {
        handler.onAbandoned(request);
    }

    @Override
    public int doWork() {
        return messages.poll() + handler.doWork();
    }

    @Override
    public int moveBlocks() {
        return handler.moveBlocks();
    }

    @Override
    public boolean isMovingBlocks() {
        return handler.isMovingBlocks();
    }

    @Override
    public boolean isBusy() {
        return handler.isBusy();
    }
}
