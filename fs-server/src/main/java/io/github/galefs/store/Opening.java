package io.github.galefs.store;

import java.util.ArrayDeque;
import java.util.Deque;
import org.agrona.CloseHelper;

/**
 * The resources of something that is being opened. Closes them, the last first, unless the opening is complete: also
 * after an Error, which would otherwise leave locks, maps and threads behind that nothing can close.
 */
final class Opening implements AutoCloseable {
    private final Deque<AutoCloseable> resources = new ArrayDeque<>();
    private boolean complete;

    /** Adds a resource that was opened, and returns it. */
    <T extends AutoCloseable> T add(final T resource) {
        resources.push(resource);
        return resource;
    }

    /** Leaves the resources open, and returns what they belong to. */
    <T> T complete(final T opened) {
        complete = true;
        return opened;
    }

    /** Closes the resources if the opening is not complete. What they throw is added to what ended the opening. */
    @Override
    public void close() {
        if (!complete) {
            CloseHelper.closeAll(resources);
        }
    }
}
