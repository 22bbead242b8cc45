package io.github.galefs.device.gpu;

/** Events that a command waits for. Used by one thread at a time; allocates nothing. */
public final class WaitList {
    /** No events. */
    public static final WaitList NOTHING = new WaitList(0);

    private final long[] events;
    private int count;

    /**
     * Creates an empty list.
     *
     * @param capacity events at most.
     */
    public WaitList(final int capacity) {
        events = new long[capacity];
    }

    /** Adds an event, or nothing for {@link GpuContext#NO_EVENT}. */
    void add(final long event) {
        if (event != GpuContext.NO_EVENT) {
            events[count++] = event;
        }
    }

    /**
     * Returns the number of events.
     *
     * @return the number.
     */
    public int count() {
        return count;
    }

    /**
     * Returns an event.
     *
     * @param index from 0.
     * @return the event, which the list keeps.
     */
    public long event(final int index) {
        return events[index];
    }

    /** Empties the list. */
    void clear() {
        count = 0;
    }

    /** Releases all events, and empties the list. */
    void releaseAll(final GpuContext context) {
        while (count > 0) {
            context.release(events[--count]);
        }
    }
}
